-- Texts in both directions. Each function changes a message together with its contact, or changes neither. Lock waits
-- end after two seconds, because the edge functions wait only four and Twilio needs a quick failure.

-- Stores an inbound text once, however often and however late Twilio reports it. p_opt_out: true for STOP, false for
-- START. Returns known, new, or to_answer for a new text while automatic answers are on.
create function public.receive_message(
  p_business_number text, p_address text, p_body text, p_provider_sid text, p_media jsonb default '[]'::jsonb,
  p_opt_out boolean default null, p_received_at timestamptz default now()
) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid := private.contact_of(p_address);
  v_at timestamptz := least(p_received_at, now());
begin
  insert into public.messages (contact_id, business_number, direction, body, status, provider_sid, media, created_at)
  values (v_contact, p_business_number, 'inbound', p_body, 'received', p_provider_sid, p_media, v_at)
  on conflict (provider_sid) do nothing;
  if not found then return 'known'; end if;

  -- Each condition is inside the update, so that it is checked again when another text was stored first.
  update public.contacts c set
    last_message = case when v_at < c.last_message_at then c.last_message else private.summary_of(p_body, p_media) end,
    last_source = case when v_at < c.last_message_at then c.last_source else 'sms' end,
    business_number = case when v_at < c.last_message_at then c.business_number else p_business_number end,
    last_message_at = greatest(c.last_message_at, v_at),
    unread_count = c.unread_count + case when c.is_blocked then 0 else 1 end,
    texting_allowed_by = coalesce(c.texting_allowed_by, 'text'),
    is_done = c.is_done and c.is_blocked, is_suspected = false
  where c.id = v_contact;
  -- A STOP or START that is reported late doesn't undo a later one.
  if p_opt_out is not null then
    update public.contacts c set opted_out_by_contact = p_opt_out, opt_out_told_at = v_at
    where c.id = v_contact and v_at >= coalesce(c.opt_out_told_at, '-infinity');
  end if;
  return case
    when exists (select from public.call_handling h where h.closed_answer_on or h.emergency_answer_on) then 'to_answer'
    else 'new'
  end;
end;
$$;

-- Whole seconds until that time, at least one. Null for null.
create function private.seconds_until(p_at timestamptz) returns integer
language sql volatile strict set search_path = ''
return ceil(greatest(1, extract(epoch from p_at - clock_timestamp())))::integer;

-- Takes the lease of a text that may or may not have reached Twilio, for a minute, which is longer than sending takes.
-- p_or_failed: also of one that was not sent, unless it was sent again under another key. Returns reclaimed when the caller
-- has the lease and must check Twilio before sending. Returns repeated when Twilio has answered or another lease still
-- holds.
create function private.reclaim_message(p_message_id uuid, p_claim uuid, p_or_failed boolean default false) returns text
language plpgsql set search_path = ''
as $$
begin
  update public.messages m set claimed_by = p_claim, claimed_until = now() + interval '60 seconds',
    status = case m.status when 'failed' then 'pending' else m.status end, error_code = null
  where m.id = p_message_id and m.provider_sid is null
    and (m.status in ('pending', 'unknown') or p_or_failed and m.status = 'failed'
      and not exists (select from public.messages r where r.retry_of = m.id))
    and (m.claimed_by = p_claim or m.claimed_until is null or m.claimed_until <= now());
  return case when found then 'reclaimed' else 'repeated' end;
end;
$$;

-- Writes the row of an outbound text before Twilio is asked. The text leaves from the number that the contact wrote to.
-- p_from: the number that the office shows, which must be that number or the saved one. p_claim: the caller's key.
-- p_first_body replaces p_body in the first text to somebody whose permission was noted. p_media: the pictures; a
-- text that repeats a failed one has the pictures of that one. The key is also the row's id, so that an office that never
-- had an answer finds the text in the conversation.
-- outcome:
-- claimed: the row is new. Ask Twilio.
-- reclaimed, repeated: this key or this failed text already has a row, see reclaim_message.
-- key_reused: the row of this key is another text.
-- limit_reached: wait for wait_seconds, as the limits of apply_limits (p_limits) say.
-- no_business_number, wrong_sender, no_conversation, blocked, opted_out, no_consent, too_long: it may not be sent.
-- not_failed: the text to repeat is not a failed text to this contact.
create function public.begin_message(
  p_from text, p_address text, p_body text, p_idempotency_key uuid, p_sent_by uuid, p_claim uuid,
  p_limits jsonb, p_retry_of uuid default null, p_first_body text default null, p_media jsonb default '[]'::jsonb
) returns table (
  outcome text, wait_seconds integer, message_id uuid, business_number text, status text, error_code integer,
  created_at timestamptz, body text, media jsonb
)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
#variable_conflict use_column
declare
  v_contact public.contacts;
  v_message public.messages;
  v_saved text := private.setting('twilio_phone_number');
  v_body text := p_body;
  v_media jsonb := coalesce((select m.media from public.messages m where m.id = p_retry_of), p_media);
begin
  -- Sends wait for each other, so that the limits count all of them.
  perform pg_advisory_xact_lock(hashtextextended('begin_message', 0));
  -- The message is locked before its contact, as by update_message_status; the other order could end in a deadlock.
  select * into v_message from public.messages m
  where m.idempotency_key = p_idempotency_key or m.id = p_idempotency_key or m.retry_of = p_retry_of
  limit 1 for update;
  -- Locked, so that a STOP or block that arrives meanwhile waits or counts.
  select * into v_contact from public.contacts c where c.address = p_address for update;
  outcome := case
    when v_saved is null then 'no_business_number'
    when p_from not in (v_saved, coalesce(v_contact.business_number, v_saved)) then 'wrong_sender'
    when v_contact.id is null then 'no_conversation'
    when v_contact.is_blocked then 'blocked'
    when v_contact.opted_out_by_contact or v_contact.opted_out_by_office then 'opted_out'
    when private.text_block(v_contact) is not null then 'no_consent'
    when p_retry_of is not null and not exists (
      select from public.messages m
      where m.id = p_retry_of and m.contact_id = v_contact.id
        and m.direction = 'outbound' and m.status in ('failed', 'undelivered')
        and (btrim(p_body) <> '' or m.media <> '[]'::jsonb)
    ) then 'not_failed'
  end;
  if outcome is null then
    wait_seconds := case when v_message.id is null then private.apply_limits(p_limits) end;
    if wait_seconds > 0 then outcome := 'limit_reached'; end if;
    if p_first_body is not null and v_contact.permission_noted_at is not null and not exists (
      select from public.messages m
      where m.contact_id = v_contact.id and m.source <> 'web' and m.status not in ('failed', 'undelivered')
    ) then
      v_body := p_first_body;
      -- Twilio's limit.
      if length(v_body) > 1600 then outcome := 'too_long'; end if;
    end if;
  end if;
  if outcome is null and v_message.id is null then
    insert into public.messages (
      id, contact_id, business_number, direction, body, media, status, idempotency_key, retry_of, sent_by, claimed_by,
      claimed_until)
    values (p_idempotency_key, v_contact.id, coalesce(v_contact.business_number, v_saved), 'outbound', v_body, v_media,
      'pending', p_idempotency_key, p_retry_of, p_sent_by, p_claim, now() + interval '60 seconds')
    returning * into v_message;
    outcome := 'claimed';
    update public.contacts c
    set last_message = private.summary_of(v_body, v_media), last_message_at = now(), last_source = 'sms',
      is_suspected = false
    where c.id = v_contact.id;
  elsif outcome is null then
    outcome := case
      when v_message.contact_id <> v_contact.id or v_message.body not in (p_body, coalesce(p_first_body, p_body))
        or v_message.media <> v_media then 'key_reused'
      else private.reclaim_message(v_message.id, p_claim, true)
    end;
  end if;
  return query select outcome, wait_seconds, v_message.id, v_message.business_number, v_message.status,
    v_message.error_code, v_message.created_at, v_message.body, v_message.media;
end;
$$;

-- Stores what Twilio reports about a text of ours, found by our id or else by Twilio's SID. A status only moves forward
-- and brings its error code; a repeated report without a code keeps it. p_business_number: the number that it was sent
-- from, if that isn't the row's; replies use it from then on. p_claim: the key of a lease that ends with this report.
-- Returns the text's status, or null for an unknown text.
create function public.update_message_status(
  p_status text, p_message_id uuid default null, p_provider_sid text default null,
  p_error_code integer default null, p_business_number text default null, p_claim uuid default null
) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  -- When final reports contradict each other, `delivered` wins, because nobody should send a text again that has arrived.
  v_order constant text[] := array[
    'pending', 'unknown', 'accepted', 'queued', 'sending', 'sent', 'undelivered', 'failed', 'delivered'];
  v_before public.messages;
  v_after public.messages;
begin
  select * into v_before from public.messages m
  where m.direction = 'outbound' and (m.id = p_message_id or m.provider_sid = p_provider_sid)
  order by m.id = p_message_id desc nulls last
  limit 1
  for update;
  if v_before.id is null then return null; end if;
  begin
    update public.messages m set provider_sid = p_provider_sid
    where m.id = v_before.id and m.provider_sid is null and p_provider_sid is not null;
  exception when unique_violation then
    -- Another text already has this SID.
    null;
  end;
  v_after := v_before;
  if array_position(v_order, p_status) > array_position(v_order, v_before.status) then
    v_after.status := p_status;
    v_after.error_code := p_error_code;
  elsif p_status = v_before.status then
    v_after.error_code := coalesce(v_before.error_code, p_error_code);
  end if;
  update public.messages m set
    status = v_after.status, error_code = v_after.error_code,
    claimed_until = case when m.claimed_by = p_claim then null else m.claimed_until end,
    business_number = coalesce(p_business_number, m.business_number)
  where m.id = v_before.id;
  -- So that an open office loads it.
  update public.contacts c set
    changed_at = clock_timestamp(), business_number = coalesce(p_business_number, c.business_number),
    -- Twilio's 21610: they said STOP to it before this text. A START since then counts.
    opted_out_by_contact = c.opted_out_by_contact
      or coalesce(p_error_code = 21610 and v_before.created_at > coalesce(c.opt_out_told_at, '-infinity'), false),
    opt_out_told_at = case when p_error_code = 21610 then greatest(c.opt_out_told_at, v_before.created_at)
      else c.opt_out_told_at end
  where c.id = v_before.contact_id and (p_business_number is not null or v_after is distinct from v_before);
  return v_after.status;
end;
$$;

-- A page of the texts with a contact, newest first. p_before_*: the oldest text of the previous page. next_cursor: null
-- when there are no earlier texts. sent_by: the sender's e-mail address. request: the outcome of the quote request, if
-- the text is the entry of one.
create function public.list_messages(
  p_address text, p_before_at timestamptz default 'infinity',
  p_before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff', p_limit integer default 50
) returns table (
  id uuid, business_number text, direction text, body text, created_at timestamptz, status text, error_code integer,
  is_at_twilio boolean, is_retried boolean, source text, occasion text, sent_by text, media jsonb, request jsonb,
  next_cursor text
)
language sql stable set search_path = ''
as $$
  with page as materialized (
    select m.* from public.messages m
    where m.contact_id = (select c.id from public.contacts c where c.address = p_address)
      and (m.created_at, m.id) < (p_before_at, p_before_id)
    order by m.created_at desc, m.id desc limit p_limit + 1
  )
  select m.id, m.business_number, m.direction, m.body, m.created_at, m.status, m.error_code,
    m.provider_sid is not null, exists (select from public.messages r where r.retry_of = m.id), m.source, m.occasion,
    private.email_of(m.sent_by), m.media,
    case when q.id is not null then jsonb_build_object('outcome', q.outcome, 'note', q.outcome_note) end,
    case when (select count(*) from page) > p_limit then private.cursor_of(m.created_at, m.id) end
  from page m
  left join public.quote_requests q on q.message_id = m.id
  order by m.created_at desc, m.id desc limit p_limit;
$$;
