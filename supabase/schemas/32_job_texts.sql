-- Texts about jobs.

-- Begins a text about a job, with what the job says now. See begin_message for the parameters and the other outcomes.
-- no_job, no_visit: there is no such job, or no visit to confirm.
-- too_soon: this customer was asked for a review within 90 days.
create function public.begin_job_text(
  p_job_id uuid, p_kind text, p_body text, p_idempotency_key uuid, p_sent_by uuid, p_claim uuid, p_limits jsonb,
  p_first_body text default null
) returns table (
  outcome text, wait_seconds integer, message_id uuid, business_number text, status text, error_code integer,
  created_at timestamptz, body text, media jsonb, address text, from_number text
)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
#variable_conflict use_column
declare
  v_job public.jobs;
begin
  perform pg_advisory_xact_lock(hashtextextended('begin_message', 0));
  select * into v_job from public.jobs j where j.id = p_job_id;
  select c.address, coalesce(c.business_number, private.setting('twilio_phone_number')) into address, from_number
  from public.contacts c where c.id = v_job.contact_id;
  outcome := case
    when v_job.id is null then 'no_job'
    when p_kind in ('confirmation', 'moved') and v_job.visit_day is null then 'no_visit'
    when p_kind = 'review' and private.review_asked_at(v_job.contact_id, p_idempotency_key) is not null then 'too_soon'
  end;
  if outcome is not null then return next; return; end if;
  select begun.* into outcome, wait_seconds, message_id, business_number, status, error_code, created_at, body, media
  from public.begin_message(
    from_number, address, p_body, p_idempotency_key, p_sent_by, p_claim, p_limits, null, p_first_body) begun;
  if outcome = 'claimed' then
    insert into private.job_texts (message_id, job_id, kind, amount_cents, visit_day, visit_from, visit_to)
    values (message_id, v_job.id, p_kind, v_job.amount_cents, v_job.visit_day, v_job.visit_from, v_job.visit_to);
  end if;
  return next;
end;
$$;

-- Twilio has taken a text about a job, so the customer has it: the job moves on. An estimate that isn't the approved one
-- asks again. It runs once for each text, whoever reports it first.
create function private.apply_job_text() returns trigger
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_text private.job_texts;
  v_job public.jobs;
begin
  select * into v_text from private.job_texts t where t.message_id = new.id;
  if v_text.message_id is null then return null; end if;
  -- Locked after the message and before the job, as everywhere.
  perform from public.contacts c where c.id = new.contact_id for no key update;
  select * into v_job from public.jobs j where j.id = v_text.job_id;
  v_job.status := case
    when v_job.status = 'lost' then v_job.status
    when v_text.kind = 'done' then 'done'
    when v_job.status = 'done' then v_job.status
    when v_text.kind = 'on_the_way' then 'on_the_way'
    when v_text.kind in ('confirmation', 'moved') and v_job.status <> 'on_the_way' then 'booked'
    when v_text.kind = 'estimate' and v_job.status = 'new' then 'estimate_sent'
    else v_job.status end;
  if v_text.kind = 'estimate' and v_job.approved is not null and (
    v_job.approved #>> '{estimate,body}' <> new.body
    or v_job.approved #> '{estimate,amountCents}' is distinct from to_jsonb(v_text.amount_cents)
      and num_nonnulls(v_text.amount_cents, v_job.approved #>> '{estimate,amountCents}') > 0)
  then
    v_job.approved := null;
    v_job.status := case when v_job.status = 'approved' then 'estimate_sent' else v_job.status end;
  end if;
  update public.jobs j set status = v_job.status, approved = v_job.approved, changed_by = new.sent_by
  where j.id = v_job.id and (j.status, j.approved) is distinct from (v_job.status, v_job.approved);
  return null;
end;
$$;
create trigger apply_job_text after update on public.messages for each row
when (new.direction = 'outbound' and old.status in ('pending', 'unknown', 'failed')
  and new.status in ('accepted', 'queued', 'sending', 'sent', 'delivered'))
execute function private.apply_job_text();

-- Logs each changed setting of texts about jobs on a line of its own.
create function private.audit_job_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log (actor, action, subject, old_value, new_value)
  select new.updated_by, 'job_settings.update', 'job_settings.' || after.key, before.value, after.value
  from jsonb_each_text(to_jsonb(new) - 'updated_by') as after (key, value)
  join jsonb_each_text(to_jsonb(old)) as before (key, value) on before.key = after.key
  where after.value is distinct from before.value
  order by after.key;
  return new;
end;
$$;
create trigger audit_job_settings before update on public.job_settings
for each row execute function private.audit_job_settings();
