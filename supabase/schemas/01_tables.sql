-- What the database is: the tables here, then the functions by subject, then access (90_access.sql). How a database gets
-- there is in supabase/migrations. A test holds both equal.

create schema private;
revoke all on schema private from public;

-- Roles in the office: admins may use all of it, dispatchers texts and calls. Only the grant command, an accepted
-- invitation or SQL writes here, never the browser. A role is deleted with its account.
create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'dispatcher')),
  created_at timestamptz not null default now(),
  -- It counts only for access tokens that were issued after it began, so that whoever was signed in to the account
  -- before has nothing of it. Null: it counts for every token, as `npm run admin:grant -- --now` gives it.
  begins_at timestamptz,
  unique (user_id, role)
);

-- An invitation is a link with a secret that works once, for two days. A confirmed address alone gives no role: somebody
-- else may have chosen that account's password. The role begins when the invited person, signed in with the address,
-- presents the secret and saves a password (twilio-manage, `acceptInvitation`).
-- Only the functions of 10_people.sql and the retention reach it.
create table private.invitations (
  email text primary key check (email = lower(email) and length(email) between 3 and 254),
  role text not null check (role in ('admin', 'dispatcher')),
  invited_at timestamptz not null default now(),
  -- SHA-256 of the secret. Null for invitations of 2.5.1, which give nothing any more.
  secret_hash bytea,
  expires_at timestamptz,
  -- Null: `npm run admin:grant`.
  invited_by uuid
);

-- What the people of the office want to be called. Whoever has no row here is called by their e-mail address
-- (private.name_of).
create table private.member_names (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60)
);

-- Whether everybody with a role needs a second factor. Only the owner can change it, with SQL.
create table private.admin_access (
  id boolean primary key default true check (id),
  requires_second_factor boolean not null default false
);

-- The two saved numbers.
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
  listed_at timestamptz not null generated always as (coalesce(last_message_at, created_at)) stored,
  -- The text that may be an opt-out and that nobody has decided about. Null when there is none. It is no foreign key,
  -- because locking two tables at once could end in a deadlock with a text.
  opt_out_in_doubt uuid,
  -- The next five are what private.waiting_for derives, stored so that the list and the badges read an index. Only
  -- private.keep_waiting writes them.
  -- Why the conversation waits for the office, by the contract's names. Null when it doesn't.
  waiting text check (
    waiting in ('emergency', 'text', 'missed_call', 'voicemail', 'failed', 'reminder', 'visit')),
  -- Their missed calls that nobody has followed up.
  waiting_calls integer not null default 0,
  -- Those that nobody has seen, either. They count as unread beside unread_count, which counts texts and requests.
  unread_calls integer not null default 0,
  -- What the list shows instead of a text when a missed call is the newest word of both sides.
  last_event text check (last_event in ('missed_call', 'voicemail')),
  -- Whether the office and the customer have called each other since that missed call.
  is_called_back boolean not null default false,
  -- Where they work, from the office's address book.
  company text check (length(company) between 1 and 120),
  -- What to dial after their number, as digits.
  phone_extension text check (phone_extension ~ '^\d{1,8}$'),
  -- When they last called the business, kept by triggers. Null: not in the 30 days before the contact was stored.
  last_called_at timestamptz,
  -- Who of the office takes care of the conversation. Whoever has lost their role counts as nobody.
  assigned_to uuid,
  -- Where their machines stand: a street address, or how to find the place.
  place text check (length(place) between 1 and 300),
  -- What everybody has to know about them, such as the code of a gate.
  pinned_note text check (length(pinned_note) between 1 and 500)
);
-- Both columns have the same direction, so that all rows after a cursor are one range of the index.
create index contacts_newest on public.contacts (listed_at desc, id desc) where last_message_at is not null;
-- Finds open conversations without reading the done ones.
create index contacts_open on public.contacts (listed_at desc, id desc)
  where last_message_at is not null and not is_done and not is_apart;
create index contacts_apart on public.contacts (listed_at desc, id desc) where is_apart;
create index contacts_changed on public.contacts (changed_at desc, id);
create index contacts_unread on public.contacts (unread_count) where unread_count > 0;
create index contacts_assigned on public.contacts (assigned_to, listed_at desc, id desc) where assigned_to is not null;
-- Finds further numbers of the same person.
create index contacts_namesakes on public.contacts (lower(name));
create index contacts_waiting on public.contacts (listed_at desc, id desc) where waiting is not null;
create index contacts_waiting_calls on public.contacts (unread_calls) where waiting_calls > 0;

-- Texts in both directions, and an entry for each quote request.
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
  -- What an automatic text answers: a missed call, a text while the business is closed, or an emergency word. Or the
  -- reminder of a visit.
  occasion text check (occasion in ('missed_call', 'closed', 'emergency', 'reminder')),
  sent_by uuid,
  created_at timestamptz not null default now(),
  -- The text has one of the office's emergency words. The functions write this and the next one when they store it.
  is_emergency boolean not null default false,
  -- The text asks in free words for texts to stop ("take me off your list"). A person decides.
  may_be_opt_out boolean not null default false,
  -- What the contact's text was taken as: stop, start or help. Null for any other text.
  keyword text,
  -- What follows from storing the text (the alert and the automatic answer) isn't done yet.
  has_open_effects boolean not null default false
);
create index messages_in_order on public.messages (contact_id, created_at, id);
create index messages_by_age on public.messages (created_at);
-- Finds conversations whose newest text did not arrive, or may not have.
create index messages_troubled on public.messages (contact_id, created_at)
  where direction = 'outbound' and status in ('failed', 'undelivered', 'unknown');
-- Finds texts whose outcome is unknown. They are looked for until it is known.
create index messages_unsettled on public.messages (created_at)
  where direction = 'outbound' and status in ('pending', 'unknown');
-- Finds the files of a conversation without reading its other texts.
create index messages_files on public.messages (contact_id, created_at, id) where media <> '[]'::jsonb;
create index messages_media on public.messages using gin (media jsonb_path_ops) where media <> '[]'::jsonb;

-- Voicemails of missed calls. Twilio keeps the recordings.
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
  changed_at timestamptz not null default clock_timestamp(),
  -- When somebody marked a missed call as done. '-infinity': it is history that nobody has to follow up.
  handled_at timestamptz,
  -- When somebody opened the conversation with it.
  seen_at timestamptz
);
create index calls_newest on public.calls (listed_at desc, id desc);
create index calls_changed on public.calls (changed_at desc);
create index calls_other_number on public.calls (other_number);

-- Requests from the site's form, with the consent that was given.
create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid references public.contacts (id) on delete set null,
  -- Its entry in Messages.
  message_id uuid unique references public.messages (id) on delete set null,
  name text not null check (length(name) between 1 and 120),
  phone text check (phone ~ '^\+[1-9]\d{1,14}$'),
  email text check (length(email) <= 254),
  -- Which of these a request has depends on its kind. The functions check that.
  zip text check (zip ~ '^\d{5}$'),
  equipment text check (length(equipment) <= 120),
  brand text check (length(brand) <= 120),
  description text check (length(description) <= 4000),
  can_move text check (can_move in ('yes', 'no', 'unsure')),
  urgency text check (length(urgency) <= 40),
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
  -- What to dial after the phone number, as digits.
  phone_extension text check (phone_extension ~ '^\d{1,8}$'),
  kind text not null default 'repair' check (kind in ('repair', 'planned', 'question')),
  company text check (length(company) between 1 and 120),
  units integer check (units between 1 and 999),
  service text check (service in ('preventive_maintenance', 'dot_annual', 'lift_annual', 'other')),
  language text check (language in ('en', 'es')),
  -- Days that suit them: [{"day", "part"}].
  preferred jsonb check (jsonb_typeof(preferred) = 'array' and jsonb_array_length(preferred) <= 3),
  -- Rounded to about ten meters, so that it finds a machine and no person.
  latitude numeric(6, 4) check (latitude between -90 and 90),
  longitude numeric(7, 4) check (longitude between -180 and 180),
  place text check (length(place) between 1 and 200),
  -- What the visitor can name on the phone.
  reference text check (reference ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
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

-- Who has which conversation open now. The office writes its row every 15 seconds, and a row counts for 45.
create table private.presence (
  contact_id uuid not null references public.contacts (id) on delete cascade,
  member_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (contact_id, member_id)
);

-- Counts per key and period, for limits and for events that count only once. Visitors' keys are hashes that change
-- daily, and old rows are deleted soon, so that nobody can be traced.
create table private.rate_limits (
  key text primary key,
  ends_at timestamptz not null,
  taken integer not null
);
create index rate_limits_over on private.rate_limits (ends_at);

-- Answers that the office sends often. They may hold [name], [company] and [business] (domain/reply-fields.ts).
create table public.saved_replies (
  id uuid primary key default gen_random_uuid(),
  body text not null unique check (length(body) between 1 and 1600),
  created_at timestamptz not null default now(),
  -- Its place in the list, from 1. Null: after those that have one, by age.
  position integer check (position > 0)
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
  updated_by uuid,
  -- After a person of the office wrote, or an emergency answer went out, a contact gets no closed answer for this long.
  answer_pause_hours integer not null default 12 check (answer_pause_hours between 0 and 72),
  -- Words and phrases. A text that has one of them is an emergency (hasEmergencyWord in domain/emergency-words.ts).
  emergency_words jsonb not null default '[
    "emergency", "stranded", "broke down", "broken down", "breaking down", "had a breakdown", "roadside breakdown",
    "truck is down", "truck down", "rig is down", "semi is down", "trailer is down", "unit is down",
    "machine is down", "equipment is down", "excavator is down", "loader is down", "forklift is down",
    "dead on the road", "is stuck", "its stuck", "are stuck", "stuck in the mud", "stuck in gear", "stuck on",
    "on the shoulder", "side of the road", "side of the highway", "blocking traffic", "truck died", "mile marker",
    "wont start", "will not start", "doesnt start", "wont crank", "wont move", "cant move", "no brakes",
    "lost brakes", "brakes failed", "brakes went out", "losing air", "no air pressure", "lost power",
    "lost steering", "blew a tire", "tire blew", "blowout", "is overheating", "there is a fire", "on fire",
    "caught fire", "smoke", "is smoking", "flames", "wreck", "accident", "is hurt", "need a tow",
    "emergencia", "descompuesto", "descompuesta", "se descompuso", "averiado", "no arranca", "no prende",
    "no enciende", "sin frenos", "no frena", "varado", "varada", "atascado", "atorado", "me quede tirado", "humo",
    "incendio", "en llamas", "accidente"
  ]' check (jsonb_typeof(emergency_words) = 'array' and jsonb_array_length(emergency_words) between 1 and 100
    and not jsonb_path_exists(emergency_words, '$[*] ? (@.type() != "string")')),
  -- A line on the site beside the hours.
  site_notice text check (length(site_notice) between 1 and 90)
);

-- Who changed what. Phone numbers and addresses in it are erased with their person.
create table public.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor uuid,
  action text not null,
  subject text,
  old_value text,
  new_value text
);

-- One row: for how many months data is kept, and when all that is older was last deleted.
create table private.retention (
  id boolean primary key default true check (id),
  months integer not null default 24 check (months between 1 and 120),
  last_run_at timestamptz
);

-- The time up to which everything at Twilio is stored, for each number. Null or no row: never compared.
create table private.reconciled (
  business_number text primary key,
  texts_until timestamptz,
  calls_until timestamptz
);

-- One row: how the last run ended, and how many rows it set aside because they could not be stored.
create table private.reconciliation (
  id boolean primary key default true check (id),
  ended_at timestamptz,
  -- unfinished: time ran out, and the next run continues. failed: `reason` says why.
  outcome text check (outcome in ('complete', 'unfinished', 'failed')),
  reason text check (length(reason) <= 200),
  set_aside integer not null default 0
);

-- Alerts: each admin's settings, devices and throttle. The tables are private, so that admins reach only their own
-- rows, and only through the edge functions.
create table private.alert_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  kinds jsonb not null check (kinds <@ '["text", "emergency", "voicemail", "missed_call", "care"]'),
  -- The admin's number that gets alerts as texts.
  phone text check (phone ~ '^\+[1-9]\d{1,14}$'),
  -- {"from", "to"}, HH:MM each on the clock of America/Chicago: only emergencies are alerted between them.
  quiet_hours jsonb check (quiet_hours ?& array['from', 'to']),
  -- Browsers that get alerts (Push API), newest last: [{"endpoint", "p256dh", "auth"}]. Each belongs to one admin.
  devices jsonb not null default '[]' check (jsonb_typeof(devices) = 'array')
);

-- For each admin and kind, when the next alert may be sent, how many events are held for it, and the newest one (p_event
-- of claim_alerts). Nothing waits while latest is null.
create table private.alert_throttle (
  user_id uuid not null references private.alert_settings (user_id) on delete cascade,
  kind text not null,
  next_at timestamptz not null,
  held integer not null check (held >= 0),
  latest jsonb,
  primary key (user_id, kind)
);

-- Events that wait before they are counted for the alerts. Two kinds of writers put them here: triggers, so that a write
-- never waits for an alert, and missed calls, until it is clear whether the caller leaves a voicemail.
create table private.alert_queue (
  -- The event's own key. The same event waits only once.
  key text primary key,
  event jsonb not null,
  due_at timestamptz not null
);

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
  quote_request_id uuid unique references public.quote_requests (id) on delete set null,
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

-- Calendar feeds: of a member's visits, or of one job's visit for its customer. Whoever has the secret may read one. The
-- database keeps its SHA-256 only.
create table private.feeds (
  secret_hash bytea primary key,
  user_id uuid unique references auth.users (id) on delete cascade,
  job_id uuid unique references public.jobs (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (num_nonnulls(user_id, job_id) = 1)
);
