set lock_timeout = '500ms';
alter table public.messages
  -- What the contact's text was taken as: stop, start or help. Null for any other text.
  add column keyword text,
  -- What follows from storing the text (the alert and the automatic answer) isn't done yet.
  add column has_open_effects boolean not null default false;
