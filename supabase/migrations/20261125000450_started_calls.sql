-- Calls that the office makes: an admin's phone rings first, then the customer's.

-- Notes in the audit log that somebody wants to call a number, before Twilio is asked. Limits come as
-- [{"limit": integer, "seconds": integer}], for all admins together: a stolen login must not run up charges.
-- Answers how many seconds to wait; 0: noted, go on; null: the contact is blocked. Failed attempts count too.
create function public.begin_call(p_address text, p_actor uuid, p_limits jsonb) returns integer
language plpgsql security invoker set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_wait integer;
begin
  if exists (select from public.contacts c where c.address = p_address and c.is_blocked) then return null; end if;
  -- One after the other, so that calls at the same moment are counted right.
  perform pg_advisory_xact_lock(hashtextextended('begin_call', 0));
  select max(greatest(1, ceil(extract(
    epoch from earliest.happened_at + make_interval(secs => l.seconds) - now())))) into v_wait
  from jsonb_to_recordset(p_limits) as l ("limit" integer, seconds integer)
  cross join lateral (
    select a.happened_at from public.audit_log a
    where a.action = 'call.start' and a.happened_at > now() - make_interval(secs => l.seconds)
    order by a.happened_at desc offset l."limit" - 1 limit 1
  ) earliest;
  if v_wait is not null then return v_wait; end if;
  insert into public.audit_log (actor, action, subject) values (p_actor, 'call.start', p_address);
  return 0;
end;
$$;
