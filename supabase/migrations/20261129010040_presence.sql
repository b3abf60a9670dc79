set lock_timeout = '500ms';
-- Who has which conversation open.

-- Who has which conversation open now. The office writes its row every 15 seconds, and a row counts for 45.
create table private.presence (
  contact_id uuid not null references public.contacts (id) on delete cascade,
  member_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (contact_id, member_id)
);

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

grant execute on function private.others_present(), public.note_presence(text, boolean) to authenticated;
grant execute on function
  private.presence_limit(),
  private.others_present()
  to service_role;
