set lock_timeout = '500ms';

-- jobs is new and empty, so that this takes no time.
alter table public.jobs
  add constraint jobs_quote_request_id_fkey
  foreign key (quote_request_id) references public.quote_requests (id) on delete set null;
