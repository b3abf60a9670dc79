-- In a file of its own, because the first one locks the table until its end.
set lock_timeout = '500ms';
alter table public.messages validate constraint messages_priority;
