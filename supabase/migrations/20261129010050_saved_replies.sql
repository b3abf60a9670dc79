set lock_timeout = '500ms';
-- Saved replies have an order and can be changed.
alter table public.saved_replies
  -- Its place in the list, from 1. Null: after those that have one, by age.
  add column position integer check (position > 0);
grant select, insert, update, delete on public.saved_replies to service_role;

-- The saved replies in the order of the office.
create function public.list_replies() returns table (id uuid, body text)
language sql stable set search_path = ''
as $$
  select r.id, r.body from public.saved_replies r order by r.position nulls last, r.created_at, r.id;
$$;

-- Adds a reply at the end, or changes it. p_before: the words that the caller saw; null for a new one, which may be
-- repeated. Returns saved; changed when somebody else has changed or deleted it meanwhile; exists when another reply has
-- these words.
create function public.save_reply(p_id uuid, p_body text, p_before text default null) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_known text;
begin
  select r.body into v_known from public.saved_replies r where r.id = p_id for update;
  if v_known = p_body then return 'saved'; end if;
  if v_known is distinct from p_before then return 'changed'; end if;
  if v_known is null then
    insert into public.saved_replies (id, body) values (p_id, p_body);
  else
    update public.saved_replies r set body = p_body where r.id = p_id;
  end if;
  return 'saved';
exception when unique_violation then
  return 'exists';
end;
$$;

-- Deletes a reply. Returns false when there is none.
create function public.delete_reply(p_id uuid) returns boolean
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
begin
  delete from public.saved_replies r where r.id = p_id;
  return found;
end;
$$;

-- Puts the replies in this order. Those that are not named follow in the order they had.
create function public.order_replies(p_ids jsonb) returns void
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('order_replies', 0));
  update public.saved_replies r set position = placed.place
  from (
    select l.id, row_number() over (order by given.place nulls last, l.place) as place
    from (select k.id, row_number() over () as place from public.list_replies() k) l
    left join (
      select id.value, min(id.place) as place from jsonb_array_elements_text(p_ids) with ordinality as id (value, place)
      group by id.value
    ) given on given.value = l.id::text
  ) placed
  where placed.id = r.id and r.position is distinct from placed.place;
end;
$$;

grant execute on function
  public.list_replies(),
  public.save_reply(uuid, text, text),
  public.delete_reply(uuid),
  public.order_replies(jsonb)
  to service_role;
