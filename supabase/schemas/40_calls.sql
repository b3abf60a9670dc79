-- How calls are handled: where they go, voicemails of missed calls, and calls that the office makes.

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

-- The columns of call_handling that decide when and where calls ring.
create function private.forwarding_columns() returns text[]
language sql immutable set search_path = ''
return array[
  'forward_when', 'hours', 'holidays', 'after_hours_number', 'second_number', 'third_number', 'ring_order', 'screening_on'];

-- The latest changes of where calls go. what: the column, or forwarding_number. by: the e-mail address of the account
-- that made the change, or null.
create function public.forwarding_history(p_limit integer)
returns table (id bigint, at timestamptz, by text, what text, "from" text, "to" text)
language sql stable set search_path = ''
as $$
  select a.id, a.happened_at, private.email_of(a.actor), regexp_replace(a.subject, '^call_(handling\.)?', ''),
    a.old_value, a.new_value
  from public.audit_log a
  where a.subject = 'call_forwarding_number'
    or a.subject = any (select 'call_handling.' || c from unnest(private.forwarding_columns()) c)
  order by a.id desc
  limit p_limit;
$$;

-- Stores a voicemail once. Twilio reports a recording twice and its transcript once, in any order, and may repeat each
-- report. A recording never moves to another call. Only a caller with a number becomes a contact. The call is locked
-- before its contact, as everywhere: another report of the same call may come at the same moment.
-- p_transcript: null when this report has none, '' when transcribing failed.
create function public.save_voicemail(
  p_call_sid text, p_recording_sid text, p_seconds integer, p_caller text default null,
  p_received_at timestamptz default now(), p_transcript text default null
) returns void
language sql set search_path = '' set lock_timeout = '2s'
as $$
  select from public.calls k where k.call_sid = p_call_sid for update;
  insert into public.voicemails as known (call_sid, recording_sid, seconds, caller, contact_id, created_at, transcript)
  select p_call_sid, p_recording_sid, p_seconds, p_caller,
    case when private.is_callable(p_caller) then private.contact_of(p_caller) end, p_received_at, p_transcript
  where not exists (
    select 1 from public.voicemails v where v.recording_sid = p_recording_sid and v.call_sid <> p_call_sid
  )
  on conflict (call_sid) do update set
    seconds = greatest(known.seconds, excluded.seconds),
    caller = coalesce(known.caller, excluded.caller),
    contact_id = coalesce(known.contact_id, excluded.contact_id),
    transcript = coalesce(nullif(known.transcript, ''), excluded.transcript, known.transcript);
$$;

-- Notes in the audit log that somebody calls a number, before Twilio is asked. p_limits: the limits of apply_limits,
-- shared by everybody in the office and counting failed calls, so that a stolen login can't run up charges. Returns
-- the seconds to wait, 0 when the call may start, or null when the contact is blocked.
create function public.begin_call(p_address text, p_actor uuid, p_limits jsonb) returns integer
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_wait integer;
begin
  if exists (select from public.contacts c where c.address = p_address and c.is_blocked) then return null; end if;
  v_wait := private.apply_limits(p_limits);
  if v_wait = 0 then
    insert into public.audit_log (actor, action, subject) values (p_actor, 'call.start', p_address);
  end if;
  return v_wait;
end;
$$;
