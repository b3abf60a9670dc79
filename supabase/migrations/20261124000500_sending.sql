-- How many texts the office may send, how far Twilio's list of texts is known to be stored, and how long a
-- statement of the write path may wait for a lock.

-- begin_message counts the office's own texts of the last day before each of them.
create index messages_from_office on public.messages (created_at desc)
  where direction = 'outbound' and source = 'sms';

-- Seconds until every one of these limits lets another text of the office through; 0: now. They come as
-- [{"limit": integer, "seconds": integer}]: so many in any stretch of so many seconds. The rows are the
-- count, so that all instances of the function share it, and one that failed counts too.
create function private.wait_to_send(p_limits jsonb) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(max(greatest(1, ceil(extract(
    epoch from earliest.created_at + make_interval(secs => l.seconds) - now())))), 0)::integer
  from jsonb_to_recordset(p_limits) as l ("limit" integer, seconds integer)
  cross join lateral (
    select m.created_at from public.messages m
    where m.direction = 'outbound' and m.source = 'sms'
      and m.created_at > now() - make_interval(secs => l.seconds)
    order by m.created_at desc offset l."limit" - 1 limit 1
  ) earliest;
$$;

-- As before, and within limits: a further refusal is limit_reached, with the seconds to wait. A key or
-- failure that was used before is answered without counting.
drop function public.begin_message(text, text, text, uuid, uuid, uuid);
create function public.begin_message(
  p_business_number text,
  p_other_number text,
  p_body text,
  p_idempotency_key uuid,
  p_sent_by uuid,
  p_limits jsonb,
  p_retry_of uuid default null
) returns table (message_id uuid, created boolean, refusal text, wait_seconds integer)
language plpgsql security invoker set search_path = ''
as $$
declare
  v_conversation uuid;
  v_message uuid;
  v_is_known boolean;
  v_is_allowed boolean;
  v_is_opted_out boolean;
  v_wait integer;
begin
  select count(*) > 0, coalesce(bool_or(c.texting_allowed), false), coalesce(bool_or(c.opted_out), false)
  into v_is_known, v_is_allowed, v_is_opted_out
  from public.conversations c where c.other_number = p_other_number;
  if not v_is_known or v_is_opted_out or not v_is_allowed then
    return query select null::uuid, false, case
      when not v_is_known then 'no_conversation'
      when v_is_opted_out then 'opted_out'
      else 'no_consent'
    end, 0;
    return;
  end if;
  if p_retry_of is not null and not exists (
    select 1 from public.messages m join public.conversations c on c.id = m.conversation_id
    where m.id = p_retry_of and c.other_number = p_other_number
      and m.direction = 'outbound' and m.status in ('failed', 'undelivered')
  ) then
    return query select null::uuid, false, 'not_failed', 0;
    return;
  end if;

  -- One after the other, so that sends at the same moment are counted right.
  perform pg_advisory_xact_lock(hashtextextended('begin_message', 0));
  select m.id into v_message from public.messages m
  where m.idempotency_key = p_idempotency_key or m.retry_of = p_retry_of
  limit 1;
  if v_message is not null then
    return query select v_message, false, null::text, 0;
    return;
  end if;
  v_wait := private.wait_to_send(p_limits);
  if v_wait > 0 then
    return query select null::uuid, false, 'limit_reached', v_wait;
    return;
  end if;

  -- The business may have changed its number since the customer wrote.
  insert into public.conversations (business_number, other_number, texting_allowed)
  values (p_business_number, p_other_number, true)
  on conflict (business_number, other_number) do update set other_number = excluded.other_number
  returning id into v_conversation;

  -- A text back may have taken the key, unlikely as that is: the constraint has the last word.
  insert into public.messages (conversation_id, direction, body, status, idempotency_key, sent_by, retry_of)
  values (v_conversation, 'outbound', p_body, 'pending', p_idempotency_key, p_sent_by, p_retry_of)
  on conflict do nothing
  returning id into v_message;

  if v_message is null then
    return query select m.id, false, null::text, 0 from public.messages m
      where m.idempotency_key = p_idempotency_key or m.retry_of = p_retry_of
      limit 1;
    return;
  end if;

  update public.conversations c
  set last_message = left(p_body, 200), last_message_at = now(), last_source = 'sms'
  where c.id = v_conversation;
  return query select v_message, true, null::text, 0;
end;
$$;

-- Until when everything in Twilio's list of a number's texts is known to be stored. No row: nobody has
-- looked yet.
create table private.catch_up (
  business_number text primary key,
  caught_up_to timestamptz not null
);

-- Notes it, unless a later time is known, and answers what is known.
create function public.caught_up_to(p_business_number text, p_until timestamptz default null)
returns table (caught_up_to timestamptz)
language sql security invoker set search_path = ''
as $$
  insert into private.catch_up as known (business_number, caught_up_to)
  select p_business_number, p_until where p_until is not null
  on conflict (business_number) do update set caught_up_to = greatest(known.caught_up_to, excluded.caught_up_to);
  select c.caught_up_to from private.catch_up c where c.business_number = p_business_number;
$$;

-- Whoever waits for these has given up after four seconds (timeoutMs in _shared/database.ts), and Twilio
-- wants to hear soon that it should try elsewhere. A statement must not stay behind in the queue.
alter function public.receive_message(text, text, text, text, jsonb, boolean, timestamptz) set lock_timeout = '2s';
alter function public.update_message_status(uuid, text, text, integer) set lock_timeout = '2s';
alter function public.begin_message(text, text, text, uuid, uuid, jsonb, uuid) set lock_timeout = '2s';
alter function public.begin_text_back(text, text, text, text, integer) set lock_timeout = '2s';
