-- Limits, and the times and cursors that lists have in common.

-- Whole seconds until that time, at least one. Null for null.
create function private.seconds_until(p_at timestamptz) returns integer
language sql volatile strict set search_path = ''
return ceil(greatest(1, extract(epoch from p_at - clock_timestamp())))::integer;

-- Counts one use against limits ([{"key", "limit", "seconds"}]). Each period begins with its first use. Returns the
-- seconds to wait, or 0 when no limit is exceeded. It stops at the first limit that is exceeded, and takes the keys in
-- one order, so that two calls at once can't deadlock.
create function private.apply_limits(p_limits jsonb) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_limit record;
  v_wait integer := 0;
begin
  for v_limit in
    select l.seconds || ' ' || l.key as key, l."limit" as most, make_interval(secs => l.seconds) as stretch
    from jsonb_to_recordset(p_limits) as l (key text, "limit" integer, seconds integer)
    order by 1
  loop
    -- A limit that is used up is only read, because a flood of writes to its row would make other writes wait, too.
    select private.seconds_until(known.ends_at) into v_wait
    from private.rate_limits known
    where known.key = v_limit.key and known.ends_at > now() and known.taken >= v_limit.most;
    exit when found;
    insert into private.rate_limits as known (key, ends_at, taken)
    values (v_limit.key, now() + v_limit.stretch, 1)
    on conflict (key) do update set
      taken = case when known.ends_at <= now() then 1 else known.taken + 1 end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning case when known.taken > v_limit.most then private.seconds_until(known.ends_at) else 0 end into v_wait;
    exit when v_wait > 0;
  end loop;
  return v_wait;
end;
$$;

-- Whether one of these limits is used up, without counting: the same as for apply_limits, which counts.
create function private.is_over(p_limits jsonb) returns boolean
language sql stable set search_path = ''
return exists (
  select from jsonb_to_recordset(p_limits) as l (key text, "limit" integer, seconds integer)
  join private.rate_limits r on r.key = l.seconds || ' ' || l.key
  where r.ends_at > now() and r.taken > l."limit");

-- A time in ISO 8601, to the microsecond. JavaScript's dates keep only milliseconds.
create function private.exact_time(p_at timestamptz) returns text
language sql stable parallel safe set search_path = ''
return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');

-- The cursor of the page that starts after this row.
create function private.cursor_of(p_at timestamptz, p_id uuid) returns text
language sql stable parallel safe set search_path = ''
return private.exact_time(p_at) || '_' || p_id;
