-- Texts to be sent later, reminders of visits, and the office's own reminders.

-- Whether the contact has written or called since then.
create function private.has_answered(p_contact_id uuid, p_since timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.messages m
    where m.contact_id = p_contact_id and m.direction = 'inbound' and m.created_at > p_since
  ) or exists (
    select from public.contacts c where c.id = p_contact_id and c.last_called_at > p_since);
$$;

-- Stores a text that is to be sent later. It has to pass the same checks as one that is sent now, and passes them again
-- then. p_key: its id, now and as a message. outcome: scheduled, already_sent (the text of this key has been begun),
-- key_reused (the key belongs to another text), or why it may not be sent, as begin_message says it.
create function public.schedule_text(
  p_from text, p_address text, p_body text, p_media jsonb, p_key uuid, p_send_at timestamptz, p_author uuid,
  p_unless_answered boolean default false
) returns table (outcome text, business_number text, created_at timestamptz)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
  v_text public.scheduled_texts;
begin
  select * into v_contact from public.contacts c where c.address = p_address for no key update;
  business_number := coalesce(v_contact.business_number, private.setting('twilio_phone_number'));
  outcome := private.refusal_of_text(v_contact, private.setting('twilio_phone_number'), p_from, p_body, null);
  if outcome is null and exists (select from public.messages m where m.id = p_key) then outcome := 'already_sent'; end if;
  if outcome is not null then return next; return; end if;
  insert into public.scheduled_texts (id, contact_id, body, media, send_at, unless_answered, author)
  values (p_key, v_contact.id, p_body, p_media, p_send_at, p_unless_answered, p_author)
  on conflict (id) do nothing;
  if found then
    insert into public.audit_log (actor, action, subject, new_value)
    values (p_author, 'text.schedule', p_address, private.exact_time(p_send_at));
    -- So that an open office loads it.
    update public.contacts c set changed_at = clock_timestamp() where c.id = v_contact.id;
  end if;
  select * into v_text from public.scheduled_texts s where s.id = p_key;
  outcome := case
    when (v_text.contact_id, v_text.body, v_text.media, v_text.send_at)
      is distinct from (v_contact.id, p_body, p_media, p_send_at) then 'key_reused'
    else 'scheduled' end;
  created_at := v_text.created_at;
  return next;
end;
$$;

-- Changes a text that waits: its words, its time, or whether it depends on an answer. One that was held is free again.
-- Parameters that are null leave what is there. Returns changed, already_sent or no_text.
create function public.change_scheduled_text(
  p_id uuid, p_actor uuid, p_body text default null, p_send_at timestamptz default null,
  p_unless_answered boolean default null
) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid;
begin
  update public.scheduled_texts s set
    body = coalesce(p_body, s.body), send_at = coalesce(p_send_at, s.send_at), held = null,
    unless_answered = coalesce(p_unless_answered, s.unless_answered), author = p_actor
  where s.id = p_id and not exists (select from public.messages m where m.id = s.id)
  returning s.contact_id into v_contact;
  if v_contact is null then
    return case when exists (select from public.messages m where m.id = p_id) then 'already_sent' else 'no_text' end;
  end if;
  insert into public.audit_log (actor, action, subject, new_value)
  select p_actor, 'text.reschedule', c.address, private.exact_time(p_send_at)
  from public.contacts c where c.id = v_contact;
  update public.contacts c set changed_at = clock_timestamp() where c.id = v_contact;
  return 'changed';
end;
$$;

-- Cancels a text that waits. Returns canceled, already_sent or no_text.
create function public.cancel_scheduled_text(p_id uuid, p_actor uuid) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid;
begin
  delete from public.scheduled_texts s
  where s.id = p_id and not exists (select from public.messages m where m.id = s.id)
  returning s.contact_id into v_contact;
  if v_contact is null then
    return case when exists (select from public.messages m where m.id = p_id) then 'already_sent' else 'no_text' end;
  end if;
  insert into public.audit_log (actor, action, subject)
  select p_actor, 'text.cancel', c.address from public.contacts c where c.id = v_contact;
  update public.contacts c set changed_at = clock_timestamp() where c.id = v_contact;
  return 'canceled';
end;
$$;

-- The texts to a contact that wait, by their time. author: the name of whoever wrote it.
create function public.list_scheduled_texts(p_address text) returns table (
  id uuid, kind text, job_id uuid, body text, media jsonb, send_at timestamptz, unless_answered boolean, held text,
  author text, created_at timestamptz
)
language sql stable set search_path = ''
as $$
  select s.id, s.kind, s.job_id, s.body, s.media, s.send_at, s.unless_answered, s.held, private.name_of(s.author),
    s.created_at
  from public.scheduled_texts s join public.contacts c on c.id = s.contact_id
  where c.address = p_address and not exists (select from public.messages m where m.id = s.id)
  order by s.send_at, s.id limit 200;
$$;

-- When a customer is reminded of this visit: at 4 PM on the day before.
create function private.reminder_time(p_job public.jobs) returns timestamptz
language sql stable set search_path = ''
return private.at_business(p_job.visit_day - 1, '16:00');

-- The id of the reminder of a visit. A visit that was moved has another one.
create function private.reminder_id(p_job public.jobs) returns uuid
language sql stable set search_path = ''
return md5(concat_ws(' ', 'reminder', p_job.id, p_job.visit_day, p_job.visit_from, p_job.visit_to))::uuid;

-- Whether this visit is one to remind the customer of: it is ahead, they have its confirmation, and may be texted.
create function private.is_to_remind(p_job public.jobs, p_at timestamptz) returns boolean
language sql stable set search_path = ''
return coalesce(
  p_job.status not in ('on_the_way', 'done', 'lost') and not p_job.visit_may_be_canceled
  and lower(private.visit_span(p_job)) > p_at and private.confirmed_at(p_job) < private.reminder_time(p_job)
  and exists (
    select from public.contacts c where c.id = p_job.contact_id and private.text_block(c) is null), false);

-- Visits whose customers are to be reminded now, and what the words of a reminder need. Each visit is listed until
-- add_reminder has taken it.
create function public.due_reminders(p_at timestamptz) returns table (
  job_id uuid, contact_name text, machine text, visit_day date, visit_from text, visit_to text, amount_cents integer,
  template text
)
language sql stable set search_path = ''
as $$
  select j.id, c.name, coalesce(j.machine, m.unit), j.visit_day, private.clock(j.visit_from), private.clock(j.visit_to),
    j.amount_cents, s.templates ->> 'reminder'
  from public.jobs j
  join public.contacts c on c.id = j.contact_id
  left join public.machines m on m.id = j.machine_id
  cross join public.job_settings s
  where s.reminder_on and j.visit_day between private.business_day(p_at) and private.business_day(p_at) + 1
    and private.reminder_time(j) <= p_at and private.is_to_remind(j, p_at)
    and not exists (select from private.job_texts t where t.message_id = private.reminder_id(j))
  order by j.visit_day, j.visit_from, j.id limit 100;
$$;

-- Makes the reminder of a visit a text that is due. Once for each visit, also when somebody cancels it. p_held: why it
-- waits for a person instead.
create function public.add_reminder(p_job_id uuid, p_body text, p_held text default null) returns void
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_job public.jobs;
begin
  select * into v_job from public.jobs j where j.id = p_job_id;
  insert into private.job_texts (message_id, job_id, kind, visit_day, visit_from, visit_to)
  select private.reminder_id(v_job), v_job.id, 'reminder', v_job.visit_day, v_job.visit_from, v_job.visit_to
  where v_job.visit_day is not null
  on conflict (message_id) do nothing;
  if not found then return; end if;
  insert into public.scheduled_texts (id, contact_id, kind, job_id, body, send_at, held)
  values (private.reminder_id(v_job), v_job.contact_id, 'reminder', v_job.id, p_body, private.reminder_time(v_job), p_held);
  update public.contacts c set changed_at = clock_timestamp() where c.id = v_job.contact_id;
end;
$$;

-- The texts whose time has come, oldest first.
create function public.due_texts(p_at timestamptz, p_most integer default 50)
returns table (id uuid, kind text, address text, body text)
language sql stable set search_path = ''
as $$
  select s.id, s.kind, c.address, s.body
  from public.scheduled_texts s join public.contacts c on c.id = s.contact_id
  where s.held is null and s.send_at <= p_at
  order by s.send_at, s.id limit p_most;
$$;

-- Why a text whose time has come isn't begun, by the outcomes of begin_scheduled_text. Null when it is.
create function private.fate_of_scheduled(
  p_text public.scheduled_texts, p_contact public.contacts, p_is_begun boolean, p_at timestamptz
) returns text
language sql stable set search_path = ''
return case
  when p_text.id is null or p_text.send_at > p_at or p_text.held is not null then 'gone'
  -- Its row in messages tells the rest.
  when p_is_begun and p_text.send_at < p_at - interval '1 hour' then 'begun'
  when p_is_begun then null
  when p_text.kind = 'reminder' and not exists (
    select from public.jobs j
    where j.id = p_text.job_id and private.reminder_id(j) = p_text.id and private.is_to_remind(j, p_at)) then 'outdated'
  when p_text.unless_answered and private.has_answered(p_contact.id, p_text.created_at) then 'answered'
  when p_text.send_at < p_at - interval '1 hour' then
    case when p_contact.opt_out_in_doubt is not null then 'opt_out_in_doubt' else 'late' end
  when p_contact.opt_out_in_doubt is not null then 'waits'
  when p_text.kind = 'text' and not exists (
    select from public.user_roles r where r.user_id = p_text.author) then 'author_gone'
end;

-- Begins a text whose time has come. It has the same lease, checks and limits as one that is sent at once, and runs that
-- meet begin it once. See begin_message for the columns and for these outcomes: claimed, reclaimed, to_look_up, repeated.
-- Any other outcome is the end of it for now:
-- gone: it was canceled, changed or held meanwhile. begun: its row in messages tells what became of it.
-- answered: the customer wrote or called first, so it is dropped. outdated: the visit has changed, so it is dropped.
-- waits: a text of theirs may be an opt-out, or the limits are reached; the next run tries again.
-- held: it waits for a person (late, opt_out_in_doubt, author_gone, or why begin_message refuses it).
create function public.begin_scheduled_text(
  p_id uuid, p_at timestamptz, p_claim uuid, p_limits jsonb, p_first_body text default null
) returns table (
  outcome text, message_id uuid, business_number text, created_at timestamptz, body text, media jsonb, address text
)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
#variable_conflict use_column
declare
  v_text public.scheduled_texts;
  v_contact public.contacts;
  v_message public.messages;
  v_saved text := private.setting('twilio_phone_number');
begin
  perform pg_advisory_xact_lock(hashtextextended('begin_message', 0));
  select * into v_text from public.scheduled_texts s where s.id = p_id for update;
  select * into v_message from public.messages m where m.id = p_id;
  select * into v_contact from public.contacts c where c.id = v_text.contact_id;
  address := v_contact.address;
  outcome := private.fate_of_scheduled(v_text, v_contact, v_message.id is not null, p_at);
  if outcome is null and v_message.id is not null and v_message.status not in ('pending', 'unknown') then
    outcome := 'begun';
  end if;
  if outcome is null then
    select begun.outcome, begun.message_id, begun.business_number, begun.created_at, begun.body, begun.media
    into outcome, message_id, business_number, created_at, body, media
    from public.begin_message(
      coalesce(v_contact.business_number, v_saved), v_contact.address, v_text.body, p_id, v_text.author, p_claim,
      p_limits, null, p_first_body, v_text.media) begun;
    -- A reminder answers nothing that the customer has asked.
    update public.messages m set source = 'auto', occasion = 'reminder'
    where m.id = p_id and outcome = 'claimed' and v_text.kind = 'reminder';
    if outcome = 'limit_reached' then outcome := 'waits'; end if;
  end if;
  if outcome in ('begun', 'answered', 'outdated') then
    delete from public.scheduled_texts s where s.id = p_id;
  elsif outcome not in ('gone', 'waits', 'claimed', 'reclaimed', 'to_look_up', 'repeated') then
    update public.scheduled_texts s set held = outcome where s.id = p_id;
    outcome := 'held';
  end if;
  if outcome in ('answered', 'outdated', 'held') then
    -- So that an open office loads it.
    update public.contacts c set changed_at = clock_timestamp() where c.id = v_contact.id;
  end if;
  return next;
end;
$$;

-- Sets or removes the reminder of a conversation. Returns false when there is no such conversation.
create function public.set_reminder(
  p_address text, p_actor uuid, p_at timestamptz default null, p_only_if_unanswered boolean default false,
  p_note text default null
) returns boolean
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid;
begin
  select c.id into v_contact from public.contacts c where c.address = p_address for no key update;
  if v_contact is null then return false; end if;
  delete from private.reminders r where r.contact_id = v_contact;
  insert into private.reminders (contact_id, remind_at, only_if_unanswered, note, set_by)
  select v_contact, p_at, p_only_if_unanswered, p_note, p_actor where p_at is not null;
  insert into public.audit_log (actor, action, subject, new_value)
  values (p_actor, 'reminder.set', p_address, private.exact_time(p_at));
  update public.contacts c set changed_at = clock_timestamp() where c.id = v_contact;
  return true;
end;
$$;

-- Whether the office's reminder of this conversation is due.
create function private.has_due_reminder(p_contact_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.reminders r
    where r.contact_id = p_contact_id and r.remind_at <= now()
      and not (r.only_if_unanswered and private.has_answered(r.contact_id, r.set_at)));
$$;

-- The reminder of a conversation.
create function public.get_reminder(p_address text)
returns table (at timestamptz, only_if_unanswered boolean, note text, is_due boolean)
language sql stable set search_path = ''
as $$
  select r.remind_at, r.only_if_unanswered, r.note, private.has_due_reminder(c.id)
  from private.reminders r join public.contacts c on c.id = r.contact_id where c.address = p_address;
$$;

-- Lets conversations wait for a visit of today that isn't confirmed, and no longer for one that is or is over. The day
-- begins without a change of any row.
create function private.settle_visits() returns void
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid;
begin
  for v_contact in
    select j.contact_id from public.jobs j where j.visit_day = private.business_day(now())
    union select c.id from public.contacts c where c.waiting = 'visit' order by 1
  loop
    perform private.settle_contact(v_contact);
  end loop;
end;
$$;

-- Tells the office of reminders that have become due: each is alerted once, and opens its conversation if that was done.
-- Returns how many.
create function public.tell_reminders() returns integer
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid;
  v_count integer := 0;
begin
  for v_contact in
    select r.contact_id from private.reminders r where r.remind_at <= now() and not r.is_told order by r.contact_id limit 100
  loop
    perform from public.contacts c where c.id = v_contact for no key update;
    update private.reminders r set is_told = true
    where r.contact_id = v_contact and r.remind_at <= now() and not r.is_told;
    if not found then continue; end if;
    insert into private.alert_queue (key, event, due_at)
    select 'reminder ' || r.contact_id || ' ' || r.set_at, jsonb_build_object(
      'kind', 'text', 'key', 'reminder ' || r.contact_id || ' ' || r.set_at, 'address', c.address,
      'title', 'Reminder: {who}', 'body', coalesce(r.note, 'You wanted to come back to this conversation.'),
      'url', '/admin/dashboard?tab=messages'), clock_timestamp()
    from private.reminders r join public.contacts c on c.id = r.contact_id
    where r.contact_id = v_contact and private.has_due_reminder(v_contact)
    on conflict do nothing;
    -- Why it waits is derived with each change of the contact.
    update public.contacts c set
      is_done = c.is_done and not private.has_due_reminder(v_contact), changed_at = clock_timestamp()
    where c.id = v_contact;
    v_count := v_count + 1;
  end loop;
  perform private.settle_visits();
  return v_count;
end;
$$;
