-- The rule that says which conversations and calls wait for the office.

-- Whether a number can be called back. Withheld numbers come as a word, or as that word typed on a phone's keys; phone.ts
-- has the same rule.
create function private.is_callable(p_number text) returns boolean
language sql immutable parallel safe set search_path = ''
return (p_number ~ '^\+1(?!\d11)[2-9]\d{2}[2-9]\d{6}$' or p_number ~ '^\+[2-9]\d{8,14}$')
  and p_number !~ '^\+(266696687|7378742833|2562533|8656696|7748283|86282452253)$';

-- Finds the calls that have no conversation, because their numbers were withheld.
create index calls_withheld on public.calls (id)
  where direction = 'inbound' and handled_at is null and not private.is_callable(other_number);

-- Whether nobody took this call. A caller who left a voicemail was not reached, whatever Twilio says about the call.
create function private.is_missed(p_direction text, p_outcome text, p_has_voicemail boolean) returns boolean
language sql immutable parallel safe set search_path = ''
return p_direction = 'inbound' and (
  p_outcome in ('missed', 'not_rung') or p_has_voicemail and p_outcome is distinct from 'ongoing') is true;

-- When a call came in, for the question what came first. started_at may be whole seconds of Twilio's list, or reckoned
-- back from the length of the talk.
create function private.time_of_call(p_arrived_at timestamptz, p_started_at timestamptz) returns timestamptz
language sql immutable parallel safe set search_path = ''
return greatest(p_arrived_at, p_started_at);

-- The newest answers to a contact by people. texted: a text that has not failed; automatic ones don't count. called: a
-- call of ours that reached the customer's phone. answered: a call of theirs that somebody took. talked: either, if both
-- sides may have spoken. '-infinity' when there is none.
create function private.answers_to(
  p_contact_id uuid, p_address text,
  out texted_at timestamptz, out texted_id uuid, out called_at timestamptz, out answered_at timestamptz,
  out talked_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
begin
  select m.created_at, m.id into texted_at, texted_id from public.messages m
  where m.contact_id = p_contact_id and m.direction = 'outbound' and m.source = 'sms'
    and m.status not in ('failed', 'undelivered')
  order by m.created_at desc, m.id desc limit 1;
  select
    max(call.at) filter (where call.direction = 'outbound'),
    max(call.at) filter (where call.direction = 'inbound'),
    max(call.at) filter (where call.status = 'completed' or call.direction = 'inbound')
  into called_at, answered_at, talked_at
  from (
    -- The end of a talk: what came in meanwhile was talked about.
    select k.direction, k.status, greatest(k.arrived_at, k.started_at + make_interval(secs => k.duration)) as at
    from public.calls k
    where k.other_number = p_address and case k.direction
      when 'outbound' then k.status in ('completed', 'busy', 'no-answer') else k.outcome = 'answered' end
  ) call;
  texted_at := coalesce(texted_at, '-infinity');
  texted_id := coalesce(texted_id, '00000000-0000-0000-0000-000000000000');
  called_at := coalesce(called_at, '-infinity');
  answered_at := coalesce(answered_at, '-infinity');
  talked_at := coalesce(talked_at, '-infinity');
end;
$$;

-- What became of a missed call that came in at that time, by the contract's names. waiting: nothing yet. Null: it is
-- history. Times in Twilio's lists are whole seconds, so an answer may seem to come at the same moment.
create function private.follow_up_of(
  p_at timestamptz, p_handled_at timestamptz, p_called_at timestamptz, p_answered_at timestamptz, p_texted_at timestamptz
) returns text
language sql immutable parallel safe set search_path = ''
return case
  when p_called_at >= p_at then 'called_back'
  when p_answered_at >= p_at then 'answered_later'
  when p_texted_at >= p_at then 'texted_back'
  when p_handled_at > '-infinity' then 'done'
  when p_handled_at is null then 'waiting'
end;

-- Why a conversation waits for the office, and what its row in the list says about calls. A conversation waits while
-- one of these holds, in this order of importance:
-- emergency, text: a text or request of theirs has no answer by a person, in writing or by phone.
-- missed_call, voicemail: nobody has called or texted back, or taken a later call. The newer of this and a text names it.
-- failed: our newest text did not arrive, and nobody has talked to them since.
-- reminder: somebody wanted to come back to it by now.
-- visit: a visit of today isn't confirmed.
-- One that is done, blocked or suspected doesn't wait. A STOP or START needs no answer, and neither does what came before it.
-- last_event, words: the newest missed call, when there is no text after it except automatic ones.
create function private.waiting_for(
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

-- Keeps the columns of a contact as waiting_for derives them. It runs with every change of a contact, because each function
-- that writes a text also changes its contact.
create function private.keep_waiting() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_now record;
begin
  select * into v_now from private.waiting_for(new);
  new.waiting := v_now.waiting;
  new.waiting_calls := v_now.waiting_calls;
  new.unread_calls := v_now.unread_calls;
  new.last_event := v_now.last_event;
  new.is_called_back := v_now.is_called_back;
  if new.last_event is not null then
    new.last_message := v_now.words;
    new.last_source := 'sms';
  elsif old.last_event is not null and new.last_message = old.last_message and new.last_message_at is not null then
    -- The call was not missed after all.
    new.last_message := coalesce((
      select private.summary_of(m.body, m.media) from public.messages m
      where m.contact_id = new.id order by m.created_at desc, m.id desc limit 1), 'No texts yet');
  end if;
  return new;
end;
$$;
create trigger keep_waiting before update on public.contacts
for each row execute function private.keep_waiting();

-- Derives them again after a text, call or voicemail has changed. The contact is locked first, so that of two changes at
-- once the later one sees both. `no key`, because a text that is being stored already shares the contact's key.
create function private.settle_contact(p_contact_id uuid) returns void
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact public.contacts;
  v_now record;
begin
  select * into v_contact from public.contacts c where c.id = p_contact_id for no key update;
  select * into v_now from private.waiting_for(v_contact);
  if (v_contact.waiting, v_contact.waiting_calls, v_contact.unread_calls, v_contact.last_event, v_contact.is_called_back)
      is distinct from (v_now.waiting, v_now.waiting_calls, v_now.unread_calls, v_now.last_event, v_now.is_called_back)
    or v_contact.last_message <> v_now.words
  then
    -- private.keep_waiting does the rest.
    update public.contacts c set changed_at = clock_timestamp() where c.id = p_contact_id;
  end if;
end;
$$;

-- Opens the conversation with whoever made this call, if it was missed and is no history. It may be a new contact. Call
-- it once for each missed call and for each voicemail, which is a new word of theirs.
create function private.open_for_call(p_call_sid text) returns void
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_call public.calls;
  v_contact uuid;
begin
  select k.* into v_call from public.calls k left join public.voicemails v on v.call_sid = k.call_sid
  where k.call_sid = p_call_sid and k.handled_at is null and private.is_callable(k.other_number)
    and private.is_missed(k.direction, k.outcome, v.id is not null);
  if v_call.id is null then return; end if;
  v_contact := private.contact_of(v_call.other_number);
  update public.contacts c set
    last_message_at = greatest(c.last_message_at, v_call.listed_at), is_done = c.is_done and c.is_blocked,
    is_suspected = false
  where c.id = v_contact;
end;
$$;

-- A call that is reported after a week is history, too: the first comparison with Twilio reads thirty days.
create function private.note_late_call() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if coalesce(new.started_at, new.arrived_at) < now() - interval '7 days' then
    new.handled_at := '-infinity';
  end if;
  return new;
end;
$$;
create trigger note_late_call before insert on public.calls
for each row execute function private.note_late_call();

-- A text has changed. The triggers of this and the next two run when a transaction ends. So a text and its contact change
-- together, and contacts are locked after messages, calls and voicemails, in every transaction.
create function private.note_message() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.settle_contact(coalesce(new.contact_id, old.contact_id));
  return null;
end;
$$;
create constraint trigger note_message after insert or update or delete on public.messages
deferrable initially deferred for each row execute function private.note_message();

-- A call has changed.
create function private.note_call() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.outcome is distinct from old.outcome
    and not private.is_missed(old.direction, old.outcome, false)
  then
    perform private.open_for_call(new.call_sid);
  end if;
  perform private.settle_contact(c.id) from public.contacts c
  where c.address = coalesce(new.other_number, old.other_number);
  return null;
end;
$$;
create constraint trigger note_call after insert or update or delete on public.calls
deferrable initially deferred for each row execute function private.note_call();

-- A voicemail has changed.
create function private.note_voicemail_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then perform private.open_for_call(new.call_sid); end if;
  perform private.settle_contact(c.id)
  from public.calls k join public.contacts c on c.address = k.other_number
  where k.call_sid = coalesce(new.call_sid, old.call_sid);
  return null;
end;
$$;
create constraint trigger note_voicemail_change after insert or update or delete on public.voicemails
deferrable initially deferred for each row execute function private.note_voicemail_change();

-- What became of a missed call, by the contract's names. Null when it was not missed, is history or came from somebody
-- who is blocked or suspected. A withheld number can't be called back, so hearing its voicemail is all there is to do.
create function private.follow_up_of_call(p_call public.calls, p_has_voicemail boolean, p_heard_at timestamptz) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_contact public.contacts;
  v_answers record;
  v_at timestamptz := private.time_of_call(p_call.arrived_at, p_call.started_at);
begin
  if not private.is_missed(p_call.direction, p_call.outcome, p_has_voicemail) then return null; end if;
  if not private.is_callable(p_call.other_number) then
    return private.follow_up_of(
      v_at, coalesce(p_call.handled_at, p_heard_at), '-infinity', '-infinity', '-infinity');
  end if;
  select * into v_contact from public.contacts c where c.address = p_call.other_number;
  if v_contact.is_apart then return null; end if;
  select * into v_answers from private.answers_to(v_contact.id, p_call.other_number);
  return private.follow_up_of(
    v_at, coalesce(p_call.handled_at, case when v_contact.is_done then v_at end),
    v_answers.called_at, v_answers.answered_at, v_answers.texted_at);
end;
$$;

-- Marks a missed call as done, together with the earlier ones of the same number, or lets that one call wait again.
-- Returns false when there is no such missed call.
create function public.set_call_handled(p_call_sid text, p_is_handled boolean) returns boolean
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_call public.calls;
begin
  select k.* into v_call from public.calls k left join public.voicemails v on v.call_sid = k.call_sid
  where k.call_sid = p_call_sid and private.is_missed(k.direction, k.outcome, v.id is not null);
  if v_call.id is null then return false; end if;
  update public.calls c set handled_at = case when p_is_handled then now() end, changed_at = clock_timestamp()
  where c.handled_at is distinct from '-infinity' and (c.handled_at is not null) <> p_is_handled
    and (c.id = v_call.id
      or p_is_handled and c.other_number = v_call.other_number and private.is_callable(c.other_number)
        and c.direction = 'inbound' and c.listed_at <= v_call.listed_at);
  return true;
end;
$$;

-- Unread texts, requests and missed calls over all conversations: the number on the Messages tab and on the office's icon.
create function private.unread_total() returns bigint
language sql stable set search_path = ''
return coalesce((select sum(c.unread_count) from public.contacts c where c.unread_count > 0), 0)
  + coalesce((select sum(c.unread_calls) from public.contacts c where c.waiting_calls > 0), 0);

-- Callers whose missed calls or voicemails nobody has followed up, the number on the Call Analytics tab. Each call of a
-- withheld number counts as a caller.
create function private.calls_waiting() returns bigint
language sql stable set search_path = ''
return (select count(*) from public.contacts c where c.waiting_calls > 0) + (
  select count(*) from public.calls k left join public.voicemails v on v.call_sid = k.call_sid
  where k.direction = 'inbound' and k.handled_at is null and not private.is_callable(k.other_number)
    and v.heard_at is null and private.is_missed(k.direction, k.outcome, v.id is not null));
