-- Jobs: their visits, texts and approvals, and the machines of contacts.

-- The moment of a clock time of the business. A time that a change of the clocks leaves out is an hour later.
create function private.at_business(p_day date, p_time time) returns timestamptz
language sql stable parallel safe set search_path = ''
return (p_day + p_time) at time zone 'America/Chicago';

-- The day in the business's time zone.
create function private.business_day(p_at timestamptz) returns date
language sql stable parallel safe set search_path = ''
return (p_at at time zone 'America/Chicago')::date;

-- From when to when a visit is. Null without one.
create function private.visit_span(p_job public.jobs) returns tstzrange
language sql stable set search_path = ''
return case when p_job.visit_day is not null then tstzrange(
  private.at_business(p_job.visit_day, p_job.visit_from),
  -- Where the clocks change, a short visit could seem to end before it begins.
  greatest(private.at_business(p_job.visit_day, p_job.visit_to), private.at_business(p_job.visit_day, p_job.visit_from)),
  '[]')
end;

-- A clock time as the contract writes it: midnight at the end of the day is 00:00.
create function private.clock(p_time time) returns text
language sql immutable parallel safe set search_path = ''
return case when p_time = '24:00' then '00:00' else to_char(p_time, 'HH24:MI') end;

-- Whether Twilio has taken a text.
create function private.is_taken(p_status text) returns boolean
language sql immutable parallel safe set search_path = ''
return p_status in ('accepted', 'queued', 'sending', 'sent', 'delivered');

-- Since when the customer has the confirmation of the visit as it is now. Null when they haven't: it was moved, or the
-- text failed.
create function private.confirmed_at(p_job public.jobs) returns timestamptz
language sql stable set search_path = ''
as $$
  select max(m.created_at)
  from private.job_texts t join public.messages m on m.id = t.message_id
  where t.job_id = p_job.id and t.kind in ('confirmation', 'moved') and private.is_taken(m.status)
    and (t.visit_day, t.visit_from, t.visit_to) = (p_job.visit_day, p_job.visit_from, p_job.visit_to);
$$;

-- A visit with the contract's names. Null without one.
create function private.visit_of(p_job public.jobs) returns jsonb
language sql stable set search_path = ''
return case when p_job.visit_day is not null then jsonb_build_object(
  'day', p_job.visit_day, 'from', private.clock(p_job.visit_from), 'to', private.clock(p_job.visit_to),
  'memberId', p_job.visit_member, 'confirmedAt', private.exact_time(private.confirmed_at(p_job)),
  'mayBeCanceled', p_job.visit_may_be_canceled)
end;

-- The estimate that the customer has from us: the newest that Twilio took and that has not failed. Null when there is
-- none, or when the job has another amount by now.
create function private.estimate_of(p_job public.jobs, p_before timestamptz default 'infinity') returns public.messages
language sql stable set search_path = ''
as $$
  select m.* from (
    select t.message_id, t.amount_cents from private.job_texts t
    join public.messages sent on sent.id = t.message_id
    where t.job_id = p_job.id and t.kind = 'estimate' and private.is_taken(sent.status)
      and sent.created_at < p_before
    order by sent.created_at desc, sent.id desc limit 1
  ) newest
  join public.messages m on m.id = newest.message_id
  where newest.amount_cents is not distinct from p_job.amount_cents;
$$;

-- When this customer was last asked for a review, if that is less than 90 days ago. Null otherwise. p_but: a text that
-- doesn't count.
create function private.review_asked_at(p_contact_id uuid, p_but uuid default null) returns timestamptz
language sql stable set search_path = ''
as $$
  select max(m.created_at)
  from public.jobs j join private.job_texts t on t.job_id = j.id join public.messages m on m.id = t.message_id
  where j.contact_id = p_contact_id and t.kind = 'review' and m.created_at > now() - interval '90 days'
    and m.status not in ('failed', 'undelivered') and m.id is distinct from p_but;
$$;

-- Each job as the office sees it.
create view private.job_list with (security_invoker = true) as
select j.id, c.address as contact, c.name as contact_name, c.company, j.title, j.machine, j.machine_id, j.place, j.note,
  j.amount_cents, j.status, private.visit_of(j) as visit, j.approved, j.created_at, j.updated_at, j.visit_day,
  j.visit_from, j.contact_id, (private.estimate_of(j)).created_at as estimate_sent_at,
  private.review_asked_at(j.contact_id) as review_asked_at
from public.jobs j join public.contacts c on c.id = j.contact_id;

-- Jobs by visit, then newest. p_from, p_to: only visits on these days. p_unscheduled: only jobs that still need a visit.
create function public.list_jobs(
  p_job_id uuid default null, p_contact text default null, p_from date default null, p_to date default null,
  p_status text default null, p_unscheduled boolean default false, p_limit integer default 500,
  p_offset integer default 0
) returns table (
  id uuid, contact text, contact_name text, company text, title text, machine text, machine_id uuid, place text,
  note text, amount_cents integer, status text, visit jsonb, approved jsonb, created_at timestamptz,
  updated_at timestamptz, estimate_sent_at timestamptz, review_asked_at timestamptz
)
language sql stable set search_path = ''
as $$
  select l.id, l.contact, l.contact_name, l.company, l.title, l.machine, l.machine_id, l.place, l.note, l.amount_cents,
    l.status, l.visit, l.approved, l.created_at, l.updated_at, l.estimate_sent_at, l.review_asked_at
  from private.job_list l
  where (p_job_id is null or l.id = p_job_id)
    and (p_contact is null or l.contact = p_contact)
    and (p_from is null or l.visit_day >= p_from) and (p_to is null or l.visit_day <= p_to)
    and (p_status is null or l.status = p_status)
    and (not p_unscheduled or l.visit_day is null and (p_status is not null or l.status not in ('done', 'lost')))
  order by l.visit_day, l.visit_from, l.created_at desc, l.id desc limit p_limit offset p_offset;
$$;

-- Each change gets a later time than the one before.
create function private.note_job() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := greatest(
    date_trunc('milliseconds', clock_timestamp()), old.updated_at + interval '1 millisecond');
  return new;
end;
$$;
create trigger note_job before update on public.jobs for each row execute function private.note_job();

-- A visit in the words of a line: "2026-12-01 09:00-11:00".
create function private.visit_line(p_day date, p_from time, p_to time) returns text
language sql immutable strict set search_path = ''
return p_day || ' ' || private.clock(p_from) || '-' || private.clock(p_to);

-- Writes the line about a change, and has open offices load the conversation.
create function private.log_job() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_changes jsonb;
begin
  select jsonb_agg(
    jsonb_build_object('what', change.what, 'from', change.before, 'to', change.after) order by change.place)
  into v_changes
  from (values
    (1, 'title', old.title, new.title),
    (2, 'status', old.status, new.status),
    (3, 'amount', old.amount_cents::text, new.amount_cents::text),
    (4, 'visit', private.visit_line(old.visit_day, old.visit_from, old.visit_to),
      private.visit_line(new.visit_day, new.visit_from, new.visit_to)),
    (5, 'member', old.visit_member::text, new.visit_member::text),
    (6, 'approval', old.approved ->> 'words', new.approved ->> 'words'),
    (7, 'may_be_canceled', nullif(old.visit_may_be_canceled, false)::text, nullif(new.visit_may_be_canceled, false)::text)
  ) as change (place, what, before, after)
  where change.before is distinct from change.after;
  if v_changes is not null then
    insert into public.job_changes (job_id, actor, title, changes)
    values (new.id, new.changed_by, new.title, v_changes);
  end if;
  update public.contacts c set changed_at = clock_timestamp() where c.id = new.contact_id;
  return null;
end;
$$;
create trigger log_job after insert or update on public.jobs for each row execute function private.log_job();

-- The changes of a contact's jobs in a span of time, oldest first. by: the name of whoever made the change.
create function public.list_job_changes(
  p_address text, p_since timestamptz default '-infinity', p_before timestamptz default 'infinity'
) returns table (id text, job_id uuid, title text, changed_at timestamptz, by text, changes jsonb)
language sql stable set search_path = ''
as $$
  select newest.id::text, newest.job_id, newest.title, newest.changed_at, private.name_of(newest.actor), newest.changes
  from (
    select h.* from public.job_changes h
    join public.jobs j on j.id = h.job_id join public.contacts c on c.id = j.contact_id
    where c.address = p_address and h.changed_at >= p_since and h.changed_at < p_before
    order by h.changed_at desc, h.id desc limit 200
  ) newest
  order by newest.changed_at, newest.id;
$$;

-- The machines of a contact and of everybody else in their company.
create function private.machines_of(p_contact_id uuid) returns setof public.machines
language sql stable set search_path = ''
as $$
  select m.* from public.machines m
  join public.contacts owner on owner.id = m.contact_id
  join public.contacts asked on asked.id = p_contact_id
  where owner.id = asked.id or lower(owner.company) = lower(asked.company);
$$;

create function public.list_machines(p_contact text, p_machine_id uuid default null) returns table (
  id uuid, contact text, unit text, make text, model text, serial text, meter double precision, meter_unit text,
  metered_on date, note text, created_at timestamptz, updated_at timestamptz
)
language sql stable set search_path = ''
as $$
  select m.id, owner.address, m.unit, m.make, m.model, m.serial, m.meter, m.meter_unit, m.metered_on, m.note,
    m.created_at, m.updated_at
  from public.contacts c cross join lateral private.machines_of(c.id) m
  join public.contacts owner on owner.id = m.contact_id
  where c.address = p_contact and (p_machine_id is null or m.id = p_machine_id)
  order by m.unit nulls last, m.created_at, m.id limit 500;
$$;

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

-- Writes a machine of a contact, or changes one. p_columns: the columns to set; those that are left out stay.
-- p_new_id: a request that is repeated with the same id adds no second machine. Returns null when there is no such
-- machine.
create function public.save_machine(
  p_contact text, p_columns jsonb, p_actor uuid, p_machine_id uuid default null, p_new_id uuid default null
) returns uuid
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid := private.contact_of(p_contact);
  v_machine public.machines;
begin
  select m.* into v_machine from private.machines_of(v_contact) m where m.id = coalesce(p_machine_id, p_new_id);
  if p_machine_id is not null and v_machine.id is null then return null; end if;
  if p_machine_id is null then
    v_machine := jsonb_populate_record(null::public.machines, p_columns || jsonb_build_object(
      'id', coalesce(p_new_id, gen_random_uuid()), 'contact_id', v_contact, 'created_at', now(), 'updated_at', now()));
    insert into public.machines select v_machine.* on conflict (id) do nothing;
    if not found then return v_machine.id; end if;
  else
    v_machine := jsonb_populate_record(v_machine, p_columns);
    update public.machines m set
      unit = v_machine.unit, make = v_machine.make, model = v_machine.model, serial = v_machine.serial,
      meter = v_machine.meter, meter_unit = v_machine.meter_unit, metered_on = v_machine.metered_on,
      note = v_machine.note, updated_at = clock_timestamp()
    where m.id = v_machine.id;
  end if;
  insert into public.audit_log (actor, action, subject, new_value)
  values (p_actor, case when p_machine_id is null then 'machine.add' else 'machine.update' end, p_contact, v_machine.id);
  -- So that an open office loads it.
  update public.contacts c set changed_at = clock_timestamp() where c.id = v_contact;
  return v_machine.id;
end;
$$;

-- Jobs of the same member whose visits are at the same time.
create function private.overlaps_of(p_job public.jobs) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'jobId', o.id, 'title', o.title, 'day', o.visit_day, 'from', private.clock(o.visit_from),
    'to', private.clock(o.visit_to)) order by o.visit_from, o.id), '[]')
  from public.jobs o
  where o.visit_member = p_job.visit_member and o.visit_day = p_job.visit_day and o.id <> p_job.id
    and o.status not in ('done', 'lost') and p_job.status not in ('done', 'lost')
    and o.visit_from < p_job.visit_to and p_job.visit_from < o.visit_to;
$$;

-- Writes a job of a contact, or changes one. p_columns: the columns to set; those that are left out stay. p_new_id: a
-- request that is repeated with the same id makes no second job. p_updated_at: the state that the caller has seen.
-- A new amount ends the approval, and the estimate has to be sent again.
-- outcome: saved, no_job, no_machine, no_member, or changed (the job is no longer in the state of p_updated_at).
-- overlapping: see private.overlaps_of.
create function public.save_job(
  p_contact text, p_columns jsonb, p_actor uuid, p_job_id uuid default null, p_new_id uuid default null,
  p_updated_at timestamptz default null
) returns table (outcome text, job_id uuid, overlapping jsonb)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid;
  v_before public.jobs;
  v_job public.jobs;
begin
  if p_job_id is null then
    v_contact := private.contact_of(p_contact);
  else
    select c.id into v_contact from public.contacts c where c.address = p_contact;
  end if;
  perform from public.contacts c where c.id = v_contact for no key update;
  select * into v_before from public.jobs j where j.id = coalesce(p_job_id, p_new_id) and j.contact_id = v_contact;
  outcome := case
    when p_job_id is not null and v_before.id is null then 'no_job'
    when p_job_id is not null and v_before.updated_at <> p_updated_at then 'changed'
    when p_columns ->> 'machine_id' is not null and not exists (
      select from private.machines_of(v_contact) m where m.id = (p_columns ->> 'machine_id')::uuid) then 'no_machine'
    when p_columns ->> 'visit_member' is not null and not exists (
      select from public.user_roles r where r.user_id = (p_columns ->> 'visit_member')::uuid) then 'no_member'
  end;
  if outcome is not null then return next; return; end if;

  if p_job_id is null and v_before.id is null then
    v_job := jsonb_populate_record(null::public.jobs, jsonb_build_object(
      'status', 'new', 'visit_may_be_canceled', false) || p_columns || jsonb_build_object(
      'id', coalesce(p_new_id, gen_random_uuid()), 'contact_id', v_contact, 'changed_by', p_actor,
      'created_at', now(), 'updated_at', date_trunc('milliseconds', clock_timestamp())));
    insert into public.jobs select v_job.*;
    insert into public.audit_log (actor, action, subject, new_value) values (p_actor, 'job.add', p_contact, v_job.id);
  elsif p_job_id is null then
    -- Repeated.
    v_job := v_before;
  else
    v_job := jsonb_populate_record(v_before, p_columns);
    if v_job.amount_cents is distinct from v_before.amount_cents then
      v_job.approved := null;
      if v_job.status = v_before.status and v_job.status in ('estimate_sent', 'approved') then
        v_job.status := 'new';
      end if;
    elsif v_job.status <> v_before.status and v_job.status in ('new', 'estimate_sent') then
      v_job.approved := null;
    end if;
    update public.jobs j set
      title = v_job.title, machine = v_job.machine, machine_id = v_job.machine_id, place = v_job.place,
      note = v_job.note, amount_cents = v_job.amount_cents, status = v_job.status, visit_day = v_job.visit_day,
      visit_from = v_job.visit_from, visit_to = v_job.visit_to, visit_member = v_job.visit_member,
      visit_may_be_canceled = v_job.visit_may_be_canceled, approved = v_job.approved, changed_by = p_actor
    where j.id = v_job.id;
    insert into public.audit_log (actor, action, subject, old_value, new_value)
    values (p_actor, 'job.update', p_contact, v_before.status, v_job.status);
  end if;
  outcome := 'saved';
  job_id := v_job.id;
  overlapping := private.overlaps_of(v_job);
  return next;
end;
$$;

-- Approves a job with these words of the customer. The contact must be locked.
create function private.approve(
  p_job public.jobs, p_estimate public.messages, p_words public.messages, p_actor uuid
) returns void
language sql set search_path = ''
as $$
  update public.jobs j set
    approved = jsonb_build_object(
      'messageId', p_words.id, 'words', p_words.body, 'at', private.exact_time(p_words.created_at),
      'estimate', jsonb_build_object('amountCents', j.amount_cents, 'body', p_estimate.body)),
    status = case when j.status in ('new', 'estimate_sent') then 'approved' else j.status end,
    changed_by = p_actor
  where j.id = p_job.id;
  insert into public.audit_log (actor, action, subject, new_value)
  select p_actor, 'job.approve', c.address, p_job.id from public.contacts c where c.id = p_job.contact_id;
$$;

-- A text that is only YES approves the one estimate that waits for an answer. With two of them nobody knows which one is
-- meant. The text and its contact must be locked.
create function private.approve_by_text(p_text public.messages) returns void
language plpgsql set search_path = ''
as $$
declare
  v_open public.jobs[];
  v_estimate public.messages;
begin
  if exists (select from public.contacts c where c.id = p_text.contact_id and private.is_refused(c)) then return; end if;
  v_open := array(
    select j from public.jobs j
    where j.contact_id = p_text.contact_id and j.approved is null and j.status not in ('done', 'lost')
      and (private.estimate_of(j, p_text.created_at)).id is not null);
  if cardinality(v_open) = 1 then
    v_estimate := private.estimate_of(v_open[1], p_text.created_at);
    perform private.approve(v_open[1], v_estimate, p_text, null);
  end if;
end;
$$;

-- Approves a job by hand, with a message of its customer. Returns approved, no_job, no_message or no_estimate (none was
-- sent, or not with the amount that the job has now).
create function public.approve_job(p_job_id uuid, p_message_id uuid, p_actor uuid) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_job public.jobs;
  v_words public.messages;
  v_estimate public.messages;
begin
  perform from public.contacts c join public.jobs j on j.contact_id = c.id where j.id = p_job_id for no key update of c;
  select * into v_job from public.jobs j where j.id = p_job_id;
  select * into v_words from public.messages m
  where m.id = p_message_id and m.contact_id = v_job.contact_id and m.direction = 'inbound';
  if v_job.id is null then return 'no_job'; end if;
  if v_words.id is null then return 'no_message'; end if;
  v_estimate := private.estimate_of(v_job);
  if v_estimate.id is null then return 'no_estimate'; end if;
  if v_job.approved ->> 'messageId' is distinct from p_message_id::text then
    perform private.approve(v_job, v_estimate, v_words, p_actor);
  end if;
  return 'approved';
end;
$$;

-- The job that this text of Twilio's approved by itself, for the alert. No row when there is none.
create function public.approval_by(p_provider_sid text) returns table (title text, amount_cents integer)
language sql stable set search_path = ''
as $$
  select j.title, j.amount_cents
  from public.messages m join public.jobs j on j.contact_id = m.contact_id and j.approved ->> 'messageId' = m.id::text
  where m.provider_sid = p_provider_sid;
$$;

-- A bare CANCEL has ended texts, and may have been about the visit. The contact must be locked.
create function private.doubt_visits(p_contact_id uuid) returns void
language sql set search_path = ''
as $$
  update public.jobs j set visit_may_be_canceled = true, changed_by = null
  where j.contact_id = p_contact_id and j.visit_day >= private.business_day(now()) and not j.visit_may_be_canceled
    and j.status not in ('done', 'lost');
$$;

-- Whether somebody has to confirm a visit of today with this contact.
create function private.has_visit_to_confirm(p_contact_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.jobs j
    where j.contact_id = p_contact_id and j.visit_day = private.business_day(now())
      and j.status not in ('on_the_way', 'done', 'lost') and private.confirmed_at(j) is null
      and upper(private.visit_span(j)) > now());
$$;
