set lock_timeout = '500ms';
-- Texts say who of the office wrote them, and the files of a conversation have a list of their own.

-- Finds the files of a conversation without reading its other texts.
create index messages_files on public.messages (contact_id, created_at, id) where media <> '[]'::jsonb;

-- A page of the texts with a contact, newest first. p_before_*: the oldest text of the previous page. next_cursor: null
-- when there are no earlier texts. sent_by, author: the sender's e-mail address and name. request: the outcome of the quote request, if
-- the text is the entry of one. may_be_opt_out: the text may be an opt-out, and nobody has decided about it yet.
drop function public.list_messages(text, timestamptz, uuid, integer);
create function public.list_messages(
  p_address text, p_before_at timestamptz default 'infinity',
  p_before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff', p_limit integer default 50
) returns table (
  id uuid, business_number text, direction text, body text, created_at timestamptz, status text, error_code integer,
  is_at_twilio boolean, is_retried boolean, source text, occasion text, sent_by text, media jsonb, request jsonb,
  next_cursor text, may_be_opt_out boolean, author text
)
language sql stable set search_path = ''
as $$
  with contact as materialized (
    select c.id, c.opt_out_in_doubt from public.contacts c where c.address = p_address
  ), page as materialized (
    select m.* from public.messages m
    where m.contact_id = (select contact.id from contact) and (m.created_at, m.id) < (p_before_at, p_before_id)
    order by m.created_at desc, m.id desc limit p_limit + 1
  )
  select m.id, m.business_number, m.direction, m.body, m.created_at, m.status, m.error_code,
    m.provider_sid is not null, exists (select from public.messages r where r.retry_of = m.id), m.source, m.occasion,
    private.email_of(m.sent_by), m.media,
    case when q.id is not null then jsonb_build_object('outcome', q.outcome, 'note', q.outcome_note) end,
    case when (select count(*) from page) > p_limit then private.cursor_of(m.created_at, m.id) end,
    m.id is not distinct from (select contact.opt_out_in_doubt from contact), private.name_of(m.sent_by)
  from page m
  left join public.quote_requests q on q.message_id = m.id
  order by m.created_at desc, m.id desc limit p_limit;
$$;

-- A page of the texts with a contact that have files, newest first, as list_messages pages them.
create function public.list_files(
  p_address text, p_before_at timestamptz default 'infinity',
  p_before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff', p_limit integer default 50
) returns table (id uuid, direction text, created_at timestamptz, media jsonb, next_cursor text)
language sql stable set search_path = ''
as $$
  with page as materialized (
    select m.id, m.direction, m.created_at, m.media from public.messages m
    where m.contact_id = (select c.id from public.contacts c where c.address = p_address)
      and m.media <> '[]'::jsonb and (m.created_at, m.id) < (p_before_at, p_before_id)
    order by m.created_at desc, m.id desc limit p_limit + 1
  )
  select m.id, m.direction, m.created_at, m.media,
    case when (select count(*) from page) > p_limit then private.cursor_of(m.created_at, m.id) end
  from page m order by m.created_at desc, m.id desc limit p_limit;
$$;

-- The newest 500 notes about a contact, newest first. author: the writer's name.
create or replace function public.list_notes(p_address text)
returns table (id uuid, body text, author_id uuid, author text, created_at timestamptz)
language sql stable set search_path = ''
as $$
  select n.id, n.body, n.author, private.name_of(n.author), n.created_at
  from public.contact_notes n join public.contacts c on c.id = n.contact_id
  where c.address = p_address
  order by n.created_at desc, n.id desc limit 500;
$$;

grant execute on function
  public.list_messages(text, timestamptz, uuid, integer),
  public.list_files(text, timestamptz, uuid, integer)
  to service_role;
