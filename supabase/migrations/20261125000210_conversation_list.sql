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

-- A time in ISO 8601, to the microsecond. JavaScript's dates keep only milliseconds.
create function private.exact_time(p_at timestamptz) returns text
language sql stable parallel safe set search_path = ''
return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');

-- The cursor of the page that starts after this row.
create function private.cursor_of(p_at timestamptz, p_id uuid) returns text
language sql stable parallel safe set search_path = ''
return private.exact_time(p_at) || '_' || p_id;

-- The status of our newest text to a contact, if it failed or nobody knows whether it was sent. Otherwise null.
create function private.trouble_with(p_contact_id uuid) returns text
language sql stable set search_path = ''
as $$
  select m.status from public.messages m
  where m.contact_id = p_contact_id and m.direction = 'outbound' and m.status in ('failed', 'undelivered', 'unknown')
    and not exists (
      select from public.messages later
      where later.contact_id = m.contact_id and later.direction = 'outbound'
        and (later.created_at, later.id) > (m.created_at, m.id)
    );
$$;

-- Each contact as the list shows it.
create view private.conversation_list with (security_invoker = true) as
select c.id as conversation_id, c.address as other_number, c.business_number, c.last_message,
  c.listed_at as last_message_time, c.last_source,
  coalesce(trouble.status in ('failed', 'undelivered'), false) as last_failed,
  coalesce(trouble.status = 'unknown', false) as last_unconfirmed,
  c.name as contact_name, c.email as contact_email, private.text_block(c) as text_block,
  case when c.permission_noted_at is not null then jsonb_build_object(
    'how', c.texting_allowed_by, 'note', c.permission_note, 'notedAt', private.exact_time(c.permission_noted_at))
  end as permission,
  c.unread_count, c.is_done
from public.contacts c cross join private.trouble_with(c.id) as trouble (status);

-- A page of conversations, newest first.
-- p_state: open, unanswered (the last text is the contact's, or only automatic ones followed), failed, done, requests
-- (with a request that is neither won nor lost), all, or suspected (which includes blocked contacts; no other state does).
-- A search also finds contacts without texts.
-- p_before_*: the last row of the previous page. p_address: only this contact.
-- next_cursor: null on the last page. matched_text, matched_id: the newest matching text or note, if there is one. A
-- long one is cut.
create function public.list_conversations(
  p_state text default 'all', p_search text default null, p_before_at timestamptz default 'infinity',
  p_before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff', p_limit integer default 50,
  p_address text default null
) returns table (
  conversation_id uuid, other_number text, business_number text, last_message text, last_message_time timestamptz,
  last_source text, last_failed boolean, last_unconfirmed boolean,
  contact_name text, contact_email text, text_block text, permission jsonb, unread_count integer,
  is_done boolean, matched_text text, matched_id uuid, next_cursor text
)
language plpgsql stable set search_path = ''
as $$
declare
  v_found uuid[];
  v_matches uuid[];
begin
  if p_search is not null then
    select coalesce(array_agg(hit.contact_id), '{}'), array_agg(hit.message_id) into v_found, v_matches
    from private.search_hits(p_search) hit;
  elsif p_state = 'failed' then
    v_found := array(
      select distinct m.contact_id from public.messages m
      where m.direction = 'outbound' and m.status in ('failed', 'undelivered'));
  end if;
  -- `execute` makes a new plan for each call, so that each state gets the index that suits it. $1, $2: the last row of
  -- the previous page; $3, $7: the found contacts and their texts; $4: the address; $5: the state; $6: the limit;
  -- $8: the search.
  return query execute $list$
    with page as materialized (
      select c.id, c.listed_at from public.contacts c
      where (c.listed_at, c.id) < ($1, $2)
        and ($3 is null or c.id = any ($3))
        and case
          when $4 is not null then c.address = $4 and private.is_known(c)
          -- A blocked caller may never have texted.
          when $3 is not null or $5 = 'suspected' then private.is_known(c) and c.is_apart = ($5 = 'suspected')
          else c.last_message_at is not null and not c.is_apart
        end
        and case $5
          when 'open' then not c.is_done
          when 'unanswered' then not c.is_done and 'inbound' = (
            select m.direction from public.messages m where m.contact_id = c.id and m.source <> 'auto'
            order by m.created_at desc, m.id desc limit 1)
          when 'failed' then private.trouble_with(c.id) in ('failed', 'undelivered')
          when 'done' then c.is_done
          when 'requests' then exists (
            select from public.quote_requests q
            where q.contact_id = c.id and q.outcome in ('new', 'quoted') and q.suspected_of is null)
          else true
        end
      order by c.listed_at desc, c.id desc limit $6 + 1
    )
    select l.*, private.excerpt(match.text, $8), hit.message_id,
      case when (select count(*) from page) > $6 then private.cursor_of(c.listed_at, c.id) end
    from page c
    join private.conversation_list l on l.conversation_id = c.id
    left join unnest($3, $7) as hit (contact_id, message_id) on hit.contact_id = c.id
    left join lateral (
      select concat_ws(E'\n', m.body, q.outcome_note) as text from public.messages m
      left join public.quote_requests q on q.message_id = m.id
      where m.id = hit.message_id
      union all
      select n.body from public.contact_notes n where n.id = hit.message_id
    ) match on true
    order by c.listed_at desc, c.id desc limit $6
  $list$ using p_before_at, p_before_id, v_found, p_address, p_state, p_limit, v_matches, p_search;
end;
$$;
