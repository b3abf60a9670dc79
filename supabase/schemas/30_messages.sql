-- Texts, in both directions.

-- Applies what a text says about further texts. Both the text and its contact must be locked. p_keyword: stop or start.
-- It counts as of the time of the text, so a STOP or START that is reported late doesn't undo a later one. Either also
-- decides about an earlier text that may be an opt-out, and nothing is in doubt about somebody who has opted out.
create function private.apply_keyword(p_text public.messages, p_keyword text) returns void
language sql set search_path = ''
as $$
  update public.contacts c set
    opted_out_by_contact = p_keyword = 'stop', opt_out_told_at = p_text.created_at
  where c.id = p_text.contact_id and p_text.created_at >= coalesce(c.opt_out_told_at, '-infinity');
  update public.contacts c set opt_out_in_doubt = null
  where c.id = p_text.contact_id and c.opt_out_in_doubt is not null and (c.opted_out_by_contact or not exists (
    select from public.messages m where m.id = c.opt_out_in_doubt and m.created_at > p_text.created_at));
$$;

-- Stores an inbound text once, however often, however late and by whomever it is reported: Twilio's webhook or the
-- reconciliation. What the text says about further texts is applied here, in the same transaction, once.
-- p_reading: what the words mean, as domain/keywords.ts reads them. p_opt_out_type: the keyword that Twilio recognized
-- (stop, start or help); null when it recognized none or didn't say. Twilio's word wins, also over what was stored
-- before. With one exception: a YES is Twilio's word for START, but from somebody who hasn't opted out it is an answer,
-- which may approve an estimate. A bare CANCEL (p_reading `cancel`) is a STOP, and may also be about a visit.
-- p_has_effects: whether an alert and an automatic answer may follow. They stay open until finish_text.
-- p_opt_out: what callers before p_reading send instead: true for STOP, false for START.
-- Returns new for a text that was stored now, unfinished for one that was stored before and whose effects are still
-- open, and known for any other. Callers without p_reading get known, new, or to_answer for a new text while automatic
-- answers are on.
create function public.receive_message(
  p_business_number text, p_address text, p_body text, p_provider_sid text, p_media jsonb default '[]'::jsonb,
  p_opt_out boolean default null, p_received_at timestamptz default now(), p_reading text default null,
  p_opt_out_type text default null, p_is_emergency boolean default false, p_has_effects boolean default false
) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid := private.contact_of(p_address);
  v_at timestamptz := least(p_received_at, now());
  v_read text := case when p_reading = 'cancel' then 'stop' when p_reading in ('stop', 'start', 'help') then p_reading
    when p_opt_out then 'stop' when not p_opt_out then 'start' end;
  v_keyword text := coalesce(p_opt_out_type, v_read);
  v_text public.messages;
  v_is_new boolean;
begin
  insert into public.messages (
    contact_id, business_number, direction, body, status, provider_sid, media, created_at, keyword, may_be_opt_out,
    is_emergency, has_open_effects)
  values (v_contact, p_business_number, 'inbound', p_body, 'received', p_provider_sid, p_media, v_at, v_keyword,
    coalesce(p_reading = 'maybe_stop' and p_opt_out_type is null, false), p_is_emergency, p_has_effects)
  on conflict (provider_sid) do nothing
  returning * into v_text;
  v_is_new := v_text.id is not null;

  if v_is_new then
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
    if v_text.may_be_opt_out then
      update public.contacts c set opt_out_in_doubt = v_text.id
      where c.id = v_contact and not c.opted_out_by_contact and not c.opted_out_by_office
        and v_at >= coalesce(c.opt_out_told_at, '-infinity')
        and not exists (select from public.messages m where m.id = c.opt_out_in_doubt and m.created_at > v_at);
    end if;
  else
    -- The message is locked before its contact, as by update_message_status; the other order could end in a deadlock.
    select * into v_text from public.messages m
    where m.provider_sid = p_provider_sid and m.direction = 'inbound' for update;
    if v_text.id is null then return 'known'; end if;
    perform 1 from public.contacts c where c.id = v_text.contact_id for no key update;
    -- Only Twilio's word can say more than what is stored.
    v_keyword := case when p_opt_out_type is distinct from v_text.keyword then p_opt_out_type end;
  end if;

  if v_keyword is not null then
    if p_reading = 'yes' and v_keyword = 'start' and not exists (
      select from public.contacts c where c.id = v_text.contact_id and c.opted_out_by_contact
    ) then
      -- An answer. Twilio allows texts as of now in any case, so that a STOP from before no longer counts.
      update public.contacts c set opt_out_told_at = greatest(c.opt_out_told_at, v_text.created_at)
      where c.id = v_text.contact_id;
      v_keyword := null;
    elsif v_keyword in ('stop', 'start') then
      perform private.apply_keyword(v_text, v_keyword);
    end if;
    update public.messages m set keyword = v_keyword, may_be_opt_out = m.may_be_opt_out and v_keyword is null
    where m.id = v_text.id and (m.keyword is distinct from v_keyword or m.may_be_opt_out);
    update public.contacts c set opt_out_in_doubt = null
    where v_keyword is not null and c.id = v_text.contact_id and c.opt_out_in_doubt = v_text.id;
  end if;
  if v_is_new and p_reading = 'yes' and v_keyword is null then
    perform private.approve_by_text(v_text);
  elsif p_reading = 'cancel' and v_keyword = 'stop' then
    perform private.doubt_visits(v_text.contact_id);
  end if;

  return case
    when not v_is_new and v_text.has_open_effects and p_reading is not null then 'unfinished'
    when not v_is_new then 'known'
    when p_reading is null
      and exists (select from public.call_handling h where h.closed_answer_on or h.emergency_answer_on) then 'to_answer'
    else 'new'
  end;
end;
$$;

-- Notes that the effects of a text are done.
create function public.finish_text(p_provider_sid text) returns void
language sql set search_path = '' set lock_timeout = '2s'
as $$
  update public.messages m set has_open_effects = false where m.provider_sid = p_provider_sid and m.has_open_effects;
$$;

-- The longest that Twilio takes to list a text. The functions have this time and the next, and their sources, in
-- _shared/domain/text-delivery.ts.
create function private.listing_lag() returns interval
language sql immutable set search_path = ''
return interval '10 minutes';

-- The longest that a text waits in Twilio's queue.
create function private.queue_limit() returns interval
language sql immutable set search_path = ''
return interval '10 hours';

-- Takes the lease of a text that may or may not have reached Twilio, for a minute, which is longer than sending takes.
-- p_or_failed: also of one that was not sent, unless it was sent again under another key. Answers:
-- reclaimed: the caller has the lease and must check Twilio before sending.
-- to_look_up: the last lease has ended, but Twilio may not list its text yet. The caller may look it up, but not send it.
-- repeated: Twilio has answered, or another lease still holds.
create function private.reclaim_message(p_message_id uuid, p_claim uuid, p_or_failed boolean default false)
returns text
language plpgsql set search_path = ''
as $$
begin
  update public.messages m set claimed_by = p_claim, claimed_until = now() + interval '60 seconds',
    status = case m.status when 'failed' then 'pending' else m.status end, error_code = null
  where m.id = p_message_id and m.provider_sid is null
    and (m.status in ('pending', 'unknown') or p_or_failed and m.status = 'failed'
      and not exists (select from public.messages r where r.retry_of = m.id))
    -- A request that is repeated with its own claim has not asked Twilio yet.
    and (m.claimed_by = p_claim or m.claimed_until is null or m.claimed_until <= now() - private.listing_lag());
  if found then return 'reclaimed'; end if;
  return case when exists (
    select from public.messages m
    where m.id = p_message_id and m.provider_sid is null and m.status in ('pending', 'unknown')
      and m.claimed_until <= now()
  ) then 'to_look_up' else 'repeated' end;
end;
$$;

-- Why a text of the office may not be sent, by the outcomes of begin_message. Null when nothing forbids it. p_saved: the
-- saved number.
create function private.refusal_of_text(
  p_contact public.contacts, p_saved text, p_from text, p_body text, p_retry_of uuid
) returns text
language sql stable set search_path = ''
return case
  when p_saved is null then 'no_business_number'
  when p_from not in (p_saved, coalesce(p_contact.business_number, p_saved)) then 'wrong_sender'
  when p_contact.id is null then 'no_conversation'
  when p_contact.is_blocked then 'blocked'
  when p_contact.opted_out_by_contact or p_contact.opted_out_by_office then 'opted_out'
  when private.text_block(p_contact) is not null then 'no_consent'
  when p_retry_of is not null and not exists (
    select from public.messages m
    where m.id = p_retry_of and m.contact_id = p_contact.id
      and m.direction = 'outbound' and m.status in ('failed', 'undelivered')
      -- An automatic text would come too late, and as somebody's own words.
      and m.source <> 'auto'
      and (btrim(p_body) <> '' or m.media <> '[]'::jsonb)
  ) then 'not_failed'
  when exists (select from private.job_texts t where t.message_id = p_retry_of and t.kind = 'review')
    and private.review_asked_at(
      p_contact.id, (select m.id from public.messages m where m.retry_of = p_retry_of)) is not null then 'too_soon'
end;

-- The words of a text of the office. The first text to somebody who has neither written to us nor agreed on the website
-- is p_first_body, which introduces the business. It stays the first until Twilio is known to have one: an introduction
-- that comes twice is harmless, one that never comes is not.
create function private.words_of_text(p_contact public.contacts, p_body text, p_first_body text) returns text
language sql stable set search_path = ''
return case
  when p_first_body is not null
    and (p_contact.permission_noted_at is not null or p_contact.texting_allowed_by is null)
    and not exists (
      select from public.messages m
      where m.contact_id = p_contact.id and m.source <> 'web'
        and m.status not in ('pending', 'unknown', 'failed', 'undelivered')
    ) then p_first_body
  else p_body
end;

-- Writes the row of a text of the office, with its lease, and shows the text in the list of conversations. One that
-- repeats a text about a job is about that job, too.
create function private.claim_text(
  p_contact_id uuid, p_business_number text, p_body text, p_media jsonb, p_idempotency_key uuid, p_retry_of uuid,
  p_sent_by uuid, p_claim uuid
) returns public.messages
language plpgsql set search_path = ''
as $$
declare
  v_message public.messages;
begin
  insert into public.messages (
    id, contact_id, business_number, direction, body, media, status, idempotency_key, retry_of, sent_by, claimed_by,
    claimed_until)
  values (p_idempotency_key, p_contact_id, p_business_number, 'outbound', p_body, p_media, 'pending', p_idempotency_key,
    p_retry_of, p_sent_by, p_claim, now() + interval '60 seconds')
  returning * into v_message;
  insert into private.job_texts (message_id, job_id, kind, amount_cents, visit_day, visit_from, visit_to)
  select v_message.id, t.job_id, t.kind, t.amount_cents, t.visit_day, t.visit_from, t.visit_to
  from private.job_texts t where t.message_id = p_retry_of;
  update public.contacts c
  set last_message = private.summary_of(p_body, p_media), last_message_at = now(), last_source = 'sms',
    is_suspected = false
  where c.id = p_contact_id;
  return v_message;
end;
$$;

-- Writes the row of an outbound text before Twilio is asked. The text leaves from the number that the contact wrote to.
-- p_from: the number that the office shows, which must be that number or the saved one. p_claim: the caller's key.
-- p_first_body replaces p_body in the first text to somebody, see words_of_text. p_media: the pictures; a
-- text that repeats a failed one has the pictures of that one. The key is also the row's id, so that an office that never
-- had an answer finds the text in the conversation.
-- outcome:
-- claimed: the row is new. Ask Twilio.
-- reclaimed, to_look_up, repeated: this key or this failed text already has a row, see reclaim_message.
-- key_reused: the row of this key is another text.
-- limit_reached: wait for wait_seconds, as the limits of apply_limits (p_limits) say.
-- no_business_number, wrong_sender, no_conversation, blocked, opted_out, no_consent, too_long: it may not be sent.
-- not_failed: the text to repeat is not a failed text to this contact, or an automatic one.
-- too_soon: the text to repeat asks for a review, and this customer was asked for one within 90 days.
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
  v_body text;
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

  outcome := private.refusal_of_text(v_contact, v_saved, p_from, p_body, p_retry_of);
  if outcome is null then
    wait_seconds := case when v_message.id is null then private.apply_limits(p_limits) end;
    v_body := private.words_of_text(v_contact, p_body, p_first_body);
    outcome := case
      -- Twilio's limit. Without an introduction, the function has looked. A row keeps the words that it has.
      when v_message.id is null and v_body = p_first_body and length(v_body) > 1600 then 'too_long'
      when wait_seconds > 0 then 'limit_reached'
    end;
  end if;

  if outcome is null and v_message.id is null then
    v_message := private.claim_text(
      v_contact.id, coalesce(v_contact.business_number, v_saved), v_body, v_media, p_idempotency_key, p_retry_of,
      p_sent_by, p_claim);
    outcome := 'claimed';
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
-- A failure without a SID is our own conclusion. It counts only for a text that has none, from the holder of the lease or
-- once Twilio's queue is over. A report with a SID undoes it, because Twilio has the text after all.
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
  v_is_ours boolean := p_provider_sid is not null;
  -- The status that the report is compared with.
  v_known text;
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
    v_is_ours := false;
  end;
  v_after := v_before;
  v_known := case
    when v_before.status = 'failed' and v_before.provider_sid is null and v_is_ours then 'unknown'
    else v_before.status
  end;
  if p_status = 'failed' and p_provider_sid is null and (
    v_before.provider_sid is not null
    or v_before.claimed_by is distinct from p_claim
      and v_before.claimed_until > now() - private.queue_limit() - private.listing_lag()
  ) then
    null;
  elsif array_position(v_order, p_status) > array_position(v_order, v_known) then
    v_after.status := p_status;
    v_after.error_code := p_error_code;
  elsif p_status = v_known then
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
-- when there are no earlier texts. sent_by, author: the sender's e-mail address and name. request: the outcome of the quote request, if
-- the text is the entry of one. may_be_opt_out: the text may be an opt-out, and nobody has decided about it yet.
create function public.list_messages(
  p_address text, p_before_at timestamptz default 'infinity',
  p_before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff', p_limit integer default 50
) returns table (
  id uuid, business_number text, direction text, body text, created_at timestamptz, status text, error_code integer,
  is_at_twilio boolean, is_retried boolean, source text, occasion text, sent_by text, media jsonb, request jsonb,
  next_cursor text, may_be_opt_out boolean, author text
)
language sql stable set search_path = ''
as $$
  with contact as materialized (
    select c.id, c.opt_out_in_doubt from public.contacts c where c.address = p_address
  ), page as materialized (
    select m.* from public.messages m
    where m.contact_id = (select contact.id from contact) and (m.created_at, m.id) < (p_before_at, p_before_id)
    order by m.created_at desc, m.id desc limit p_limit + 1
  )
  select m.id, m.business_number, m.direction, m.body, m.created_at, m.status, m.error_code,
    m.provider_sid is not null, exists (select from public.messages r where r.retry_of = m.id), m.source, m.occasion,
    private.email_of(m.sent_by), m.media,
    case when q.id is not null then jsonb_build_object('outcome', q.outcome, 'note', q.outcome_note) end,
    case when (select count(*) from page) > p_limit then private.cursor_of(m.created_at, m.id) end,
    m.id is not distinct from (select contact.opt_out_in_doubt from contact), private.name_of(m.sent_by)
  from page m
  left join public.quote_requests q on q.message_id = m.id
  order by m.created_at desc, m.id desc limit p_limit;
$$;

-- A page of the texts with a contact that have files, newest first, as list_messages pages them.
create function public.list_files(
  p_address text, p_before_at timestamptz default 'infinity',
  p_before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff', p_limit integer default 50
) returns table (id uuid, direction text, created_at timestamptz, media jsonb, next_cursor text)
language sql stable set search_path = ''
as $$
  with page as materialized (
    select m.id, m.direction, m.created_at, m.media from public.messages m
    where m.contact_id = (select c.id from public.contacts c where c.address = p_address)
      and m.media <> '[]'::jsonb and (m.created_at, m.id) < (p_before_at, p_before_id)
    order by m.created_at desc, m.id desc limit p_limit + 1
  )
  select m.id, m.direction, m.created_at, m.media,
    case when (select count(*) from page) > p_limit then private.cursor_of(m.created_at, m.id) end
  from page m order by m.created_at desc, m.id desc limit p_limit;
$$;
