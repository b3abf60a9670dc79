set lock_timeout = '500ms';

-- Calendar feeds: of a member's visits, or of one job's visit for its customer. Whoever has the secret may read one. The
-- database keeps its SHA-256 only.
create table private.feeds (
  secret_hash bytea primary key,
  user_id uuid unique references auth.users (id) on delete cascade,
  job_id uuid unique references public.jobs (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (num_nonnulls(user_id, job_id) = 1)
);

grant select, insert, delete on private.feeds to service_role;
