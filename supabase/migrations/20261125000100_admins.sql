-- Roles, and the audit log of changes to them and to settings.

-- Whether the caller has one of these roles, and used a second factor if one is required. It reads the tables for
-- every statement, so that a revoked role stops working at once (ASVS 8.3.2).
create function private.has_role(p_roles text[]) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles
    where user_id = (select auth.uid()) and role = any (p_roles)
  ) and exists (
    select 1 from private.admin_access
    where not requires_second_factor or (select auth.jwt()) ->> 'aal' = 'aal2'
  );
$$;

-- In a private schema, so that policies can call these two but the data API can't.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
return private.has_role(array['admin']);

-- Admins and dispatchers.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
return private.has_role(array['admin', 'dispatcher']);

-- The role of a user, and whether they need a second factor. `admin` comes before `dispatcher`. Without a role there
-- is no row.
create function public.office_access(p_user_id uuid) returns table (role text, requires_second_factor boolean)
language sql stable security definer set search_path = ''
as $$
  select r.role, a.requires_second_factor
  from public.user_roles r cross join private.admin_access a
  where r.user_id = p_user_id
  order by r.role
  limit 1;
$$;

-- The e-mail address of an account, or null when the account is gone.
create function private.email_of(p_user_id uuid) returns text
language sql stable security definer set search_path = ''
return (select u.email::text from auth.users u where u.id = p_user_id);

-- Grants the admin role by e-mail address (npm run admin:grant). Returns granted, already, unknown or unconfirmed.
create function public.grant_admin(p_email text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_user auth.users;
begin
  select * into v_user from auth.users where lower(email) = lower(trim(p_email)) and deleted_at is null;
  if v_user.id is null then return 'unknown'; end if;
  if v_user.email_confirmed_at is null then return 'unconfirmed'; end if;
  insert into public.user_roles (user_id, role) values (v_user.id, 'admin') on conflict do nothing;
  if not found then return 'already'; end if;
  insert into public.audit_log (action, subject, new_value) values ('role.grant', v_user.id::text, 'admin');
  return 'granted';
end;
$$;

-- Takes the admin role away (npm run admin:revoke). Returns revoked, not_admin or unknown.
create function public.revoke_admin(p_email text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_user auth.users;
begin
  select * into v_user from auth.users where lower(email) = lower(trim(p_email)) and deleted_at is null;
  if v_user.id is null then return 'unknown'; end if;
  delete from public.user_roles where user_id = v_user.id and role = 'admin';
  if not found then return 'not_admin'; end if;
  insert into public.audit_log (action, subject, old_value) values ('role.revoke', v_user.id::text, 'admin');
  return 'revoked';
end;
$$;

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
