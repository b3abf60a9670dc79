set lock_timeout = '500ms';

-- Why a conversation waits for the office, and what its row in the list says about calls. A conversation waits while
-- one of these holds, in this order of importance:
-- emergency, text: a text or request of theirs has no answer by a person, in writing or by phone.
-- missed_call, voicemail: nobody has called or texted back, or taken a later call. The newer of this and a text names it.
-- failed: our newest text did not arrive, and nobody has talked to them since.
-- reminder: somebody wanted to come back to it by now.
-- visit: a visit of today isn't confirmed.
-- One that is done, blocked or suspected doesn't wait. A STOP or START needs no answer, and neither does what came before it.
-- last_event, words: the newest missed call, when there is no text after it except automatic ones.
create or replace function private.waiting_for(
  p_contact public.contacts,
  out waiting text, out waiting_calls integer, out unread_calls integer, out last_event text, out is_called_back boolean,
  out words text
)
language plpgsql stable set search_path = ''
as $$
declare
  v_answers record;
  v_texts record;
  v_calls record;
  -- Not is_apart: in a trigger it is not derived yet.
  v_is_over boolean := p_contact.is_done or p_contact.is_suspected or p_contact.is_blocked
    or p_contact.last_message_at is null;
begin
  select * into v_answers from private.answers_to(p_contact.id, p_contact.address);
  select max(m.created_at) as newest_at, bool_or(m.is_emergency) as is_emergency into v_texts
  from public.messages m
  where m.contact_id = p_contact.id and m.direction = 'inbound'
    and (m.created_at, m.id) > (v_answers.texted_at, v_answers.texted_id) and m.created_at > v_answers.talked_at
    -- A text at that time is a STOP or START. Without one, Twilio told us of a STOP when it refused a text of ours.
    and m.created_at > coalesce((
      select told.created_at from public.messages told
      where told.contact_id = p_contact.id and told.direction = 'inbound' and told.created_at = p_contact.opt_out_told_at
      limit 1), '-infinity')
    and not (m.source = 'web' and exists (
      select from public.quote_requests q where q.message_id = m.id and q.suspected_of is not null));
  select count(*) filter (where missed.follow_up = 'waiting') as waiting,
    count(*) filter (where missed.follow_up = 'waiting' and missed.is_unseen) as unread,
    max(missed.at) filter (where missed.follow_up = 'waiting') as waiting_at,
    max(missed.at) as newest_at,
    (array_agg(missed.kind order by missed.at desc))[1] as newest_kind,
    (array_agg(missed.kind order by missed.follow_up = 'waiting' desc nulls last, missed.at desc))[1] as waiting_kind,
    (array_agg(missed.seconds order by missed.at desc))[1] as newest_seconds
  into v_calls
  from (
    select private.time_of_call(k.arrived_at, k.started_at) as at, v.seconds, v.heard_at is null and (k.seen_at is null or k.seen_at < v.created_at) as is_unseen,
      case when v.id is null then 'missed_call' else 'voicemail' end as kind,
      private.follow_up_of(
        private.time_of_call(k.arrived_at, k.started_at), k.handled_at, v_answers.called_at, v_answers.answered_at, v_answers.texted_at) as follow_up
    from public.calls k
    left join public.voicemails v on v.call_sid = k.call_sid
    where k.other_number = p_contact.address and private.is_missed(k.direction, k.outcome, v.id is not null)
      and k.handled_at is distinct from '-infinity'
  ) missed;

  waiting := case
    when v_is_over then null
    when v_texts.is_emergency then 'emergency'
    when v_texts.newest_at >= coalesce(v_calls.waiting_at, '-infinity') then 'text'
    when v_calls.waiting > 0 then v_calls.waiting_kind
    when not private.is_refused(p_contact) and exists (
      select from public.messages m
      where m.contact_id = p_contact.id and m.direction = 'outbound' and m.source = 'sms'
        and (m.created_at, m.id) > (v_answers.texted_at, v_answers.texted_id) and m.created_at > v_answers.talked_at
    ) then 'failed'
    when private.has_due_reminder(p_contact.id) then 'reminder'
    when private.has_visit_to_confirm(p_contact.id) then 'visit'
  end;
  waiting_calls := case when v_is_over then 0 else v_calls.waiting end;
  unread_calls := case when v_is_over then 0 else v_calls.unread end;
  if v_calls.newest_at is not null and p_contact.last_message_at is not null and not exists (
    select from public.messages m
    where m.contact_id = p_contact.id and m.source <> 'auto' and m.created_at >= v_calls.newest_at
  ) then
    last_event := v_calls.newest_kind;
    words := case last_event
      when 'voicemail' then
        'Voicemail, ' || v_calls.newest_seconds / 60 || ':' || lpad((v_calls.newest_seconds % 60)::text, 2, '0')
      else 'Missed call' end;
  end if;
  is_called_back := last_event is not null
    and greatest(v_answers.called_at, v_answers.answered_at) >= v_calls.newest_at;
end;
$$;
