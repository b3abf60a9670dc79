-- The list of conversations at any size: people by name, put away when done, found by any word or part
-- of a number, and read a page at a time. A page costs what it holds, not what lies behind it.

alter table public.conversations add column is_done boolean not null default false;
comment on column public.conversations.is_done is
  'Put away by the office. The same in all rows of one other number; whatever they send opens it again.';
comment on column public.conversations.contact_name is
  'Given by the office or in a quote request. Once there is one, only the office changes it: anybody can put any name into the public form.';

-- One direction for both columns, so that "everything after this row" is one range of the index.
drop index public.conversations_newest;
create index conversations_newest on public.conversations (last_message_at desc, id desc);
-- However many are done, those that aren't are found without passing them.
create index conversations_open on public.conversations (last_message_at desc, id desc) where not is_done;
drop index public.conversations_other_number;
create index conversations_other_number on public.conversations (other_number, last_message_at desc, id desc);

-- A person who reaches another of our numbers is still that person.
create function private.know_person() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_known public.conversations;
begin
  select * into v_known from public.conversations c
  where c.other_number = new.other_number
  order by (c.contact_name is null), c.last_message_at desc
  limit 1;
  new.contact_name := coalesce(new.contact_name, v_known.contact_name);
  new.is_done := coalesce(v_known.is_done, new.is_done);
  return new;
end;
$$;
create trigger know_person before insert on public.conversations
for each row execute function private.know_person();

create function private.reopen_conversation() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.conversations c set is_done = false
  where c.is_done
    and c.other_number = (select o.other_number from public.conversations o where o.id = new.conversation_id);
  return null;
end;
$$;
create trigger reopen_conversation after insert on public.messages
for each row when (new.direction = 'inbound') execute function private.reopen_conversation();

-- Searching. Words count from their beginning ("truck" finds "trucks"), without accents and without
-- punctuation. Full-text indexes are in every PostgreSQL; trigrams are an extension that the embedded one lacks.

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

-- What somebody is found by. A number is kept as all of its ends, since any part of it is the
-- beginning of one of them.
create function private.person_search(p_other_number text, p_name text, p_email text) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  v_digits text := case when p_other_number ~ '^\+?\d+$' then ltrim(p_other_number, '+') end;
begin
  return private.text_search(concat_ws(' ', p_name, p_email, p_other_number))
    || array_to_tsvector(array(
      select distinct substr(v_digits, n) from generate_series(1, length(v_digits) - 2) n));
end;
$$;

-- Every word of what was typed, as the beginning of a word; null when there is none.
create function private.word_query(p_typed text) returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg('''' || lexeme || ''':*', ' & ')::tsquery
  from unnest(private.text_search(p_typed));
$$;

-- The part of a number that was typed in any of the usual ways; null for anything else. Dialing
-- prefixes are no part of the stored number.
create function private.number_query(p_typed text) returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  select ('''' || regexp_replace(digits, '^(011|00|0)(?=\d{7})', '') || ''':*')::tsquery
  from (select regexp_replace(p_typed, '\D', '', 'g') as digits) typed
  where p_typed ~ '^[\d\s()+./–-]+$' and length(digits) >= 3;
$$;

-- Without a list of changes waiting to be sorted in: a search would read all of it.
create index conversations_search on public.conversations
  using gin (private.person_search(other_number, contact_name, contact_email)) with (fastupdate = off);
create index messages_search on public.messages
  using gin (private.text_search(body)) with (fastupdate = off);

-- A moment as a page's cursor holds it: to the microsecond, which JavaScript's dates drop.
create function private.exact_time(p_at timestamptz) returns text
language sql stable parallel safe set search_path = ''
as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
$$;

-- One row per person, newest first: their newest conversation with what is known over all of them.
-- p_state: open, done or all. p_before_*: the last row of the page before. p_other_number: that
-- person alone. has_more: whether a page follows. exact_time and id name the row for the next page.
-- matched_text: the newest text that was searched for, null when the person matched or nothing was.
create function public.list_conversations(
  p_state text default 'all',
  p_search text default null,
  p_before_at timestamptz default null,
  p_before_id uuid default null,
  p_limit integer default 50,
  p_other_number text default null
) returns table (
  id uuid,
  other_number text,
  contact_name text,
  contact_email text,
  last_message text,
  last_message_at timestamptz,
  last_source text,
  unread_count bigint,
  is_done boolean,
  opted_out_by text,
  texting_allowed boolean,
  matched_text text,
  exact_time text,
  has_more boolean
)
language plpgsql stable security invoker set search_path = ''
as $$
#variable_conflict use_column
declare
  v_before_at timestamptz := coalesce(p_before_at, 'infinity');
  v_before_id uuid := coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  v_words tsquery;
  v_person tsquery;
  v_ids uuid[];
  v_matches uuid[];
begin
  -- Rows are looked up one by one on purpose (subqueries that can't be joined, "offset 0"): the
  -- planner knows neither how few there are nor that the first page of them is enough, and would
  -- rather read the whole table.
  if p_other_number is not null then
    v_ids := array(
      select c.id from public.conversations c where c.other_number = p_other_number
      order by c.last_message_at desc, c.id desc limit 1);
  elsif p_search is not null then
    v_words := private.word_query(p_search);
    v_person := coalesce(private.number_query(p_search), v_words);
    with persons as materialized (
      select distinct c.other_number from public.conversations c
      where private.person_search(c.other_number, c.contact_name, c.contact_email) @@ v_person
    ), hits as materialized (
      select distinct on (m.conversation_id) m.conversation_id, m.id, m.created_at
      from public.messages m
      -- A letter or two begin a word in nearly every text.
      where length(p_search) >= 3 and private.text_search(m.body) @@ v_words
      order by m.conversation_id, m.created_at desc, m.id desc
    ), texts as materialized (
      select distinct on (own.other_number) own.other_number, hits.id as message_id
      from hits
      cross join lateral (
        select c.other_number from public.conversations c where c.id = hits.conversation_id offset 0
      ) own
      order by own.other_number, hits.created_at desc, hits.id desc
    ), found as (
      select persons.other_number, null::uuid as message_id from persons
      union all
      select texts.other_number, texts.message_id from texts
      where not exists (select from persons where persons.other_number = texts.other_number)
    ), page as (
      select own.id, found.message_id, own.last_message_at
      from found
      cross join lateral (
        select c.id, c.last_message_at, c.is_done from public.conversations c
        where c.other_number = found.other_number
        order by c.last_message_at desc, c.id desc limit 1
      ) own
      where (own.last_message_at, own.id) < (v_before_at, v_before_id)
        and (p_state = 'all' or own.is_done = (p_state = 'done'))
      order by own.last_message_at desc, own.id desc limit p_limit + 1
    )
    select array_agg(page.id order by page.last_message_at desc, page.id desc),
      array_agg(page.message_id order by page.last_message_at desc, page.id desc)
    into v_ids, v_matches from page;
  elsif p_state = 'open' then
    v_ids := array(
      select c.id from public.conversations c
      where not c.is_done and (c.last_message_at, c.id) < (v_before_at, v_before_id)
        and c.id = (
          select o.id from public.conversations o where o.other_number = c.other_number
          order by o.last_message_at desc, o.id desc limit 1)
      order by c.last_message_at desc, c.id desc limit p_limit + 1);
  else
    v_ids := array(
      select c.id from public.conversations c
      where (p_state = 'all' or c.is_done) and (c.last_message_at, c.id) < (v_before_at, v_before_id)
        and c.id = (
          select o.id from public.conversations o where o.other_number = c.other_number
          order by o.last_message_at desc, o.id desc limit 1)
      order by c.last_message_at desc, c.id desc limit p_limit + 1);
  end if;

  return query
    select c.id, c.other_number, person.contact_name, person.contact_email, c.last_message,
      c.last_message_at, c.last_source, person.unread_count, c.is_done, person.opted_out_by,
      person.texting_allowed, m.body, private.exact_time(c.last_message_at),
      cardinality(v_ids) > p_limit
    from unnest(v_ids, v_matches) with ordinality as page (id, message_id, place)
    cross join lateral (select o.* from public.conversations o where o.id = page.id offset 0) c
    left join lateral (select o.body from public.messages o where o.id = page.message_id offset 0) m on true
    cross join lateral (
      select
        (array_agg(o.contact_name order by o.last_message_at desc) filter (where o.contact_name <> ''))[1] as contact_name,
        (array_agg(o.contact_email order by o.last_message_at desc) filter (where o.contact_email <> ''))[1] as contact_email,
        sum(o.unread_count) as unread_count,
        case
          when bool_or(o.opted_out_by = 'contact') then 'contact'
          when bool_or(o.opted_out_by = 'office') then 'office'
        end as opted_out_by,
        bool_or(o.texting_allowed) as texting_allowed
      from public.conversations o where o.other_number = c.other_number
    ) person
    where page.place <= p_limit
    order by page.place;
end;
$$;

-- The newest texts with a person, newest first, over all our numbers. p_before_*: the oldest text
-- of the page before. has_more: whether there are earlier ones.
create function public.list_messages(
  p_other_number text,
  p_before_at timestamptz default null,
  p_before_id uuid default null,
  p_limit integer default 50
) returns table (
  id uuid,
  direction text,
  body text,
  created_at timestamptz,
  status text,
  error_code integer,
  source text,
  media jsonb,
  is_retried boolean,
  exact_time text,
  has_more boolean
)
language plpgsql stable security invoker set search_path = ''
as $$
#variable_conflict use_column
declare
  v_before_at timestamptz := coalesce(p_before_at, 'infinity');
  v_before_id uuid := coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  v_ids uuid[];
begin
  v_ids := array(
    select own.id
    from public.conversations c
    cross join lateral (
      select m.id, m.created_at from public.messages m
      where m.conversation_id = c.id and (m.created_at, m.id) < (v_before_at, v_before_id)
      order by m.created_at desc, m.id desc limit p_limit + 1
    ) own
    where c.other_number = p_other_number
    order by own.created_at desc, own.id desc limit p_limit + 1);
  return query
    select m.id, m.direction, m.body, m.created_at, m.status, m.error_code, m.source, m.media,
      exists (select from public.messages r where r.retry_of = m.id),
      private.exact_time(m.created_at),
      cardinality(v_ids) > p_limit
    from unnest(v_ids) with ordinality as page (id, place)
    cross join lateral (select o.* from public.messages o where o.id = page.id offset 0) m
    where page.place <= p_limit
    order by page.place;
end;
$$;
