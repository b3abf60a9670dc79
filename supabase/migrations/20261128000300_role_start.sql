set lock_timeout = '500ms';
-- A role counts only for access tokens that were issued after it began, so that whoever was signed in to the account
-- before has nothing of it.

-- When the role began. Null: it counts for every token, as roles did before this column and as `--now` gives them.
alter table public.user_roles add column begins_at timestamptz;

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
create or replace function private.has_role(p_roles text[]) returns boolean
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

drop function public.office_access(uuid);
-- The role of a user for a token issued at that time (`iat`), and whether they need a second factor. `admin` comes before
-- `dispatcher`. Without a role there is no row. The functions of 2.5.1 don't say when the token was issued; it is then
-- taken to be as old as a token can be.
create function public.office_access(p_user_id uuid, p_issued_at double precision default null)
returns table (role text, requires_second_factor boolean)
language sql stable security definer set search_path = ''
as $$
  select r.role, a.requires_second_factor
  from public.user_roles r cross join private.admin_access a
  where r.user_id = p_user_id
    and private.has_begun(r.begins_at, coalesce(p_issued_at, extract(epoch from now() - interval '1 hour')))
  order by r.role
  limit 1;
$$;
grant execute on function public.office_access(uuid, double precision) to service_role;

grant execute on function private.has_begun(timestamptz), private.has_begun(timestamptz, double precision) to service_role;
