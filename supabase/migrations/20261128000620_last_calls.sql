-- Keeps when a contact last called. The call is locked before its contact, as everywhere.
set lock_timeout = '500ms';
create function private.note_last_call() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.contacts c set last_called_at = new.listed_at
  where c.address = new.other_number and (c.last_called_at is null or c.last_called_at < new.listed_at);
  return null;
end;
$$;
create trigger note_last_call after insert or update on public.calls
for each row when (new.direction = 'inbound' and new.outcome is distinct from 'blocked')
execute function private.note_last_call();
