-- The list of conversations.

-- The status of our newest text to a contact, if it failed or nobody knows whether it was sent. Otherwise null.
create function private.trouble_with(p_contact_id uuid) returns text
language sql stable set search_path = ''
as $$
  select m.status from public.messages m
  where m.contact_id = p_contact_id and m.direction = 'outbound' and m.status in ('failed', 'undelivered', 'unknown')
    and not exists (
      select from public.messages later
      where later.contact_id = m.contact_id and later.direction = 'outbound'
        and (later.created_at, later.id) > (m.created_at, m.id)
    );
$$;

-- Each contact as the list shows it.
create view private.conversation_list with (security_invoker = true) as
select c.id as conversation_id, c.address as other_number, c.business_number, c.last_message,
  c.listed_at as last_message_time, c.last_source,
  coalesce(trouble.status in ('failed', 'undelivered'), false) as last_failed,
  coalesce(trouble.status = 'unknown', false) as last_unconfirmed,
  c.name as contact_name, c.email as contact_email, private.text_block(c) as text_block,
  private.permission_evidence(c) as permission,
  c.unread_count + c.unread_calls as unread_count, c.is_done,
  c.waiting, c.last_event, c.is_called_back, c.opt_out_in_doubt is not null as may_be_opt_out,
  c.last_event is null and coalesce(newest.direction = 'outbound', false) as is_last_ours,
  case when c.last_event is null then private.name_of(newest.sent_by) end as last_author,
  c.company, private.assignee_of(c) as assigned_to
from public.contacts c
cross join private.trouble_with(c.id) as trouble (status)
left join lateral (
  select m.direction, m.sent_by from public.messages m where m.contact_id = c.id and m.source <> 'auto'
  order by m.created_at desc, m.id desc limit 1
) newest on true;

-- A page of conversations, newest first.
-- p_state: open, waiting (for the office, see private.waiting_for), unanswered (those of them that wait for an answer to a
-- text, request, missed call or voicemail), failed, done, requests (with a request that is neither won nor lost), all, or
-- suspected (which includes blocked contacts; no other state does), mine (assigned to p_member_id), or visits (with a
-- visit of today or later that is to be made). A search also finds contacts without texts.
-- p_before_*: the last row of the previous page. p_address: only this contact.
-- next_cursor: null on the last page. matched_text, matched_id: the newest matching text or note, if there is one. A
-- long one is cut.
create function public.list_conversations(
  p_state text default 'all', p_search text default null, p_before_at timestamptz default 'infinity',
  p_before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff', p_limit integer default 50,
  p_address text default null, p_member_id uuid default null
) returns table (
  conversation_id uuid, other_number text, business_number text, last_message text, last_message_time timestamptz,
  last_source text, last_failed boolean, last_unconfirmed boolean,
  contact_name text, contact_email text, text_block text, permission jsonb, unread_count integer,
  is_done boolean, matched_text text, matched_id uuid, next_cursor text,
  waiting text, last_event text, is_called_back boolean, may_be_opt_out boolean, is_last_ours boolean,
  last_author text, company text, assigned_to uuid
)
language plpgsql stable set search_path = ''
as $$
declare
  v_found uuid[];
  v_matches uuid[];
begin
  if p_search is not null then
    select coalesce(array_agg(hit.contact_id), '{}'), array_agg(hit.message_id) into v_found, v_matches
    from private.search_hits(p_search) hit;
  elsif p_state = 'failed' then
    v_found := array(
      select distinct m.contact_id from public.messages m
      where m.direction = 'outbound' and m.status in ('failed', 'undelivered'));
  end if;
  -- `execute` makes a new plan for each call, so that each state gets the index that suits it. $1, $2: the last row of
  -- the previous page; $3, $7: the found contacts and their texts; $4: the address; $5: the state; $6: the limit;
  -- $8: the search; $9: who asks.
  return query execute $list$
    with page as materialized (
      select c.id, c.listed_at from public.contacts c
      where (c.listed_at, c.id) < ($1, $2)
        and ($3 is null or c.id = any ($3))
        and case
          when $4 is not null then c.address = $4 and private.is_known(c)
          -- A blocked caller may never have texted.
          when $3 is not null or $5 = 'suspected' then private.is_known(c) and c.is_apart = ($5 = 'suspected')
          -- Nor whoever has a job.
          when $5 = 'visits' then not c.is_apart
          else c.last_message_at is not null and not c.is_apart
        end
        and case $5
          when 'open' then not c.is_done
          when 'waiting' then c.waiting is not null
          when 'unanswered' then c.waiting in ('emergency', 'text', 'missed_call', 'voicemail')
          when 'failed' then private.trouble_with(c.id) in ('failed', 'undelivered')
          when 'done' then c.is_done
          when 'mine' then c.assigned_to is not null and c.assigned_to = $9
          when 'visits' then exists (
            select from public.jobs j
            where j.contact_id = c.id and j.visit_day >= private.business_day(now())
              and j.status not in ('done', 'lost'))
          when 'requests' then exists (
            select from public.quote_requests q
            where q.contact_id = c.id and q.outcome in ('new', 'quoted') and q.suspected_of is null)
          else true
        end
      order by c.listed_at desc, c.id desc limit $6 + 1
    )
    select l.conversation_id, l.other_number, l.business_number, l.last_message, l.last_message_time, l.last_source,
      l.last_failed, l.last_unconfirmed, l.contact_name, l.contact_email, l.text_block, l.permission, l.unread_count,
      l.is_done, private.excerpt(match.text, $8), hit.message_id,
      case when (select count(*) from page) > $6 then private.cursor_of(c.listed_at, c.id) end,
      l.waiting, l.last_event, l.is_called_back, l.may_be_opt_out, l.is_last_ours,
      l.last_author, l.company, l.assigned_to
    from page c
    join private.conversation_list l on l.conversation_id = c.id
    left join unnest($3, $7) as hit (contact_id, message_id) on hit.contact_id = c.id
    left join lateral (
      select concat_ws(E'\n', m.body, q.outcome_note) as text from public.messages m
      left join public.quote_requests q on q.message_id = m.id
      where m.id = hit.message_id
      union all
      select n.body from public.contact_notes n where n.id = hit.message_id
    ) match on true
    order by c.listed_at desc, c.id desc limit $6
  $list$ using p_before_at, p_before_id, v_found, p_address, p_state, p_limit, v_matches, p_search, p_member_id;
end;
$$;
