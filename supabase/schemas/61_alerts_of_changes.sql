-- Alerts to changes of who has access and where calls go, whoever made them and however.

-- Puts a problem of the office into the queue. p_problem: its name in officeProblems (alert-events.ts), which has the words.
-- All changes of one transaction are one event.
create function private.queue_problem(p_problem text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.alert_queue (key, event, due_at)
  select k.key, jsonb_build_object('kind', 'care', 'key', k.key, 'problem', p_problem), clock_timestamp()
  from (select p_problem || ' ' || pg_current_xact_id()) as k (key)
  where exists (select from private.alert_settings s where s.kinds ? 'care')
  on conflict do nothing;
$$;

-- Admins are alerted to a change of the business number or of the forwarding number, whoever made it and however.
create function private.alert_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (old.setting_key, old.setting_value) is distinct from (new.setting_key, new.setting_value) then
    perform private.queue_problem(case coalesce(new.setting_key, old.setting_key)
      when 'call_forwarding_number' then 'forwarding' else 'number' end);
  end if;
  return null;
end;
$$;
create trigger alert_setting after insert or update or delete on public.business_settings
for each row execute function private.alert_setting();

-- Admins are alerted to a change of one of them, whoever made it and however.
create function private.alert_call_handling() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from unnest(private.forwarding_columns()) c
    where to_jsonb(old) -> c is distinct from to_jsonb(new) -> c
  ) then
    perform private.queue_problem('forwarding');
  end if;
  return null;
end;
$$;
create trigger alert_call_handling after insert or update or delete on public.call_handling
for each row execute function private.alert_call_handling();

-- Admins are alerted when somebody's access changes, whoever changed it and however.
create function private.alert_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (old.user_id, old.role) is distinct from (new.user_id, new.role) then
    perform private.queue_problem('people');
  end if;
  return null;
end;
$$;
create trigger alert_role after insert or update or delete on public.user_roles
for each row execute function private.alert_role();

-- Admins are alerted when somebody is invited or an invitation is withdrawn. One that has expired gave nobody access.
create function private.alert_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if to_jsonb(old) is distinct from to_jsonb(new) and (tg_op <> 'DELETE' or private.is_open(old)) then
    perform private.queue_problem('people');
  end if;
  return null;
end;
$$;
create trigger alert_invitation after insert or update or delete on private.invitations
for each row execute function private.alert_invitation();

-- A call that was deleted, for example with the rest of a person's data, makes no alert.
create function private.drop_call_alert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.alert_queue q where q.key = 'missed call ' || old.call_sid;
  return null;
end;
$$;
create trigger drop_call_alert after delete on public.calls
for each row execute function private.drop_call_alert();
