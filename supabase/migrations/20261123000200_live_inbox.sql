-- What lets an open office notice news by itself: when each conversation last changed, what is unread,
-- and which backends can say so without being asked.

alter table public.conversations add column changed_at timestamptz;
comment on column public.conversations.changed_at is
  'When anything of it last changed, the status of a text included. Only ever grows.';
update public.conversations set changed_at = last_message_at;
alter table public.conversations
  alter column changed_at set default clock_timestamp(),
  alter column changed_at set not null;
create index conversations_changed on public.conversations (changed_at desc, id);
create index conversations_unread on public.conversations (unread_count) where unread_count > 0;

-- The clock of some machines stands still for a millisecond, in which a second change must show too.
create function private.note_conversation_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.changed_at := greatest(clock_timestamp(), old.changed_at + interval '1 microsecond');
  return new;
end;
$$;

create trigger note_conversation_change before update on public.conversations
for each row execute function private.note_conversation_change();

-- A new text always changes its conversation's summary; a text that moves on does not.
create function private.note_message_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.conversations c set changed_at = clock_timestamp() where c.id = new.conversation_id;
  return null;
end;
$$;

create trigger note_message_change after update of status, error_code on public.messages
for each row when (old.status is distinct from new.status or old.error_code is distinct from new.error_code)
execute function private.note_message_change();

-- What the list shows of a text: its words, or else what came with it.
create function private.summary_of(p_body text, p_media jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when btrim(p_body, E' \t\r\n') <> '' then left(p_body, 200)
    when files.total = 0 then ''
    when files.pictures = files.total then case files.total when 1 then 'Picture' else files.total || ' pictures' end
    else case files.total when 1 then 'File' else files.total || ' files' end
  end
  from (
    select count(*) as total, count(*) filter (where file ->> 'contentType' like 'image/%') as pictures
    from jsonb_array_elements(p_media) as file
  ) files;
$$;

-- As before, but a text that is nothing but pictures has something to show in the list.
create or replace function public.receive_message(
  p_business_number text,
  p_other_number text,
  p_body text,
  p_provider_sid text,
  p_media jsonb default '[]'::jsonb,
  p_opt_out boolean default null,
  p_received_at timestamptz default now()
) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  v_conversation uuid;
  v_message uuid;
  v_at timestamptz := least(p_received_at, now());
begin
  insert into public.conversations (business_number, other_number, last_message_at)
  values (p_business_number, p_other_number, v_at)
  on conflict (business_number, other_number) do update set other_number = excluded.other_number
  returning id into v_conversation;

  insert into public.messages (conversation_id, direction, body, status, provider_sid, media, created_at)
  values (v_conversation, 'inbound', p_body, 'received', p_provider_sid, p_media, v_at)
  on conflict (provider_sid) do nothing
  returning id into v_message;

  if v_message is null then
    return false;
  end if;

  update public.conversations c set
    last_message = case
      when v_at >= c.last_message_at then private.summary_of(p_body, p_media)
      else c.last_message
    end,
    last_source = case when v_at >= c.last_message_at then 'sms' else c.last_source end,
    last_message_at = greatest(c.last_message_at, v_at),
    unread_count = c.unread_count + 1,
    texting_allowed = true
  where c.id = v_conversation;

  -- STOP and START are about the person, whichever of our numbers they wrote to. One that is heard
  -- of late doesn't undo a later one.
  if p_opt_out is not null then
    update public.conversations c set
      opted_out = p_opt_out,
      opted_out_by = case when p_opt_out then 'contact' end,
      opted_out_changed_at = v_at
    where c.other_number = p_other_number
      and v_at >= coalesce(c.opted_out_changed_at, '-infinity'::timestamptz);
  end if;
  return true;
end;
$$;

-- A person's texts up to and including this one have been seen, whichever of our numbers they came to.
-- What came in after it stays unread. Answers false when it is no message of theirs.
create function public.mark_read(p_other_number text, p_message_id uuid) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  v_at timestamptz;
  v_own record;
  v_unread integer;
begin
  select m.created_at into v_at
  from public.messages m join public.conversations c on c.id = m.conversation_id
  where m.id = p_message_id and c.other_number = p_other_number;
  if v_at is null then return false; end if;

  -- Row by row on purpose: they are one or two, and a join may be planned as if they were many. Each is
  -- held until the end, so that a text that comes in meanwhile is counted before or after, not between.
  for v_own in
    select c.id, c.unread_count from public.conversations c
    where c.other_number = p_other_number and c.unread_count > 0
    order by c.id for update
  loop
    select count(*) into v_unread from public.messages m
    where m.conversation_id = v_own.id and m.direction = 'inbound'
      and (m.created_at, m.id) > (v_at, p_message_id);
    if v_unread < v_own.unread_count then
      update public.conversations c set unread_count = v_unread where c.id = v_own.id;
    end if;
  end loop;
  return true;
end;
$$;

-- What an open office asks every few seconds, in one cheap question under the row rules: how much is
-- unread, and which conversations changed last. `has_realtime` says whether the backend tells of changes
-- by itself; where it does not, it has no such publication. The limit is fixed: with one from outside the
-- planner reckons with a tenth of the table, and reads all of it.
create function public.inbox_news() returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'as_of', clock_timestamp(),
    'unread', coalesce((select sum(c.unread_count) from public.conversations c where c.unread_count > 0), 0),
    'has_realtime', exists (
      select 1 from pg_catalog.pg_publication_tables p
      where p.pubname = 'supabase_realtime' and p.schemaname = 'public' and p.tablename = 'conversations'
    ),
    'changes', coalesce((
      select jsonb_agg(to_jsonb(news) order by news.changed_at desc, news.id)
      from (
        select c.id, c.other_number, c.contact_name, c.unread_count, c.last_source, c.changed_at
        from public.conversations c
        order by c.changed_at desc, c.id
        limit 20
      ) news
    ), '[]'::jsonb)
  );
$$;

-- Hosted projects have this publication; Realtime reads it, under the same row rules.
do $$
begin
  if exists (select 1 from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables)
    and not exists (
      select 1 from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'conversations'
    )
  then
    alter publication supabase_realtime add table public.conversations;
  end if;
end;
$$;
