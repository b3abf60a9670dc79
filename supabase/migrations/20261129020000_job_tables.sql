-- Jobs, machines, texts to be sent later and reminders.
set lock_timeout = '500ms';

-- Machines of contacts. Everybody of a company sees the company's machines (private.machines_of).
create table public.machines (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid not null references public.contacts (id) on delete cascade,
  -- What the customer calls it, such as "Unit 14".
  unit text check (length(unit) between 1 and 60),
  make text check (length(make) between 1 and 60),
  model text check (length(model) between 1 and 60),
  -- A serial number or a VIN, in capital letters and without spaces.
  serial text check (length(serial) between 1 and 40),
  -- What its meter showed on that day, in hours or miles.
  meter numeric(9, 1) check (meter >= 0),
  meter_unit text check (meter_unit in ('hours', 'miles')),
  metered_on date,
  note text check (length(note) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(unit, make, model, serial, note) > 0),
  check (num_nulls(meter, meter_unit, metered_on) in (0, 3))
);
create index machines_contact on public.machines (contact_id);

-- Jobs of contacts, with at most one visit each. Writers lock the contact before the job.
create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid not null references public.contacts (id) on delete cascade,
  title text not null check (length(title) between 1 and 200),
  machine text check (length(machine) between 1 and 200),
  machine_id uuid references public.machines (id) on delete set null,
  place text check (length(place) between 1 and 300),
  note text check (length(note) between 1 and 4000),
  amount_cents integer check (amount_cents >= 0),
  status text not null default 'new' check (
    status in ('new', 'estimate_sent', 'approved', 'booked', 'on_the_way', 'done', 'lost')),
  -- The visit, by the business's clock. 24:00 is midnight at the end of the day.
  visit_day date,
  visit_from time,
  visit_to time,
  -- Who goes there.
  visit_member uuid,
  -- The customer has texted CANCEL, which may have been about the visit or only about texts.
  visit_may_be_canceled boolean not null default false,
  -- The customer's approval with its evidence: {"messageId", "words", "at", "estimate": {"amountCents", "body"}}. Null
  -- when there is none, or when the amount or the estimate has changed since.
  approved jsonb check (jsonb_typeof(approved) = 'object'),
  -- The request that it comes from.
  quote_request_id uuid unique,
  -- Who changed it last. Null: it changed by itself, as when the customer approved.
  changed_by uuid,
  created_at timestamptz not null default now(),
  -- Whole milliseconds, as JavaScript has them, so that a caller can say which state it has seen.
  updated_at timestamptz not null default date_trunc('milliseconds', now()),
  check (num_nulls(visit_day, visit_from, visit_to) in (0, 3)),
  check (visit_from < visit_to),
  check (visit_member is null or visit_day is not null)
);
create index jobs_contact on public.jobs (contact_id, created_at desc);
create index jobs_visits on public.jobs (visit_day, visit_from) where visit_day is not null;
create index jobs_machine on public.jobs (machine_id) where machine_id is not null;

-- What has changed in a job, as lines of its contact's conversation.
create table public.job_changes (
  id bigint generated always as identity primary key,
  job_id uuid not null references public.jobs (id) on delete cascade,
  changed_at timestamptz not null default clock_timestamp(),
  actor uuid,
  title text not null,
  -- [{"what", "from", "to"}]
  changes jsonb not null check (jsonb_typeof(changes) = 'array')
);
create index job_changes_job on public.job_changes (job_id, changed_at);

-- Texts about jobs, each with what the job said when it was begun: the amount of an estimate and the time of a visit.
-- message_id is no foreign key, because the row of a reminder is here before its text, and stays when that is not sent.
create table private.job_texts (
  message_id uuid primary key,
  job_id uuid not null references public.jobs (id) on delete cascade,
  kind text not null check (
    kind in ('estimate', 'confirmation', 'moved', 'on_the_way', 'done', 'review', 'reminder')),
  amount_cents integer,
  visit_day date,
  visit_from time,
  visit_to time,
  created_at timestamptz not null default clock_timestamp()
);
create index job_texts_job on private.job_texts (job_id, created_at desc);

-- One row: the words of texts about jobs. A template that is missing is the default of domain/job-texts.ts.
create table public.job_settings (
  id boolean primary key default true check (id),
  templates jsonb not null default '{}' check (jsonb_typeof(templates) = 'object'),
  -- Whether customers are reminded of a confirmed visit, at 4 PM the day before.
  reminder_on boolean not null default true,
  pay_link text check (pay_link ~ '^https://' and length(pay_link) <= 300),
  review_link text check (review_link ~ '^https://' and length(review_link) <= 300),
  updated_by uuid
);

-- Texts to be sent later. Once its time has come, a text gets its row in messages under the same id, and with it the
-- lease, the checks and the limits of any text. This row is then deleted.
create table public.scheduled_texts (
  id uuid primary key,
  contact_id uuid not null references public.contacts (id) on delete cascade,
  -- reminder: of the visit of job_id, written by itself.
  kind text not null default 'text' check (kind in ('text', 'reminder')),
  job_id uuid references public.jobs (id) on delete cascade,
  body text not null check (length(body) <= 1600),
  media jsonb not null default '[]' check (jsonb_typeof(media) = 'array'),
  send_at timestamptz not null,
  -- It is dropped when the customer writes or calls first.
  unless_answered boolean not null default false,
  -- Why it waits for a person: it is late, its author has lost access, or it was refused (by the outcomes of
  -- begin_message). Null while it waits for its time.
  held text check (length(held) <= 40),
  author uuid,
  created_at timestamptz not null default now(),
  check ((kind = 'reminder') = (job_id is not null))
);
create index scheduled_texts_due on public.scheduled_texts (send_at) where held is null;
create index scheduled_texts_contact on public.scheduled_texts (contact_id, send_at);
create index scheduled_texts_job on public.scheduled_texts (job_id) where job_id is not null;

-- When the office wants to be reminded of a conversation.
create table private.reminders (
  contact_id uuid primary key references public.contacts (id) on delete cascade,
  remind_at timestamptz not null,
  -- Only if the customer has neither written nor called since.
  only_if_unanswered boolean not null default false,
  note text check (length(note) between 1 and 500),
  set_by uuid,
  set_at timestamptz not null default now(),
  -- It has become due and the office was alerted.
  is_told boolean not null default false
);
create index reminders_due on private.reminders (remind_at) where not is_told;


insert into public.job_settings default values on conflict do nothing;

alter table public.machines enable row level security;
alter table public.jobs enable row level security;
alter table public.job_changes enable row level security;
alter table public.job_settings enable row level security;
alter table public.scheduled_texts enable row level security;
-- What is stored and deleted from now on touches these tables, before the last file grants all that there is.
grant select, update on public.job_settings to service_role;
grant select, insert on public.job_changes, private.job_texts to service_role;
grant select, insert, update, delete on public.jobs, public.machines, public.scheduled_texts, private.reminders
  to service_role;
