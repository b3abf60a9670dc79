-- Automatic texts. p_occasion: missed_call, closed (an answer to a text while the business is
-- closed) or emergency (an answer to a text with an emergency word).

-- Why an automatic text is not sent, or null when it may be:
-- opted_out: they opted out or are blocked.
-- suspected: a machine seems to have filled in the quote form for them.
-- own_number: we would text ourselves.
-- unreachable: an earlier text showed that no text arrives there.
-- texted_already: they got one too recently, or three in 24 hours.
-- machine: they answer automatic texts within seconds.
-- limit_reached: p_limit automatic texts in 24 hours over all contacts, because senders can be forged, or p_limits of
-- begin_message.
create function private.automatic_text_refusal(
  p_business_number text, p_address text, p_occasion text, p_limit integer, p_limits jsonb
) returns text
language sql stable set search_path = ''
as $$
  with contact as (
    select c.id, c.opted_out_by_contact or c.opted_out_by_office or c.is_blocked as is_refused
    from public.contacts c where c.address = p_address
  ), sent as materialized (
    select m.source, m.occasion, m.error_code, m.created_at, row_number() over (order by m.created_at desc) as place
    from public.messages m join contact on contact.id = m.contact_id
    where m.direction = 'outbound'
  )
  select case
    when exists (select from contact where contact.is_refused) then 'opted_out'
    when p_occasion <> 'missed_call' and exists (
      select from public.quote_requests q join contact on contact.id = q.contact_id where q.suspected_of is not null
    ) then 'suspected'
    when p_address = p_business_number
      or exists (select from public.contacts c where c.business_number = p_address)
      or exists (select from public.business_settings s where s.setting_value = p_address)
      or exists (
        select from public.call_handling h
        where p_address in (h.after_hours_number, h.second_number, h.third_number)
      )
      then 'own_number'
    when exists (
      select from sent where sent.error_code in (21211, 21612, 21614, 21635, 30005, 30006)
    ) then 'unreachable'
    when exists (
      select from sent
      where sent.occasion = p_occasion and sent.created_at > now() - case p_occasion
        when 'missed_call' then interval '24 hours'
        when 'emergency' then interval '12 hours'
      end
    ) or (
      select count(*) from sent where sent.source = 'auto' and sent.created_at > now() - interval '24 hours'
    ) >= 3 then 'texted_already'
    when p_occasion <> 'missed_call' and (
      select count(*) = 2 and max(sent.created_at) > now() - interval '10 seconds'
      from sent where sent.place <= 2 and sent.source = 'auto'
    ) then 'machine'
    when private.wait_to_send(p_limits) > 0 or (
      select count(*) from public.messages m
      where m.source = 'auto' and m.created_at > now() - interval '24 hours'
    ) >= p_limit then 'limit_reached'
  end;
$$;

-- Writes the row of an automatic text before Twilio is asked. It needs no consent, because it answers a call or a text,
-- and it gives none. p_once: the call, or the time for which the business is closed; a contact gets one text for each.
-- outcome: claimed, reclaimed or repeated, as in begin_message, or why it may not be sent. After an answer to a text, the
-- conversation list keeps showing the customer's text.
create function public.begin_automatic_text(
  p_business_number text, p_address text, p_body text, p_occasion text, p_once text, p_claim uuid,
  p_limit integer, p_limits jsonb
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
    when message_id is null
      then private.automatic_text_refusal(p_business_number, p_address, p_occasion, p_limit, p_limits)
    else private.reclaim_message(message_id, p_claim)
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
