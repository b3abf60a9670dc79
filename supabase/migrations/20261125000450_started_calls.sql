-- Calls that the office makes: our own phone rings first, then the customer's.

-- Notes in the audit log that somebody calls a number, before Twilio is asked. p_limits: the limits of apply_limits,
-- shared by everybody in the office and counting failed calls, so that a stolen login can't run up charges. Returns
-- the seconds to wait, 0 when the call may start, or null when the contact is blocked.
create function public.begin_call(p_address text, p_actor uuid, p_limits jsonb) returns integer
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_wait integer;
begin
  if exists (select from public.contacts c where c.address = p_address and c.is_blocked) then return null; end if;
  v_wait := private.apply_limits(p_limits);
  if v_wait = 0 then
    insert into public.audit_log (actor, action, subject) values (p_actor, 'call.start', p_address);
  end if;
  return v_wait;
end;
$$;
