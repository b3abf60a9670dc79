set lock_timeout = '500ms';
create constraint trigger note_voicemail_change after insert or update or delete on public.voicemails
deferrable initially deferred for each row execute function private.note_voicemail_change();
