set lock_timeout = '500ms';
create constraint trigger note_message after insert or update or delete on public.messages
deferrable initially deferred for each row execute function private.note_message();
