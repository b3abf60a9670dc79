set lock_timeout = '500ms';

-- Stores an inbound text once, however often, however late and by whomever it is reported: Twilio's webhook or the
-- reconciliation. What the text says about further texts is applied here, in the same transaction, once.
-- p_reading: what the words mean, as domain/keywords.ts reads them. p_opt_out_type: the keyword that Twilio recognized
-- (stop, start or help); null when it recognized none or didn't say. Twilio's word wins, also over what was stored
-- before. With one exception: a YES is Twilio's word for START, but from somebody who hasn't opted out it is an answer,
-- which may approve an estimate. A bare CANCEL (p_reading `cancel`) is a STOP, and may also be about a visit.
-- p_has_effects: whether an alert and an automatic answer may follow. They stay open until finish_text.
-- p_opt_out: what callers before p_reading send instead: true for STOP, false for START.
-- Returns new for a text that was stored now, unfinished for one that was stored before and whose effects are still
-- open, and known for any other. Callers without p_reading get known, new, or to_answer for a new text while automatic
-- answers are on.
create or replace function public.receive_message(
  p_business_number text, p_address text, p_body text, p_provider_sid text, p_media jsonb default '[]'::jsonb,
  p_opt_out boolean default null, p_received_at timestamptz default now(), p_reading text default null,
  p_opt_out_type text default null, p_is_emergency boolean default false, p_has_effects boolean default false
) returns text
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_contact uuid := private.contact_of(p_address);
  v_at timestamptz := least(p_received_at, now());
  v_read text := case when p_reading = 'cancel' then 'stop' when p_reading in ('stop', 'start', 'help') then p_reading
    when p_opt_out then 'stop' when not p_opt_out then 'start' end;
  v_keyword text := coalesce(p_opt_out_type, v_read);
  v_text public.messages;
  v_is_new boolean;
begin
  insert into public.messages (
    contact_id, business_number, direction, body, status, provider_sid, media, created_at, keyword, may_be_opt_out,
    is_emergency, has_open_effects)
  values (v_contact, p_business_number, 'inbound', p_body, 'received', p_provider_sid, p_media, v_at, v_keyword,
    coalesce(p_reading = 'maybe_stop' and p_opt_out_type is null, false), p_is_emergency, p_has_effects)
  on conflict (provider_sid) do nothing
  returning * into v_text;
  v_is_new := v_text.id is not null;

  if v_is_new then
    -- Each condition is inside the update, so that it is checked again when another text was stored first.
    update public.contacts c set
      last_message = case when v_at < c.last_message_at then c.last_message else private.summary_of(p_body, p_media) end,
      last_source = case when v_at < c.last_message_at then c.last_source else 'sms' end,
      business_number = case when v_at < c.last_message_at then c.business_number else p_business_number end,
      last_message_at = greatest(c.last_message_at, v_at),
      unread_count = c.unread_count + case when c.is_blocked then 0 else 1 end,
      texting_allowed_by = coalesce(c.texting_allowed_by, 'text'),
      is_done = c.is_done and c.is_blocked, is_suspected = false
    where c.id = v_contact;
    if v_text.may_be_opt_out then
      update public.contacts c set opt_out_in_doubt = v_text.id
      where c.id = v_contact and not c.opted_out_by_contact and not c.opted_out_by_office
        and v_at >= coalesce(c.opt_out_told_at, '-infinity')
        and not exists (select from public.messages m where m.id = c.opt_out_in_doubt and m.created_at > v_at);
    end if;
  else
    -- The message is locked before its contact, as by update_message_status; the other order could end in a deadlock.
    select * into v_text from public.messages m
    where m.provider_sid = p_provider_sid and m.direction = 'inbound' for update;
    if v_text.id is null then return 'known'; end if;
    perform 1 from public.contacts c where c.id = v_text.contact_id for no key update;
    -- Only Twilio's word can say more than what is stored.
    v_keyword := case when p_opt_out_type is distinct from v_text.keyword then p_opt_out_type end;
  end if;

  if v_keyword is not null then
    if p_reading = 'yes' and v_keyword = 'start' and not exists (
      select from public.contacts c where c.id = v_text.contact_id and c.opted_out_by_contact
    ) then
      -- An answer. Twilio allows texts as of now in any case, so that a STOP from before no longer counts.
      update public.contacts c set opt_out_told_at = greatest(c.opt_out_told_at, v_text.created_at)
      where c.id = v_text.contact_id;
      v_keyword := null;
    elsif v_keyword in ('stop', 'start') then
      perform private.apply_keyword(v_text, v_keyword);
    end if;
    update public.messages m set keyword = v_keyword, may_be_opt_out = m.may_be_opt_out and v_keyword is null
    where m.id = v_text.id and (m.keyword is distinct from v_keyword or m.may_be_opt_out);
    update public.contacts c set opt_out_in_doubt = null
    where v_keyword is not null and c.id = v_text.contact_id and c.opt_out_in_doubt = v_text.id;
  end if;
  if v_is_new and p_reading = 'yes' and v_keyword is null then
    perform private.approve_by_text(v_text);
  elsif p_reading = 'cancel' and v_keyword = 'stop' then
    perform private.doubt_visits(v_text.contact_id);
  end if;

  return case
    when not v_is_new and v_text.has_open_effects and p_reading is not null then 'unfinished'
    when not v_is_new then 'known'
    when p_reading is null
      and exists (select from public.call_handling h where h.closed_answer_on or h.emergency_answer_on) then 'to_answer'
    else 'new'
  end;
end;
$$;
