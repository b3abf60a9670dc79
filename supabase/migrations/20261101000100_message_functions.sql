-- The write path of the phone office, as functions that only the edge functions' secret key may
-- call: a message and its conversation's summary change in one statement or not at all.

-- Stores an inbound message once, however often it is delivered. Answers true when it was new.
create function public.receive_message(
  p_business_number text,
  p_other_number text,
  p_body text,
  p_provider_sid text,
  p_media jsonb default '[]'::jsonb,
  p_opt_out boolean default null
) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  v_conversation uuid;
  v_message uuid;
begin
  insert into public.conversations (business_number, other_number)
  values (p_business_number, p_other_number)
  on conflict (business_number, other_number) do update set other_number = excluded.other_number
  returning id into v_conversation;

  insert into public.messages (conversation_id, direction, body, status, provider_sid, media)
  values (v_conversation, 'inbound', p_body, 'received', p_provider_sid, p_media)
  on conflict (provider_sid) do nothing
  returning id into v_message;

  if v_message is null then
    return false;
  end if;

  update public.conversations set
    last_message = left(p_body, 200),
    last_message_at = now(),
    unread_count = unread_count + 1,
    opted_out = coalesce(p_opt_out, opted_out)
  where id = v_conversation;
  return true;
end;
$$;

-- Writes the row of an outbound message before Twilio is asked. `created` is false when this
-- idempotency key was used before: the earlier row comes back and nothing may be sent again.
-- No row at all: there is no such conversation, and texts go only to people who wrote first.
create function public.begin_message(
  p_business_number text,
  p_other_number text,
  p_body text,
  p_idempotency_key uuid,
  p_sent_by uuid
) returns table (message_id uuid, created boolean, opted_out boolean)
language plpgsql security invoker set search_path = ''
as $$
declare
  v_conversation uuid;
  v_message uuid;
begin
  if not exists (select 1 from public.conversations c where c.other_number = p_other_number) then
    return;
  end if;
  if exists (select 1 from public.conversations c where c.other_number = p_other_number and c.opted_out) then
    return query select null::uuid, false, true;
    return;
  end if;

  -- The business may have changed its number since the customer wrote.
  insert into public.conversations (business_number, other_number)
  values (p_business_number, p_other_number)
  on conflict (business_number, other_number) do update set other_number = excluded.other_number
  returning id into v_conversation;

  insert into public.messages (conversation_id, direction, body, status, idempotency_key, sent_by)
  values (v_conversation, 'outbound', p_body, 'pending', p_idempotency_key, p_sent_by)
  on conflict (idempotency_key) do nothing
  returning id into v_message;

  if v_message is null then
    return query select m.id, false, false from public.messages m
      where m.idempotency_key = p_idempotency_key;
    return;
  end if;

  update public.conversations c set last_message = left(p_body, 200), last_message_at = now()
  where c.id = v_conversation;
  return query select v_message, true, false;
end;
$$;

-- How far along a status is; a message only ever moves up, so that callbacks may come in any order.
create function private.status_rank(p_status text) returns integer
language sql immutable set search_path = ''
as $$
  select case p_status
    when 'pending' then 0
    when 'unknown' then 0
    when 'accepted' then 1
    when 'queued' then 2
    when 'sending' then 3
    when 'sent' then 4
    else 5
  end;
$$;

-- Notes what Twilio says of a message, found by our own id (status callback address) or by
-- Twilio's. Answers false when it knows neither. An error code, once written, stays.
create function public.update_message_status(
  p_message_id uuid,
  p_provider_sid text,
  p_status text,
  p_error_code integer default null
) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  v_found boolean;
begin
  update public.messages m set
    provider_sid = coalesce(m.provider_sid, p_provider_sid),
    status = case
      when private.status_rank(p_status) > private.status_rank(m.status) then p_status
      when m.status = 'pending' and p_status = 'unknown' then p_status
      else m.status
    end,
    error_code = coalesce(m.error_code, p_error_code),
    updated_at = now()
  where m.direction = 'outbound'
    and (m.id = p_message_id or (p_provider_sid is not null and m.provider_sid = p_provider_sid));
  get diagnostics v_found = row_count;
  return v_found;
end;
$$;

-- Twilio's own record of opt-outs wins over ours (error 21610, or START).
create function public.set_opted_out(p_business_number text, p_other_number text, p_opted_out boolean)
returns void
language sql security invoker set search_path = ''
as $$
  update public.conversations set opted_out = p_opted_out
  where business_number = p_business_number and other_number = p_other_number;
$$;

-- The admin role, given and taken by e-mail address (npm run admin:grant / admin:revoke).
-- Answers: granted, already, unknown, unconfirmed / revoked, not_admin, unknown.
create function public.grant_admin(p_email text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_user auth.users;
begin
  select * into v_user from auth.users where lower(email) = lower(trim(p_email)) and deleted_at is null;
  if v_user.id is null then return 'unknown'; end if;
  if v_user.email_confirmed_at is null then return 'unconfirmed'; end if;
  insert into public.user_roles (user_id, role) values (v_user.id::uuid, 'admin') on conflict do nothing;
  if not found then return 'already'; end if;
  insert into public.audit_log (action, subject, new_value) values ('role.grant', v_user.id::text, 'admin');
  return 'granted';
end;
$$;

create function public.revoke_admin(p_email text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_user auth.users;
begin
  select * into v_user from auth.users where lower(email) = lower(trim(p_email)) and deleted_at is null;
  if v_user.id is null then return 'unknown'; end if;
  delete from public.user_roles where user_id = v_user.id::uuid and role = 'admin';
  if not found then return 'not_admin'; end if;
  insert into public.audit_log (action, subject, old_value) values ('role.revoke', v_user.id::text, 'admin');
  return 'revoked';
end;
$$;
