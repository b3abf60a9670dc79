-- A number that is given twice counts as in two imports: first added, then renamed or unchanged.
set lock_timeout = '500ms';
create or replace function public.import_contacts(p_contacts jsonb, p_actor uuid) returns table (outcome text)
language sql set search_path = '' set lock_timeout = '2s'
as $$
  with given as materialized (
    select address, name, place, lag(name) over (partition by address order by place) as former
    from jsonb_array_elements(p_contacts) with ordinality as g (value, place),
      jsonb_to_record(value) as c (address text, name text)
  ), changed as (
    insert into public.contacts as known (address, name)
    select distinct on (address) address, name from given order by address, place desc
    on conflict (address) do update set name = excluded.name where known.name is distinct from excluded.name
    returning 1
  ), noted as (
    insert into public.audit_log (actor, action, new_value)
    select p_actor, 'contacts.import', count(*)::text from changed having count(*) > 0
  )
  -- The contacts as they were before: a statement doesn't see its own changes.
  select case
    when given.former is null and known.address is null then 'created'
    when given.name is distinct from coalesce(given.former, known.name) then 'renamed'
    else 'unchanged' end
  from given left join public.contacts known using (address) order by given.place;
$$;
