-- Texts that answer by themselves.

-- Writes the row of an automatic text before Twilio is asked. It needs no consent, because it answers a call or a text,
-- and it gives none. p_occasion: missed_call, closed (an answer to a text while the business is closed) or emergency (an
-- answer to a text with an emergency word). p_once: the call, the text, or the time for which the business is closed; a
-- contact gets one text for each. p_limits: the limits of apply_limits over all contacts, because senders can be forged.
-- p_answers: Twilio's id of the text that it answers. p_pause_hours: how long a closed answer waits after a person of the
-- office wrote or an emergency answer went out, because it would contradict them.
-- After an answer to a text, the conversation list keeps showing the customer's text. outcome:
-- claimed, reclaimed, repeated: as in begin_message.
-- opted_out: they opted out or are blocked.
-- opt_out_in_doubt: a text of theirs may be an opt-out, and nobody has decided about it.
-- keyword: the text was STOP, START or HELP, which Twilio answers.
-- finished: the effects of the text are done already.
-- too_late: the text is older than fifteen minutes, as when only the reconciliation found it. By then an answer that
-- claims to come at once confuses.
-- own_number: we would text ourselves.
-- texted_already: they got one too recently, or an earlier text showed that no text arrives there.
-- paused: see p_pause_hours.
-- limit_reached: as p_limits say.
create function public.begin_automatic_text(
  p_business_number text, p_address text, p_body text, p_occasion text, p_once text, p_claim uuid, p_limits jsonb,
  p_answers text default null, p_pause_hours integer default 12
) returns table (outcome text, message_id uuid, created_at timestamptz, body text)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
#variable_conflict use_column
declare
  v_key uuid := md5(concat_ws(' ', p_occasion, p_address, p_once))::uuid;
  v_contact public.contacts;
  v_text public.messages;
begin
  -- Automatic texts wait for each other, so that the limits count all of them.
  perform pg_advisory_xact_lock(hashtextextended('automatic text', 0));
  -- The message is locked before its contact, as by update_message_status; the other order could end in a deadlock.
  select m.id, m.created_at, m.body into message_id, created_at, body
  from public.messages m where m.idempotency_key = v_key for update;
  -- Locked, so that a STOP that arrives meanwhile waits or counts.
  select * into v_contact from public.contacts c where c.address = p_address for no key update;
  select * into v_text from public.messages m where m.provider_sid = p_answers;
  outcome := case
    when private.is_refused(v_contact) then 'opted_out'
    when v_contact.opt_out_in_doubt is not null then 'opt_out_in_doubt'
    when v_text.keyword is not null then 'keyword'
    when not v_text.has_open_effects then 'finished'
    when v_text.created_at < now() - interval '15 minutes' then 'too_late'
    when message_id is not null then private.reclaim_message(message_id, p_claim)
    when p_address in (
      select p_business_number union select s.setting_value from public.business_settings s
      union select unnest(array[h.after_hours_number, h.second_number, h.third_number]) from public.call_handling h
    ) then 'own_number'
    when exists (
      select from public.messages m
      where m.contact_id = v_contact.id and m.direction = 'outbound' and (
        m.error_code in (21211, 21612, 21614, 21635, 30005, 30006)
        or m.occasion = p_occasion and m.created_at > now() - case p_occasion
          when 'missed_call' then interval '24 hours'
          when 'emergency' then interval '12 hours'
        end)
    ) then 'texted_already'
    when p_occasion = 'closed' and exists (
      select from public.messages m
      where m.contact_id = v_contact.id and m.direction = 'outbound' and m.status not in ('failed', 'undelivered')
        and (m.source = 'sms' or m.occasion = 'emergency')
        and m.created_at > now() - make_interval(hours => p_pause_hours)
    ) then 'paused'
    when p_occasion = 'closed' and exists (
      select from public.calls k
      where k.other_number = p_address and k.arrived_at > now() - make_interval(hours => p_pause_hours)
        and case k.direction when 'outbound' then k.status = 'completed' else k.outcome = 'answered' end
    ) then 'paused'
    when private.apply_limits(p_limits) > 0 then 'limit_reached'
  end;
  if outcome is null then
    v_contact.id := private.contact_of(p_address);
    insert into public.messages (
      contact_id, business_number, direction, body, status, idempotency_key, source, occasion, claimed_by, claimed_until)
    values (v_contact.id, p_business_number, 'outbound', p_body, 'pending', v_key, 'auto', p_occasion, p_claim,
      now() + interval '60 seconds')
    returning id, messages.created_at, messages.body into message_id, created_at, body;
    update public.contacts c set
      last_message = case when p_occasion = 'missed_call' then left(p_body, 200) else c.last_message end,
      last_message_at = case when p_occasion = 'missed_call' then now() else c.last_message_at end,
      last_source = case when p_occasion = 'missed_call' then 'sms' else c.last_source end,
      business_number = p_business_number, is_suspected = false
    where c.id = v_contact.id;
    outcome := 'claimed';
  end if;
  return next;
end;
$$;
