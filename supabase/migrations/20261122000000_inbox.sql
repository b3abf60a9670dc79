-- What becomes of a text: tried again at most once each, told late without harm, and never sent to
-- somebody who said no, to the carrier or to the office.

alter table public.messages
  add column retry_of uuid unique references public.messages (id) on delete set null;
comment on column public.messages.retry_of is
  'The text that failed and that this one repeats. Unique, so that one failure is repeated once, whoever asks how often.';

alter table public.conversations
  add column opted_out_by text check (opted_out_by in ('contact', 'office')),
  add column opted_out_changed_at timestamptz;
comment on column public.conversations.opted_out_by is
  'contact: they texted STOP, and only their START lifts it. office: marked by hand, and lifted by hand or by START.';
update public.conversations set opted_out_by = 'contact' where opted_out;
alter table public.conversations
  add constraint conversations_opted_out_by check (opted_out = (opted_out_by is not null));

-- Answers that the office writes often. Short lists, kept by the admins themselves.
create table public.saved_replies (
  id uuid primary key default gen_random_uuid(),
  body text not null unique check (length(body) between 1 and 1600),
  created_at timestamptz not null default now()
);

-- Stores an inbound message once, however often it is delivered and however late it is heard of
-- (p_received_at). Answers true when it was new.
drop function public.receive_message(text, text, text, text, jsonb, boolean);
create function public.receive_message(
  p_business_number text,
  p_other_number text,
  p_body text,
  p_provider_sid text,
  p_media jsonb default '[]'::jsonb,
  p_opt_out boolean default null,
  p_received_at timestamptz default now()
) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  v_conversation uuid;
  v_message uuid;
  v_at timestamptz := least(p_received_at, now());
begin
  insert into public.conversations (business_number, other_number, last_message_at)
  values (p_business_number, p_other_number, v_at)
  on conflict (business_number, other_number) do update set other_number = excluded.other_number
  returning id into v_conversation;

  insert into public.messages (conversation_id, direction, body, status, provider_sid, media, created_at)
  values (v_conversation, 'inbound', p_body, 'received', p_provider_sid, p_media, v_at)
  on conflict (provider_sid) do nothing
  returning id into v_message;

  if v_message is null then
    return false;
  end if;

  update public.conversations c set
    last_message = case when v_at >= c.last_message_at then left(p_body, 200) else c.last_message end,
    last_source = case when v_at >= c.last_message_at then 'sms' else c.last_source end,
    last_message_at = greatest(c.last_message_at, v_at),
    unread_count = c.unread_count + 1,
    texting_allowed = true
  where c.id = v_conversation;

  -- STOP and START are about the person, whichever of our numbers they wrote to. One that is heard
  -- of late doesn't undo a later one.
  if p_opt_out is not null then
    update public.conversations c set
      opted_out = p_opt_out,
      opted_out_by = case when p_opt_out then 'contact' end,
      opted_out_changed_at = v_at
    where c.other_number = p_other_number
      and v_at >= coalesce(c.opted_out_changed_at, '-infinity'::timestamptz);
  end if;
  return true;
end;
$$;

-- Writes the row of an outbound message before Twilio is asked. `created` is false when this
-- idempotency key was used before, or this failure repeated before: the earlier row comes back and
-- nothing may be sent again. `refusal` says why nothing may be sent at all: no_conversation,
-- opted_out, no_consent (they neither texted nor agreed to texts), or not_failed (what is to be
-- repeated is no failed text to this person); null when it may.
drop function public.begin_message(text, text, text, uuid, uuid);
create function public.begin_message(
  p_business_number text,
  p_other_number text,
  p_body text,
  p_idempotency_key uuid,
  p_sent_by uuid,
  p_retry_of uuid default null
) returns table (message_id uuid, created boolean, refusal text)
language plpgsql security invoker set search_path = ''
as $$
declare
  v_conversation uuid;
  v_message uuid;
  v_is_known boolean;
  v_is_allowed boolean;
  v_is_opted_out boolean;
begin
  select count(*) > 0, coalesce(bool_or(c.texting_allowed), false), coalesce(bool_or(c.opted_out), false)
  into v_is_known, v_is_allowed, v_is_opted_out
  from public.conversations c where c.other_number = p_other_number;
  if not v_is_known or v_is_opted_out or not v_is_allowed then
    return query select null::uuid, false, case
      when not v_is_known then 'no_conversation'
      when v_is_opted_out then 'opted_out'
      else 'no_consent'
    end;
    return;
  end if;
  if p_retry_of is not null and not exists (
    select 1 from public.messages m join public.conversations c on c.id = m.conversation_id
    where m.id = p_retry_of and c.other_number = p_other_number
      and m.direction = 'outbound' and m.status in ('failed', 'undelivered')
  ) then
    return query select null::uuid, false, 'not_failed';
    return;
  end if;

  -- The business may have changed its number since the customer wrote.
  insert into public.conversations (business_number, other_number, texting_allowed)
  values (p_business_number, p_other_number, true)
  on conflict (business_number, other_number) do update set other_number = excluded.other_number
  returning id into v_conversation;

  insert into public.messages (conversation_id, direction, body, status, idempotency_key, sent_by, retry_of)
  values (v_conversation, 'outbound', p_body, 'pending', p_idempotency_key, p_sent_by, p_retry_of)
  on conflict do nothing
  returning id into v_message;

  if v_message is null then
    return query select m.id, false, null::text from public.messages m
      where m.idempotency_key = p_idempotency_key or m.retry_of = p_retry_of
      limit 1;
    return;
  end if;

  update public.conversations c
  set last_message = left(p_body, 200), last_message_at = now(), last_source = 'sms'
  where c.id = v_conversation;
  return query select v_message, true, null::text;
end;
$$;

-- Stops or allows texts to a person. By the contact: Twilio's own record says so. By the office: an
-- admin's switch, which can't lift what the contact said. Answers changed, unchanged,
-- stopped_by_contact or no_conversation.
drop function public.set_opted_out(text, text, boolean);
create function public.set_opted_out(
  p_other_number text,
  p_opted_out boolean,
  p_by text,
  p_actor uuid default null
) returns text
language plpgsql security invoker set search_path = ''
as $$
declare
  v_by text[];
begin
  -- Held until the end, so that two switches at once are one after the other.
  perform 1 from public.conversations c where c.other_number = p_other_number for update;
  if not found then return 'no_conversation'; end if;
  select coalesce(array_agg(c.opted_out_by) filter (where c.opted_out), '{}') into v_by
  from public.conversations c where c.other_number = p_other_number;
  if p_by = 'office' and 'contact' = any (v_by) then
    return case when p_opted_out then 'unchanged' else 'stopped_by_contact' end;
  end if;
  if (cardinality(v_by) > 0) = p_opted_out and (not p_opted_out or p_by = any (v_by)) then
    return 'unchanged';
  end if;

  update public.conversations c set
    opted_out = p_opted_out,
    opted_out_by = case when p_opted_out then p_by end,
    opted_out_changed_at = now()
  where c.other_number = p_other_number;
  if p_by = 'office' then
    insert into public.audit_log (actor, action, subject, old_value, new_value)
    values (p_actor, 'texts.' || case when p_opted_out then 'stop' else 'allow' end, p_other_number,
      (not p_opted_out)::text, p_opted_out::text);
  end if;
  return 'changed';
end;
$$;
