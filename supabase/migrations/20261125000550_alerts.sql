-- Alerts: each admin's settings, devices and throttle. The tables are private, so that admins reach only their own
-- rows, and only through the edge functions.

create table private.alert_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  kinds jsonb not null check (kinds <@ '["text", "emergency", "voicemail", "missed_call", "care"]'),
  -- The admin's number that gets alerts as texts.
  phone text check (phone ~ '^\+[1-9]\d{1,14}$'),
  -- {"from", "to"}, HH:MM each on the clock of America/Chicago: only emergencies are alerted between them.
  quiet_hours jsonb check (quiet_hours ?& array['from', 'to']),
  -- Browsers that get alerts (Push API), newest last: [{"endpoint", "p256dh", "auth"}]. Each belongs to one admin.
  devices jsonb not null default '[]' check (jsonb_typeof(devices) = 'array')
);

-- For each admin and kind, when the next alert may be sent, how many events are held for it, and the newest one (p_event
-- of claim_alerts). Nothing waits while latest is null.
create table private.alert_throttle (
  user_id uuid not null references private.alert_settings (user_id) on delete cascade,
  kind text not null,
  next_at timestamptz not null,
  held integer not null check (held >= 0),
  latest jsonb,
  primary key (user_id, kind)
);

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

-- Counts one event for each admin who wants its kind and has a device or a number for alerts. Returns which admins to
-- alert now, and to how many events. These stay held until settle_alerts, so that they are sent later if the caller ends
-- before. After an alert, an admin gets none of that kind for p_seconds. Events are held during that time, in quiet
-- hours, and while p_text_limits are used up and there is no device.
-- p_clock: the business's time, HH:MM. p_event: {"kind", "key", "completes", "address", "title", "body", "url"}, or null when
-- there is no new event. Its key counts only once. The event that it completes is counted only if nobody reported it;
-- otherwise its words replace that event's while it is held, and are pushed to devices later. Nobody is alerted to their
-- own messages or those of blocked contacts. name: of the latest event's sender.
-- p_text_limits: the limits of apply_limits for each admin, without their key. wait_seconds: until a held alert is due.
-- Null when none is held.
create function public.claim_alerts(
  p_seconds integer, p_clock text, p_text_limits jsonb, p_event jsonb default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_added integer;
  v_due jsonb;
  v_wait integer;
begin
  -- Calls wait for each other, because two that lock the same rows in another order would end in a deadlock.
  perform pg_advisory_xact_lock(hashtextextended('claim_alerts', 0));
  -- Twilio reports some events twice, and a caller that got no answer asks again.
  if private.is_first(p_event ->> 'key') then
    v_added := (private.is_first(p_event ->> 'completes') is not false)::integer;
    insert into private.alert_throttle as known (user_id, kind, next_at, held, latest)
    select s.user_id, p_event ->> 'kind', '-infinity', v_added, p_event from private.alert_settings s
    where s.kinds ? (p_event ->> 'kind')
      and (p_event ->> 'address' is null or s.phone is distinct from p_event ->> 'address')
      and (s.phone is not null and v_added = 1 or s.devices <> '[]')
      and not exists (select from public.contacts c where c.address = p_event ->> 'address' and c.is_blocked)
    on conflict (user_id, kind) do update set held = known.held + v_added,
      latest = case when v_added = 1 or known.held = 0 or known.latest ->> 'key' = p_event ->> 'completes'
        then p_event else known.latest end;
  end if;

  v_wait := (
    select private.seconds_until(min(t.next_at))
    from private.alert_throttle t
    join private.alert_settings s on s.user_id = t.user_id
    where t.latest is not null and t.next_at > clock_timestamp()
      and (t.kind = 'emergency' or not private.is_quiet(s.quiet_hours ->> 'from', s.quiet_hours ->> 'to', p_clock)));
  with claimed as (
    update private.alert_throttle t set next_at = clock_timestamp() + make_interval(secs => p_seconds)
    from private.alert_settings s
    where s.user_id = t.user_id and t.latest is not null and t.next_at <= clock_timestamp()
      and (t.kind = 'emergency' or not private.is_quiet(s.quiet_hours ->> 'from', s.quiet_hours ->> 'to', p_clock))
      -- Whoever has lost the role gets no more alerts.
      and exists (select from public.user_roles r where r.user_id = t.user_id and r.role = 'admin')
    returning t.user_id, t.kind, t.held, t.latest, s.devices, case
      when s.phone is not null and t.held > 0 and private.apply_limits((
        select jsonb_agg(l.value || jsonb_build_object('key', 'alerts of ' || t.user_id))
        from jsonb_array_elements(p_text_limits) l
      )) = 0 then s.phone end as phone
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'userId', c.user_id, 'kind', c.kind, 'count', c.held, 'latest', c.latest,
    'name', (select o.name from public.contacts o where o.address = c.latest ->> 'address'),
    'devices', c.devices, 'phone', c.phone)), '[]') into v_due
  from claimed c where c.phone is not null or c.devices <> '[]'::jsonb;

  return jsonb_build_object(
    'due', v_due,
    'unread', (select coalesce(sum(c.unread_count), 0) from public.contacts c where c.unread_count > 0),
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
