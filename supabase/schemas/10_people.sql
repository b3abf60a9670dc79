-- Who is in the office, and who is invited.

-- Whether a role that began then counts for a token. `iat` is the time of issue in whole seconds, rounded down, so a token
-- never seems newer than it is. A token without it doesn't count.
create function private.has_begun(p_begins_at timestamptz, p_issued_at double precision) returns boolean
language sql immutable set search_path = ''
return p_begins_at is null or coalesce(to_timestamp(p_issued_at) >= p_begins_at, false);

-- The same for the token of the request.
create function private.has_begun(p_begins_at timestamptz) returns boolean
language sql stable set search_path = ''
return private.has_begun(p_begins_at, ((select auth.jwt()) ->> 'iat')::double precision);

-- Whether the caller has one of these roles, and used a second factor if one is required. It reads the tables for
-- every statement, so that a revoked role stops working at once (ASVS 8.3.2).
create function private.has_role(p_roles text[]) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles r
    where r.user_id = (select auth.uid()) and r.role = any (p_roles) and private.has_begun(r.begins_at)
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

-- What the others call this person: their own choice, or else the part of their e-mail address before the @. Null when
-- the account is gone.
create function private.name_of(p_user_id uuid) returns text
language sql stable security definer set search_path = ''
return (
  select coalesce(n.name, split_part(u.email, '@', 1))
  from auth.users u left join private.member_names n on n.user_id = u.id
  where u.id = p_user_id
);

-- The role of a user for a token issued at that time (`iat`), whether they need a second factor, and their name. `admin`
-- comes before `dispatcher`. Without a role there is no row. The functions of 2.5.1 don't say when the token was issued; it
-- is then taken to be as old as a token can be.
create function public.office_access(p_user_id uuid, p_issued_at double precision default null)
returns table (role text, requires_second_factor boolean, name text)
language sql stable security definer set search_path = ''
as $$
  select r.role, a.requires_second_factor, private.name_of(r.user_id)
  from public.user_roles r cross join private.admin_access a
  where r.user_id = p_user_id
    and private.has_begun(r.begins_at, coalesce(p_issued_at, extract(epoch from now() - interval '1 hour')))
  order by r.role
  limit 1;
$$;

-- The e-mail address of an account, or null when the account is gone.
create function private.email_of(p_user_id uuid) returns text
language sql stable security definer set search_path = ''
return (select u.email::text from auth.users u where u.id = p_user_id);

-- Who is in the office, and who is invited, is changed by one transaction at a time. Else two admins could remove each
-- other, or somebody could be removed while their invitation turns into a role.
create function private.lock_people() returns void
language sql set search_path = '' set lock_timeout = '2s'
as $$ select pg_advisory_xact_lock(hashtextextended('people', 0)) $$;

-- Whether an invitation is still listed. Its link works for two days only.
create function private.is_open(p_invitation private.invitations) returns boolean
language sql stable set search_path = ''
return p_invitation.invited_at > now() - interval '14 days';

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

-- Everybody with a role, by name.
create function public.list_members() returns table (member_id uuid, name text, role text)
language sql stable set search_path = ''
as $$
  select m.user_id, private.name_of(m.user_id), m.role
  from (select r.user_id, min(r.role) as role from public.user_roles r group by r.user_id) m
  order by lower(private.name_of(m.user_id)), 1;
$$;

-- Stores what somebody wants to be called. An empty name takes it back. Returns the name that counts now.
create function public.save_member_name(p_user_id uuid, p_name text) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_before text := private.name_of(p_user_id);
  v_after text;
begin
  if p_name = '' then
    delete from private.member_names n where n.user_id = p_user_id;
  else
    insert into private.member_names as known (user_id, name) values (p_user_id, p_name)
    on conflict (user_id) do update set name = excluded.name where known.name <> excluded.name;
  end if;
  v_after := private.name_of(p_user_id);
  insert into public.audit_log (actor, action, subject, old_value, new_value)
  select p_user_id, 'member.name', p_user_id::text, v_before, v_after where v_after is distinct from v_before;
  return v_after;
end;
$$;

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

-- Gives the admin role at once, for every session of the account (npm run admin:grant -- --now). Returns granted, already,
-- unknown or unconfirmed.
create function public.grant_admin(p_email text) returns text
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

-- Removes every role and the invitation of this address. Admins can't remove themselves, so that one always remains
-- who can invite. Returns removed, own, not_admin or unknown.
create function public.remove_person(p_email text, p_actor uuid) returns text
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

-- Takes every role away and ends invitations (npm run admin:revoke). Returns revoked when an admin lost access, ended when
-- somebody else did or only an invitation ended, not_admin when an account had neither, or unknown.
create function public.revoke_admin(p_email text) returns text
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

-- The caller's role other than admin. The office of 2.5.1 calls it for everybody whose admin role it didn't find, and
-- turned invitations into roles by it; it gives nothing any more.
create function public.accept_invitation() returns text
language sql stable security definer set search_path = ''
as $$
  select min(r.role) from public.user_roles r
  where r.user_id = (select auth.uid()) and r.role <> 'admin' and private.has_begun(r.begins_at);
$$;
