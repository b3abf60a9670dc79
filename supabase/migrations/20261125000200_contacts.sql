-- Contacts and the conversations with them: the list, the search, what is read, who may be texted.

-- Some machines' clocks tick only once per millisecond. A second change in the same tick must show too.
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

-- Why nobody may text this person, by the contract's names; null when they may be texted.
create function private.text_block(p_contact public.contacts) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_contact.is_blocked then 'blocked'
    when p_contact.opted_out_by_contact then 'opted_out'
    when p_contact.opted_out_by_office then 'opted_out_by_office'
    when p_contact.texting_allowed_by is not null then null
    when position('@' in p_contact.address) > 0 then 'no_phone'
    else 'no_consent'
  end;
$$;

-- Whether there is anything to open: texts, a request, a name, or that they are blocked. A voicemail alone or
-- what is left of somebody erased isn't.
create function private.is_known(p_contact public.contacts) returns boolean
language sql immutable set search_path = ''
as $$
  select p_contact.last_message_at is not null or p_contact.name is not null or p_contact.is_blocked;
$$;

-- Whether a request of theirs is neither won nor lost yet.
create function private.has_open_request(p_contact uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.quote_requests q
    where q.contact_id = p_contact and q.outcome in ('new', 'quoted') and q.suspected_of is null
  );
$$;

-- The preview of a text in the list: its words, or else its files.
create function private.summary_of(p_body text, p_media jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when btrim(p_body, E' \t\r\n') <> '' then left(p_body, 200)
    when files.total = 0 then ''
    when files.pictures = files.total then case files.total when 1 then 'Picture' else files.total || ' pictures' end
    else case files.total when 1 then 'File' else files.total || ' files' end
  end
  from (
    select count(*) as total, count(*) filter (where file ->> 'contentType' like 'image/%') as pictures
    from jsonb_array_elements(p_media) as file
  ) files;
$$;

-- The contact with this address. Creates it when there is none.
create function private.contact_of(p_address text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  v_id uuid;
begin
  insert into public.contacts (address) values (p_address) on conflict (address) do nothing;
  select c.id into v_id from public.contacts c where c.address = p_address;
  return v_id;
end;
$$;

-- Searching. Words count from their beginning ("truck" finds "trucks"), without accents and without
-- punctuation. Full-text indexes are in every PostgreSQL; trigrams are an extension that the embedded one
-- lacks.

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

-- The search terms of a contact. Stores every suffix of a number, so that a prefix search finds any part of
-- it.
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
create index contacts_search on public.contacts
  using gin (private.person_search(address, name, email)) with (fastupdate = off);
create index messages_search on public.messages
  using gin (private.text_search(body)) with (fastupdate = off);
create index contact_notes_search on public.contact_notes
  using gin (private.text_search(body)) with (fastupdate = off);
create index quote_requests_search on public.quote_requests
  using gin (private.text_search(outcome_note)) with (fastupdate = off) where outcome_note is not null;

-- A moment as a page's cursor holds it: to the microsecond, which JavaScript's dates drop.
create function private.exact_time(p_at timestamptz) returns text
language sql stable parallel safe set search_path = ''
as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
$$;

-- The contacts of whom some words of a search are the name, with the newest of their texts that has all the
-- other words ("dana hose"). A word in twenty names or more says too little to look through their texts.
create function private.named_hits(p_search text) returns table (contact_id uuid, message_id uuid)
language sql stable set search_path = ''
as $$
  with words as materialized (
    select ('''' || lexeme || ''':*')::tsquery as word from unnest(private.text_search(p_search))
  ), named as materialized (
    select distinct unnest(few.ids) as id
    from words
    cross join lateral (
      select array_agg(match.id) as ids
      from (
        select c.id from public.contacts c
        where private.person_search(c.address, c.name, c.email) @@ words.word limit 20
      ) match
    ) few
    where cardinality(few.ids) < 20 and (select count(*) from words) > 1
  ), others as materialized (
    select named.id, (
      select string_agg(words.word::text, ' & ')::tsquery from words where not own.vector @@ words.word
    ) as words
    from named
    cross join lateral (
      select private.person_search(c.address, c.name, c.email) as vector
      from public.contacts c where c.id = named.id offset 0
    ) own
  )
  select others.id, hit.id
  from others
  cross join lateral (
    select m.id from public.messages m
    where m.contact_id = others.id and private.text_search(m.body) @@ others.words
    order by m.created_at desc, m.id desc limit 1
  ) hit;
$$;

-- The note on the outcome of the request that this entry in Messages is of: both were written at one time.
create function private.request_note(p_message public.messages) returns text
language sql stable set search_path = ''
as $$
  select q.outcome_note from public.quote_requests q
  where p_message.source = 'web' and q.contact_id = p_message.contact_id and q.created_at = p_message.created_at;
$$;

-- The texts and notes with these words: a note on a request counts as its entry in Messages.
create function private.word_hits(p_words tsquery)
returns table (contact_id uuid, id uuid, created_at timestamptz)
language sql stable set search_path = ''
as $$
  select m.contact_id, m.id, m.created_at from public.messages m where private.text_search(m.body) @@ p_words
  union all
  select n.contact_id, n.id, n.created_at from public.contact_notes n where private.text_search(n.body) @@ p_words
  union all
  select m.contact_id, m.id, m.created_at from public.quote_requests q
  join public.messages m on m.contact_id = q.contact_id and m.created_at = q.created_at and m.source = 'web'
  where private.text_search(q.outcome_note) @@ p_words;
$$;

-- Whether our newest text to a contact did not arrive.
create function private.is_undelivered(p_contact_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.messages f
    where f.contact_id = p_contact_id and f.direction = 'outbound' and f.status in ('failed', 'undelivered')
      and not exists (
        select from public.messages later
        where later.contact_id = f.contact_id and later.direction = 'outbound'
          and (later.created_at, later.id) > (f.created_at, f.id)
      )
  );
$$;

-- Whether a contact had the last word. A text that went out by itself is no answer.
create function private.is_unanswered(p_contact_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((
    select m.direction = 'inbound' from public.messages m
    where m.contact_id = p_contact_id and m.source <> 'auto'
    order by m.created_at desc, m.id desc limit 1
  ), false);
$$;

-- The contacts that a search finds, each with the newest text or note that was searched for (null when the
-- contact itself matched): one page of them, newest first.
create function private.search_contacts(
  p_state text, p_search text, p_before_at timestamptz, p_before_id uuid, p_limit integer
) returns table (contact_id uuid, message_id uuid)
language sql stable set search_path = ''
as $$
  with typed as materialized (
    select private.word_query(p_search) as words,
      coalesce(private.number_query(p_search), private.word_query(p_search)) as person
  ), persons as materialized (
    select c.id from public.contacts c
    where private.person_search(c.address, c.name, c.email) @@ (select person from typed)
  ), hits as materialized (
    select distinct on (hit.contact_id) hit.contact_id, hit.id
    -- A letter or two begin a word in nearly every text.
    from typed cross join lateral private.word_hits(typed.words) hit
    where length(p_search) >= 3
    order by hit.contact_id, hit.created_at desc, hit.id desc
  ), found as (
    select persons.id as contact_id, null::uuid as message_id from persons
    union all
    select hits.contact_id, hits.id from hits
    where not exists (select from persons where persons.id = hits.contact_id)
    union all
    select named.contact_id, named.message_id from private.named_hits(p_search) named
    where private.number_query(p_search) is null
      and not exists (select from persons where persons.id = named.contact_id)
      and not exists (select from hits where hits.contact_id = named.contact_id)
  )
  select own.id, found.message_id
  from found
  -- "offset 0": looked up one by one, since the planner does not know how few there are.
  cross join lateral (
    select c.id, coalesce(c.last_message_at, c.created_at) as listed_at, c.is_done, c.is_apart
    from public.contacts c
    where c.id = found.contact_id and private.is_known(c) offset 0
  ) own
  where (own.listed_at, own.id) < (p_before_at, p_before_id)
    and own.is_apart = (p_state = 'suspected')
    and case p_state
      when 'open' then not own.is_done
      when 'unanswered' then not own.is_done and private.is_unanswered(own.id)
      when 'failed' then private.is_undelivered(own.id)
      when 'done' then own.is_done
      when 'requests' then private.has_open_request(own.id)
      else true
    end
  order by own.listed_at desc, own.id desc
  limit p_limit;
$$;

-- One row for each conversation, newest first. p_state: open, unanswered, failed, done, requests (with one that
-- is neither won nor lost), all, or suspected (with the blocked ones; in none of the others). A search also finds
-- contacts whom nobody has texted yet. p_before_*: the last row of the page before. p_address: that contact alone. has_more: whether
-- a page follows. exact_time and id name the row for the next page. matched_text and matched_id: the newest
-- text that was searched for, null when the contact matched or nothing was searched for. last_failed: our
-- newest text did not arrive.
create function public.list_conversations(
  p_state text default 'all', p_search text default null, p_before_at timestamptz default null,
  p_before_id uuid default null, p_limit integer default 50, p_address text default null
) returns table (
  id uuid, address text, name text, email text, business_number text, last_message text,
  last_message_at timestamptz, last_source text, last_failed boolean, unread_count integer, is_done boolean,
  text_block text, matched_text text, matched_id uuid, exact_time text, has_more boolean, permission_how text,
  permission_note text, permission_noted_at timestamptz
)
language plpgsql stable security invoker set search_path = ''
as $$
#variable_conflict use_column
declare
  v_before_at timestamptz := coalesce(p_before_at, 'infinity');
  v_before_id uuid := coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  v_ids uuid[];
  v_matches uuid[];
begin
  -- The open ones by a statement of their own, so that they are read from their own index.
  if p_address is not null then
    v_ids := array(
      select c.id from public.contacts c where c.address = p_address and private.is_known(c));
  elsif p_search is not null then
    select array_agg(found.contact_id), array_agg(found.message_id) into v_ids, v_matches
    from private.search_contacts(p_state, p_search, v_before_at, v_before_id, p_limit + 1) found;
  elsif p_state in ('open', 'unanswered') then
    v_ids := array(
      select c.id from public.contacts c
      where not c.is_done and not c.is_apart and (c.last_message_at, c.id) < (v_before_at, v_before_id)
        and (p_state = 'open' or private.is_unanswered(c.id))
      order by c.last_message_at desc, c.id desc limit p_limit + 1);
  else
    v_ids := array(
      select c.id from public.contacts c
      where c.is_apart = (p_state = 'suspected') and (p_state <> 'done' or c.is_done)
        and (p_state <> 'requests' or private.has_open_request(c.id))
        and (p_state <> 'failed' or (private.is_undelivered(c.id) and c.id in (
          select f.contact_id from public.messages f
          where f.direction = 'outbound' and f.status in ('failed', 'undelivered'))))
        and (c.last_message_at, c.id) < (v_before_at, v_before_id)
      order by c.last_message_at desc, c.id desc limit p_limit + 1);
  end if;

  return query
    select c.id, c.address, nullif(c.name, ''), nullif(c.email, ''), c.business_number, c.last_message,
      coalesce(c.last_message_at, c.created_at), c.last_source,
      private.is_undelivered(c.id), c.unread_count, c.is_done, private.text_block(c), m.body, m.id,
      private.exact_time(coalesce(c.last_message_at, c.created_at)), cardinality(v_ids) > p_limit,
      case when c.permission_noted_at is not null then c.texting_allowed_by end, c.permission_note, c.permission_noted_at
    from unnest(v_ids, v_matches) with ordinality as page (id, message_id, place)
    cross join lateral (select o.* from public.contacts o where o.id = page.id offset 0) c
    left join lateral (
      select o.id, concat_ws(E'\n', o.body, private.request_note(o)) as body from public.messages o where o.id = page.message_id
      union all
      select n.id, n.body from public.contact_notes n where n.id = page.message_id
      offset 0
    ) m on true
    where page.place <= p_limit
    order by page.place;
end;
$$;

-- Of these addresses (a JSON list) the ones that are known.
create function public.known_contacts(p_addresses jsonb)
returns table (address text, name text, text_block text)
language sql stable security invoker set search_path = ''
as $$
  select c.address, nullif(c.name, ''), private.text_block(c)
  from jsonb_array_elements_text(p_addresses) as wanted (address)
  join public.contacts c on c.address = wanted.address
  where private.is_known(c);
$$;

-- Marks a contact's texts as read, up to and including this one. Later texts stay unread.
-- Answers false when the message isn't theirs.
create function public.mark_read(p_address text, p_message_id uuid) returns boolean
language plpgsql security invoker set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
  v_at timestamptz;
  v_unread integer;
begin
  -- Held until the end, so that a text that comes in meanwhile is counted before or after, not between.
  select * into v_contact from public.contacts c where c.address = p_address for update;
  select m.created_at into v_at from public.messages m
  where m.id = p_message_id and m.contact_id = v_contact.id;
  if v_at is null then return false; end if;
  if v_contact.unread_count > 0 then
    select count(*) into v_unread from public.messages m
    where m.contact_id = v_contact.id and m.direction = 'inbound'
      and (m.created_at, m.id) > (v_at, p_message_id);
    update public.contacts c set unread_count = v_unread
    where c.id = v_contact.id and c.unread_count > v_unread;
  end if;
  return true;
end;
$$;

-- Stops or allows texts to a contact, by the contact (from Twilio's record) or by the office. The office
-- can't lift a stop by the contact. Answers changed, unchanged, stopped_by_contact or no_conversation.
create function public.set_opted_out(p_address text, p_opted_out boolean, p_by text, p_actor uuid default null) returns text
language plpgsql security invoker set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
begin
  -- Held until the end, so that two switches at once are one after the other.
  select * into v_contact from public.contacts c where c.address = p_address for update;
  if v_contact.id is null then return 'no_conversation'; end if;
  if p_by = 'contact' then
    if v_contact.opted_out_by_contact = p_opted_out then return 'unchanged'; end if;
    update public.contacts c set opted_out_by_contact = p_opted_out, opt_out_told_at = now()
    where c.id = v_contact.id;
    return 'changed';
  end if;
  if v_contact.opted_out_by_contact and not p_opted_out then return 'stopped_by_contact'; end if;
  if v_contact.opted_out_by_office = p_opted_out then return 'unchanged'; end if;
  update public.contacts c set opted_out_by_office = p_opted_out where c.id = v_contact.id;
  insert into public.audit_log (actor, action, subject, old_value, new_value)
  values (p_actor, 'texts.' || case when p_opted_out then 'stop' else 'allow' end, p_address,
    (not p_opted_out)::text, p_opted_out::text);
  return 'changed';
end;
$$;

-- Stores a permission with the admin's note and opens the conversation. A repetition changes nothing, and an
-- empty name keeps the stored one. Answers opened, or the text block: blocked, opted_out or opted_out_by_office.
create function public.start_conversation(
  p_address text, p_name text, p_how text, p_note text, p_actor uuid
) returns table (outcome text, conversation_id uuid)
language plpgsql security invoker set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
begin
  conversation_id := private.contact_of(p_address);
  -- Held until the end, so that a STOP that comes in meanwhile is before or after.
  select * into v_contact from public.contacts c where c.id = conversation_id for update;
  outcome := case
    when v_contact.is_blocked then 'blocked'
    when v_contact.opted_out_by_contact then 'opted_out'
    when v_contact.opted_out_by_office then 'opted_out_by_office'
    else 'opened'
  end;
  if outcome = 'opened' then
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
  end if;
  return next;
end;
$$;

-- What an open office asks every few seconds, in one cheap question under the row rules: how much is unread,
-- which conversations changed last, and when a call did. `has_realtime` says whether the backend tells of
-- changes by itself; where it does not, it has no such publication. The limit is fixed: with one from outside
-- the planner reckons with a tenth of the table, and reads all of it.
create function public.inbox_news() returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
begin
  -- The row rules alone would tell somebody who has lost their role that nothing is new.
  if not private.is_staff() then
    raise exception 'This account has no role.' using errcode = 'insufficient_privilege';
  end if;
  return jsonb_build_object(
    'as_of', clock_timestamp(),
    'unread', coalesce((select sum(c.unread_count) from public.contacts c where c.unread_count > 0), 0),
    'has_realtime', exists (
      select 1 from pg_catalog.pg_publication_tables p
      where p.pubname = 'supabase_realtime' and p.schemaname = 'public' and p.tablename = 'contacts'
    ),
    'calls_changed_at', (select max(c.changed_at) from public.calls c),
    'changes', coalesce((
      select jsonb_agg(to_jsonb(news) order by news.changed_at desc, news.id)
      from (
        select c.id, c.address as other_number, c.name as contact_name, c.unread_count, c.last_source, c.changed_at
        from public.contacts c
        where c.last_message_at is not null
        order by c.changed_at desc, c.id
        limit 20
      ) news
    ), '[]'::jsonb)
  );
end;
$$;
