-- The search for conversations. It finds the beginnings of words ("truck" finds "trucks") and ignores accents and
-- punctuation. It uses full-text indexes, because the embedded PostgreSQL has no trigrams.

-- The list of conversations and its search. A search finds the beginnings of words ("truck" finds "trucks") and ignores
-- accents and punctuation. It uses full-text indexes, because the embedded PostgreSQL has no trigrams.
create function private.text_search(p_text text) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return to_tsvector('pg_catalog.simple'::regconfig, translate(
    regexp_replace(normalize(p_text, NFD), '[\u0300-\u036f]', '', 'g'),
    $punctuation$!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~’“”–—$punctuation$,
    repeat(' ', 37)
  ));
end;
$$;

-- The search terms of a contact. They include every suffix of a number, so that a prefix search finds any part of it.
create function private.person_search(p_address text, p_name text, p_email text) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  v_digits text := case when p_address ~ '^\+?\d+$' then ltrim(p_address, '+') end;
begin
  return private.text_search(concat_ws(' ', p_name, p_email, p_address))
    || array_to_tsvector(array(
      select distinct substr(v_digits, n) from generate_series(1, length(v_digits) - 2) n));
end;
$$;

-- The search terms of what the office keeps about a contact.
create function private.detail_search(p_company text, p_place text, p_pinned_note text) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.text_search(concat_ws(' ', p_company, p_place, p_pinned_note));
end;
$$;

-- Searches for each typed word as the beginning of a word. Null when no word was typed.
create function private.word_query(p_typed text) returns tsquery
language sql immutable parallel safe set search_path = ''
return (
  select string_agg('''' || lexeme || ''':*', ' & ')::tsquery from unnest(private.text_search(p_typed))
);

-- Searches for a typed part of a number, in any usual spelling and without dialing prefixes. Null for anything else.
create function private.number_query(p_typed text) returns tsquery
language sql immutable parallel safe set search_path = ''
return (
  select case when p_typed ~ '^[\d\s()+./–-]+$' and length(digits) >= 3
    then ('''' || regexp_replace(digits, '^(011|00|0)(?=\d{7})', '') || ''':*')::tsquery
  end
  from regexp_replace(p_typed, '\D', '', 'g') as digits
);

-- Without `fastupdate`, because a search would read its whole list of pending entries.
create index contacts_search on public.contacts
  using gin (private.person_search(address, name, email)) with (fastupdate = off);
create index contacts_details_search on public.contacts
  using gin (private.detail_search(company, place, pinned_note)) with (fastupdate = off);
create index messages_search on public.messages
  using gin (private.text_search(body)) with (fastupdate = off);
create index contact_notes_search on public.contact_notes
  using gin (private.text_search(body)) with (fastupdate = off);
create index quote_requests_search on public.quote_requests
  using gin (private.text_search(outcome_note)) with (fastupdate = off) where outcome_note is not null;

-- For searches such as "dana hose": contacts with some of the words in their name, each with their newest text or note
-- that has all the other words. Words in twenty names or more are left out, because they would search too many texts.
create function private.named_hits(p_search text) returns table (contact_id uuid, message_id uuid)
language sql stable set search_path = ''
as $$
  with words as materialized (
    select ('''' || lexeme || ''':*')::tsquery as word from unnest(private.text_search(p_search))
  ), named as materialized (
    select distinct few.id, private.person_search(few.address, few.name, few.email) as vector
    from words
    cross join lateral (
      select sample.*, count(*) over () as found
      from (
        select c.* from public.contacts c
        where private.person_search(c.address, c.name, c.email) @@ words.word limit 20
      ) sample
    ) few
    where few.found < 20
  )
  select named.id, hit.id
  from named
  cross join lateral (
    select string_agg(words.word::text, ' & ')::tsquery as words from words where not named.vector @@ words.word
  ) others
  cross join lateral (
    select entry.id from (
      select m.id, m.created_at from public.messages m
      where m.contact_id = named.id and private.text_search(m.body) @@ others.words
      union all
      select n.id, n.created_at from public.contact_notes n
      where n.contact_id = named.id and private.text_search(n.body) @@ others.words
      union all
      select q.message_id, q.created_at from public.quote_requests q
      where q.contact_id = named.id and q.message_id is not null and private.text_search(q.outcome_note) @@ others.words
    ) entry
    order by entry.created_at desc, entry.id desc limit 1
  ) hit;
$$;

-- The contacts that a search finds, each with its newest matching text or note, or null when the contact itself
-- matches. A note on a request counts as the request's entry in Messages.
create function private.search_hits(p_search text) returns table (contact_id uuid, message_id uuid)
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

-- A long text cut to the words around the first match.
create function private.excerpt(p_text text, p_search text) returns text
language sql immutable parallel safe set search_path = ''
return case when length(p_text) <= 120 then p_text else (
  select coalesce(
    case when starts_with(p_text, cut) then '' else '…' end || cut
      || case when right(p_text, length(cut)) = cut then '' else '…' end, p_text)
  from ts_headline('pg_catalog.simple', p_text, replace(private.word_query(p_search)::text, '&', '|')::tsquery,
    'StartSel="", StopSel="", MaxFragments=1, MaxWords=16, MinWords=8') as cut
) end;
