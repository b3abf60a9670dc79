set lock_timeout = '500ms';
-- As before, but the call is locked before its contact, as everywhere: another report of the same call may come at the
-- same moment.
create or replace function public.save_voicemail(
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
