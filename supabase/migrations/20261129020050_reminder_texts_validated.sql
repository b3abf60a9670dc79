set lock_timeout = '500ms';

alter table public.messages validate constraint messages_occasion_check;
