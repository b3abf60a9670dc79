set lock_timeout = '500ms';
-- The columns of call_handling that decide when and where calls ring.
create function private.forwarding_columns() returns text[]
language sql immutable set search_path = ''
return array[
  'forward_when', 'hours', 'holidays', 'after_hours_number', 'second_number', 'third_number', 'ring_order', 'screening_on'];

-- The latest changes of where calls go. what: the column, or forwarding_number. by: the e-mail address of the account
-- that made the change, or null.
create or replace function public.forwarding_history(p_limit integer)
returns table (id bigint, at timestamptz, by text, what text, "from" text, "to" text)
language sql stable set search_path = ''
as $$
  select a.id, a.happened_at, private.email_of(a.actor), regexp_replace(a.subject, '^call_(handling\.)?', ''),
    a.old_value, a.new_value
  from public.audit_log a
  where a.subject = 'call_forwarding_number'
    or a.subject = any (select 'call_handling.' || c from unnest(private.forwarding_columns()) c)
  order by a.id desc
  limit p_limit;
$$;

-- Admins are alerted to a change of one of them, whoever made it and however.
create function private.alert_call_handling() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from unnest(private.forwarding_columns()) c
    where to_jsonb(old) -> c is distinct from to_jsonb(new) -> c
  ) then
    perform private.queue_problem('forwarding');
  end if;
  return null;
end;
$$;
create trigger alert_call_handling after insert or update or delete on public.call_handling
for each row execute function private.alert_call_handling();

grant execute on function private.forwarding_columns() to service_role;
