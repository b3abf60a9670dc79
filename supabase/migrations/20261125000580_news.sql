-- News for open offices: what they ask the database, and what it broadcasts where it has Supabase Realtime.

-- Realtime checks the row rules only when somebody joins a topic. The topic changes with the roles, so that whoever has
-- lost theirs gets no more news.
create function private.news_topic() returns text
language sql stable security definer set search_path = ''
return 'office:' || md5(concat(
  (select a.requires_second_factor from private.admin_access a),
  (select string_agg(concat(r.user_id, r.role), ',' order by r.user_id, r.role) from public.user_roles r)
));

-- How much is unread, which conversations changed last, and when a call last changed. `realtime_topic` is the topic of
-- the broadcasts, or null without Realtime. The limit is a constant, because with a parameter the planner
-- expects a tenth of the table and reads all of it.
create function public.inbox_news() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  -- With row rules alone, somebody who has lost their role would only see that nothing is new.
  if not private.is_staff() then
    raise exception 'This account has no role.' using errcode = 'insufficient_privilege';
  end if;
  return jsonb_build_object(
    'as_of', clock_timestamp(),
    'unread', coalesce((select sum(c.unread_count) from public.contacts c where c.unread_count > 0), 0),
    'realtime_topic', (
      select private.news_topic() from pg_catalog.pg_trigger t
      where t.tgrelid = 'public.contacts'::regclass and t.tgname = 'broadcast_change'
    ),
    'calls_changed_at', (select max(c.changed_at) from public.calls c),
    'changes', coalesce((
      select jsonb_agg(to_jsonb(news) order by news.changed_at desc, news.id)
      from (
        select c.id, c.address as other_number, c.name as contact_name, c.unread_count, c.last_source, c.changed_at
        from public.contacts c
        where c.last_message_at is not null
        order by c.changed_at desc, c.id
        limit 20
      ) news
    ), '[]'::jsonb)
  );
end;
$$;

-- Broadcasts a change to the open offices, with the row that they list. A failure must not keep a text or call from
-- being stored; the offices ask once a minute anyway.
create function private.broadcast_change() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '100ms'
as $$
begin
  if tg_table_name = 'calls' then
    perform realtime.send(
      jsonb_build_object('other_number', new.other_number, 'changed_at', new.changed_at),
      'call', private.news_topic(), true);
  else
    perform realtime.send(
      jsonb_build_object(
        'id', new.id, 'other_number', new.address, 'contact_name', new.name, 'unread_count', new.unread_count,
        'last_source', new.last_source, 'changed_at', new.changed_at, 'unread_before', coalesce(old.unread_count, 0),
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

do $$
begin
  -- Plain PostgreSQL and the embedded database have no Realtime.
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is null then return; end if;
  create trigger broadcast_change after insert or update on public.contacts
  for each row when (new.last_message_at is not null) execute function private.broadcast_change();
  create trigger broadcast_change after insert or update on public.calls
  for each row execute function private.broadcast_change();
end;
$$;
