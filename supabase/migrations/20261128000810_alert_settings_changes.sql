set lock_timeout = '500ms';
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
