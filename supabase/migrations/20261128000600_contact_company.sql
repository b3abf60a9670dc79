set lock_timeout = '500ms';
alter table public.contacts
  -- Where they work, from the office's address book.
  add column company text check (length(company) between 1 and 120),
  -- What to dial after their number, as digits.
  add column phone_extension text check (phone_extension ~ '^\d{1,8}$'),
  -- When they last called the business, kept by triggers. Null: not in the 30 days before the contact was stored.
  add column last_called_at timestamptz;
