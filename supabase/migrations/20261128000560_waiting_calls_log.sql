-- The call log says what became of a missed call.
set lock_timeout = '500ms';

-- What became of a missed call, by the contract's names. Null when it was not missed, is history or came from somebody
-- who is blocked or suspected. A withheld number can't be called back, so hearing its voicemail is all there is to do.
create function private.follow_up_of_call(p_call public.calls, p_has_voicemail boolean, p_heard_at timestamptz) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_contact public.contacts;
  v_answers record;
  v_at timestamptz := private.time_of_call(p_call.arrived_at, p_call.started_at);
begin
  if not private.is_missed(p_call.direction, p_call.outcome, p_has_voicemail) then return null; end if;
  if not private.is_callable(p_call.other_number) then
    return private.follow_up_of(
      v_at, coalesce(p_call.handled_at, p_heard_at), '-infinity', '-infinity', '-infinity');
  end if;
  select * into v_contact from public.contacts c where c.address = p_call.other_number;
  if v_contact.is_apart then return null; end if;
  select * into v_answers from private.answers_to(v_contact.id, p_call.other_number);
  return private.follow_up_of(
    v_at, coalesce(p_call.handled_at, case when v_contact.is_done then v_at end),
    v_answers.called_at, v_answers.answered_at, v_answers.texted_at);
end;
$$;

grant execute on function private.follow_up_of_call(public.calls, boolean, timestamptz) to service_role;

create or replace view private.call_log with (security_invoker = true) as
select c.id, c.direction, c.other_number, c.listed_at, c.started_at, final.outcome,
  case
    when c.direction = 'outbound' or final.outcome = 'blocked' then null
    when final.outcome = 'answered' then 'answered'
    when final.outcome in ('missed', 'not_rung', 'voicemail') then 'missed'
    else 'unclear'
  end as call_group,
  jsonb_build_object(
    'sid', c.call_sid, 'direction', c.direction, 'from', c.from_number, 'to', c.to_number, 'at', c.listed_at,
    'startTime', c.started_at, 'status', c.status, 'duration', c.duration, 'outcome', final.outcome,
    'voicemail', case when v.id is not null then jsonb_build_object(
      'seconds', v.seconds, 'isHeard', v.heard_at is not null, 'transcript', v.transcript) end,
    'followUp', private.follow_up_of_call(c, v.id is not null, v.heard_at)) as call
from public.calls c
left join public.voicemails v on v.call_sid = c.call_sid
cross join lateral (
  select case when v.id is not null and c.direction = 'inbound' and c.outcome is distinct from 'ongoing'
    then 'voicemail' else c.outcome end
) as final (outcome);

-- Marks a missed call as done, together with the earlier ones of the same number, or lets that one call wait again.
-- Returns false when there is no such missed call.
create function public.set_call_handled(p_call_sid text, p_is_handled boolean) returns boolean
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_call public.calls;
begin
  select k.* into v_call from public.calls k left join public.voicemails v on v.call_sid = k.call_sid
  where k.call_sid = p_call_sid and private.is_missed(k.direction, k.outcome, v.id is not null);
  if v_call.id is null then return false; end if;
  update public.calls c set handled_at = case when p_is_handled then now() end, changed_at = clock_timestamp()
  where c.handled_at is distinct from '-infinity' and (c.handled_at is not null) <> p_is_handled
    and (c.id = v_call.id
      or p_is_handled and c.other_number = v_call.other_number and private.is_callable(c.other_number)
        and c.direction = 'inbound' and c.listed_at <= v_call.listed_at);
  return true;
end;
$$;
grant execute on function public.set_call_handled(text, boolean) to service_role;
