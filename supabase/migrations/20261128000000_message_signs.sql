-- What a text of a customer says beside its words. The functions write both when they store the text.
set lock_timeout = '500ms';
alter table public.messages
  -- The text has one of the office's emergency words.
  add column is_emergency boolean not null default false,
  -- The text asks in free words for texts to stop ("take me off your list"). A person decides.
  add column may_be_opt_out boolean not null default false;
