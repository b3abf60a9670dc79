-- Contacts: what counts as read, who may be texted, and what counts as a change.

-- Each change gets a later time than the one before, even on machines whose clock ticks only once per millisecond.
create function private.note_contact_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.changed_at := greatest(clock_timestamp(), old.changed_at + interval '1 microsecond');
  return new;
end;
$$;
create trigger note_contact_change before update on public.contacts
for each row execute function private.note_contact_change();

-- A note or a request's outcome counts as a change of the contact, so that an open office loads it.
create function private.note_follow_up() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.contacts c set changed_at = clock_timestamp() where c.id = coalesce(new.contact_id, old.contact_id);
  return null;
end;
$$;
create trigger note_follow_up after insert or delete on public.contact_notes
for each row execute function private.note_follow_up();
create trigger note_follow_up after update on public.quote_requests
for each row execute function private.note_follow_up();

-- Why nobody may text this contact, by the contract's names. Null when they may be texted.
create function private.text_block(p_contact public.contacts) returns text
language sql immutable set search_path = ''
return case
  when p_contact.is_blocked then 'blocked'
  when p_contact.opted_out_by_contact then 'opted_out'
  when p_contact.opted_out_by_office then 'opted_out_by_office'
  when p_contact.texting_allowed_by is not null then null
  when position('@' in p_contact.address) > 0 then 'no_phone'
  else 'no_consent'
end;

-- Whether nobody may text them in any case. Their address is kept, so that this holds for good.
create function private.is_refused(p_contact public.contacts) returns boolean
language sql immutable set search_path = ''
return p_contact.opted_out_by_contact or p_contact.opted_out_by_office or p_contact.is_blocked;

-- Whether the contact has a conversation: texts, a request, a name or a block. Contacts known only from a voicemail,
-- and erased contacts that must be kept, have none.
create function private.is_known(p_contact public.contacts) returns boolean
language sql immutable set search_path = ''
return p_contact.last_message_at is not null or p_contact.name is not null or p_contact.is_blocked;

-- A saved setting, or null.
create function private.setting(p_key text) returns text
language sql stable set search_path = ''
return (select s.setting_value from public.business_settings s where s.setting_key = p_key);

-- The preview of a text in the list: its words, or what its first file is when it has none.
create function private.summary_of(p_body text, p_media jsonb) returns text
language sql immutable set search_path = ''
return case
  when btrim(p_body, E' \t\r\n') <> '' then left(p_body, 200)
  when p_media = '[]' then ''
  when p_media #>> '{0,contentType}' like 'image/%' then 'Picture'
  else 'File'
end;

-- The contact with this address. Creates it when there is none.
create function private.contact_of(p_address text) returns uuid
language sql set search_path = ''
as $$
  insert into public.contacts (address) values (p_address) on conflict (address) do nothing;
  select c.id from public.contacts c where c.address = p_address;
$$;

-- Marks a contact's texts as read, up to and including this one. Returns false when the message isn't theirs.
create function public.mark_read(p_address text, p_message_id uuid) returns boolean
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid;
  v_at timestamptz;
begin
  -- Locked, so that a text that arrives meanwhile waits and is counted.
  select c.id into v_contact from public.contacts c where c.address = p_address for update;
  select m.created_at into v_at from public.messages m where m.id = p_message_id and m.contact_id = v_contact;
  if v_at is null then return false; end if;
  update public.contacts c set unread_count = least(c.unread_count, (
    select count(*) from public.messages m
    where m.contact_id = v_contact and m.direction = 'inbound' and (m.created_at, m.id) > (v_at, p_message_id)))
  where c.id = v_contact and c.unread_count > 0;
  return true;
end;
$$;

-- Stops texts to a contact for the office, or allows them again. A STOP by the contact stays. Returns changed,
-- stopped_by_contact or no_conversation.
create function public.set_opted_out(p_address text, p_opted_out boolean, p_actor uuid) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
begin
  -- Locked, so that a second change waits for this one.
  select * into v_contact from public.contacts c where c.address = p_address for update;
  if v_contact.id is null then return 'no_conversation'; end if;
  if v_contact.opted_out_by_contact and not p_opted_out then return 'stopped_by_contact'; end if;
  if v_contact.opted_out_by_office <> p_opted_out then
    update public.contacts c set opted_out_by_office = p_opted_out where c.id = v_contact.id;
    insert into public.audit_log (actor, action, subject, old_value, new_value)
    values (p_actor, case when p_opted_out then 'texts.stop' else 'texts.allow' end, p_address,
      not p_opted_out, p_opted_out);
  end if;
  return 'changed';
end;
$$;

-- Blocks or unblocks an address. It becomes a contact if it wasn't one.
create function public.set_blocked(p_address text, p_blocked boolean, p_actor uuid) returns void
language sql set search_path = '' set lock_timeout = '2s'
as $$
  select private.contact_of(p_address);
  with changed as (
    update public.contacts c
    set is_blocked = p_blocked, unread_count = case when p_blocked then 0 else c.unread_count end
    where c.address = p_address and c.is_blocked <> p_blocked returning c.address
  )
  insert into public.audit_log (actor, action, subject, old_value, new_value)
  select p_actor, case when p_blocked then 'contact.block' else 'contact.unblock' end, changed.address,
    not p_blocked, p_blocked from changed;
$$;

-- Stores a permission with the note on it, and opens the conversation. A repetition changes nothing, and an empty
-- name keeps the stored one. refusal: the text block that still forbids texts.
create function public.start_conversation(
  p_address text, p_name text, p_how text, p_note text, p_actor uuid
) returns table (refusal text, conversation_id uuid)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
begin
  conversation_id := private.contact_of(p_address);
  -- Locked, so that a STOP that arrives meanwhile waits and counts.
  select * into v_contact from public.contacts c where c.id = conversation_id for update;
  if private.is_refused(v_contact) then
    return query select private.text_block(v_contact), conversation_id;
    return;
  end if;
  if (v_contact.texting_allowed_by, v_contact.permission_note) is distinct from (p_how, p_note) then
    update public.contacts c set
      texting_allowed_by = p_how, permission_note = p_note, permission_noted_by = p_actor, permission_noted_at = now()
    where c.id = conversation_id;
    insert into public.audit_log (actor, action, subject, old_value, new_value)
    values (p_actor, 'texts.permission', p_address, v_contact.texting_allowed_by, p_how);
  end if;
  update public.contacts c set
    name = coalesce(nullif(p_name, ''), c.name),
    last_message = case when c.last_message_at is null then 'No texts yet' else c.last_message end,
    last_message_at = coalesce(c.last_message_at, now()),
    is_done = false, is_suspected = false
  where c.id = conversation_id;
  return next;
end;
$$;
