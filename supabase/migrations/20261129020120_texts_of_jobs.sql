set lock_timeout = '500ms';

create trigger apply_job_text after update on public.messages for each row
when (new.direction = 'outbound' and old.status in ('pending', 'unknown', 'failed')
  and new.status in ('accepted', 'queued', 'sending', 'sent', 'delivered'))
execute function private.apply_job_text();
