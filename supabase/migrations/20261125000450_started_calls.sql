-- Calls that the office makes: an admin's phone rings first, then the customer's.

-- Notes in the audit log that somebody wants to call a number, before Twilio is asked. p_limits: as those of take_turn,
-- for all admins together, since a stolen login must not run up charges. Answers how many seconds to wait; 0: noted,
-- go on; null: the contact is blocked. Failed attempts count too.
create function public.begin_call(p_address text, p_actor uuid, p_limits jsonb) returns integer
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_wait integer;
begin
  if exists (select from public.contacts c where c.address = p_address and c.is_blocked) then return null; end if;
  v_wait := private.take_turn(p_limits);
  if v_wait = 0 then
    insert into public.audit_log (actor, action, subject) values (p_actor, 'call.start', p_address);
  end if;
  return v_wait;
end;
$$;
