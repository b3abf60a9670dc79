set lock_timeout = '500ms';
create constraint trigger note_call after insert or update or delete on public.calls
deferrable initially deferred for each row execute function private.note_call();
