-- Contacts: who may be texted, what counts as read, and what counts as a change.

-- Whether nobody may text them in any case. Their address is kept, so that this holds for good.
create function private.is_refused(p_contact public.contacts) returns boolean
language sql immutable set search_path = ''
return p_contact.opted_out_by_contact or p_contact.opted_out_by_office or p_contact.is_blocked;

-- Whether the contact has a conversation: texts, a request, a name or a block. Contacts known only from a voicemail,
-- and erased contacts that must be kept, have none.
create function private.is_known(p_contact public.contacts) returns boolean
language sql immutable set search_path = ''
return p_contact.last_message_at is not null or p_contact.name is not null or p_contact.is_blocked;

-- Since when a call allows texts. It ends again, so that nobody is texted long after an unanswered call.
create function private.calls_count_since() returns timestamptz
language sql stable set search_path = ''
return now() - interval '30 days';

-- When this number last called us, as far as the call allows texts. Null otherwise.
create function private.last_call_from(p_address text) returns timestamptz
language sql stable set search_path = ''
as $$
  select max(c.listed_at) from public.calls c
  where c.other_number = p_address and c.direction = 'inbound' and c.outcome is distinct from 'blocked'
    and c.listed_at > private.calls_count_since();
$$;

-- Why nobody may text this contact, by the contract's names. Null when they may be texted.
create function private.text_block(p_contact public.contacts) returns text
language sql stable set search_path = ''
return case
  when p_contact.is_blocked then 'blocked'
  when p_contact.opted_out_by_contact then 'opted_out'
  when p_contact.opted_out_by_office then 'opted_out_by_office'
  when p_contact.texting_allowed_by is not null then null
  when position('@' in p_contact.address) > 0 then 'no_phone'
  when p_contact.last_called_at > private.calls_count_since() then null
  else 'no_consent'
end;

-- Why this contact may be texted: their permission as the office noted it, their newest text, the website's form with
-- their consent, or their last call. Null when nothing is known.
create function private.permission_evidence(p_contact public.contacts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('how', evidence.how, 'note', evidence.note, 'notedAt', private.exact_time(evidence.at))
  from (
    select p_contact.texting_allowed_by as how, p_contact.permission_note as note, p_contact.permission_noted_at as at
    where p_contact.permission_noted_at is not null
    union all
    -- Old texts and requests are deleted, but not the permission.
    select 'text', null, coalesce(
      (select m.created_at from public.messages m
        where m.contact_id = p_contact.id and m.direction = 'inbound' and m.source = 'sms'
        order by m.created_at desc, m.id desc limit 1),
      p_contact.created_at)
    where p_contact.texting_allowed_by = 'text' and p_contact.permission_noted_at is null
    union all
    select 'form', null, coalesce(
      (select max(q.consented_at) from public.quote_requests q
        where q.contact_id = p_contact.id and q.suspected_of is null),
      p_contact.created_at)
    where p_contact.texting_allowed_by = 'form' and p_contact.permission_noted_at is null
    union all
    select 'call', null, p_contact.last_called_at
    where p_contact.texting_allowed_by is null and p_contact.last_called_at > private.calls_count_since()
  ) evidence;
$$;

-- Who takes care of the conversation, if they still have a role.
create function private.assignee_of(p_contact public.contacts) returns uuid
language sql stable set search_path = ''
return (
  select p_contact.assigned_to where exists (
    select from public.user_roles r where r.user_id = p_contact.assigned_to));

-- What is known about texting this number, also when it isn't a contact yet. permission: as permission_evidence returns
-- it.
create function public.permission_of(p_address text)
returns table (name text, company text, text_block text, permission jsonb)
language sql stable set search_path = ''
as $$
  select known.name, known.company, private.text_block(known), private.permission_evidence(known)
  from (values (p_address)) as asked (address)
  left join public.contacts c using (address)
  cross join lateral jsonb_populate_record(null::public.contacts, coalesce(to_jsonb(c), '{}') || jsonb_build_object(
    'address', p_address, 'last_called_at', private.last_call_from(p_address))) as known;
$$;

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

-- A new contact may have called before.
create function private.note_calls_of_new_contact() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.last_called_at := coalesce(new.last_called_at, private.last_call_from(new.address));
  return new;
end;
$$;
create trigger note_calls before insert on public.contacts
for each row execute function private.note_calls_of_new_contact();

-- Keeps when a contact last called. The call is locked before its contact, as everywhere.
create function private.note_last_call() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.contacts c set last_called_at = new.listed_at
  where c.address = new.other_number and (c.last_called_at is null or c.last_called_at < new.listed_at);
  return null;
end;
$$;
create trigger note_last_call after insert or update on public.calls
for each row when (new.direction = 'inbound' and new.outcome is distinct from 'blocked')
execute function private.note_last_call();

-- Marks a contact's texts as read, up to and including this one, and their missed calls as seen. Without a message only
-- the calls. Returns false when the message isn't theirs, or there is no such contact.
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
  -- A conversation without texts can be unread because somebody said so.
  update public.contacts c set unread_count = least(c.unread_count, (
    select count(*) from public.messages m
    where m.contact_id = v_contact and m.direction = 'inbound'
      and (p_message_id is null or (m.created_at, m.id) > (v_at, p_message_id))))
  where c.id = v_contact and c.unread_count > 0;
  return true;
end;
$$;

-- Marks a conversation as unread, as if its newest text had not been read. Returns marked, no_conversation, or apart when
-- it is listed only under Suspected, where nothing counts as unread.
create function public.set_unread(p_address text) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
begin
  -- Locked, so that a text that arrives meanwhile waits and is counted.
  select * into v_contact from public.contacts c where c.address = p_address for update;
  if v_contact.last_message_at is null then return 'no_conversation'; end if;
  if v_contact.is_apart then return 'apart'; end if;
  update public.contacts c set unread_count = 1
  where c.id = v_contact.id and c.unread_count + c.unread_calls = 0;
  return 'marked';
end;
$$;

-- Says who takes care of the conversation; null: nobody. Returns assigned, no_conversation, or no_member when that person
-- has no role.
create function public.assign_contact(p_address text, p_member_id uuid default null, p_actor uuid default null)
returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
begin
  if p_member_id is not null and not exists (select from public.user_roles r where r.user_id = p_member_id) then
    return 'no_member';
  end if;
  select * into v_contact from public.contacts c where c.address = p_address for update;
  if v_contact.last_message_at is null then return 'no_conversation'; end if;
  if v_contact.assigned_to is distinct from p_member_id then
    update public.contacts c set assigned_to = p_member_id where c.id = v_contact.id;
    insert into public.audit_log (actor, action, subject, old_value, new_value)
    values (p_actor, 'conversation.assign', p_address, v_contact.assigned_to, p_member_id);
  end if;
  return 'assigned';
end;
$$;

-- Changes one detail of a contact (p_field: a column). p_before: what the caller saw there; null stands for an empty one.
-- outcome: saved; changed when somebody else has changed it meanwhile (value: what is there now); no_contact.
-- The log names the detail only, because its words would outlive an erasure.
create function public.save_contact_detail(
  p_address text, p_field text, p_value text default null, p_before text default null, p_actor uuid default null
) returns table (outcome text, value text)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
begin
  if p_field not in ('name', 'company', 'email', 'phone_extension', 'place', 'pinned_note') then
    raise exception 'a contact has no detail %', p_field;
  end if;
  select * into v_contact from public.contacts c where c.address = p_address for update;
  value := to_jsonb(v_contact) ->> p_field;
  outcome := case
    when v_contact.id is null then 'no_contact'
    when value is not distinct from p_value then 'saved'
    when value is distinct from p_before then 'changed'
  end;
  if outcome is null then
    update public.contacts c set
      name = case p_field when 'name' then p_value else c.name end,
      company = case p_field when 'company' then p_value else c.company end,
      email = case p_field when 'email' then p_value else c.email end,
      phone_extension = case p_field when 'phone_extension' then p_value else c.phone_extension end,
      place = case p_field when 'place' then p_value else c.place end,
      pinned_note = case p_field when 'pinned_note' then p_value else c.pinned_note end
    where c.id = v_contact.id;
    insert into public.audit_log (actor, action, subject, new_value)
    values (p_actor, 'contact.detail', p_address, p_field);
    outcome := 'saved';
    value := p_value;
  end if;
  return next;
end;
$$;

-- What is known about a contact beside the conversation. permission_noted_by: the name of whoever noted the permission.
-- others: further addresses of the same name and company, 20 at most. No row without a contact.
create function public.contact_details(p_address text)
returns table (
  address text, name text, company text, email text, phone_extension text, place text, pinned_note text,
  assigned_to uuid, text_block text, permission jsonb, permission_noted_by text, others jsonb
)
language sql stable set search_path = ''
as $$
  select c.address, c.name, c.company, c.email, c.phone_extension, c.place, c.pinned_note,
    private.assignee_of(c), private.text_block(c), private.permission_evidence(c), private.name_of(c.permission_noted_by),
    coalesce((
      select jsonb_agg(jsonb_build_object('otherNumber', same.address) order by same.address)
      from (
        select o.address from public.contacts o
        where lower(o.name) = lower(c.name) and o.id <> c.id
          and lower(coalesce(o.company, '')) = lower(coalesce(c.company, '')) and not o.is_apart
        order by o.address limit 20
      ) same
    ), '[]')
  from public.contacts c where c.address = p_address;
$$;

-- Stops texts to a contact for the office, or allows them again. A STOP by the contact stays. Either way the office has
-- decided about a text that may be an opt-out. Returns changed, stopped_by_contact or no_conversation.
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

-- Opens the conversation, and stores a permission with the note on it unless the contact has texted us or agreed on the
-- website, which proves more. A repetition changes nothing, and an empty name keeps the stored one. Without p_how,
-- something must be known that allows texts. refusal: the text block that still forbids texts.
create function public.start_conversation(
  p_address text, p_name text, p_how text default null, p_note text default null, p_actor uuid default null
) returns table (refusal text, conversation_id uuid)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
begin
  -- Nobody becomes a contact by a refused attempt.
  select p.text_block into refusal from public.permission_of(p_address) p;
  if refusal = 'no_consent' and p_how is null then return next; return; end if;
  conversation_id := private.contact_of(p_address);
  -- Locked, so that a STOP that arrives meanwhile waits and counts.
  select * into v_contact from public.contacts c where c.id = conversation_id for update;
  if private.is_refused(v_contact) then
    refusal := private.text_block(v_contact);
    return next;
    return;
  end if;
  refusal := null;
  if p_how is not null and (v_contact.texting_allowed_by is null or v_contact.permission_noted_at is not null)
    and (v_contact.texting_allowed_by, v_contact.permission_note) is distinct from (p_how, p_note)
  then
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
    last_called_at = coalesce(private.last_call_from(p_address), c.last_called_at),
    is_done = false, is_suspected = false
  where c.id = conversation_id;
  return next;
end;
$$;
