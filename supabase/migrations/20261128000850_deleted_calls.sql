set lock_timeout = '500ms';
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
