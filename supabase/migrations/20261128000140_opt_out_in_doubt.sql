set lock_timeout = '500ms';

-- Stops texts to a contact for the office, or allows them again. A STOP by the contact stays. Either way the office has
-- decided about a text that may be an opt-out. Returns changed, stopped_by_contact or no_conversation.
create or replace function public.set_opted_out(p_address text, p_opted_out boolean, p_actor uuid) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
begin
  -- Locked, so that a second change waits for this one.
  select * into v_contact from public.contacts c where c.address = p_address for update;
  if v_contact.id is null then return 'no_conversation'; end if;
  if v_contact.opted_out_by_contact and not p_opted_out then return 'stopped_by_contact'; end if;
  if v_contact.opted_out_by_office <> p_opted_out or v_contact.opt_out_in_doubt is not null then
    update public.contacts c set opted_out_by_office = p_opted_out, opt_out_in_doubt = null where c.id = v_contact.id;
  end if;
  if v_contact.opted_out_by_office <> p_opted_out then
    insert into public.audit_log (actor, action, subject, old_value, new_value)
    values (p_actor, case when p_opted_out then 'texts.stop' else 'texts.allow' end, p_address,
      not p_opted_out, p_opted_out);
  end if;
  return 'changed';
end;
$$;

-- Notes that the office has read what may be an opt-out, up to and including this message, and found that it is none. A
-- later one stays in doubt. Returns false when the message isn't theirs.
create function public.dismiss_opt_out(p_address text, p_message_id uuid, p_actor uuid) returns boolean
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
  v_read public.messages;
begin
  select * into v_contact from public.contacts c where c.address = p_address for update;
  select * into v_read from public.messages m where m.id = p_message_id and m.contact_id = v_contact.id;
  if v_read.id is null then return false; end if;
  if v_contact.opt_out_in_doubt is not null and not exists (
    select from public.messages m
    where m.id = v_contact.opt_out_in_doubt and (m.created_at, m.id) > (v_read.created_at, v_read.id)
  ) then
    update public.contacts c set opt_out_in_doubt = null where c.id = v_contact.id;
    insert into public.audit_log (actor, action, subject) values (p_actor, 'texts.no_opt_out', p_address);
  end if;
  return true;
end;
$$;

revoke execute on function public.dismiss_opt_out(text, uuid, uuid) from public, anon, authenticated;
grant execute on function public.dismiss_opt_out(text, uuid, uuid) to service_role;
