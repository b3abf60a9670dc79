-- The progress of the reconciliation, which compares Twilio's lists with what is stored, and how its last run ended.

-- The progress of each of our numbers: the saved one, every one that somebody has texted or called, and those that were
-- compared before.
create function public.reconciliation_progress()
returns table (business_number text, texts_until text, calls_until text)
language sql stable set search_path = ''
as $$
  select own.number, private.exact_time(r.texts_until), private.exact_time(r.calls_until)
  from (
    select s.setting_value as number from public.business_settings s where s.setting_key = 'twilio_phone_number'
    union select c.business_number from public.contacts c where c.business_number is not null
    union select c.business_number from public.calls c
    union select k.business_number from private.reconciled k
  ) own
  left join private.reconciled r on r.business_number = own.number
  order by own.number;
$$;

-- Notes that everything of these numbers up to that time is stored, except rows that were set aside.
create function public.note_reconciled(
  p_business_numbers jsonb, p_texts_until timestamptz default null, p_calls_until timestamptz default null
) returns void
language sql set search_path = '' set lock_timeout = '2s'
as $$
  insert into private.reconciled as known (business_number, texts_until, calls_until)
  select n, p_texts_until, p_calls_until from jsonb_array_elements_text(p_business_numbers) as n
  on conflict (business_number) do update set
    texts_until = greatest(known.texts_until, excluded.texts_until),
    calls_until = greatest(known.calls_until, excluded.calls_until);
$$;

-- Stores how a run ended. Returns whether the one before had failed, more than a minute ago.
create function public.end_reconciliation(
  p_outcome text, p_reason text default null, p_set_aside integer default 0
) returns boolean
language sql set search_path = '' set lock_timeout = '2s'
as $$
  update private.reconciliation r set
    ended_at = now(), outcome = p_outcome, reason = left(p_reason, 200), set_aside = p_set_aside
  from private.reconciliation before
  where r.id and before.id
  returning before.outcome = 'failed' and before.ended_at < now() - interval '1 minute';
$$;
