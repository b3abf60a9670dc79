set lock_timeout = '500ms';
create trigger keep_waiting before update on public.contacts
for each row execute function private.keep_waiting();
