-- Whether a text may be sent, its words and its row are functions of their own. Somebody who only called gets the
-- introduction, too.
set lock_timeout = '500ms';

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

-- Writes the row of a text of the office, with its lease, and shows the text in the list of conversations.
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
create or replace function public.begin_message(
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

grant execute on function private.refusal_of_text, private.words_of_text, private.claim_text to service_role;
