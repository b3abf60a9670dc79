-- Alerts: each admin's settings and devices, and what is sent to them.

-- An admin's settings and devices. Null until they are saved.
create function public.get_alerts(p_user_id uuid) returns jsonb
language sql stable set search_path = ''
return (select to_jsonb(s) from private.alert_settings s where s.user_id = p_user_id);

-- Removes one device of an admin, or without p_endpoint all devices and settings. Without p_user_id it removes the device
-- from whoever has it, because its push service says that it is gone.
create function public.remove_alerts(p_user_id uuid default null, p_endpoint text default null) returns void
language sql set search_path = '' set lock_timeout = '2s'
as $$
  update private.alert_settings s set
    devices = jsonb_path_query_array(s.devices, '$[*] ? (@.endpoint != $gone)', jsonb_build_object('gone', p_endpoint))
  where s.devices @> jsonb_build_array(jsonb_build_object('endpoint', p_endpoint))
    and (p_user_id is null or s.user_id = p_user_id);
  delete from private.alert_settings s where p_endpoint is null and s.user_id = p_user_id;
$$;

-- Saves an admin's settings. p_device: a device to add ({"endpoint", "p256dh", "auth"}), or null. Only the ten newest
-- devices are kept.
create function public.save_alerts(
  p_user_id uuid, p_kinds jsonb, p_phone text default null, p_quiet_hours jsonb default null, p_device jsonb default null
) returns void
language sql set search_path = '' set lock_timeout = '2s'
as $$
  insert into private.alert_settings (user_id, kinds, phone, quiet_hours)
  values (p_user_id, p_kinds, p_phone, p_quiet_hours)
  on conflict (user_id) do update set
    kinds = excluded.kinds, phone = excluded.phone, quiet_hours = excluded.quiet_hours;
  -- Held events of kinds that are no longer wanted are dropped.
  delete from private.alert_throttle t where t.user_id = p_user_id and not p_kinds ? t.kind;
  select public.remove_alerts(p_endpoint => p_device ->> 'endpoint') where p_device is not null;
  update private.alert_settings s set devices = jsonb_path_query_array(s.devices || p_device, '$[last - 9 to last]')
  where s.user_id = p_user_id and p_device is not null;
$$;

-- Whether the clock (HH:MM) is within the quiet hours, which may cross midnight.
create function private.is_quiet(p_from text, p_to text, p_clock text) returns boolean
language sql immutable set search_path = ''
return coalesce(case
  when p_from <= p_to then p_clock collate "C" >= p_from and p_clock collate "C" < p_to
  else p_clock collate "C" >= p_from or p_clock collate "C" < p_to
end, false);

-- Counts a use of the key. Returns whether it is the first. The costs are alerted once a month, anything else in a day.
create function private.is_first(p_key text) returns boolean
language sql strict set search_path = ''
return private.apply_limits(jsonb_build_array(jsonb_build_object(
  'key', p_key, 'limit', 1, 'seconds', case when p_key like 'spend %' then 2764800 else 86400 end))) = 0;

-- Whether the event was taken within the last day. See private.is_first, which notes it.
create function private.was_taken(p_key text) returns boolean
language sql stable set search_path = ''
return exists (select from private.rate_limits r where r.key = '86400 ' || p_key and r.ends_at > now());

-- Counts one event for everybody who wants its kind and has a device or a number for alerts. Its words replace those of
-- the events before it. Nobody is alerted to their own messages or those of blocked contacts.
-- p_unless_wanted: leaves out admins who want this other kind, because they hear of the call by an alert of that kind.
create function private.count_event(p_event jsonb, p_unless_wanted text default null) returns void
language sql set search_path = ''
as $$
  insert into private.alert_throttle as known (user_id, kind, next_at, held, latest)
  select s.user_id, p_event ->> 'kind', '-infinity', 1, p_event from private.alert_settings s
  where s.kinds ? (p_event ->> 'kind')
    and (p_unless_wanted is null or not s.kinds ? p_unless_wanted)
    and (p_event ->> 'address' is null or s.phone is distinct from p_event ->> 'address')
    and (s.phone is not null or s.devices <> '[]')
    and not exists (select from public.contacts c where c.address = p_event ->> 'address' and c.is_blocked)
  on conflict (user_id, kind) do update set held = known.held + 1, latest = excluded.latest;
$$;

-- Whether the caller of this missed call may still leave a voicemail. isOver: they had hung up before the greeting.
create function private.may_become_voicemail(p_missed_call jsonb) returns boolean
language sql stable set search_path = ''
return p_missed_call ->> 'isOver' is distinct from 'true'
  and exists (select from public.call_handling h where h.voicemail_on);

-- One call makes one alert, in whichever order its missed call, voicemail and transcript are reported. Whoever wants
-- both kinds hears of the voicemail. 150 seconds: about as long as a greeting and the longest voicemail.
create function private.take_missed_call(p_event jsonb, p_call_sid text) returns void
language plpgsql set search_path = ''
as $$
begin
  if private.was_taken('voicemail ' || p_call_sid) then
    perform private.count_event(p_event, p_unless_wanted => 'voicemail');
  elsif private.may_become_voicemail(p_event) then
    insert into private.alert_queue (key, event, due_at)
    values (p_event ->> 'key', p_event, clock_timestamp() + interval '150 seconds')
    on conflict do nothing;
  else
    perform private.count_event(p_event);
  end if;
end;
$$;

-- A voicemail takes the place of its missed call, for those who want both.
create function private.take_voicemail(p_event jsonb, p_call_sid text) returns void
language plpgsql set search_path = ''
as $$
declare
  v_missed_call jsonb;
begin
  delete from private.alert_queue q where q.key = 'missed call ' || p_call_sid returning q.event into v_missed_call;
  if v_missed_call is not null then
    -- Twilio reports the caller with the call, but not with each recording.
    if p_event ->> 'address' is null then
      p_event := p_event || jsonb_build_object('address', v_missed_call -> 'address', 'url', v_missed_call -> 'url');
    end if;
    perform private.count_event(v_missed_call, p_unless_wanted => 'voicemail');
    perform private.count_event(p_event);
  elsif private.was_taken('missed call ' || p_call_sid) then
    perform private.count_event(p_event, p_unless_wanted => 'missed_call');
  else
    perform private.count_event(p_event);
  end if;
end;
$$;

-- Gives a voicemail's alert that has not been sent the words of its transcript. The alert keeps its key, so that one
-- that is just being sent does not go out a second time.
create function private.add_transcript(p_event jsonb) returns void
language sql set search_path = ''
as $$
  update private.alert_throttle t set latest = t.latest || jsonb_build_object('body', p_event -> 'body')
  where t.kind = 'voicemail' and t.held > 0 and t.latest ->> 'key' = p_event ->> 'completes';
$$;

-- Takes one event: counts it, lets it wait, or drops it as a repetition. Its key counts only once, because Twilio reports
-- some events twice, and a caller that got no answer asks again. An event without a key is none. The keys of a call's
-- events end with its SID.
create function private.take_event(p_event jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  v_call_sid text := substring(p_event ->> 'key' from 'CA[0-9a-fA-F]{32}$');
begin
  if private.is_first(p_event ->> 'key') is not true then return; end if;
  if p_event ->> 'kind' = 'missed_call' and v_call_sid is not null then
    perform private.take_missed_call(p_event, v_call_sid);
  elsif p_event ->> 'kind' = 'voicemail' and v_call_sid is not null then
    -- The transcript of a voicemail that nobody has reported is the report of it.
    if private.is_first(p_event ->> 'completes') is false then
      perform private.add_transcript(p_event);
    else
      perform private.take_voicemail(p_event, v_call_sid);
    end if;
  else
    perform private.count_event(p_event);
  end if;
end;
$$;

-- Counts the queued events that are due.
create function private.count_queued() returns void
language plpgsql set search_path = ''
as $$
declare
  v_event jsonb;
begin
  for v_event in
    with due as (
      delete from private.alert_queue q where q.due_at <= clock_timestamp() returning q.event, q.due_at
    )
    select d.event from due d order by d.due_at
  loop
    perform private.count_event(v_event);
  end loop;
end;
$$;

-- Whether an alert of this kind may reach somebody at this time (HH:MM). Quiet hours hold back all but emergencies.
create function private.may_disturb(p_settings private.alert_settings, p_kind text, p_clock text) returns boolean
language sql immutable set search_path = ''
return p_kind = 'emergency'
  or not private.is_quiet(p_settings.quiet_hours ->> 'from', p_settings.quiet_hours ->> 'to', p_clock);

-- Whether somebody may get alerts of this kind: admins all of them, dispatchers those about customers. Whoever has lost the
-- role gets no more.
create function private.may_be_alerted(p_user_id uuid, p_kind text) returns boolean
language sql stable set search_path = ''
return exists (
  select from public.user_roles r
  where r.user_id = p_user_id and (r.role = 'admin' or r.role = 'dispatcher' and p_kind <> 'care'));

-- Whether an alert is to be sent now.
create function private.is_due(
  p_alert private.alert_throttle, p_settings private.alert_settings, p_clock text
) returns boolean
language sql volatile set search_path = ''
return p_alert.latest is not null and p_alert.next_at <= clock_timestamp()
  and private.may_disturb(p_settings, p_alert.kind, p_clock)
  and (p_settings.phone is not null or p_settings.devices <> '[]')
  and private.may_be_alerted(p_alert.user_id, p_alert.kind);

-- The seconds until a held alert or a queued event is due. Null when none waits.
create function private.seconds_to_next_alert(p_clock text) returns integer
language sql volatile set search_path = ''
return private.seconds_until(least(
  (select min(q.due_at) from private.alert_queue q),
  (
    select min(t.next_at)
    from private.alert_throttle t
    join private.alert_settings s on s.user_id = t.user_id
    where t.latest is not null and t.next_at > clock_timestamp() and private.may_disturb(s, t.kind, p_clock)
  )));

-- The alerts to send now. After one, an admin gets none of that kind for p_seconds. p_text_limits: see claim_alerts.
create function private.start_alerts(p_seconds integer, p_clock text, p_text_limits jsonb) returns jsonb
language sql volatile set search_path = ''
as $$
  with started as (
    update private.alert_throttle t set next_at = clock_timestamp() + make_interval(secs => p_seconds)
    from private.alert_settings s
    where s.user_id = t.user_id and private.is_due(t, s, p_clock)
    returning t.user_id, t.kind, t.held, t.latest, s.devices, case
      when s.phone is not null and t.held > 0 and private.apply_limits((
        select jsonb_agg(l.value || jsonb_build_object('key', 'alerts of ' || t.user_id))
        from jsonb_array_elements(p_text_limits) l
      )) = 0 then s.phone end as phone
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'userId', a.user_id, 'kind', a.kind, 'count', a.held, 'latest', a.latest,
    'name', (select o.name from public.contacts o where o.address = a.latest ->> 'address'),
    'devices', a.devices, 'phone', a.phone)), '[]')
  from started a where a.phone is not null or a.devices <> '[]';
$$;

-- Takes one event and says which admins to alert now, and to how many events. These stay held until settle_alerts, so
-- that they are sent later if the caller ends before. Events are also held between two alerts of a kind, in quiet hours,
-- and while p_text_limits are used up and there is no device.
-- p_clock: the business's time, HH:MM. p_event: {"kind", "key", "completes", "isOver", "address", "title", "body", "url"},
-- or {"kind", "key", "problem"}, or null when there is no new event. name: of the latest event's sender.
-- p_text_limits: the limits of apply_limits for each admin, without their key. wait_seconds: until a held alert is due.
-- Null when none is held.
create function public.claim_alerts(
  p_seconds integer, p_clock text, p_text_limits jsonb, p_event jsonb default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_wait integer;
begin
  -- Calls wait for each other, because two that lock the same rows in another order would end in a deadlock.
  perform pg_advisory_xact_lock(hashtextextended('claim_alerts', 0));
  perform private.take_event(p_event);
  perform private.count_queued();
  v_wait := private.seconds_to_next_alert(p_clock);
  return jsonb_build_object(
    'due', private.start_alerts(p_seconds, p_clock, p_text_limits),
    'unread', private.unread_total(),
    'wait_seconds', v_wait);
end;
$$;

-- Removes the events that an admin has been alerted to. p_key: of the latest one. A newer one stays.
create function public.settle_alerts(p_user_id uuid, p_kind text, p_count integer, p_key text default null) returns void
language sql set search_path = '' set lock_timeout = '2s'
as $$
  update private.alert_throttle t set held = greatest(0, t.held - p_count),
    latest = case when t.held > p_count or t.latest ->> 'key' is distinct from p_key then t.latest end
  where t.user_id = p_user_id and t.kind = p_kind;
$$;
