-- A text is called failed only when Twilio certainly never had it, and sent again only when Twilio would list it by now.
set lock_timeout = '500ms';

-- The longest that Twilio takes to list a text, and the longest that one waits in Twilio's queue. The functions have the
-- same times and their sources (_shared/domain/text-delivery.ts).
create function private.listing_lag() returns interval language sql immutable set search_path = '' return interval '10 minutes';
create function private.queue_limit() returns interval language sql immutable set search_path = '' return interval '10 hours';

-- Takes the lease of a text that may or may not have reached Twilio, for a minute, which is longer than sending takes.
-- p_or_failed: also of one that was not sent, unless it was sent again under another key. Answers:
-- reclaimed: the caller has the lease and must check Twilio before sending.
-- to_look_up: the last lease has ended, but Twilio may not list its text yet. The caller may look it up, but not send it.
-- repeated: Twilio has answered, or another lease still holds.
create or replace function private.reclaim_message(p_message_id uuid, p_claim uuid, p_or_failed boolean default false)
returns text
language plpgsql set search_path = ''
as $$
begin
  update public.messages m set claimed_by = p_claim, claimed_until = now() + interval '60 seconds',
    status = case m.status when 'failed' then 'pending' else m.status end, error_code = null
  where m.id = p_message_id and m.provider_sid is null
    and (m.status in ('pending', 'unknown') or p_or_failed and m.status = 'failed'
      and not exists (select from public.messages r where r.retry_of = m.id))
    -- A request that is repeated with its own claim has not asked Twilio yet.
    and (m.claimed_by = p_claim or m.claimed_until is null or m.claimed_until <= now() - private.listing_lag());
  if found then return 'reclaimed'; end if;
  return case when exists (
    select from public.messages m
    where m.id = p_message_id and m.provider_sid is null and m.status in ('pending', 'unknown')
      and m.claimed_until <= now()
  ) then 'to_look_up' else 'repeated' end;
end;
$$;

-- Stores what Twilio reports about a text of ours, found by our id or else by Twilio's SID. A status only moves forward
-- and brings its error code; a repeated report without a code keeps it. p_business_number: the number that it was sent
-- from, if that isn't the row's; replies use it from then on. p_claim: the key of a lease that ends with this report.
-- A failure without a SID is our own conclusion. It counts only for a text that has none, from the holder of the lease or
-- once Twilio's queue is over. A report with a SID undoes it, because Twilio has the text after all.
-- Returns the text's status, or null for an unknown text.
create or replace function public.update_message_status(
  p_status text, p_message_id uuid default null, p_provider_sid text default null,
  p_error_code integer default null, p_business_number text default null, p_claim uuid default null
) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  -- When final reports contradict each other, `delivered` wins, because nobody should send a text again that has arrived.
  v_order constant text[] := array[
    'pending', 'unknown', 'accepted', 'queued', 'sending', 'sent', 'undelivered', 'failed', 'delivered'];
  v_before public.messages;
  v_after public.messages;
  v_is_ours boolean := p_provider_sid is not null;
  -- The status that the report is compared with.
  v_known text;
begin
  select * into v_before from public.messages m
  where m.direction = 'outbound' and (m.id = p_message_id or m.provider_sid = p_provider_sid)
  order by m.id = p_message_id desc nulls last
  limit 1
  for update;
  if v_before.id is null then return null; end if;
  begin
    update public.messages m set provider_sid = p_provider_sid
    where m.id = v_before.id and m.provider_sid is null and p_provider_sid is not null;
  exception when unique_violation then
    -- Another text already has this SID.
    v_is_ours := false;
  end;
  v_after := v_before;
  v_known := case
    when v_before.status = 'failed' and v_before.provider_sid is null and v_is_ours then 'unknown'
    else v_before.status
  end;
  if p_status = 'failed' and p_provider_sid is null and (
    v_before.provider_sid is not null
    or v_before.claimed_by is distinct from p_claim
      and v_before.claimed_until > now() - private.queue_limit() - private.listing_lag()
  ) then
    null;
  elsif array_position(v_order, p_status) > array_position(v_order, v_known) then
    v_after.status := p_status;
    v_after.error_code := p_error_code;
  elsif p_status = v_known then
    v_after.error_code := coalesce(v_before.error_code, p_error_code);
  end if;
  update public.messages m set
    status = v_after.status, error_code = v_after.error_code,
    claimed_until = case when m.claimed_by = p_claim then null else m.claimed_until end,
    business_number = coalesce(p_business_number, m.business_number)
  where m.id = v_before.id;
  -- So that an open office loads it.
  update public.contacts c set
    changed_at = clock_timestamp(), business_number = coalesce(p_business_number, c.business_number),
    -- Twilio's 21610: they said STOP to it before this text. A START since then counts.
    opted_out_by_contact = c.opted_out_by_contact
      or coalesce(p_error_code = 21610 and v_before.created_at > coalesce(c.opt_out_told_at, '-infinity'), false),
    opt_out_told_at = case when p_error_code = 21610 then greatest(c.opt_out_told_at, v_before.created_at)
      else c.opt_out_told_at end
  where c.id = v_before.contact_id and (p_business_number is not null or v_after is distinct from v_before);
  return v_after.status;
end;
$$;

grant execute on function private.listing_lag, private.queue_limit to service_role;
