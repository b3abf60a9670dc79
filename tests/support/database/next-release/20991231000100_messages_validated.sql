-- In a file of its own, because the first file locks the table until it ends.
set lock_timeout = '500ms';
alter table public.messages validate constraint messages_priority;
