-- What becomes of a text must not depend on the order in which Twilio's reports arrive.

-- How far along a status is. Also the last ones have an order: of contradicting reports the handset's
-- own receipt counts most, since nobody should be told to send again what has arrived.
create or replace function private.status_rank(p_status text) returns integer
language sql immutable set search_path = ''
as $$
  select case p_status
    when 'pending' then 0
    when 'unknown' then 0
    when 'accepted' then 1
    when 'queued' then 2
    when 'sending' then 3
    when 'sent' then 4
    when 'undelivered' then 5
    when 'failed' then 6
    else 7
  end;
$$;

-- Notes what Twilio says of a message, found by our own id (status callback address) or else by
-- Twilio's. Answers false when it knows neither. The error code is that of the status: it goes with it,
-- and is kept when the same is told again without it. A name that another message has is not given twice.
create or replace function public.update_message_status(
  p_message_id uuid,
  p_provider_sid text,
  p_status text,
  p_error_code integer default null
) returns boolean
language plpgsql security invoker set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_id uuid;
begin
  select m.id into v_id from public.messages m
  where m.direction = 'outbound' and (m.id = p_message_id or m.provider_sid = p_provider_sid)
  order by m.id = p_message_id desc nulls last
  limit 1;
  if v_id is null then
    return false;
  end if;

  update public.messages m set
    provider_sid = coalesce(m.provider_sid, case
      when not exists (select 1 from public.messages other where other.provider_sid = p_provider_sid)
      then p_provider_sid
    end),
    status = case
      when private.status_rank(p_status) > private.status_rank(m.status) then p_status
      when m.status = 'pending' and p_status = 'unknown' then p_status
      else m.status
    end,
    error_code = case
      when private.status_rank(p_status) > private.status_rank(m.status) then p_error_code
      when p_status = m.status then coalesce(m.error_code, p_error_code)
      else m.error_code
    end,
    updated_at = now()
  where m.id = v_id;
  return true;
end;
$$;
