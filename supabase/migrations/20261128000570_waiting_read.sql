set lock_timeout = '500ms';
-- Marks a contact's texts as read, up to and including this one, and their missed calls as seen. Without a message only
-- the calls. Returns false when the message isn't theirs, or there is no such contact.
drop function public.mark_read(text, uuid);
create function public.mark_read(p_address text, p_message_id uuid default null) returns boolean
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid;
  v_at timestamptz;
begin
  select c.id into v_contact from public.contacts c where c.address = p_address;
  select m.created_at into v_at from public.messages m where m.id = p_message_id and m.contact_id = v_contact;
  if v_contact is null or p_message_id is not null and v_at is null then return false; end if;
  -- Calls are locked before contacts, as everywhere.
  update public.calls k set seen_at = now()
  where k.other_number = p_address and k.direction = 'inbound' and k.handled_at is null
    and (k.seen_at is null or exists (
      select from public.voicemails v where v.call_sid = k.call_sid and v.created_at > k.seen_at));
  -- Locked, so that a text that arrives meanwhile waits and is counted.
  perform from public.contacts c where c.id = v_contact for update;
  update public.contacts c set unread_count = least(c.unread_count, (
    select count(*) from public.messages m
    where m.contact_id = v_contact and m.direction = 'inbound' and (m.created_at, m.id) > (v_at, p_message_id)))
  where c.id = v_contact and c.unread_count > 0 and v_at is not null;
  return true;
end;
$$;
grant execute on function public.mark_read(text, uuid) to service_role;
