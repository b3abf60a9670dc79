-- What the team notes about contacts and their requests, whom it blocks, and lists of contacts as files.

-- Says what became of the request that this entry in Messages is of. Answers whether it is one.
create function public.set_request_outcome(p_message_id uuid, p_outcome text, p_note text, p_actor uuid) returns boolean
language plpgsql security invoker set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_request public.quote_requests;
begin
  select q.* into v_request from public.messages m
  join public.quote_requests q on q.contact_id = m.contact_id and q.created_at = m.created_at
  where m.id = p_message_id and m.source = 'web'
  for update of q;
  if v_request.id is null then return false; end if;
  update public.quote_requests q set outcome = p_outcome, outcome_note = nullif(p_note, '') where q.id = v_request.id;
  insert into public.audit_log (actor, action, subject, old_value, new_value)
  select p_actor, 'request.outcome', c.address, v_request.outcome, p_outcome
  from public.contacts c where c.id = v_request.contact_id;
  -- An open office hears of it.
  update public.contacts c set changed_at = clock_timestamp() where c.id = v_request.contact_id;
  return true;
end;
$$;

-- The requests of the last days, how many of them were won, and the median of the seconds until the first text
-- or call of ours (null: none was answered).
create function public.request_figures(p_days integer) returns jsonb
language sql stable security invoker set search_path = ''
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
        where k.other_number = c.address and k.direction = 'outbound' and k.listed_at > q.created_at)
    ) as at
  ) first
  where q.suspected_of is null and q.created_at > now() - make_interval(days => p_days);
$$;

-- Writes a note about a contact, once for each id. Answers whether it is there now: false without such a contact,
-- and for an id that is another note's.
create function public.add_note(p_id uuid, p_address text, p_body text, p_author uuid) returns boolean
language plpgsql security invoker set search_path = '' set lock_timeout = '2s'
as $$
begin
  insert into public.contact_notes (id, contact_id, body, author)
  select p_id, c.id, p_body, p_author from public.contacts c where c.address = p_address
  on conflict (id) do nothing;
  update public.contacts c set changed_at = clock_timestamp() where c.address = p_address;
  return exists (
    select from public.contact_notes n join public.contacts c on c.id = n.contact_id
    where n.id = p_id and c.address = p_address and n.body = p_body and n.author = p_author);
end;
$$;

-- The newest notes about a contact, oldest first. by: the address of whoever wrote it.
create function public.list_notes(p_address text)
returns table (id uuid, body text, author uuid, by text, created_at timestamptz)
language sql stable security invoker set search_path = ''
as $$
  select * from (
    select n.id, n.body, n.author, private.email_of(n.author), n.created_at
    from public.contact_notes n join public.contacts c on c.id = n.contact_id
    where c.address = p_address
    order by n.created_at desc, n.id limit 500
  ) newest
  order by newest.created_at, newest.id;
$$;

-- Deletes a note of the caller's own, or any for an admin. Answers deleted, not_yours or no_note.
create function public.delete_note(p_id uuid, p_actor uuid, p_is_admin boolean) returns text
language plpgsql security invoker set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_note public.contact_notes;
begin
  select * into v_note from public.contact_notes n where n.id = p_id;
  if v_note.id is null then return 'no_note'; end if;
  if v_note.author <> p_actor and not p_is_admin then return 'not_yours'; end if;
  delete from public.contact_notes n where n.id = p_id;
  update public.contacts c set changed_at = clock_timestamp() where c.id = v_note.contact_id;
  return 'deleted';
end;
$$;

-- Blocks a contact, also one that nobody knew before, or unblocks them.
create function public.set_blocked(p_address text, p_blocked boolean, p_actor uuid) returns void
language plpgsql security invoker set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid := private.contact_of(p_address);
begin
  update public.contacts c set is_blocked = p_blocked, unread_count = case when p_blocked then 0 else c.unread_count end
  where c.id = v_contact and c.is_blocked <> p_blocked;
  if not found then return; end if;
  insert into public.audit_log (actor, action, subject, old_value, new_value)
  values (p_actor, 'contact.' || case when p_blocked then 'block' else 'unblock' end, p_address,
    (not p_blocked)::text, p_blocked::text);
end;
$$;

-- A page of all contacts, for a file. p_after: the last one of the page before.
create function public.list_contacts(p_actor uuid, p_after uuid default null, p_limit integer default 1000)
returns table (
  id uuid, address text, name text, texting_allowed_by text, permission_note text, opted_out boolean, is_blocked boolean,
  last_message text, last_message_at timestamptz
)
language plpgsql security invoker set search_path = ''
as $$
#variable_conflict use_column
begin
  if p_after is null then insert into public.audit_log (actor, action) values (p_actor, 'contacts.export'); end if;
  return query
    select c.id, c.address, c.name, c.texting_allowed_by, c.permission_note,
      c.opted_out_by_contact or c.opted_out_by_office, c.is_blocked, c.last_message, c.last_message_at
    from public.contacts c
    where p_after is null or c.id > p_after
    order by c.id limit p_limit;
end;
$$;

-- Adds and renames contacts, given as [{"address", "name"}]; says nothing of who may be texted. Answers created,
-- renamed or unchanged for each, in their order.
create function public.import_contacts(p_contacts jsonb, p_actor uuid) returns table (outcome text)
language plpgsql security invoker set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_given record;
  v_changed integer := 0;
begin
  for v_given in
    select g.value ->> 'address' as address, g.value ->> 'name' as name
    from jsonb_array_elements(p_contacts) with ordinality as g (value, place) order by g.place
  loop
    insert into public.contacts (address, name) values (v_given.address, v_given.name) on conflict (address) do nothing;
    outcome := case when found then 'created' end;
    if outcome is null then
      update public.contacts c set name = v_given.name
      where c.address = v_given.address and c.name is distinct from v_given.name;
      outcome := case when found then 'renamed' else 'unchanged' end;
    end if;
    v_changed := v_changed + case when outcome = 'unchanged' then 0 else 1 end;
    return next;
  end loop;
  if v_changed > 0 then
    insert into public.audit_log (actor, action, new_value) values (p_actor, 'contacts.import', v_changed::text);
  end if;
end;
$$;
