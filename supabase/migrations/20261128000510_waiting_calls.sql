set lock_timeout = '500ms';
alter table public.calls
  -- When somebody marked a missed call as done. '-infinity': it is history that nobody has to follow up.
  add column handled_at timestamptz default '-infinity',
  -- When somebody opened the conversation with it.
  add column seen_at timestamptz;
-- The calls from before this release are history.
alter table public.calls alter column handled_at drop default;

-- Whether a number can be called back. Withheld numbers come as a word, or as that word typed on a phone's keys; phone.ts
-- has the same rule.
create function private.is_callable(p_number text) returns boolean
language sql immutable parallel safe set search_path = ''
return (p_number ~ '^\+1(?!\d11)[2-9]\d{2}[2-9]\d{6}$' or p_number ~ '^\+[2-9]\d{8,14}$')
  and p_number !~ '^\+(266696687|7378742833|2562533|8656696|7748283|86282452253)$';

-- Finds the calls that have no conversation, because their numbers were withheld.
create index calls_withheld on public.calls (id)
  where direction = 'inbound' and handled_at is null and not private.is_callable(other_number);

-- A call that is reported after a week is history, too: the first comparison with Twilio reads thirty days.
create function private.note_late_call() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if coalesce(new.started_at, new.arrived_at) < now() - interval '7 days' then
    new.handled_at := '-infinity';
  end if;
  return new;
end;
$$;
create trigger note_late_call before insert on public.calls
for each row execute function private.note_late_call();
grant execute on function private.is_callable(text) to service_role;
