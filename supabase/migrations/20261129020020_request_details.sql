set lock_timeout = '500ms';

alter table public.quote_requests
  -- Which of these a request has depends on its kind. The functions check that.
  alter column zip drop not null,
  alter column equipment drop not null,
  alter column description drop not null,
  alter column urgency drop not null,
  add column kind text not null default 'repair' check (kind in ('repair', 'planned', 'question')),
  add column company text check (length(company) between 1 and 120),
  add column units integer check (units between 1 and 999),
  add column service text check (service in ('preventive_maintenance', 'dot_annual', 'lift_annual', 'other')),
  add column language text check (language in ('en', 'es')),
  -- Days that suit them: [{"day", "part"}].
  add column preferred jsonb check (jsonb_typeof(preferred) = 'array' and jsonb_array_length(preferred) <= 3),
  -- Rounded to about ten meters, so that it finds a machine and no person.
  add column latitude numeric(6, 4) check (latitude between -90 and 90),
  add column longitude numeric(7, 4) check (longitude between -180 and 180),
  add column place text check (length(place) between 1 and 200),
  -- What the visitor can name on the phone.
  add column reference text check (reference ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$');
