-- How calls are handled: where they go, and the text back and voicemail for missed calls.

-- All that a call depends on in one query: columns of call_handling, the two saved numbers, and whether the
-- caller is blocked.
create function public.call_routing(p_caller text default null) returns table (
  business_number text, forwarding_number text, forward_when text, hours jsonb, holidays jsonb,
  after_hours_number text, second_number text, third_number text, ring_order text, screening_on boolean,
  text_back_on boolean, text_back_text text, text_back_when text, voicemail_on boolean, voicemail_greeting text,
  is_blocked boolean
)
language sql stable security invoker set search_path = ''
as $$
  select
    (select s.setting_value from public.business_settings s where s.setting_key = 'twilio_phone_number'),
    (select s.setting_value from public.business_settings s where s.setting_key = 'call_forwarding_number'),
    h.forward_when, h.hours, h.holidays,
    h.after_hours_number, h.second_number, h.third_number, h.ring_order, h.screening_on,
    h.text_back_on, h.text_back_text, h.text_back_when,
    h.voicemail_on, h.voicemail_greeting,
    exists (select from public.contacts c where c.address = p_caller and c.is_blocked)
  from public.call_handling h;
$$;

-- The latest changes of where calls go, with the e-mail address of whoever made them (null: not by an
-- account). Only this function may look into auth.users for it.
create function public.forwarding_history(p_limit integer)
returns table (id bigint, happened_at timestamptz, email text, subject text, old_value text, new_value text)
language sql stable security definer set search_path = ''
as $$
  select a.id, a.happened_at, u.email::text, a.subject, a.old_value, a.new_value
  from public.audit_log a
  left join auth.users u on u.id = a.actor
  where a.subject in (
    'call_forwarding_number', 'call_handling.forward_when', 'call_handling.hours', 'call_handling.holidays',
    'call_handling.after_hours_number', 'call_handling.second_number', 'call_handling.third_number',
    'call_handling.ring_order', 'call_handling.screening_on')
  order by a.id desc
  limit p_limit;
$$;

-- Notes a voicemail once: Twilio tells of a recording twice, in any order, and each time may be repeated.
-- A recording that is said to be of another call than before is left where it is. Only a caller with a
-- number is a contact.
create function public.save_voicemail(
  p_call_sid text, p_recording_sid text, p_seconds integer, p_caller text default null,
  p_business_number text default null, p_received_at timestamptz default now()
) returns void
language plpgsql security invoker set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid := case when p_caller ~ '^\+[1-9]\d{1,14}$' then private.contact_of(p_caller) end;
begin
  insert into public.voicemails as known (call_sid, recording_sid, seconds, caller, contact_id, business_number, created_at)
  select p_call_sid, p_recording_sid, p_seconds, p_caller, v_contact, p_business_number, p_received_at
  where not exists (
    select 1 from public.voicemails v where v.recording_sid = p_recording_sid and v.call_sid <> p_call_sid
  )
  on conflict (call_sid) do update set
    seconds = greatest(known.seconds, excluded.seconds),
    caller = coalesce(known.caller, excluded.caller),
    contact_id = coalesce(known.contact_id, excluded.contact_id),
    business_number = coalesce(known.business_number, excluded.business_number);
end;
$$;

-- Why a missed call is not answered with a text; null when it is. opted_out; own_number (we would text
-- ourselves); unreachable (an earlier text showed that no text arrives there); texted_already (in the 24
-- hours before); limit_reached (p_limit of them in 24 hours, whoever calls: caller IDs can be invented).
create function private.text_back_refusal(p_business_number text, p_address text, p_limit integer) returns text
language sql stable set search_path = ''
as $$
  select case
    when exists (
      select from public.contacts c
      where c.address = p_address and (c.opted_out_by_contact or c.opted_out_by_office or c.is_blocked)
    ) then 'opted_out'
    when p_address = p_business_number
      or exists (select from public.contacts c where c.business_number = p_address)
      or exists (select from public.business_settings s where s.setting_value = p_address)
      or exists (
        select from public.call_handling h
        where p_address in (h.after_hours_number, h.second_number, h.third_number)
      )
      then 'own_number'
    when exists (
      select from public.messages m join public.contacts c on c.id = m.contact_id
      where c.address = p_address and m.direction = 'outbound'
        and m.error_code in (21211, 21612, 21614, 21635, 30005, 30006)
    ) then 'unreachable'
    when exists (
      select from public.messages m join public.contacts c on c.id = m.contact_id
      where c.address = p_address and m.source = 'auto' and m.created_at > now() - interval '24 hours'
    ) then 'texted_already'
    when (
      select count(*) from public.messages m
      where m.source = 'auto' and m.created_at > now() - interval '24 hours'
    ) >= p_limit then 'limit_reached'
  end;
$$;

-- Writes the row of an automatic text before Twilio is asked. The call names it (a call SID is as long as
-- a UUID), so that a webhook that comes twice sends once. It asks for no consent, since it answers a call,
-- and gives none: whoever wants texts answers it. Outcomes: claimed, reclaimed and repeated as those of
-- begin_message, or why nothing may be sent.
create function public.begin_text_back(
  p_business_number text, p_address text, p_body text, p_call_sid text, p_claim uuid, p_limit integer
) returns table (outcome text, message_id uuid, created_at timestamptz)
language plpgsql security invoker set search_path = '' set lock_timeout = '2s'
as $$
#variable_conflict use_column
declare
  v_key uuid := substr(p_call_sid, 3)::uuid;
  v_contact uuid;
begin
  -- One after the other, so that two calls at once are counted right.
  perform pg_advisory_xact_lock(hashtextextended('text back', 0));
  select m.id, m.created_at into message_id, created_at from public.messages m where m.idempotency_key = v_key;
  outcome := case
    when message_id is null then private.text_back_refusal(p_business_number, p_address, p_limit)
    else private.reclaim_message(message_id, p_claim)
  end;
  if outcome is not null then
    return next;
    return;
  end if;

  v_contact := private.contact_of(p_address);
  insert into public.messages (
    contact_id, business_number, direction, body, status, idempotency_key, source, claimed_by, claimed_until)
  values (v_contact, p_business_number, 'outbound', p_body, 'pending', v_key, 'auto', p_claim, now() + interval '60 seconds')
  returning id, messages.created_at into message_id, created_at;
  update public.contacts c set
    last_message = left(p_body, 200), last_message_at = now(), last_source = 'sms',
    business_number = p_business_number, is_suspected = false
  where c.id = v_contact;
  outcome := 'claimed';
  return next;
end;
$$;
