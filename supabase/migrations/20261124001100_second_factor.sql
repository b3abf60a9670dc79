-- The owner may demand a second factor of admins, here for the row rules as REQUIRE_AAL2 does for the
-- functions. Set with SQL as the owner; no role of the data API can read or change it.
create table private.admin_access (
  id boolean primary key default true check (id),
  requires_second_factor boolean not null default false
);
insert into private.admin_access default values;
revoke all on private.admin_access from public, anon, authenticated, service_role;

-- True when the caller's access token belongs to an admin, and was got with a second factor where one is
-- demanded. Read from the tables on every statement, so that a revoked role stops working at once (ASVS
-- 8.3.2). In a private schema: policies may call it, the data API can't.
create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'
  ) and exists (
    select 1 from private.admin_access
    where not requires_second_factor or (select auth.jwt()) ->> 'aal' = 'aal2'
  );
$$;
