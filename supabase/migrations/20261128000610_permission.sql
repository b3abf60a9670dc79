-- Who may be texted: whoever wrote to us, agreed to texts, or called in the last 30 days.
set lock_timeout = '500ms';

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
create or replace function private.text_block(p_contact public.contacts) returns text
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
create or replace function private.permission_evidence(p_contact public.contacts) returns jsonb
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

-- Opens the conversation, and stores a permission with the note on it unless the contact has texted us or agreed on the
-- website, which proves more. A repetition changes nothing, and an empty name keeps the stored one. Without p_how,
-- something must be known that allows texts. refusal: the text block that still forbids texts.
create or replace function public.start_conversation(
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

grant execute on function private.calls_count_since, private.last_call_from, private.permission_evidence, public.permission_of to service_role;
