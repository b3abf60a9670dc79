-- Inviting people to the office, and listing who is in it. An invitation becomes a role when an account that has
-- confirmed the invited e-mail address signs in within 14 days.

-- Only the functions below read and write it.
create table private.invitations (
  email text primary key check (email = lower(email) and length(email) between 3 and 254),
  role text not null check (role in ('admin', 'dispatcher')),
  invited_at timestamptz not null default now()
);

create function private.is_open(p_invitation private.invitations) returns boolean
language sql stable set search_path = ''
return p_invitation.invited_at > now() - interval '14 days';

-- Lists everybody with a role, then everybody invited.
create function public.list_people()
returns table (user_id uuid, email text, role text, since timestamptz)
language sql stable security definer set search_path = ''
as $$
  (select r.user_id, coalesce(private.email_of(r.user_id), ''), min(r.role), min(r.created_at)
    from public.user_roles r group by r.user_id order by 2)
  union all
  (select null, i.email, i.role, i.invited_at
    from private.invitations i where private.is_open(i) order by i.email);
$$;

-- Returns invited, or has_access when somebody with that address already has a role.
create function public.invite_person(p_email text, p_role text, p_actor uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
begin
  if exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id where lower(u.email) = lower(p_email)
  ) then
    return 'has_access';
  end if;
  insert into private.invitations (email, role) values (lower(p_email), p_role)
  on conflict (email) do update set role = excluded.role, invited_at = excluded.invited_at;
  insert into public.audit_log (actor, action, subject, new_value)
  values (p_actor, 'invitation.add', lower(p_email), p_role);
  return 'invited';
end;
$$;

-- Removes every role and the invitation of this address. Admins can't remove themselves, so that one always remains
-- who can invite. Returns removed, own, not_admin or unknown.
create function public.remove_person(p_email text, p_actor uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_user uuid := (select u.id from auth.users u where lower(u.email) = lower(p_email));
begin
  -- Two admins who remove each other at the same time must not both succeed.
  perform pg_advisory_xact_lock(hashtextextended('remove_person', 0));
  if v_user = p_actor then return 'own'; end if;
  if not exists (select from public.user_roles r where r.user_id = p_actor and r.role = 'admin') then
    return 'not_admin';
  end if;
  with gone as (
    delete from public.user_roles r where r.user_id = v_user returning r.role
  ), recalled as (
    delete from private.invitations i where i.email = lower(p_email) returning i.role
  )
  insert into public.audit_log (actor, action, subject, old_value)
  select p_actor, 'role.revoke', v_user::text, gone.role from gone
  union all
  select p_actor, 'invitation.remove', lower(p_email), recalled.role from recalled;
  return case when found then 'removed' else 'unknown' end;
end;
$$;

-- Turns the invitation of the caller's confirmed address into a role. The office calls it for everybody whose admin role
-- it didn't find, so it returns that role only when this call gave it; else dispatcher or null.
create function public.accept_invitation() returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_user auth.users;
  v_role text;
begin
  select * into v_user from auth.users u
  where u.id = (select auth.uid()) and u.email_confirmed_at is not null and u.deleted_at is null;
  delete from private.invitations i
  where i.email = lower(v_user.email) and private.is_open(i)
  returning i.role into v_role;
  if v_role is not null then
    insert into public.user_roles (user_id, role) values (v_user.id, v_role) on conflict do nothing;
    insert into public.audit_log (actor, action, subject, new_value)
    values (v_user.id, 'invitation.accept', v_user.id::text, v_role);
  end if;
  return (
    select min(r.role) from public.user_roles r
    where r.user_id = v_user.id and (r.role <> 'admin' or v_role = 'admin')
  );
end;
$$;
