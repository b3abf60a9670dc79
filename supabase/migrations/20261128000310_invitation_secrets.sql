set lock_timeout = '500ms';
-- An invitation is a link with a secret that works once, for two days. A confirmed address alone no longer gives a role:
-- somebody else may have chosen that account's password. The role begins when the invited person, signed in with
-- the address, presents the secret and saves a password (twilio-manage, `acceptInvitation`).

alter table private.invitations
  -- SHA-256 of the secret. Null for invitations of 2.5.1, which give nothing any more.
  add column secret_hash bytea,
  add column expires_at timestamptz,
  -- Null: `npm run admin:grant`.
  add column invited_by uuid;

-- Who is in the office, and who is invited, is changed by one transaction at a time. Else two admins could remove each
-- other, or somebody could be removed while their invitation turns into a role.
create function private.lock_people() returns void
language sql set search_path = '' set lock_timeout = '2s'
as $$ select pg_advisory_xact_lock(hashtextextended('people', 0)) $$;

-- Writes an invitation, in place of an earlier one. Without a secret it is only listed.
create function private.invite(p_email text, p_role text, p_actor uuid, p_secret_hash text) returns void
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
begin
  insert into private.invitations (email, role, secret_hash, expires_at, invited_by)
  values (
    lower(p_email), p_role, decode(p_secret_hash, 'hex'),
    case when p_secret_hash is not null then now() + interval '2 days' end, p_actor)
  on conflict (email) do update set
    role = excluded.role, invited_at = excluded.invited_at, secret_hash = excluded.secret_hash,
    expires_at = excluded.expires_at, invited_by = excluded.invited_by;
  insert into public.audit_log (actor, action, subject, new_value)
  values (p_actor, 'invitation.add', lower(p_email), p_role);
end;
$$;

-- Takes every role of this address and ends its invitation, and those that its owner wrote to others: whoever loses
-- access could have invited another address of their own. Returns the roles that are gone and how many invitations.
create function private.end_access(p_email text, p_actor uuid, out roles text[], out invitations integer)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_users uuid[] := array(select u.id from auth.users u where lower(u.email) = lower(p_email));
begin
  with gone as (
    delete from public.user_roles r where r.user_id = any (v_users) returning r.user_id, r.role
  ), logged as (
    insert into public.audit_log (actor, action, subject, old_value)
    select p_actor, 'role.revoke', gone.user_id::text, gone.role from gone
    returning old_value
  )
  select coalesce(array_agg(logged.old_value order by logged.old_value), '{}') into roles from logged;
  with recalled as (
    delete from private.invitations i where i.email = lower(p_email) or i.invited_by = any (v_users)
    returning i.email, i.role
  ), logged as (
    insert into public.audit_log (actor, action, subject, old_value)
    select p_actor, 'invitation.remove', recalled.email, recalled.role from recalled
    returning 1
  )
  select count(*) into invitations from logged;
end;
$$;

drop function public.list_people();
-- Lists everybody with a role, then everybody invited. `expires_at`: until when an invitation's link works; null for
-- people with a role, and for an invitation without a link.
create function public.list_people()
returns table (user_id uuid, email text, role text, since timestamptz, expires_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  (select r.user_id, coalesce(private.email_of(r.user_id), ''), min(r.role), min(r.created_at), null::timestamptz
    from public.user_roles r group by r.user_id order by 2)
  union all
  (select null, i.email, i.role, i.invited_at, i.expires_at
    from private.invitations i where private.is_open(i) order by i.email);
$$;
grant execute on function public.list_people() to service_role;

drop function public.invite_person(text, text, uuid);
-- Returns invited, has_access when somebody with that address already has a role, or not_admin. p_secret_hash: SHA-256 of
-- the link's secret, in hex. Without it, as the functions of 2.5.1 ask, the invitation is listed but gives nothing.
create function public.invite_person(p_email text, p_role text, p_actor uuid, p_secret_hash text default null)
returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
begin
  perform private.lock_people();
  if not exists (select from public.user_roles r where r.user_id = p_actor and r.role = 'admin') then
    return 'not_admin';
  end if;
  if exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id where lower(u.email) = lower(p_email)
  ) then
    return 'has_access';
  end if;
  perform private.invite(p_email, p_role, p_actor, p_secret_hash);
  return 'invited';
end;
$$;
grant execute on function public.invite_person(text, text, uuid, text) to service_role;

-- Removes every role and the invitation of this address. Admins can't remove themselves, so that one always remains
-- who can invite. Returns removed, own, not_admin or unknown.
create or replace function public.remove_person(p_email text, p_actor uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_ended record;
begin
  perform private.lock_people();
  if lower(p_email) = lower(private.email_of(p_actor)) then return 'own'; end if;
  if not exists (select from public.user_roles r where r.user_id = p_actor and r.role = 'admin') then
    return 'not_admin';
  end if;
  v_ended := private.end_access(p_email, p_actor);
  return case when v_ended.roles = '{}' and v_ended.invitations = 0 then 'unknown' else 'removed' end;
end;
$$;

-- What there is at this address: an account since when, whether its address is confirmed, and whether it is an admin's.
-- No row without an account.
create function public.account_of(p_email text)
returns table (since timestamptz, is_confirmed boolean, is_admin boolean)
language sql stable security definer set search_path = ''
as $$
  select u.created_at, u.email_confirmed_at is not null, exists (
    select from public.user_roles r where r.user_id = u.id and r.role = 'admin')
  from auth.users u
  where lower(u.email) = lower(trim(p_email)) and u.deleted_at is null;
$$;
grant execute on function public.account_of(text) to service_role;

-- Invites the owner of an account to be an admin (npm run admin:grant). Returns invited, already, unknown or unconfirmed.
create function public.invite_admin(p_email text, p_secret_hash text) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_account record;
begin
  perform private.lock_people();
  select * into v_account from public.account_of(p_email);
  if v_account is null then return 'unknown'; end if;
  if not v_account.is_confirmed then return 'unconfirmed'; end if;
  if v_account.is_admin then return 'already'; end if;
  perform private.invite(trim(p_email), 'admin', null, p_secret_hash);
  return 'invited';
end;
$$;
grant execute on function public.invite_admin(text, text) to service_role;

-- Gives the admin role at once, for every session of the account (npm run admin:grant -- --now). Returns granted, already,
-- unknown or unconfirmed.
create or replace function public.grant_admin(p_email text) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_user auth.users;
begin
  perform private.lock_people();
  select * into v_user from auth.users where lower(email) = lower(trim(p_email)) and deleted_at is null;
  if v_user.id is null then return 'unknown'; end if;
  if v_user.email_confirmed_at is null then return 'unconfirmed'; end if;
  insert into public.user_roles (user_id, role) values (v_user.id, 'admin') on conflict do nothing;
  if not found then return 'already'; end if;
  delete from private.invitations i where i.email = lower(v_user.email);
  insert into public.audit_log (action, subject, new_value) values ('role.grant', v_user.id::text, 'admin');
  return 'granted';
end;
$$;

-- Takes every role away and ends invitations (npm run admin:revoke). Returns revoked when an admin lost access, ended when
-- somebody else did or only an invitation ended, not_admin when an account had neither, or unknown.
create or replace function public.revoke_admin(p_email text) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_ended record;
begin
  perform private.lock_people();
  v_ended := private.end_access(trim(p_email), null);
  return case
    when 'admin' = any (v_ended.roles) then 'revoked'
    when v_ended.roles <> '{}' or v_ended.invitations > 0 then 'ended'
    when exists (select from public.account_of(p_email)) then 'not_admin'
    else 'unknown'
  end;
end;
$$;

-- What this secret is worth in the hands of this account: open (role: which one it gives), expired, other_address (it is
-- for somebody else, whose address is email), unconfirmed, unknown, or limit_reached (wait for wait_seconds, as p_limits
-- of apply_limits say).
-- has_role: the secret is spent or ended, but the account has a role (role), as when the answer to the person's last
-- try was lost.
create function public.look_at_invitation(p_user_id uuid, p_secret_hash text, p_limits jsonb)
returns table (outcome text, role text, wait_seconds integer, email text)
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
#variable_conflict use_column
declare
  v_user auth.users;
  v_invitation private.invitations;
begin
  wait_seconds := private.apply_limits(p_limits);
  select * into v_user from auth.users u where u.id = p_user_id and u.deleted_at is null;
  select * into v_invitation from private.invitations i where i.secret_hash = decode(p_secret_hash, 'hex');
  role := coalesce(v_invitation.role, (select min(r.role) from public.user_roles r where r.user_id = p_user_id));
  outcome := case
    when wait_seconds > 0 then 'limit_reached'
    when v_user.email_confirmed_at is null then 'unconfirmed'
    when v_invitation.email is null and role is not null then 'has_role'
    when v_invitation.email is null then 'unknown'
    when v_invitation.email <> lower(v_user.email) then 'other_address'
    when v_invitation.expires_at <= now() then 'expired'
    else 'open'
  end;
  email := case when outcome = 'other_address' then v_invitation.email end;
  return next;
end;
$$;
grant execute on function public.look_at_invitation(uuid, text, jsonb) to service_role;

-- Turns an open invitation of this account into a role, once. The function has just saved the person's password and ended
-- the account's other sessions. The role begins one to two seconds later, so that clocks of Auth and the database
-- which differ by up to a second let no earlier token count; `wait_ms` is how long until then. When the invitation is
-- not open any more, returns the role that the account has, as when two devices ask at once, or no row.
create function public.begin_role(p_user_id uuid, p_secret_hash text)
returns table (role text, begins_at timestamptz, wait_ms integer)
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
#variable_conflict use_column
begin
  perform private.lock_people();
  begins_at := date_trunc('second', clock_timestamp()) + interval '2 seconds';
  delete from private.invitations i using auth.users u
  where u.id = p_user_id and u.deleted_at is null and u.email_confirmed_at is not null
    and i.email = lower(u.email) and i.secret_hash = decode(p_secret_hash, 'hex') and i.expires_at > now()
  returning i.role into role;
  if role is null then
    return query
      select r.role, r.begins_at, greatest(0, ceil(extract(epoch from r.begins_at - clock_timestamp()) * 1000))::integer
      from public.user_roles r where r.user_id = p_user_id order by r.role limit 1;
    return;
  end if;
  insert into public.user_roles (user_id, role, begins_at) values (p_user_id, role, begins_at) on conflict do nothing;
  insert into public.audit_log (actor, action, subject, new_value)
  values (p_user_id, 'invitation.accept', p_user_id::text, role);
  wait_ms := ceil(extract(epoch from begins_at - clock_timestamp()) * 1000);
  return next;
end;
$$;
grant execute on function public.begin_role(uuid, text) to service_role;

-- The caller's role other than admin. The office of 2.5.1 calls it for everybody whose admin role it didn't find, and
-- turned invitations into roles by it; it gives nothing any more.
create or replace function public.accept_invitation() returns text
language sql stable security definer set search_path = ''
as $$
  select min(r.role) from public.user_roles r
  where r.user_id = (select auth.uid()) and r.role <> 'admin' and private.has_begun(r.begins_at);
$$;

grant execute on function private.lock_people, private.invite, private.end_access to service_role;
