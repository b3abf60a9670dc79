-- The team's notes on contacts and their requests, its saved replies, and the import of contacts.

-- Marks a contact as changed when a note is added or deleted or a request gets an outcome, so that an open office loads it.
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

-- Sets the outcome of the request with this entry in Messages. Returns false when there is no such request: then the last
-- statement has found no contact to log it for.
create function public.set_request_outcome(p_message_id uuid, p_outcome text, p_note text, p_actor uuid) returns boolean
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_request public.quote_requests;
begin
  select * into v_request from public.quote_requests q where q.message_id = p_message_id for update;
  update public.quote_requests q set outcome = p_outcome, outcome_note = nullif(p_note, '') where q.id = v_request.id;
  insert into public.audit_log (actor, action, subject, old_value, new_value)
  select p_actor, 'request.outcome', c.address, v_request.outcome, p_outcome
  from public.contacts c where c.id = v_request.contact_id;
  return found;
end;
$$;

-- Counts the requests of the last days and those that were won. median_answer: the median of the seconds until our first
-- text or call, or null when none was answered. A call counts once it has ended, if it reached the customer's phone.
-- jobs: those of the same days, and what the ones that were won come to.
create function public.request_figures(p_days integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'received', count(*), 'won', count(*) filter (where q.outcome = 'won'),
    'median_answer', percentile_cont(0.5) within group (order by extract(epoch from first.at - q.created_at)),
    'jobs', (
      select jsonb_build_object(
        'made', count(*), 'won', count(*) filter (where j.status in ('approved', 'booked', 'on_the_way', 'done')),
        'lost', count(*) filter (where j.status = 'lost'),
        'wonCents', coalesce(sum(j.amount_cents) filter (
          where j.status in ('approved', 'booked', 'on_the_way', 'done')), 0))
      from public.jobs j where j.created_at > now() - make_interval(days => p_days)))
  from public.quote_requests q
  left join public.contacts c on c.id = q.contact_id
  cross join lateral (
    select least(
      (select min(m.created_at) from public.messages m
        where m.contact_id = q.contact_id and m.created_at > q.created_at and m.direction = 'outbound'
          and m.source = 'sms' and m.status not in ('failed', 'undelivered')),
      (select min(k.listed_at) from public.calls k
        where k.other_number = c.address and k.direction = 'outbound' and k.listed_at > q.created_at
          and k.status in ('completed', 'busy', 'no-answer'))
    ) as at
  ) first
  where q.suspected_of is null and q.created_at > now() - make_interval(days => p_days);
$$;

-- Writes a note about a contact, once for each id. Returns false when there is no such contact or the id belongs to
-- another note.
create function public.add_note(p_id uuid, p_address text, p_body text, p_author uuid) returns boolean
language sql set search_path = '' set lock_timeout = '2s'
as $$
  insert into public.contact_notes (id, contact_id, body, author)
  select p_id, c.id, p_body, p_author from public.contacts c where c.address = p_address
  on conflict (id) do nothing;
  select exists (
    select from public.contact_notes n join public.contacts c on c.id = n.contact_id
    where n.id = p_id and c.address = p_address and n.body = p_body and n.author = p_author);
$$;

-- The newest 500 notes about a contact, newest first. author: the writer's name.
create function public.list_notes(p_address text)
returns table (id uuid, body text, author_id uuid, author text, created_at timestamptz)
language sql stable set search_path = ''
as $$
  select n.id, n.body, n.author, private.name_of(n.author), n.created_at
  from public.contact_notes n join public.contacts c on c.id = n.contact_id
  where c.address = p_address
  order by n.created_at desc, n.id desc limit 500;
$$;

-- The saved replies in the order of the office.
create function public.list_replies() returns table (id uuid, body text)
language sql stable set search_path = ''
as $$
  select r.id, r.body from public.saved_replies r order by r.position nulls last, r.created_at, r.id;
$$;

-- Adds a reply at the end, or changes it. p_before: the words that the caller saw; null for a new one, which may be
-- repeated. Returns saved; changed when somebody else has changed or deleted it meanwhile; exists when another reply has
-- these words.
create function public.save_reply(p_id uuid, p_body text, p_before text default null) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_known text;
begin
  select r.body into v_known from public.saved_replies r where r.id = p_id for update;
  if v_known = p_body then return 'saved'; end if;
  if v_known is distinct from p_before then return 'changed'; end if;
  if v_known is null then
    insert into public.saved_replies (id, body) values (p_id, p_body);
  else
    update public.saved_replies r set body = p_body where r.id = p_id;
  end if;
  return 'saved';
exception when unique_violation then
  return 'exists';
end;
$$;

-- Deletes a reply. Returns false when there is none.
create function public.delete_reply(p_id uuid) returns boolean
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
begin
  delete from public.saved_replies r where r.id = p_id;
  return found;
end;
$$;

-- Puts the replies in this order. Those that are not named follow in the order they had.
create function public.order_replies(p_ids jsonb) returns void
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('order_replies', 0));
  update public.saved_replies r set position = placed.place
  from (
    select l.id, row_number() over (order by given.place nulls last, l.place) as place
    from (select k.id, row_number() over () as place from public.list_replies() k) l
    left join (
      select id.value, min(id.place) as place from jsonb_array_elements_text(p_ids) with ordinality as id (value, place)
      group by id.value
    ) given on given.value = l.id::text
  ) placed
  where placed.id = r.id and r.position is distinct from placed.place;
end;
$$;

-- Adds and changes contacts ([{"address", "name", "company", "email", "phone_extension"}]). Details that are left out
-- stay. p_how, with p_note, says how all of them agreed to texts. It is stored for whoever has no permission yet, and never
-- for an e-mail address or somebody who opted out or is blocked. An address that is given twice is
-- handled twice, in the given order.
-- Returns for each, in the same order: outcome: created, renamed, updated (another detail changed) or unchanged;
-- texting: null unless p_how is given, or else allowed, opted_out, blocked or no_phone.
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
