-- The tables of the phone office. The next files hold the functions, one file per subject; the last holds access.

create schema if not exists private;
revoke all on schema private from public;

-- Roles in the office: admins may use all of it, dispatchers texts and calls. Only the grant command, an accepted
-- invitation or SQL writes here, never the browser. A role is deleted with its account.
create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'dispatcher')),
  created_at timestamptz not null default now(),
  unique (user_id, role)
);

-- Whether everybody with a role needs a second factor. Only the owner can change it, with SQL.
create table private.admin_access (
  id boolean primary key default true check (id),
  requires_second_factor boolean not null default false
);
insert into private.admin_access default values;

create table public.business_settings (
  id uuid primary key default gen_random_uuid(),
  setting_key text not null unique check (setting_key in ('twilio_phone_number', 'call_forwarding_number')),
  setting_value text not null check (setting_value ~ '^\+[1-9]\d{1,14}$'),
  description text check (length(description) <= 500),
  updated_at timestamptz not null default now()
);

-- One row for each person or machine that texts, calls or writes to the business.
create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  -- A phone number (E.164), a short code, a sender name, or the e-mail address of somebody who gave no number.
  address text not null unique check (length(address) between 1 and 254),
  -- From the office or a quote request. Once set, only the office changes it: anybody can send the public form.
  name text check (length(name) <= 120),
  email text check (length(email) <= 254),
  -- Our number of the last text, in either direction. Replies are sent from it. Null: from the saved number.
  business_number text check (business_number ~ '^\+?[A-Za-z0-9]{1,20}$'),
  -- How they allowed texts: by texting us, with the form's checkbox, by phone or in person. Null when they did not.
  texting_allowed_by text check (texting_allowed_by in ('text', 'form', 'phone', 'person')),
  -- How they agreed to texts, in the words of the person who noted it (permission_noted_by). Null when nobody did.
  permission_note text check (length(permission_note) between 1 and 500),
  permission_noted_by uuid,
  permission_noted_at timestamptz,
  -- They texted STOP. Only their own START or UNSTOP ends it.
  opted_out_by_contact boolean not null default false,
  -- Set by the office, and ended only by the office.
  opted_out_by_office boolean not null default false,
  -- When the contact last texted STOP or START.
  opt_out_told_at timestamptz,
  -- The office marked the conversation as done. Anything they send opens it again.
  is_done boolean not null default false,
  -- Known only from a quote request that a machine seems to have sent.
  is_suspected boolean not null default false,
  -- Blocked by an admin: their calls are ended, their texts are listed under Suspected, and nobody can text or call
  -- them.
  is_blocked boolean not null default false,
  -- Listed only under Suspected.
  is_apart boolean not null generated always as (is_suspected or is_blocked) stored,
  unread_count integer not null default 0 check (unread_count >= 0),
  last_message text not null default '',
  -- Every function that writes messages updates it, like the other last_ columns. Null: there is no conversation.
  last_message_at timestamptz,
  last_source text not null default 'sms' check (last_source in ('sms', 'web')),
  -- When anything in the conversation last changed, including the status of a text. It never goes back.
  changed_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default now(),
  -- The list is sorted by it.
  listed_at timestamptz not null generated always as (coalesce(last_message_at, created_at)) stored
);
-- Both columns have the same direction, so that all rows after a cursor are one range of the index.
create index contacts_newest on public.contacts (listed_at desc, id desc) where last_message_at is not null;
-- Finds open conversations without reading the done ones.
create index contacts_open on public.contacts (listed_at desc, id desc)
  where last_message_at is not null and not is_done and not is_apart;
create index contacts_apart on public.contacts (listed_at desc, id desc) where is_apart;
create index contacts_changed on public.contacts (changed_at desc, id);
create index contacts_unread on public.contacts (unread_count) where unread_count > 0;

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid not null references public.contacts (id) on delete cascade,
  -- Our number that received or sent it. Null for a request that came while no number was saved.
  business_number text check (business_number ~ '^\+?[A-Za-z0-9]{1,20}$'),
  direction text not null check (direction in ('inbound', 'outbound')),
  -- A quote request can be longer than the longest text.
  body text not null check (length(body) <= 6000),
  status text not null check (status in (
    'pending', 'unknown', 'accepted', 'queued', 'sending', 'sent',
    'delivered', 'undelivered', 'failed', 'received')),
  provider_sid text unique,
  idempotency_key uuid unique,
  -- The failed text that this one repeats. Unique, so that a failed text is repeated only once.
  retry_of uuid unique references public.messages (id) on delete set null,
  claimed_by uuid,
  -- Until then only the holder of the lease (claimed_by) may ask Twilio to send it.
  claimed_until timestamptz,
  error_code integer,
  media jsonb not null default '[]'::jsonb check (jsonb_typeof(media) = 'array'),
  -- web: a quote request from the site. auto: an automatic text.
  source text not null default 'sms' check (source in ('sms', 'web', 'auto')),
  -- What an automatic text answers: a missed call, a text while the business is closed, or an emergency word.
  occasion text check (occasion in ('missed_call', 'closed', 'emergency')),
  sent_by uuid,
  created_at timestamptz not null default now()
);
create index messages_in_order on public.messages (contact_id, created_at, id);
create index messages_by_age on public.messages (created_at);
-- Finds conversations whose newest text did not arrive, or may not have.
create index messages_troubled on public.messages (contact_id, created_at)
  where direction = 'outbound' and status in ('failed', 'undelivered', 'unknown');

create table public.voicemails (
  id uuid primary key default gen_random_uuid(),
  -- Null when the caller's number is withheld or not known yet.
  contact_id uuid references public.contacts (id) on delete set null,
  call_sid text not null unique check (call_sid ~ '^CA[0-9a-fA-F]{32}$'),
  recording_sid text not null unique check (recording_sid ~ '^RE[0-9a-fA-F]{32}$'),
  -- As Twilio reports it: a word instead of a number when it is withheld. Null until a report names the caller.
  caller text check (length(caller) between 1 and 64),
  seconds integer not null check (seconds >= 0),
  heard_at timestamptz,
  -- Empty: transcribing failed. Null: Twilio has not sent it yet, or was not asked to.
  transcript text check (length(transcript) <= 4000),
  created_at timestamptz not null default now()
);
create index voicemails_contact on public.voicemails (contact_id);

-- One row for each call from or to our numbers, however many phones rang for it.
create table public.calls (
  id uuid primary key default gen_random_uuid(),
  call_sid text not null unique check (call_sid ~ '^CA[0-9a-fA-F]{32}$'),
  direction text not null check (direction in ('inbound', 'outbound')),
  from_number text not null check (length(from_number) <= 64),
  to_number text not null check (length(to_number) <= 64),
  business_number text not null check (business_number ~ '^\+[1-9]\d{1,14}$'),
  -- The other party, by the address of their contact if there is one.
  other_number text not null
    generated always as (case direction when 'inbound' then from_number else to_number end) stored,
  arrived_at timestamptz not null,
  started_at timestamptz,
  -- The list is sorted by it. A queued call has not started.
  listed_at timestamptz not null generated always as (coalesce(started_at, arrived_at)) stored,
  -- The status of the phone that took the call or was tried last, or of the call itself when no phone rang.
  status text not null check (length(status) <= 40),
  duration integer not null default 0 check (duration >= 0),
  -- The outcome of an incoming call, or null when it is unknown. A voicemail is a row in its own table.
  outcome text check (outcome in ('answered', 'brief', 'missed', 'not_rung', 'ongoing', 'blocked')),
  -- A webhook reported the outcome. Unlike Twilio's list, it knows whether the phone took the call.
  has_dial_result boolean not null default false,
  changed_at timestamptz not null default clock_timestamp()
);
create index calls_newest on public.calls (listed_at desc, id desc);
create index calls_changed on public.calls (changed_at desc);
create index calls_other_number on public.calls (other_number);

create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid references public.contacts (id) on delete set null,
  -- Its entry in Messages.
  message_id uuid unique references public.messages (id) on delete set null,
  name text not null check (length(name) between 1 and 120),
  phone text check (phone ~ '^\+[1-9]\d{1,14}$'),
  email text check (length(email) <= 254),
  zip text not null check (zip ~ '^\d{5}$'),
  equipment text not null check (length(equipment) <= 120),
  brand text check (length(brand) <= 120),
  description text not null check (length(description) <= 4000),
  can_move text check (can_move in ('yes', 'no', 'unsure')),
  urgency text not null check (length(urgency) <= 40),
  page text not null check (length(page) <= 200),
  sms_consent boolean not null default false,
  consent_text text,
  consent_version text,
  consented_at timestamptz,
  -- Why a machine seems to have sent it: it filled in the hidden field, has links, came in a flood, or could not be
  -- verified. Null: nothing is suspected.
  suspected_of text check (suspected_of in ('honeypot', 'links', 'flood', 'unverified')),
  outcome text not null default 'new' check (outcome in ('new', 'quoted', 'won', 'lost')),
  outcome_note text check (length(outcome_note) between 1 and 200),
  created_at timestamptz not null default now(),
  check (phone is not null or email is not null),
  check (not sms_consent or (consent_text is not null and consent_version is not null and consented_at is not null))
);
create index quote_requests_newest on public.quote_requests (created_at desc);
create index quote_requests_contact on public.quote_requests (contact_id);

-- The team's notes about contacts. They have their own table, so that nothing that sends texts can reach them.
create table public.contact_notes (
  id uuid primary key,
  contact_id uuid not null references public.contacts (id) on delete cascade,
  body text not null check (length(body) between 1 and 2000),
  author uuid not null,
  created_at timestamptz not null default now()
);
create index contact_notes_contact on public.contact_notes (contact_id, created_at);

-- Counts per key and period, for limits and for events that count only once. Visitors' keys are hashes that change
-- daily, and old rows are deleted soon, so that nobody can be traced.
create table private.rate_limits (
  key text primary key,
  ends_at timestamptz not null,
  taken integer not null
);
create index rate_limits_over on private.rate_limits (ends_at);

-- Answers that the office sends often.
create table public.saved_replies (
  id uuid primary key default gen_random_uuid(),
  body text not null unique check (length(body) between 1 and 1600),
  created_at timestamptz not null default now()
);

-- One row, which the voice webhook reads on every call. Only the edge functions write it, after checking the hours
-- and numbers. updated_by is the admin they act for.
create table public.call_handling (
  id boolean primary key default true check (id),
  forward_when text not null default 'always'
    check (forward_when in ('always', 'business_hours', 'emergency_after_hours')),
  hours jsonb not null check (jsonb_typeof(hours) = 'object') default '{
    "monday": {"opens": "07:00", "closes": "18:00"}, "tuesday": {"opens": "07:00", "closes": "18:00"},
    "wednesday": {"opens": "07:00", "closes": "18:00"}, "thursday": {"opens": "07:00", "closes": "18:00"},
    "friday": {"opens": "07:00", "closes": "18:00"}, "saturday": {"opens": "08:00", "closes": "12:00"},
    "sunday": null
  }',
  after_hours_number text check (after_hours_number ~ '^\+[1-9]\d{1,14}$'),
  second_number text check (second_number ~ '^\+[1-9]\d{1,14}$'),
  third_number text check (third_number ~ '^\+[1-9]\d{1,14}$'),
  ring_order text not null default 'in_order' check (ring_order in ('in_order', 'all_at_once')),
  screening_on boolean not null default true,
  holidays jsonb not null default '[]'
    check (jsonb_typeof(holidays) = 'array' and jsonb_array_length(holidays) <= 100),
  text_back_on boolean not null default false,
  text_back_text text check (length(text_back_text) between 1 and 320),
  voicemail_on boolean not null default false,
  voicemail_greeting text check (length(voicemail_greeting) between 1 and 500),
  transcribe_on boolean not null default false,
  closed_answer_on boolean not null default false,
  closed_answer_text text check (length(closed_answer_text) between 1 and 320),
  emergency_answer_on boolean not null default false,
  emergency_answer_text text check (length(emergency_answer_text) between 1 and 320),
  emergency_answer_always boolean not null default false,
  updated_by uuid
);
insert into public.call_handling default values;

create table public.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor uuid,
  action text not null,
  subject text,
  old_value text,
  new_value text
);

create table private.retention (
  id boolean primary key default true check (id),
  months integer not null default 24 check (months between 1 and 120),
  last_run_at timestamptz
);
insert into private.retention default values;
