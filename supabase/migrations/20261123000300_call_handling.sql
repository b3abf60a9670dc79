-- What happens to a call: when it is forwarded and where to, and what a caller whom nobody answers
-- gets: a text back, and a voicemail.

-- Opening hours of a week: every weekday by its name, null when closed, else {"opens", "closes"} as
-- HH:MM on the clock of America/Chicago. "00:00" as the end is midnight.
create function private.is_week(p_week jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(p_week) is distinct from 'object' then false
    when (select count(*) from jsonb_object_keys(p_week)) <> 7 then false
    else not exists (
      select 1
      from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) as day (name)
      where not coalesce(
        p_week -> day.name = 'null'::jsonb
        or (
          p_week -> day.name ->> 'opens' ~ '^([01]\d|2[0-3]):[0-5]\d$'
          and p_week -> day.name ->> 'closes' ~ '^([01]\d|2[0-3]):[0-5]\d$'
          and (
            p_week -> day.name ->> 'closes' = '00:00'
            or (p_week -> day.name ->> 'opens') collate "C" < (p_week -> day.name ->> 'closes')
          )
        ),
        false
      )
    )
  end;
$$;

-- One row. The voice webhook reads it on every call.
create table public.call_handling (
  id boolean primary key default true check (id),
  forward_when text not null default 'always'
    check (forward_when in ('always', 'business_hours', 'emergency_after_hours')),
  hours jsonb not null check (private.is_week(hours)) default '{
    "monday": {"opens": "07:00", "closes": "18:00"},
    "tuesday": {"opens": "07:00", "closes": "18:00"},
    "wednesday": {"opens": "07:00", "closes": "18:00"},
    "thursday": {"opens": "07:00", "closes": "18:00"},
    "friday": {"opens": "07:00", "closes": "18:00"},
    "saturday": {"opens": "08:00", "closes": "12:00"},
    "sunday": null
  }',
  after_hours_number text check (after_hours_number ~ '^\+[1-9]\d{1,14}$'),
  text_back_on boolean not null default false,
  text_back_text text check (length(text_back_text) between 1 and 320),
  text_back_when text not null default 'daytime'
    check (text_back_when in ('business_hours', 'daytime', 'any_time')),
  voicemail_on boolean not null default false,
  voicemail_greeting text check (length(voicemail_greeting) between 1 and 500),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  check (forward_when <> 'emergency_after_hours' or after_hours_number is not null),
  check (not text_back_on or text_back_text is not null),
  check (not voicemail_on or voicemail_greeting is not null)
);
comment on table public.call_handling is
  'Written by the edge functions alone, which check the numbers; updated_by is the admin they act for.';
insert into public.call_handling default values;

-- A line per field that changed: who, when, from what to what.
create function private.audit_call_handling() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
  insert into public.audit_log (actor, action, subject, old_value, new_value)
  select new.updated_by, 'call_handling.update', 'call_handling.' || after.key, before.value, after.value
  from jsonb_each_text(to_jsonb(new) - 'updated_at' - 'updated_by') as after (key, value)
  join jsonb_each_text(to_jsonb(old)) as before (key, value) on before.key = after.key
  where after.value is distinct from before.value
  order by after.key;
  return new;
end;
$$;
create trigger audit_call_handling before update on public.call_handling
for each row execute function private.audit_call_handling();

-- All that a call needs to know, in one question. Columns of call_handling, and the two saved numbers.
create function public.call_routing() returns table (
  business_number text,
  forwarding_number text,
  forward_when text,
  hours jsonb,
  after_hours_number text,
  text_back_on boolean,
  text_back_text text,
  text_back_when text,
  voicemail_on boolean,
  voicemail_greeting text
)
language sql stable security invoker set search_path = ''
as $$
  select
    (select s.setting_value from public.business_settings s where s.setting_key = 'twilio_phone_number'),
    (select s.setting_value from public.business_settings s where s.setting_key = 'call_forwarding_number'),
    h.forward_when, h.hours, h.after_hours_number,
    h.text_back_on, h.text_back_text, h.text_back_when,
    h.voicemail_on, h.voicemail_greeting
  from public.call_handling h;
$$;

-- The latest changes of where calls go, with the e-mail address of whoever made them (null: not by an
-- account). Only this function may look into auth.users for it.
create function public.forwarding_history(p_limit integer)
returns table (id bigint, happened_at timestamptz, email text, subject text, old_value text, new_value text)
language sql stable security definer set search_path = ''
as $$
  select a.id, a.happened_at, u.email::text, a.subject, a.old_value, a.new_value
  from public.audit_log a
  left join auth.users u on u.id::text = a.actor::text
  where a.subject in (
    'call_forwarding_number', 'call_handling.forward_when', 'call_handling.hours', 'call_handling.after_hours_number')
  order by a.id desc
  limit p_limit;
$$;

create table public.voicemails (
  id uuid primary key default gen_random_uuid(),
  call_sid text not null unique check (call_sid ~ '^CA[0-9a-fA-F]{32}$'),
  recording_sid text not null unique check (recording_sid ~ '^RE[0-9a-fA-F]{32}$'),
  caller text check (length(caller) between 1 and 64),
  seconds integer not null check (seconds >= 0),
  heard_at timestamptz,
  created_at timestamptz not null default now()
);
comment on column public.voicemails.caller is
  'As Twilio names them, also when withheld. Null while only the report of the recording has come, which names nobody.';
create index voicemails_newest on public.voicemails (created_at desc, id);

-- Twilio tells of a recording twice, in any order, and each time may be repeated: one row.
create function public.save_voicemail(
  p_call_sid text,
  p_recording_sid text,
  p_seconds integer,
  p_caller text default null
) returns void
language sql security invoker set search_path = ''
as $$
  insert into public.voicemails (call_sid, recording_sid, seconds, caller)
  values (p_call_sid, p_recording_sid, p_seconds, p_caller)
  on conflict (call_sid) do update set
    seconds = greatest(voicemails.seconds, excluded.seconds),
    caller = coalesce(voicemails.caller, excluded.caller);
$$;

alter table public.messages
  drop constraint messages_source_check,
  add constraint messages_source_check check (source in ('sms', 'web', 'auto'));
comment on column public.messages.source is
  'web: a quote request sent from the site. auto: sent by the office itself after a missed call.';
create index messages_automatic on public.messages (created_at desc) where source = 'auto';

-- Writes the row of an automatic text before Twilio is asked. The call names it (a call SID is as long
-- as a UUID), so that a webhook that comes twice sends once. It asks for no consent, since it answers a
-- call, and gives none: whoever wants texts answers it. `refusal` says why nothing may be sent:
-- opted_out; own_number (we would text ourselves); unreachable (an earlier text showed that no text
-- arrives there); texted_already (in the 24 hours before); limit_reached (p_limit of them in 24 hours,
-- whoever calls: caller IDs can be invented).
create function public.begin_text_back(
  p_business_number text,
  p_other_number text,
  p_body text,
  p_call_sid text,
  p_limit integer
) returns table (message_id uuid, created boolean, refusal text)
language plpgsql security invoker set search_path = ''
as $$
declare
  v_key uuid := substr(p_call_sid, 3)::uuid;
  v_since timestamptz := now() - interval '24 hours';
  v_conversation uuid;
  v_message uuid;
  v_refusal text;
begin
  -- One after the other, so that two calls at once are counted right.
  perform pg_advisory_xact_lock(hashtextextended('text back', 0));

  select m.id into v_message from public.messages m where m.idempotency_key = v_key;
  if v_message is not null then
    return query select v_message, false, null::text;
    return;
  end if;

  v_refusal := case
    when exists (
      select 1 from public.conversations c where c.other_number = p_other_number and c.opted_out
    ) then 'opted_out'
    when p_other_number = p_business_number
      or exists (select 1 from public.conversations c where c.business_number = p_other_number)
      or exists (select 1 from public.business_settings s where s.setting_value = p_other_number)
      or exists (select 1 from public.call_handling h where h.after_hours_number = p_other_number)
      then 'own_number'
    when exists (
      select 1 from public.messages m join public.conversations c on c.id = m.conversation_id
      where c.other_number = p_other_number and m.direction = 'outbound'
        and m.error_code in (21211, 21612, 21614, 21635, 30005, 30006)
    ) then 'unreachable'
    when exists (
      select 1 from public.messages m join public.conversations c on c.id = m.conversation_id
      where c.other_number = p_other_number and m.source = 'auto' and m.created_at > v_since
    ) then 'texted_already'
    when (select count(*) from public.messages m where m.source = 'auto' and m.created_at > v_since) >= p_limit
      then 'limit_reached'
  end;
  if v_refusal is not null then
    return query select null::uuid, false, v_refusal;
    return;
  end if;

  insert into public.conversations (business_number, other_number)
  values (p_business_number, p_other_number)
  on conflict (business_number, other_number) do update set other_number = excluded.other_number
  returning id into v_conversation;
  insert into public.messages (conversation_id, direction, body, status, idempotency_key, source)
  values (v_conversation, 'outbound', p_body, 'pending', v_key, 'auto')
  returning id into v_message;
  update public.conversations c
  set last_message = left(p_body, 200), last_message_at = now(), last_source = 'sms'
  where c.id = v_conversation;
  return query select v_message, true, null::text;
end;
$$;
