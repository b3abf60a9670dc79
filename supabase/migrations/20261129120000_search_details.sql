set lock_timeout = '500ms';

-- The search finds a company, a place and a pinned note, too.

-- The search terms of what the office keeps about a contact.
create function private.detail_search(p_company text, p_place text, p_pinned_note text) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.text_search(concat_ws(' ', p_company, p_place, p_pinned_note));
end;
$$;

create index contacts_details_search on public.contacts
  using gin (private.detail_search(company, place, pinned_note)) with (fastupdate = off);

-- The contacts that a search finds, each with its newest matching text or note, or null when the contact itself
-- matches. A note on a request counts as the request's entry in Messages.
create or replace function private.search_hits(p_search text) returns table (contact_id uuid, message_id uuid)
language sql stable set search_path = ''
as $$
  with typed as materialized (
    -- One or two letters would match nearly every text.
    select case when length(p_search) >= 3 then private.word_query(p_search) end as words,
      coalesce(private.number_query(p_search), private.word_query(p_search)) as person
  )
  select distinct on (hit.contact_id) hit.contact_id, hit.message_id
  from (
    select c.id as contact_id, null::uuid as message_id, 'infinity'::timestamptz as at from public.contacts c
    where private.person_search(c.address, c.name, c.email) @@ (select person from typed)
    union all
    select c.id, null, 'infinity' from public.contacts c
    where private.detail_search(c.company, c.place, c.pinned_note) @@ (select words from typed)
    union all
    select m.contact_id, m.id, m.created_at from public.messages m
    where private.text_search(m.body) @@ (select words from typed)
    union all
    select n.contact_id, n.id, n.created_at from public.contact_notes n
    where private.text_search(n.body) @@ (select words from typed)
    union all
    select m.contact_id, m.id, m.created_at from public.quote_requests q
    join public.messages m on m.id = q.message_id
    where private.text_search(q.outcome_note) @@ (select words from typed)
    union all
    select named.contact_id, named.message_id, '-infinity' from private.named_hits(p_search) named
    where private.number_query(p_search) is null
  ) hit
  order by hit.contact_id, hit.at desc, hit.message_id desc;
$$;

grant execute on function private.detail_search to service_role;
