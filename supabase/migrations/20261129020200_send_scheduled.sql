set lock_timeout = '500ms';

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

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') and to_regnamespace('net') is not null then
    perform cron.schedule('send-scheduled', '* * * * *', 'select private.ask_to_send_scheduled()');
  end if;
end;
$$;

grant execute on function private.ask_to_send_scheduled to service_role;
