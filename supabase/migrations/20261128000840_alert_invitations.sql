set lock_timeout = '500ms';
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
