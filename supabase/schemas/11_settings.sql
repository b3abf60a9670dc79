-- The saved settings, and the log of their changes.

-- A saved setting, or null.
create function private.setting(p_key text) returns text
language sql stable set search_path = ''
return (select s.setting_value from public.business_settings s where s.setting_key = p_key);

-- Logs every change of a setting, because settings decide which phone rings.
create function private.audit_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
  insert into public.audit_log (actor, action, subject, old_value, new_value)
  select auth.uid(), 'setting.' || lower(tg_op), new.setting_key, old.setting_value, new.setting_value
  where new.setting_value is distinct from old.setting_value;
  return new;
end;
$$;
create trigger audit_setting before insert or update on public.business_settings
for each row execute function private.audit_setting();

-- Logs each changed field on a line of its own.
create function private.audit_call_handling() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log (actor, action, subject, old_value, new_value)
  select new.updated_by, 'call_handling.update', 'call_handling.' || after.key, before.value, after.value
  from jsonb_each_text(to_jsonb(new) - 'updated_by') as after (key, value)
  join jsonb_each_text(to_jsonb(old)) as before (key, value) on before.key = after.key
  where after.value is distinct from before.value
  order by after.key;
  return new;
end;
$$;
create trigger audit_call_handling before update on public.call_handling
for each row execute function private.audit_call_handling();

-- When the business is open, and its notice, as the site shows them. Anybody may read it.
create view public.opening_hours with (security_invoker = true) as
select h.hours, h.holidays as days_off, h.site_notice as notice from public.call_handling h;
