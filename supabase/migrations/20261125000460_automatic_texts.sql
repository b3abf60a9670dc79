-- Automatic texts. p_occasion: missed_call, closed (an answer to a text while the business is
-- closed) or emergency (an answer to a text with an emergency word).

-- Writes the row of an automatic text before Twilio is asked. It needs no consent, because it answers a call or a text,
-- and it gives none. p_once: the call, or the time for which the business is closed; a contact gets one text for each.
-- p_limits: the limits of apply_limits over all contacts, because senders can be forged.
-- After an answer to a text, the conversation list keeps showing the customer's text. outcome:
-- claimed, reclaimed, repeated: as in begin_message.
-- opted_out: they opted out or are blocked.
-- own_number: we would text ourselves.
-- texted_already: they got one too recently, or an earlier text showed that no text arrives there.
-- limit_reached: as p_limits say.
create function public.begin_automatic_text(
  p_business_number text, p_address text, p_body text, p_occasion text, p_once text, p_claim uuid, p_limits jsonb
) returns table (outcome text, message_id uuid, created_at timestamptz, body text)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
#variable_conflict use_column
declare
  v_key uuid := md5(concat_ws(' ', p_occasion, p_address, p_once))::uuid;
  v_contact uuid;
begin
  -- Automatic texts wait for each other, so that the limits count all of them.
  perform pg_advisory_xact_lock(hashtextextended('automatic text', 0));
  select m.id, m.created_at, m.body into message_id, created_at, body
  from public.messages m where m.idempotency_key = v_key;
  outcome := case
    when message_id is not null then private.reclaim_message(message_id, p_claim)
    when exists (select from public.contacts c where c.address = p_address and private.is_refused(c)) then 'opted_out'
    when p_address in (
      select p_business_number union select s.setting_value from public.business_settings s
      union select unnest(array[h.after_hours_number, h.second_number, h.third_number]) from public.call_handling h
    ) then 'own_number'
    when exists (
      select from public.messages m join public.contacts c on c.id = m.contact_id
      where c.address = p_address and m.direction = 'outbound' and (
        m.error_code in (21211, 21612, 21614, 21635, 30005, 30006)
        or m.occasion = p_occasion and m.created_at > now() - case p_occasion
          when 'missed_call' then interval '24 hours'
          when 'emergency' then interval '12 hours'
        end)
    ) then 'texted_already'
    when private.apply_limits(p_limits) > 0 then 'limit_reached'
  end;
  if outcome is null then
    v_contact := private.contact_of(p_address);
    insert into public.messages (
      contact_id, business_number, direction, body, status, idempotency_key, source, occasion, claimed_by, claimed_until)
    values (v_contact, p_business_number, 'outbound', p_body, 'pending', v_key, 'auto', p_occasion, p_claim,
      now() + interval '60 seconds')
    returning id, messages.created_at, messages.body into message_id, created_at, body;
    update public.contacts c set
      last_message = case when p_occasion = 'missed_call' then left(p_body, 200) else c.last_message end,
      last_message_at = case when p_occasion = 'missed_call' then now() else c.last_message_at end,
      last_source = case when p_occasion = 'missed_call' then 'sms' else c.last_source end,
      business_number = p_business_number, is_suspected = false
    where c.id = v_contact;
    outcome := 'claimed';
  end if;
  return next;
end;
$$;
