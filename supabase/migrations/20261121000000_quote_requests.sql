-- Quote requests from the site: stored, counted against the limits, and shown in Messages as the
-- first entry of that person's conversation. And who may be texted, now that not everyone in the
-- list has texted first.

alter table public.conversations
  drop constraint conversations_other_number_check,
  add constraint conversations_other_number_check check (length(other_number) between 1 and 254),
  add column contact_email text check (length(contact_email) <= 254),
  add column texting_allowed boolean not null default false,
  add column last_source text not null default 'sms' check (last_source in ('sms', 'web'));
comment on column public.conversations.other_number is
  'A number, a short code or a sender name; the e-mail address of somebody who gave no number.';
comment on column public.conversations.texting_allowed is
  'They texted us, or ticked the box of a quote request: any row of the other number counts. STOP (opted_out) wins over it.';
comment on column public.conversations.last_source is
  'The source of the last message, kept by the write path like the message itself.';

update public.conversations c set texting_allowed = true
where exists (
  select 1 from public.messages m
  where m.conversation_id = c.id and m.direction = 'inbound' and m.source = 'sms'
);

-- A whole quote request in words is longer than the longest text message.
alter table public.messages
  drop constraint messages_body_check,
  add constraint messages_body_check check (length(body) <= 6000);

-- How often somebody has asked in a stretch of time. Keys are hashes that change daily, and the
-- first request after its time deletes a row: nobody can be traced by them.
create table private.rate_limits (
  key text primary key,
  ends_at timestamptz not null,
  taken integer not null
);

-- Limits come as [{"key": text, "limit": integer, "seconds": integer}]: that many turns within that
-- many seconds of the first. Rows whose time is over have to be deleted beforehand.

-- Seconds until every one of the limits has a turn left; 0 when all have one now.
create function private.wait_for_turn(p_limits jsonb) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(max(ceil(extract(epoch from r.ends_at - now()))), 0)::integer
  from jsonb_to_recordset(p_limits) as l (key text, "limit" integer, seconds integer)
  join private.rate_limits r on r.key = l.seconds || ' ' || l.key
  where r.taken >= l."limit";
$$;

create function private.take_turn(p_limits jsonb) returns void
language sql set search_path = ''
as $$
  insert into private.rate_limits (key, ends_at, taken)
  select l.seconds || ' ' || l.key, now() + make_interval(secs => l.seconds), 1
  from jsonb_to_recordset(p_limits) as l (key text, seconds integer)
  on conflict (key) do update set taken = rate_limits.taken + 1;
$$;

-- Takes a quote request that the function has checked. `p_quote` has its field names, `p_summary`
-- is what the office reads. `p_attempt_limits` count every call, `p_limits` only what is stored.
-- Outcomes: stored; repeated (the same request came within ten minutes, nothing is added); limited
-- (with the seconds to wait).
create function public.submit_quote(
  p_quote jsonb,
  p_summary text,
  p_consent_text text,
  p_consent_version text,
  p_attempt_limits jsonb,
  p_limits jsonb
) returns table (outcome text, wait_seconds integer)
language plpgsql security invoker set search_path = ''
as $$
declare
  v_phone text := p_quote ->> 'phone';
  v_email text := p_quote ->> 'email';
  v_other text := coalesce(v_phone, lower(v_email));
  v_consent boolean := (p_quote ->> 'smsConsent')::boolean;
  v_business text;
  v_conversation uuid;
  v_wait integer;
begin
  -- One at a time, so that neither the counting nor the search for a repetition can be overtaken.
  perform pg_advisory_xact_lock(hashtext('submit_quote'));
  delete from private.rate_limits where ends_at <= now();

  v_wait := private.wait_for_turn(p_attempt_limits);
  if v_wait > 0 then
    return query select 'limited', v_wait;
    return;
  end if;
  perform private.take_turn(p_attempt_limits);

  if exists (
    select 1 from public.quote_requests q
    where q.created_at > now() - interval '10 minutes'
      and q.name = p_quote ->> 'name'
      and q.phone is not distinct from v_phone
      and q.email is not distinct from v_email
      and q.zip = p_quote ->> 'zip'
      and q.equipment = p_quote ->> 'equipment'
      and q.brand is not distinct from p_quote ->> 'brand'
      and q.description = p_quote ->> 'description'
      and q.can_move is not distinct from p_quote ->> 'canMove'
      and q.urgency = p_quote ->> 'urgency'
      and q.sms_consent = v_consent
  ) then
    return query select 'repeated', 0;
    return;
  end if;

  v_wait := private.wait_for_turn(p_limits);
  if v_wait > 0 then
    return query select 'limited', v_wait;
    return;
  end if;
  perform private.take_turn(p_limits);

  -- A request is taken also while no business number is saved: it then joins what that person
  -- already has, or waits under a name that no number can have.
  select s.setting_value into v_business
  from public.business_settings s where s.setting_key = 'twilio_phone_number';
  if v_business is null then
    select c.business_number into v_business
    from public.conversations c where c.other_number = v_other
    order by c.last_message_at desc limit 1;
  end if;

  insert into public.conversations (business_number, other_number, texting_allowed)
  values (coalesce(v_business, 'website'), v_other, v_consent)
  on conflict (business_number, other_number) do update set other_number = excluded.other_number
  returning id into v_conversation;

  insert into public.quote_requests (
    conversation_id, name, phone, email, zip, equipment, brand, description, can_move, urgency, page,
    sms_consent, consent_text, consent_version, consented_at
  ) values (
    v_conversation, p_quote ->> 'name', v_phone, v_email, p_quote ->> 'zip', p_quote ->> 'equipment',
    p_quote ->> 'brand', p_quote ->> 'description', p_quote ->> 'canMove', p_quote ->> 'urgency',
    p_quote ->> 'page', v_consent,
    case when v_consent then p_consent_text end,
    case when v_consent then p_consent_version end,
    case when v_consent then now() end
  );

  insert into public.messages (conversation_id, direction, body, status, source)
  values (v_conversation, 'inbound', p_summary, 'received', 'web');

  update public.conversations c set
    last_message = left(p_summary, 200),
    last_message_at = now(),
    last_source = 'web',
    unread_count = c.unread_count + 1,
    contact_name = coalesce(nullif(c.contact_name, ''), p_quote ->> 'name'),
    contact_email = coalesce(c.contact_email, v_email),
    texting_allowed = c.texting_allowed or v_consent
  where c.id = v_conversation;
  return query select 'stored', 0;
end;
$$;

-- Stores an inbound message once, however often it is delivered. Answers true when it was new.
create or replace function public.receive_message(
  p_business_number text,
  p_other_number text,
  p_body text,
  p_provider_sid text,
  p_media jsonb default '[]'::jsonb,
  p_opt_out boolean default null
) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  v_conversation uuid;
  v_message uuid;
begin
  insert into public.conversations (business_number, other_number)
  values (p_business_number, p_other_number)
  on conflict (business_number, other_number) do update set other_number = excluded.other_number
  returning id into v_conversation;

  insert into public.messages (conversation_id, direction, body, status, provider_sid, media)
  values (v_conversation, 'inbound', p_body, 'received', p_provider_sid, p_media)
  on conflict (provider_sid) do nothing
  returning id into v_message;

  if v_message is null then
    return false;
  end if;

  update public.conversations set
    last_message = left(p_body, 200),
    last_message_at = now(),
    last_source = 'sms',
    unread_count = unread_count + 1,
    opted_out = coalesce(p_opt_out, opted_out),
    texting_allowed = true
  where id = v_conversation;
  return true;
end;
$$;

-- Writes the row of an outbound message before Twilio is asked. `created` is false when this
-- idempotency key was used before: the earlier row comes back and nothing may be sent again.
-- `refusal` says why nothing may be sent at all: no_conversation, opted_out, or no_consent (they
-- neither texted nor agreed to texts); null when it may.
drop function public.begin_message(text, text, text, uuid, uuid);
create function public.begin_message(
  p_business_number text,
  p_other_number text,
  p_body text,
  p_idempotency_key uuid,
  p_sent_by uuid
) returns table (message_id uuid, created boolean, refusal text)
language plpgsql security invoker set search_path = ''
as $$
declare
  v_conversation uuid;
  v_message uuid;
  v_is_known boolean;
  v_is_allowed boolean;
  v_is_opted_out boolean;
begin
  select count(*) > 0, coalesce(bool_or(c.texting_allowed), false), coalesce(bool_or(c.opted_out), false)
  into v_is_known, v_is_allowed, v_is_opted_out
  from public.conversations c where c.other_number = p_other_number;
  if not v_is_known or v_is_opted_out or not v_is_allowed then
    return query select null::uuid, false, case
      when not v_is_known then 'no_conversation'
      when v_is_opted_out then 'opted_out'
      else 'no_consent'
    end;
    return;
  end if;

  -- The business may have changed its number since the customer wrote.
  insert into public.conversations (business_number, other_number, texting_allowed)
  values (p_business_number, p_other_number, true)
  on conflict (business_number, other_number) do update set other_number = excluded.other_number
  returning id into v_conversation;

  insert into public.messages (conversation_id, direction, body, status, idempotency_key, sent_by)
  values (v_conversation, 'outbound', p_body, 'pending', p_idempotency_key, p_sent_by)
  on conflict (idempotency_key) do nothing
  returning id into v_message;

  if v_message is null then
    return query select m.id, false, null::text from public.messages m
      where m.idempotency_key = p_idempotency_key;
    return;
  end if;

  update public.conversations c
  set last_message = left(p_body, 200), last_message_at = now(), last_source = 'sms'
  where c.id = v_conversation;
  return query select v_message, true, null::text;
end;
$$;
