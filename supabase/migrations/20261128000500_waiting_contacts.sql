set lock_timeout = '500ms';
-- What private.waiting_for derives, stored so that the list and the badges read an index. Only private.keep_waiting
-- writes these columns.
alter table public.contacts
  -- Why the conversation waits for the office, by the contract's names. Null when it doesn't.
  add column waiting text check (
    waiting in ('emergency', 'text', 'missed_call', 'voicemail', 'failed', 'reminder', 'visit')),
  -- Their missed calls that nobody has followed up.
  add column waiting_calls integer not null default 0,
  -- Those that nobody has seen, either. They count as unread beside unread_count, which counts texts and requests.
  add column unread_calls integer not null default 0,
  -- What the list shows instead of a text when a missed call is the newest word of both sides.
  add column last_event text check (last_event in ('missed_call', 'voicemail')),
  -- Whether the office and the customer have called each other since that missed call.
  add column is_called_back boolean not null default false;
create index contacts_waiting on public.contacts (listed_at desc, id desc) where waiting is not null;
create index contacts_waiting_calls on public.contacts (unread_calls) where waiting_calls > 0;
