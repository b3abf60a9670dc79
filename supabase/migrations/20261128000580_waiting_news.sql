-- The news tell how many wait, and a broadcast how that number changes.
set lock_timeout = '500ms';

-- Unread texts, requests and missed calls over all conversations: the number on the Messages tab and on the office's icon.
create function private.unread_total() returns bigint
language sql stable set search_path = ''
return coalesce((select sum(c.unread_count) from public.contacts c where c.unread_count > 0), 0)
  + coalesce((select sum(c.unread_calls) from public.contacts c where c.waiting_calls > 0), 0);

-- Callers whose missed calls or voicemails nobody has followed up, the number on the Call Analytics tab. Each call of a
-- withheld number counts as a caller.
create function private.calls_waiting() returns bigint
language sql stable set search_path = ''
return (select count(*) from public.contacts c where c.waiting_calls > 0) + (
  select count(*) from public.calls k left join public.voicemails v on v.call_sid = k.call_sid
  where k.direction = 'inbound' and k.handled_at is null and not private.is_callable(k.other_number)
    and v.heard_at is null and private.is_missed(k.direction, k.outcome, v.id is not null));

-- How much is unread and waits, which conversations changed last, and when a call last changed. `realtime_topic` is the
-- topic of the broadcasts, or null without Realtime. The limit is a constant, because with a parameter the planner
-- expects a tenth of the table and reads all of it.
create or replace function public.inbox_news() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  -- With row rules alone, somebody who has lost their role would only see that nothing is new.
  if not private.is_staff() then
    raise exception 'This account has no role.' using errcode = 'insufficient_privilege';
  end if;
  return jsonb_build_object(
    'as_of', clock_timestamp(),
    'unread', private.unread_total(),
    'waiting', (select count(*) from public.contacts c where c.waiting is not null),
    'calls_waiting', private.calls_waiting(),
    'realtime_topic', (
      select private.news_topic() from pg_catalog.pg_trigger t
      where t.tgrelid = 'public.contacts'::regclass and t.tgname = 'broadcast_change'
    ),
    'calls_changed_at', (select max(c.changed_at) from public.calls c),
    'changes', coalesce((
      select jsonb_agg(to_jsonb(news) order by news.changed_at desc, news.id)
      from (
        select c.id, c.address as other_number, c.name as contact_name, c.unread_count + c.unread_calls as unread_count,
          c.last_source, c.last_event, c.changed_at
        from public.contacts c
        where c.last_message_at is not null
        order by c.changed_at desc, c.id
        limit 20
      ) news
    ), '[]'::jsonb)
  );
end;
$$;
grant execute on function private.unread_total(), private.calls_waiting() to service_role;
grant execute on function
  private.unread_total(), private.calls_waiting(), private.is_callable(text), private.is_missed(text, text, boolean)
  to authenticated;

-- Broadcasts a change to the open offices, with the row that they list. A failure must not keep a text or call from
-- being stored; the offices ask once a minute anyway. Nothing is told while a migration fills a new column of many rows.
create or replace function private.broadcast_change() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '100ms'
as $$
begin
  if current_setting('office.is_migrating', true) = 'yes' then return null; end if;
  -- A call that only moves the time of the last call is told by its own row.
  if tg_table_name = 'contacts' and tg_op = 'UPDATE' then
    if to_jsonb(new) - array['last_called_at', 'changed_at'] = to_jsonb(old) - array['last_called_at', 'changed_at'] then
      return null;
    end if;
  end if;
  if tg_table_name = 'calls' then
    perform realtime.send(
      jsonb_build_object(
        'other_number', new.other_number, 'changed_at', new.changed_at,
        -- Other calls change this number together with their contact, which is told next.
        'calls_waiting', case when not private.is_callable(new.other_number) then private.calls_waiting() end),
      'call', private.news_topic(), true);
  else
    perform realtime.send(
      jsonb_build_object(
        'id', new.id, 'other_number', new.address, 'contact_name', new.name,
        'unread_count', new.unread_count + new.unread_calls, 'last_source', new.last_source,
        'last_event', new.last_event, 'changed_at', new.changed_at,
        'unread_before', coalesce(old.unread_count + old.unread_calls, 0),
        'is_waiting', new.waiting is not null, 'was_waiting', coalesce(old.waiting is not null, false),
        'has_calls_waiting', new.waiting_calls > 0, 'had_calls_waiting', coalesce(old.waiting_calls > 0, false),
        -- Null when it is listed only under Suspected.
        'listed', case when not new.is_apart then (
          select to_jsonb(l) from private.conversation_list l where l.conversation_id = new.id) end),
      'conversation', private.news_topic(), true);
  end if;
  return null;
exception when others then
  raise warning 'Open offices were not told of a change: %', sqlerrm;
  return null;
end;
$$;
