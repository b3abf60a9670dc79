-- The stored calls, which come from Twilio's webhooks and from the reconciliation.

-- A voicemail counts as a change of its call.
create function private.note_voicemail() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.calls c set changed_at = clock_timestamp() where c.call_sid = new.call_sid;
  return null;
end;
$$;
create trigger note_voicemail after insert or update on public.voicemails
for each row execute function private.note_voicemail();

-- Stores what is known about a call. Twilio's list never overwrites the dial result, and older data never reopens an
-- ended call. Returns whether anything changed.
create function private.save_call(p_report public.calls) returns boolean
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_known public.calls;
begin
  insert into public.calls (
    call_sid, direction, from_number, to_number, business_number, arrived_at, started_at, status, duration, outcome,
    has_dial_result)
  values (p_report.call_sid, p_report.direction, p_report.from_number, p_report.to_number, p_report.business_number,
    coalesce(p_report.arrived_at, now()), p_report.started_at, p_report.status, p_report.duration, p_report.outcome,
    p_report.has_dial_result)
  on conflict (call_sid) do nothing;
  if found then return true; end if;

  select * into v_known from public.calls c where c.call_sid = p_report.call_sid for update;
  if p_report.outcome = 'ongoing' and v_known.outcome is distinct from 'ongoing' then return false; end if;
  -- Without a customer's leg, Twilio's list has the number and status of our own phone. When it ends so, the customer was
  -- never called.
  if v_known.direction = 'outbound' and p_report.to_number <> v_known.to_number and not p_report.has_dial_result then
    p_report.to_number := v_known.to_number;
    if p_report.status not in ('queued', 'ringing', 'in-progress') then
      p_report.status := 'canceled';
      p_report.duration := 0;
    end if;
  end if;
  if v_known.has_dial_result and not p_report.has_dial_result then
    p_report.status := v_known.status;
    p_report.duration := v_known.duration;
    p_report.outcome := v_known.outcome;
    p_report.has_dial_result := true;
  end if;
  -- A webhook that comes later can't know the start better.
  p_report.started_at := least(p_report.started_at, v_known.started_at);
  update public.calls c set
    to_number = p_report.to_number, started_at = p_report.started_at, status = p_report.status,
    duration = p_report.duration, outcome = p_report.outcome, has_dial_result = p_report.has_dial_result,
    changed_at = clock_timestamp()
  where c.id = v_known.id
    and (c.to_number, c.started_at, c.status, c.duration, c.outcome, c.has_dial_result) is distinct from
      (p_report.to_number, p_report.started_at, p_report.status, p_report.duration, p_report.outcome,
        p_report.has_dial_result);
  return found;
end;
$$;

-- Stores calls (a JSON list of rows) one by one, so that a failing row doesn't affect the others. Returns the calls that
-- are new or changed, and those that failed with PostgreSQL's error code.
create function public.save_calls(p_calls jsonb) returns table (call_sid text, failure text)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
#variable_conflict use_variable
declare
  v_call jsonb;
begin
  for v_call in select jsonb_array_elements(p_calls) loop
    call_sid := v_call ->> 'call_sid';
    failure := null;
    begin
      if private.save_call(jsonb_populate_record(null::public.calls, v_call)) then return next; end if;
    exception when others then
      failure := sqlstate;
      return next;
    end;
  end loop;
end;
$$;

-- Each call with its outcome, which says whether the caller left a voicemail. call: as the contract describes it, without
-- the other party. call_group: answered, missed or unclear; null for our own calls and for blocked callers.
create view private.call_log with (security_invoker = true) as
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

-- A page of calls, newest first, and the cursor of the next page. p_group: answered, missed or all. p_before_*: the last
-- row of the previous page. p_days: only calls of this many last days.
create function public.list_calls(
  p_group text default 'all', p_before_at timestamptz default 'infinity',
  p_before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff', p_limit integer default 60,
  p_days integer default null
) returns jsonb
language sql stable set search_path = ''
as $$
  with page as materialized (
    select l.call, l.other_number, private.cursor_of(l.listed_at, l.id) collate "C" as place
    from private.call_log l
    where (l.listed_at, l.id) < (p_before_at, p_before_id)
      and l.listed_at >= coalesce(now() - make_interval(days => p_days), '-infinity')
      and p_group in ('all', l.call_group)
    order by l.listed_at desc, l.id desc limit p_limit + 1
  )
  select jsonb_build_object(
    'calls', coalesce(jsonb_agg(listed.call || jsonb_build_object(
      'contactName', nullif(other.name, ''),
      'conversation', case when other.id is not null then jsonb_build_object('textBlock', private.text_block(other)) end)
      order by listed.place desc), '[]'),
    'nextCursor', case when (select count(*) from page) > p_limit then min(listed.place) end)
  from (select * from page order by place desc limit p_limit) listed
  left join public.contacts other on other.address = listed.other_number and private.is_known(other);
$$;

-- The calls with a number between two moments, oldest first.
create function public.calls_with(
  p_number text, p_since timestamptz default '-infinity', p_before timestamptz default 'infinity'
) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(newest.call order by newest.listed_at), '[]')
  from (
    select l.call, l.listed_at from private.call_log l
    where l.other_number = p_number and l.listed_at >= p_since and l.listed_at < p_before
    order by l.listed_at desc limit 200
  ) newest;
$$;

-- Counts calls by the groups they belong to.
create function private.count_calls(p_groups text[]) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object(
  'received', cardinality(p_groups), 'answered', cardinality(array_positions(p_groups, 'answered')),
  'missed', cardinality(array_positions(p_groups, 'missed')),
  'unclear', cardinality(array_positions(p_groups, 'unclear')));

-- Figures about the incoming calls of the last days that are over and were not blocked. Days and hours are those of
-- the business's clock.
create function public.call_figures(p_days integer, p_time_zone text) returns jsonb
language sql stable set search_path = ''
as $$
  with days as (
    select (now() at time zone p_time_zone)::date - back as day from generate_series(0, p_days - 1) as back
  ), counted as materialized (
    select (l.started_at at time zone p_time_zone)::date as day,
      extract(hour from l.started_at at time zone p_time_zone) as hour, l.call_group
    from private.call_log l
    where l.call_group is not null and l.outcome is distinct from 'ongoing' and l.started_at is not null
      and l.listed_at >= (select min(d.day) from days d)::timestamp at time zone p_time_zone
  )
  select jsonb_build_object(
    'total', private.count_calls(coalesce(array_agg(call_group), '{}')),
    'days', (
      select jsonb_agg(jsonb_build_object('day', d.day, 'counts', private.count_calls(
        array(select c.call_group from counted c where c.day = d.day))) order by d.day)
      from days d),
    'hours', (
      select jsonb_agg(jsonb_build_object('hour', h.hour, 'counts', private.count_calls(
        array(select c.call_group from counted c where c.hour = h.hour))) order by h.hour)
      from generate_series(0, 23) as h (hour))
  ) from counted;
$$;
