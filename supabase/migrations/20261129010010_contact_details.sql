set lock_timeout = '500ms';
-- What the office knows about a contact, and who takes care of them.
alter table public.contacts
  -- Who of the office takes care of the conversation. Whoever has lost their role counts as nobody.
  add column assigned_to uuid,
  -- Where their machines stand: a street address, or how to find the place.
  add column place text check (length(place) between 1 and 300),
  -- What everybody has to know about them, such as the code of a gate.
  add column pinned_note text check (length(pinned_note) between 1 and 500);
create index contacts_assigned on public.contacts (assigned_to, listed_at desc, id desc) where assigned_to is not null;

-- Finds further numbers of the same person.
create index contacts_namesakes on public.contacts (lower(name));

-- Who takes care of the conversation, if they still have a role.
create function private.assignee_of(p_contact public.contacts) returns uuid
language sql stable set search_path = ''
return (
  select p_contact.assigned_to where exists (
    select from public.user_roles r where r.user_id = p_contact.assigned_to));

-- Marks a contact's texts as read, up to and including this one, and their missed calls as seen. Without a message only
-- the calls. Returns false when the message isn't theirs, or there is no such contact.
create or replace function public.mark_read(p_address text, p_message_id uuid default null) returns boolean
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid;
  v_at timestamptz;
begin
  select c.id into v_contact from public.contacts c where c.address = p_address;
  select m.created_at into v_at from public.messages m where m.id = p_message_id and m.contact_id = v_contact;
  if v_contact is null or p_message_id is not null and v_at is null then return false; end if;
  -- Calls are locked before contacts, as everywhere.
  update public.calls k set seen_at = now()
  where k.other_number = p_address and k.direction = 'inbound' and k.handled_at is null
    and (k.seen_at is null or exists (
      select from public.voicemails v where v.call_sid = k.call_sid and v.created_at > k.seen_at));
  -- Locked, so that a text that arrives meanwhile waits and is counted.
  perform from public.contacts c where c.id = v_contact for update;
  -- A conversation without texts can be unread because somebody said so.
  update public.contacts c set unread_count = least(c.unread_count, (
    select count(*) from public.messages m
    where m.contact_id = v_contact and m.direction = 'inbound'
      and (p_message_id is null or (m.created_at, m.id) > (v_at, p_message_id))))
  where c.id = v_contact and c.unread_count > 0;
  return true;
end;
$$;

-- Marks a conversation as unread, as if its newest text had not been read. Returns marked, no_conversation, or apart when
-- it is listed only under Suspected, where nothing counts as unread.
create function public.set_unread(p_address text) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
begin
  -- Locked, so that a text that arrives meanwhile waits and is counted.
  select * into v_contact from public.contacts c where c.address = p_address for update;
  if v_contact.last_message_at is null then return 'no_conversation'; end if;
  if v_contact.is_apart then return 'apart'; end if;
  update public.contacts c set unread_count = 1
  where c.id = v_contact.id and c.unread_count + c.unread_calls = 0;
  return 'marked';
end;
$$;

-- Says who takes care of the conversation; null: nobody. Returns assigned, no_conversation, or no_member when that person
-- has no role.
create function public.assign_contact(p_address text, p_member_id uuid default null, p_actor uuid default null)
returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
begin
  if p_member_id is not null and not exists (select from public.user_roles r where r.user_id = p_member_id) then
    return 'no_member';
  end if;
  select * into v_contact from public.contacts c where c.address = p_address for update;
  if v_contact.last_message_at is null then return 'no_conversation'; end if;
  if v_contact.assigned_to is distinct from p_member_id then
    update public.contacts c set assigned_to = p_member_id where c.id = v_contact.id;
    insert into public.audit_log (actor, action, subject, old_value, new_value)
    values (p_actor, 'conversation.assign', p_address, v_contact.assigned_to, p_member_id);
  end if;
  return 'assigned';
end;
$$;

-- Changes one detail of a contact (p_field: a column). p_before: what the caller saw there; null stands for an empty one.
-- outcome: saved; changed when somebody else has changed it meanwhile (value: what is there now); no_contact.
-- The log names the detail only, because its words would outlive an erasure.
create function public.save_contact_detail(
  p_address text, p_field text, p_value text default null, p_before text default null, p_actor uuid default null
) returns table (outcome text, value text)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
begin
  if p_field not in ('name', 'company', 'email', 'phone_extension', 'place', 'pinned_note') then
    raise exception 'a contact has no detail %', p_field;
  end if;
  select * into v_contact from public.contacts c where c.address = p_address for update;
  value := to_jsonb(v_contact) ->> p_field;
  outcome := case
    when v_contact.id is null then 'no_contact'
    when value is not distinct from p_value then 'saved'
    when value is distinct from p_before then 'changed'
  end;
  if outcome is null then
    update public.contacts c set
      name = case p_field when 'name' then p_value else c.name end,
      company = case p_field when 'company' then p_value else c.company end,
      email = case p_field when 'email' then p_value else c.email end,
      phone_extension = case p_field when 'phone_extension' then p_value else c.phone_extension end,
      place = case p_field when 'place' then p_value else c.place end,
      pinned_note = case p_field when 'pinned_note' then p_value else c.pinned_note end
    where c.id = v_contact.id;
    insert into public.audit_log (actor, action, subject, new_value)
    values (p_actor, 'contact.detail', p_address, p_field);
    outcome := 'saved';
    value := p_value;
  end if;
  return next;
end;
$$;

-- What is known about a contact beside the conversation. permission_noted_by: the name of whoever noted the permission.
-- others: further addresses of the same name and company, 20 at most. No row without a contact.
create function public.contact_details(p_address text)
returns table (
  address text, name text, company text, email text, phone_extension text, place text, pinned_note text,
  assigned_to uuid, text_block text, permission jsonb, permission_noted_by text, others jsonb
)
language sql stable set search_path = ''
as $$
  select c.address, c.name, c.company, c.email, c.phone_extension, c.place, c.pinned_note,
    private.assignee_of(c), private.text_block(c), private.permission_evidence(c), private.name_of(c.permission_noted_by),
    coalesce((
      select jsonb_agg(jsonb_build_object('otherNumber', same.address) order by same.address)
      from (
        select o.address from public.contacts o
        where lower(o.name) = lower(c.name) and o.id <> c.id
          and lower(coalesce(o.company, '')) = lower(coalesce(c.company, '')) and not o.is_apart
        order by o.address limit 20
      ) same
    ), '[]')
  from public.contacts c where c.address = p_address;
$$;

grant execute on function
  private.assignee_of(public.contacts),
  public.set_unread(text),
  public.assign_contact(text, uuid, uuid),
  public.save_contact_detail(text, text, text, text, uuid),
  public.contact_details(text)
  to service_role;
