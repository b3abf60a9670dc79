set lock_timeout = '500ms';

alter table public.messages
  drop constraint messages_occasion_check,
  add constraint messages_occasion_check
    check (occasion in ('missed_call', 'closed', 'emergency', 'reminder')) not valid;
