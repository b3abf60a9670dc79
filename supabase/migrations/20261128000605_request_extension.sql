set lock_timeout = '500ms';
alter table public.quote_requests
  -- What to dial after the phone number, as digits.
  add column phone_extension text check (phone_extension ~ '^\d{1,8}$');
