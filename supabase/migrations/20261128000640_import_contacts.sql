-- Adds and changes contacts ([{"address", "name", "company", "email", "phone_extension"}]). Details that are left out
-- stay. With p_how and p_note, the office says that all of them agreed to texts. It is stored for whoever has no
-- permission yet, and never for an e-mail address or somebody who opted out or is blocked.
-- Returns for each, in the same order: outcome: created, renamed, updated (another detail changed) or unchanged;
-- texting: null unless p_how is given, or else allowed, opted_out, blocked or no_phone.
set lock_timeout = '500ms';
drop function public.import_contacts(jsonb, uuid);
create function public.import_contacts(
  p_contacts jsonb, p_actor uuid, p_how text default null, p_note text default null
) returns table (outcome text, texting text)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_given record;
  v_known public.contacts;
  v_contact public.contacts;
  v_changed text[] := '{}';
begin
  -- Imports wait for each other, so that two that lock the same contacts can't deadlock.
  perform pg_advisory_xact_lock(hashtextextended('import_contacts', 0));
  for v_given in
    select g.address, g.name, g.company, g.email, g.phone_extension
    from jsonb_array_elements(p_contacts) with ordinality as list (value, place),
      jsonb_to_record(list.value) as g (address text, name text, company text, email text, phone_extension text)
    order by list.place
  loop
    select * into v_known from public.contacts c where c.address = v_given.address;
    insert into public.contacts as c (address, name, company, email, phone_extension)
    values (v_given.address, v_given.name, v_given.company, v_given.email, v_given.phone_extension)
    on conflict (address) do update set
      name = excluded.name, company = coalesce(excluded.company, c.company),
      email = coalesce(excluded.email, c.email),
      phone_extension = coalesce(excluded.phone_extension, c.phone_extension)
    where (c.name, c.company, c.email, c.phone_extension) is distinct from (
      excluded.name, coalesce(excluded.company, c.company), coalesce(excluded.email, c.email),
      coalesce(excluded.phone_extension, c.phone_extension));
    if found then v_changed := v_changed || v_given.address; end if;
    outcome := case
      when not found then 'unchanged'
      when v_known.id is null then 'created'
      when v_known.name is distinct from v_given.name then 'renamed'
      else 'updated' end;
    texting := null;
    if p_how is not null then
      -- Locked, so that a STOP that arrives meanwhile waits and counts.
      select * into v_contact from public.contacts c where c.address = v_given.address for update;
      texting := case
        when v_contact.is_blocked then 'blocked'
        when private.is_refused(v_contact) then 'opted_out'
        when position('@' in v_contact.address) > 0 then 'no_phone'
        else 'allowed' end;
      if texting = 'allowed' and v_contact.texting_allowed_by is null then
        update public.contacts c set
          texting_allowed_by = p_how, permission_note = p_note, permission_noted_by = p_actor,
          permission_noted_at = now()
        where c.id = v_contact.id;
        insert into public.audit_log (actor, action, subject, old_value, new_value)
        values (p_actor, 'texts.permission', v_contact.address, null, p_how);
      end if;
    end if;
    return next;
  end loop;
  insert into public.audit_log (actor, action, new_value)
  select p_actor, 'contacts.import', count(distinct changed.address)::text from unnest(v_changed) as changed (address)
  having count(*) > 0;
end;
$$;
grant execute on function public.import_contacts(jsonb, uuid, text, text) to service_role;
