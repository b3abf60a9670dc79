-- News for open offices: what they ask the database, and what it broadcasts where it has Supabase Realtime.

-- Realtime checks the row rules only when somebody joins a topic. The topic changes with the roles, so that whoever has
-- lost theirs gets no more news.
create function private.news_topic() returns text
language sql stable security definer set search_path = ''
return 'office:' || md5(concat(
  (select a.requires_second_factor from private.admin_access a),
  (select string_agg(concat(r.user_id, r.role), ',' order by r.user_id, r.role) from public.user_roles r)
));

-- How long a heartbeat counts: three of them, so that one that is lost hides nobody.
create function private.presence_limit() returns interval
language sql immutable set search_path = ''
return interval '45 seconds';

-- Who else has which conversation open now. Each address is looked up by itself: joined to a table whose rows change all the
-- time, the contacts might be read in full.
create function private.others_present() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'other_number', (select c.address from public.contacts c where c.id = p.contact_id),
    'member_id', p.member_id, 'name', private.name_of(p.member_id)) order by p.seen_at desc), '[]')
  from private.presence p
  where p.seen_at > now() - private.presence_limit() and p.member_id is distinct from (select auth.uid())
    and exists (select from public.user_roles r where r.user_id = p.member_id);
$$;

-- Notes that the caller has this conversation open, or has closed it, and returns who else has which one open. The office
-- calls it when it opens or closes one, and every 15 seconds in between.
create function public.note_presence(p_address text, p_is_open boolean default true) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '500ms'
as $$
declare
  v_member uuid := auth.uid();
  v_contact uuid := (select c.id from public.contacts c where c.address = p_address);
begin
  if not private.is_staff() then
    raise exception 'This account has no role.' using errcode = 'insufficient_privilege';
  end if;
  if p_is_open and v_contact is not null then
    insert into private.presence as known (contact_id, member_id, seen_at) values (v_contact, v_member, now())
    on conflict (contact_id, member_id) do update set seen_at = excluded.seen_at;
  end if;
  delete from private.presence p
  where p.member_id = v_member
    and (p.contact_id = v_contact and p_is_open is not true or p.seen_at < now() - private.presence_limit());
  return private.others_present();
end;
$$;

-- How much is unread and waits, who else has a conversation open, which conversations changed last, and when a call last
-- changed. `realtime_topic` is the topic of the broadcasts, or null without Realtime. The limit is a constant, because with a parameter the planner
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
    'unread', private.unread_total(),
    'waiting', (select count(*) from public.contacts c where c.waiting is not null),
    'calls_waiting', private.calls_waiting(),
    'presence', private.others_present(),
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

-- Broadcasts a change to the open offices, with the row that they list. A failure must not keep a text or call from
-- being stored; the offices ask once a minute anyway. Nothing is told while a migration fills a new column of many rows.
create function private.broadcast_change() returns trigger
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
