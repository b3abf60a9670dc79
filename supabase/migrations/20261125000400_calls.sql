-- How calls are handled: where they go, and voicemails of missed calls.

-- Everything that the handling of a call or text depends on, in one query: the columns of call_handling, the two saved
-- numbers, and whether the caller is blocked.
create function public.call_routing(p_caller text) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(h) || jsonb_build_object(
    'business_number', private.setting('twilio_phone_number'),
    'forwarding_number', private.setting('call_forwarding_number'),
    'is_blocked', exists (select from public.contacts c where c.address = p_caller and c.is_blocked))
  from public.call_handling h;
$$;

-- The latest changes of where calls go. what: the column, or forwarding_number. by: the e-mail address of the account
-- that made the change, or null.
create function public.forwarding_history(p_limit integer)
returns table (id bigint, at timestamptz, by text, what text, "from" text, "to" text)
language sql stable set search_path = ''
as $$
  select a.id, a.happened_at, private.email_of(a.actor), regexp_replace(a.subject, '^call_(handling\.)?', ''),
    a.old_value, a.new_value
  from public.audit_log a
  where a.subject in (
    'call_forwarding_number', 'call_handling.forward_when', 'call_handling.hours', 'call_handling.holidays',
    'call_handling.after_hours_number', 'call_handling.second_number', 'call_handling.third_number',
    'call_handling.ring_order', 'call_handling.screening_on')
  order by a.id desc
  limit p_limit;
$$;

-- Stores a voicemail once. Twilio reports a recording twice and its transcript once, in any order, and may repeat each
-- report. A recording never moves to another call. Only a caller with a number becomes a contact.
-- p_transcript: null when this report has none, '' when transcribing failed.
create function public.save_voicemail(
  p_call_sid text, p_recording_sid text, p_seconds integer, p_caller text default null,
  p_received_at timestamptz default now(), p_transcript text default null
) returns void
language sql set search_path = '' set lock_timeout = '2s'
as $$
  insert into public.voicemails as known (call_sid, recording_sid, seconds, caller, contact_id, created_at, transcript)
  select p_call_sid, p_recording_sid, p_seconds, p_caller,
    case when p_caller ~ '^\+[1-9]\d{1,14}$' then private.contact_of(p_caller) end, p_received_at, p_transcript
  where not exists (
    select 1 from public.voicemails v where v.recording_sid = p_recording_sid and v.call_sid <> p_call_sid
  )
  on conflict (call_sid) do update set
    seconds = greatest(known.seconds, excluded.seconds),
    caller = coalesce(known.caller, excluded.caller),
    contact_id = coalesce(known.contact_id, excluded.contact_id),
    transcript = coalesce(nullif(known.transcript, ''), excluded.transcript, known.transcript);
$$;
