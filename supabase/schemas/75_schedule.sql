-- What the schedule runs, besides public.delete_expired (supabase/required-rows.sql).

-- Asks the edge function to run an action, as the schedule. The address and the key are the Vault's secrets functions_url
-- and reconcile_key; without them nothing happens. The answer isn't needed.
create function private.ask_function(p_action text) returns void
language plpgsql set search_path = ''
as $$
declare
  v_url text;
  v_key text;
begin
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into v_url using 'functions_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into v_key using 'reconcile_key';
  if v_url is null or v_key is null then return; end if;
  execute 'select net.http_post(url := $1, headers := $2, body := $3, timeout_milliseconds := 120000)'
  using rtrim(v_url, '/') || '/sms-handler',
    jsonb_build_object('content-type', 'application/json', 'apikey', v_key, 'authorization', 'Bearer ' || v_key),
    jsonb_build_object('action', p_action);
end;
$$;

-- Starts a run of the reconciliation. Without the Vault's secrets nothing happens, and the doctor reports that no run has
-- ended. The run itself stores how it ended.
create function private.ask_to_reconcile() returns void
language sql set search_path = ''
as $$
  select private.ask_function('reconcile');
$$;

-- Asks for texts to be sent whose time has come, and tells of reminders that are due. When there are none, which is
-- nearly always, nothing is asked.
create function private.ask_to_send_scheduled() returns void
language plpgsql set search_path = ''
as $$
begin
  if public.tell_reminders() > 0
    or exists (select from public.due_texts(now(), 1)) or exists (select from public.due_reminders(now()))
  then
    perform private.ask_function('sendScheduled');
  end if;
end;
$$;

-- Asks for due alerts to be sent. When there are none, which is nearly always, nothing is asked.
create function private.ask_to_send_alerts() returns void
language plpgsql set search_path = ''
as $$
begin
  if exists (select from private.alert_queue q where q.due_at <= clock_timestamp()) or exists (
    select from private.alert_throttle t
    join private.alert_settings s on s.user_id = t.user_id
    where private.is_due(t, s, to_char(now() at time zone 'America/Chicago', 'HH24:MI'))
  ) then
    perform private.ask_function('sendAlerts');
  end if;
end;
$$;
