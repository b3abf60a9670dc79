-- Quote requests from the site: limits, storing them with the consent that was given, and their entry in Messages.

-- Counts one use against limits ([{"key", "limit", "seconds"}]). Each period begins with its first use. Returns the
-- seconds to wait, or 0 when no limit is exceeded. It stops at the first limit that is exceeded, and takes the keys in
-- one order, so that two calls at once can't deadlock.
create function private.apply_limits(p_limits jsonb) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_limit record;
  v_wait integer := 0;
begin
  for v_limit in
    select l.seconds || ' ' || l.key as key, l."limit" as most, make_interval(secs => l.seconds) as stretch
    from jsonb_to_recordset(p_limits) as l (key text, "limit" integer, seconds integer)
    order by 1
  loop
    -- A limit that is used up is only read, because a flood of writes to its row would make other writes wait, too.
    select private.seconds_until(known.ends_at) into v_wait
    from private.rate_limits known
    where known.key = v_limit.key and known.ends_at > now() and known.taken >= v_limit.most;
    exit when found;
    insert into private.rate_limits as known (key, ends_at, taken)
    values (v_limit.key, now() + v_limit.stretch, 1)
    on conflict (key) do update set
      taken = case when known.ends_at <= now() then 1 else known.taken + 1 end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning case when known.taken > v_limit.most then private.seconds_until(known.ends_at) else 0 end into v_wait;
    exit when v_wait > 0;
  end loop;
  return v_wait;
end;
$$;

-- Stores a quote request that the edge function has checked.
-- p_quote: its columns, with the text of the consent if it was given. p_summary: the request as text for the office.
-- p_attempt_limits count every call, p_limits every request that isn't a repetition. Requests beyond p_flood_limits are
-- suspected instead of refused. p_suspected_of: why a machine seems to have sent it. p_media: the names of its pictures.
-- outcome: stored; suspected (stored as such); repeated (within ten minutes, so nothing is stored); limited (wait for
-- wait_seconds). refused_key: the attempt limit that is used up, which refuses everything from this sender until then.
create function public.submit_quote(
  p_quote jsonb, p_summary text, p_attempt_limits jsonb, p_limits jsonb, p_flood_limits jsonb default '[]',
  p_suspected_of text default null, p_media jsonb default '[]'
) returns table (outcome text, wait_seconds integer, refused_key text)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_quote public.quote_requests := jsonb_populate_record(null::public.quote_requests, p_quote || jsonb_build_object(
    'id', gen_random_uuid(), 'outcome', 'new', 'created_at', now()));
  v_address text := coalesce(v_quote.phone, lower(v_quote.email));
begin
  delete from private.rate_limits r where r.key in (
    select o.key from private.rate_limits o where o.ends_at <= now() order by o.ends_at limit 20
    for update skip locked);
  outcome := 'limited';
  wait_seconds := private.apply_limits(p_attempt_limits);
  if wait_seconds > 0 then
    select l.key into refused_key
    from jsonb_to_recordset(p_attempt_limits) as l (key text, "limit" integer, seconds integer)
    join private.rate_limits r on r.key = l.seconds || ' ' || l.key and r.taken >= l."limit"
    order by r.ends_at desc limit 1;
    return next;
    return;
  end if;

  -- Requests of the same person wait for each other, so that a repetition is noticed.
  perform pg_advisory_xact_lock(hashtextextended('quote ' || v_address, 0));
  if exists (
    select from public.quote_requests q join public.contacts c on c.id = q.contact_id
    where c.address = v_address and q.created_at > now() - interval '10 minutes' and to_jsonb(q) @> (p_quote - 'page')
  ) then
    outcome := 'repeated';
    return next;
    return;
  end if;
  wait_seconds := private.apply_limits(p_limits);
  if wait_seconds > 0 then return next; return; end if;
  v_quote.suspected_of := coalesce(p_suspected_of, case when private.apply_limits(p_flood_limits) > 0 then 'flood' end);
  outcome := case when v_quote.suspected_of is null then 'stored' else 'suspected' end;

  -- A suspected request is shown with that person's texts, but doesn't count as unread or open a conversation.
  insert into public.contacts as c (
    address, name, email, last_message, last_message_at, last_source, unread_count, texting_allowed_by, is_suspected)
  values (v_address, v_quote.name, v_quote.email, left(p_summary, 200), now(), 'web',
    case outcome when 'stored' then 1 else 0 end,
    case when v_quote.sms_consent and outcome = 'stored' then 'form' end, outcome = 'suspected')
  on conflict (address) do update set
    last_message = excluded.last_message, last_message_at = excluded.last_message_at, last_source = 'web',
    unread_count = c.unread_count + case when c.is_blocked then 0 else excluded.unread_count end,
    name = coalesce(nullif(c.name, ''), excluded.name),
    email = coalesce(c.email, excluded.email),
    texting_allowed_by = coalesce(c.texting_allowed_by, excluded.texting_allowed_by),
    is_done = c.is_done and (excluded.is_suspected or c.is_blocked),
    is_suspected = c.is_suspected and excluded.is_suspected
  returning c.id into v_quote.contact_id;
  v_quote.consented_at := case when v_quote.sms_consent then now() end;
  insert into public.messages (contact_id, business_number, direction, body, media, status, source)
  values (v_quote.contact_id, private.setting('twilio_phone_number'), 'inbound', p_summary,
    case when outcome = 'stored' then p_media else '[]'::jsonb end, 'received', 'web')
  returning id into v_quote.message_id;
  insert into public.quote_requests select v_quote.*;
  return next;
end;
$$;
