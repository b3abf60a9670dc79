-- The team's notes on contacts and their requests, and the import of contacts.

-- Sets the outcome of the request with this entry in Messages. Returns false when there is no such request.
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
create function public.request_figures(p_days integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'received', count(*), 'won', count(*) filter (where q.outcome = 'won'),
    'median_answer', percentile_cont(0.5) within group (order by extract(epoch from first.at - q.created_at)))
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

-- The newest 500 notes about a contact, newest first. author: the writer's e-mail address.
create function public.list_notes(p_address text)
returns table (id uuid, body text, author_id uuid, author text, created_at timestamptz)
language sql stable set search_path = ''
as $$
  select n.id, n.body, n.author, private.email_of(n.author), n.created_at
  from public.contact_notes n join public.contacts c on c.id = n.contact_id
  where c.address = p_address
  order by n.created_at desc, n.id desc limit 500;
$$;

-- Adds and renames contacts ([{"address", "name"}]). It never allows texts to anybody. Returns created, renamed or
-- unchanged for each, in the same order.
create function public.import_contacts(p_contacts jsonb, p_actor uuid) returns table (outcome text)
language sql set search_path = '' set lock_timeout = '2s'
as $$
  with given as materialized (
    select g.value ->> 'address' as address, g.value ->> 'name' as name, g.place
    from jsonb_array_elements(p_contacts) with ordinality as g (value, place)
  ), changed as (
    insert into public.contacts as known (address, name)
    select distinct on (address) address, name from given order by address, place desc
    on conflict (address) do update set name = excluded.name where known.name is distinct from excluded.name
    -- xmax is zero in a row that was just inserted.
    returning known.address, case when xmax = 0 then 'created' else 'renamed' end as outcome
  ), noted as (
    insert into public.audit_log (actor, action, new_value)
    select p_actor, 'contacts.import', count(*)::text from changed having count(*) > 0
  )
  select coalesce(changed.outcome, 'unchanged') from given left join changed using (address) order by given.place;
$$;
