-- The reconciliation compares Twilio's lists with what is stored. This file keeps its progress for each of our numbers
-- and how the last run ended.

-- The time up to which everything at Twilio is stored, for each number. Null or no row: never compared.
create table private.reconciled (
  business_number text primary key,
  texts_until timestamptz,
  calls_until timestamptz
);

-- One row: how the last run ended, and how many rows it set aside because they could not be stored.
create table private.reconciliation (
  id boolean primary key default true check (id),
  ended_at timestamptz,
  -- unfinished: time ran out, and the next run continues. failed: `reason` says why.
  outcome text check (outcome in ('complete', 'unfinished', 'failed')),
  reason text check (length(reason) <= 200),
  set_aside integer not null default 0
);
insert into private.reconciliation default values;

-- Finds texts whose outcome is unknown. They are looked for until it is known.
create index messages_unsettled on public.messages (created_at)
  where direction = 'outbound' and status in ('pending', 'unknown');

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

-- Starts a run by calling the edge function. The schedule calls it. The address and the key are the Vault's secrets
-- functions_url and reconcile_key; without them nothing happens, and the doctor reports that no run has ended. The
-- answer isn't needed, because the run itself stores how it ended.
create function private.ask_to_reconcile() returns void
language plpgsql set search_path = ''
as $$
declare
  v_url text;
  v_key text;
begin
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into v_url using 'functions_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into v_key using 'reconcile_key';
  if v_url is null or v_key is null then return; end if;
  execute 'select net.http_post(url := $1, headers := $2, body := $3, timeout_milliseconds := 120000)'
  using rtrim(v_url, '/') || '/sms-handler',
    jsonb_build_object('content-type', 'application/json', 'apikey', v_key, 'authorization', 'Bearer ' || v_key),
    jsonb_build_object('action', 'reconcile');
end;
$$;
