-- Tables of the phone office. Grants and row rules are in the next file, so that they can be
-- read, tested and re-applied as one piece.

create schema if not exists private;
revoke all on schema private from public;

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  role text not null check (role = 'admin'),
  created_at timestamptz not null default now(),
  unique (user_id, role)
);
comment on table public.user_roles is 'Who is an admin. Written only by the grant command or SQL, never by the browser.';

create table public.business_settings (
  id uuid primary key default gen_random_uuid(),
  setting_key text not null unique check (setting_key in ('twilio_phone_number', 'call_forwarding_number')),
  setting_value text not null check (setting_value ~ '^\+[1-9]\d{1,14}$'),
  description text check (length(description) <= 500),
  updated_at timestamptz not null default now()
);

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  business_number text not null check (business_number ~ '^\+?[A-Za-z0-9]{1,20}$'),
  other_number text not null check (length(other_number) between 1 and 64),
  contact_name text check (length(contact_name) <= 120),
  last_message text not null default '',
  last_message_at timestamptz not null default now(),
  unread_count integer not null default 0 check (unread_count >= 0),
  opted_out boolean not null default false,
  created_at timestamptz not null default now(),
  unique (business_number, other_number)
);
comment on column public.conversations.last_message is
  'Kept by the write path, so that the list never scans messages.';
create index conversations_newest on public.conversations (last_message_at desc, id);
create index conversations_other_number on public.conversations (other_number);

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  direction text not null check (direction in ('inbound', 'outbound')),
  body text not null check (length(body) <= 4096),
  status text not null check (status in (
    'pending', 'unknown', 'accepted', 'queued', 'sending', 'sent',
    'delivered', 'undelivered', 'failed', 'received')),
  provider_sid text unique,
  idempotency_key uuid unique,
  error_code integer,
  media jsonb not null default '[]'::jsonb check (jsonb_typeof(media) = 'array'),
  source text not null default 'sms' check (source in ('sms', 'web')),
  sent_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index messages_in_order on public.messages (conversation_id, created_at, id);

create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid references public.conversations (id) on delete set null,
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
  created_at timestamptz not null default now(),
  check (phone is not null or email is not null),
  check (not sms_consent or (consent_text is not null and consent_version is not null and consented_at is not null))
);
create index quote_requests_newest on public.quote_requests (created_at desc);
create index quote_requests_conversation on public.quote_requests (conversation_id);

create table public.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor uuid,
  action text not null,
  subject text,
  old_value text,
  new_value text
);
create index audit_log_newest on public.audit_log (happened_at desc);

-- True when the caller's access token belongs to an admin. Read from the table on every
-- statement, so that a revoked role stops working at once (ASVS 8.3.2). In a private schema:
-- policies may call it, the data API can't.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'
  );
$$;

-- Settings decide where the phone rings, so every change leaves a line behind.
create function private.audit_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.updated_at := now();
    if new.setting_value is not distinct from old.setting_value then
      return new;
    end if;
  end if;
  insert into public.audit_log (actor, action, subject, old_value, new_value)
  values (
    auth.uid(),
    'setting.' || lower(tg_op),
    new.setting_key,
    case when tg_op = 'UPDATE' then old.setting_value end,
    new.setting_value
  );
  return new;
end;
$$;

create trigger audit_setting before insert or update on public.business_settings
for each row execute function private.audit_setting();
