-- Notes a voicemail once, however often it is told. A recording that is said to be of another call than
-- before is left where it is.
create or replace function public.save_voicemail(
  p_call_sid text,
  p_recording_sid text,
  p_seconds integer,
  p_caller text default null
) returns void
language sql security invoker set search_path = ''
as $$
  insert into public.voicemails (call_sid, recording_sid, seconds, caller)
  select p_call_sid, p_recording_sid, p_seconds, p_caller
  where not exists (
    select 1 from public.voicemails v where v.recording_sid = p_recording_sid and v.call_sid <> p_call_sid
  )
  on conflict (call_sid) do update set
    seconds = greatest(voicemails.seconds, excluded.seconds),
    caller = coalesce(voicemails.caller, excluded.caller);
$$;
