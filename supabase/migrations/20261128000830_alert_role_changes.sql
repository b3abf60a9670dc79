set lock_timeout = '500ms';
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
