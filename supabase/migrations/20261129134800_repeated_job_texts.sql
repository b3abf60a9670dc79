set lock_timeout = '500ms';
-- A text that repeats a failed text about a job is about that job, too. Jobs say which estimate the customer has, and when
-- they were asked for a review.

-- When this customer was last asked for a review, if that is less than 90 days ago. Null otherwise. p_but: a text that
-- doesn't count.
create function private.review_asked_at(p_contact_id uuid, p_but uuid default null) returns timestamptz
language sql stable set search_path = ''
as $$
  select max(m.created_at)
  from public.jobs j join private.job_texts t on t.job_id = j.id join public.messages m on m.id = t.message_id
  where j.contact_id = p_contact_id and t.kind = 'review' and m.created_at > now() - interval '90 days'
    and m.status not in ('failed', 'undelivered') and m.id is distinct from p_but;
$$;

-- Each job as the office sees it.
create or replace view private.job_list with (security_invoker = true) as
select j.id, c.address as contact, c.name as contact_name, c.company, j.title, j.machine, j.machine_id, j.place, j.note,
  j.amount_cents, j.status, private.visit_of(j) as visit, j.approved, j.created_at, j.updated_at, j.visit_day,
  j.visit_from, j.contact_id, (private.estimate_of(j)).created_at as estimate_sent_at,
  private.review_asked_at(j.contact_id) as review_asked_at
from public.jobs j join public.contacts c on c.id = j.contact_id;

-- Jobs by visit, then newest. p_from, p_to: only visits on these days. p_unscheduled: only jobs that still need a visit.
drop function public.list_jobs(uuid, text, date, date, text, boolean, integer, integer);
create function public.list_jobs(
  p_job_id uuid default null, p_contact text default null, p_from date default null, p_to date default null,
  p_status text default null, p_unscheduled boolean default false, p_limit integer default 500,
  p_offset integer default 0
) returns table (
  id uuid, contact text, contact_name text, company text, title text, machine text, machine_id uuid, place text,
  note text, amount_cents integer, status text, visit jsonb, approved jsonb, created_at timestamptz,
  updated_at timestamptz, estimate_sent_at timestamptz, review_asked_at timestamptz
)
language sql stable set search_path = ''
as $$
  select l.id, l.contact, l.contact_name, l.company, l.title, l.machine, l.machine_id, l.place, l.note, l.amount_cents,
    l.status, l.visit, l.approved, l.created_at, l.updated_at, l.estimate_sent_at, l.review_asked_at
  from private.job_list l
  where (p_job_id is null or l.id = p_job_id)
    and (p_contact is null or l.contact = p_contact)
    and (p_from is null or l.visit_day >= p_from) and (p_to is null or l.visit_day <= p_to)
    and (p_status is null or l.status = p_status)
    and (not p_unscheduled or l.visit_day is null and (p_status is not null or l.status not in ('done', 'lost')))
  order by l.visit_day, l.visit_from, l.created_at desc, l.id desc limit p_limit offset p_offset;
$$;

-- Why a text of the office may not be sent, by the outcomes of begin_message. Null when nothing forbids it. p_saved: the
-- saved number.
create or replace function private.refusal_of_text(
  p_contact public.contacts, p_saved text, p_from text, p_body text, p_retry_of uuid
) returns text
language sql stable set search_path = ''
return case
  when p_saved is null then 'no_business_number'
  when p_from not in (p_saved, coalesce(p_contact.business_number, p_saved)) then 'wrong_sender'
  when p_contact.id is null then 'no_conversation'
  when p_contact.is_blocked then 'blocked'
  when p_contact.opted_out_by_contact or p_contact.opted_out_by_office then 'opted_out'
  when private.text_block(p_contact) is not null then 'no_consent'
  when p_retry_of is not null and not exists (
    select from public.messages m
    where m.id = p_retry_of and m.contact_id = p_contact.id
      and m.direction = 'outbound' and m.status in ('failed', 'undelivered')
      -- An automatic text would come too late, and as somebody's own words.
      and m.source <> 'auto'
      and (btrim(p_body) <> '' or m.media <> '[]'::jsonb)
  ) then 'not_failed'
  when exists (select from private.job_texts t where t.message_id = p_retry_of and t.kind = 'review')
    and private.review_asked_at(
      p_contact.id, (select m.id from public.messages m where m.retry_of = p_retry_of)) is not null then 'too_soon'
end;

-- Writes the row of a text of the office, with its lease, and shows the text in the list of conversations. One that
-- repeats a text about a job is about that job, too.
create or replace function private.claim_text(
  p_contact_id uuid, p_business_number text, p_body text, p_media jsonb, p_idempotency_key uuid, p_retry_of uuid,
  p_sent_by uuid, p_claim uuid
) returns public.messages
language plpgsql set search_path = ''
as $$
declare
  v_message public.messages;
begin
  insert into public.messages (
    id, contact_id, business_number, direction, body, media, status, idempotency_key, retry_of, sent_by, claimed_by,
    claimed_until)
  values (p_idempotency_key, p_contact_id, p_business_number, 'outbound', p_body, p_media, 'pending', p_idempotency_key,
    p_retry_of, p_sent_by, p_claim, now() + interval '60 seconds')
  returning * into v_message;
  insert into private.job_texts (message_id, job_id, kind, amount_cents, visit_day, visit_from, visit_to)
  select v_message.id, t.job_id, t.kind, t.amount_cents, t.visit_day, t.visit_from, t.visit_to
  from private.job_texts t where t.message_id = p_retry_of;
  update public.contacts c
  set last_message = private.summary_of(p_body, p_media), last_message_at = now(), last_source = 'sms',
    is_suspected = false
  where c.id = p_contact_id;
  return v_message;
end;
$$;

-- Begins a text about a job, with what the job says now. See begin_message for the parameters and the other outcomes.
-- no_job, no_visit: there is no such job, or no visit to confirm.
-- too_soon: this customer was asked for a review within 90 days.
create or replace function public.begin_job_text(
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

grant execute on function
  private.review_asked_at(uuid, uuid),
  public.list_jobs(uuid, text, date, date, text, boolean, integer, integer)
  to service_role;
