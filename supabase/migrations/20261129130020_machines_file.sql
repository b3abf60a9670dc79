set lock_timeout = '500ms';

-- Machines of all contacts, for a file.
create function public.list_all_machines(p_limit integer default 500, p_offset integer default 0) returns table (
  id uuid, contact text, unit text, make text, model text, serial text, meter double precision, meter_unit text,
  metered_on date, note text, created_at timestamptz, updated_at timestamptz
)
language sql stable set search_path = ''
as $$
  select m.id, owner.address, m.unit, m.make, m.model, m.serial, m.meter, m.meter_unit, m.metered_on, m.note,
    m.created_at, m.updated_at
  from public.machines m join public.contacts owner on owner.id = m.contact_id
  order by owner.address, m.created_at, m.id limit p_limit offset p_offset;
$$;

grant execute on function public.list_all_machines(integer, integer) to service_role;
