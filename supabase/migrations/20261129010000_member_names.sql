set lock_timeout = '500ms';
-- What the people of the office are called.

-- What the people of the office want to be called. Whoever has no row here is called by their e-mail address
-- (private.name_of).
create table private.member_names (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60)
);

grant select, insert, update, delete on private.member_names to service_role;

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
drop function public.office_access(uuid, double precision);
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

grant execute on function
  private.name_of(uuid),
  public.office_access(uuid, double precision),
  public.list_members(),
  public.save_member_name(uuid, text)
  to service_role;
