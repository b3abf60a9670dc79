-- Quote requests from the site: counted against the limits, stored with the consent they were given under,
-- and shown in Messages as the first entry of that person's conversation.

-- Counts a request against limits [{"key": text, "limit": integer, "seconds": integer}], each period starting
-- with its first request. Answers the seconds to wait, or 0 when no limit is passed.
-- Counts the keys in a fixed order, so that concurrent requests can't deadlock.
create function private.take_turn(p_limits jsonb) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_limit record;
  v_wait integer;
  v_longest integer := 0;
begin
  for v_limit in
    select l.seconds || ' ' || l.key as key, l."limit" as most, make_interval(secs => l.seconds) as stretch
    from jsonb_to_recordset(p_limits) as l (key text, "limit" integer, seconds integer)
    order by 1
  loop
    insert into private.rate_limits as known (key, ends_at, taken)
    values (v_limit.key, now() + v_limit.stretch, 1)
    on conflict (key) do update set
      taken = case when known.ends_at <= now() then 1 else known.taken + 1 end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning case
      when known.taken > v_limit.most then greatest(1, ceil(extract(epoch from known.ends_at - now())))::integer
      else 0
    end into v_wait;
    v_longest := greatest(v_longest, v_wait);
  end loop;
  return v_longest;
end;
$$;

-- Whether the same request came within ten minutes.
create function private.is_repeated_quote(p_quote jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.quote_requests q
    where q.created_at > now() - interval '10 minutes'
      and q.name = p_quote ->> 'name'
      and q.phone is not distinct from p_quote ->> 'phone'
      and q.email is not distinct from p_quote ->> 'email'
      and q.zip = p_quote ->> 'zip'
      and q.equipment = p_quote ->> 'equipment'
      and q.brand is not distinct from p_quote ->> 'brand'
      and q.description = p_quote ->> 'description'
      and q.can_move is not distinct from p_quote ->> 'canMove'
      and q.urgency = p_quote ->> 'urgency'
      and q.sms_consent = (p_quote ->> 'smsConsent')::boolean
  );
$$;

-- Takes a quote request that the function has checked. `p_quote` has its field names, `p_summary` is what
-- the office reads. `p_attempt_limits` count every call, `p_limits` every request that is no repetition; one
-- beyond `p_flood_limits` is suspected instead of refused. `p_suspected_of`: why a machine seems to have
-- sent it. `p_media`: where its pictures will be, when it is stored. Outcomes: stored; suspected (stored as such); repeated
-- (nothing is added); limited (with the seconds to wait).
create function public.submit_quote(
  p_quote jsonb, p_summary text, p_consent_text text, p_consent_version text, p_attempt_limits jsonb,
  p_limits jsonb, p_flood_limits jsonb default '[]', p_suspected_of text default null,
  p_media jsonb default '[]'
) returns table (outcome text, wait_seconds integer)
language plpgsql security invoker set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_email text := p_quote ->> 'email';
  v_address text := coalesce(p_quote ->> 'phone', lower(v_email));
  v_consent boolean := (p_quote ->> 'smsConsent')::boolean;
  v_suspected_of text := p_suspected_of;
  v_business text;
  v_contact uuid;
  v_wait integer;
begin
  delete from private.rate_limits r where r.key in (
    select o.key from private.rate_limits o where o.ends_at <= now() limit 20 for update skip locked);
  v_wait := private.take_turn(p_attempt_limits);
  if v_wait > 0 then
    return query select 'limited', v_wait;
    return;
  end if;

  -- Only those of the same person one after the other, so that a repetition is seen.
  perform pg_advisory_xact_lock(hashtextextended('quote ' || v_address, 0));
  if private.is_repeated_quote(p_quote) then
    return query select 'repeated', 0;
    return;
  end if;
  v_wait := private.take_turn(p_limits);
  if v_wait > 0 then
    return query select 'limited', v_wait;
    return;
  end if;
  if v_suspected_of is null and private.take_turn(p_flood_limits) > 0 then v_suspected_of := 'flood'; end if;

  -- A request is taken also while no business number is saved.
  select s.setting_value into v_business
  from public.business_settings s where s.setting_key = 'twilio_phone_number';
  insert into public.contacts (address, is_suspected) values (v_address, v_suspected_of is not null)
  on conflict (address) do nothing;
  select c.id into v_contact from public.contacts c where c.address = v_address;
  insert into public.quote_requests (
    contact_id, business_number, name, phone, email, zip, equipment, brand, description, can_move, urgency, page,
    sms_consent, consent_text, consent_version, consented_at, suspected_of
  ) values (
    v_contact, v_business, p_quote ->> 'name', p_quote ->> 'phone', v_email, p_quote ->> 'zip',
    p_quote ->> 'equipment', p_quote ->> 'brand', p_quote ->> 'description', p_quote ->> 'canMove',
    p_quote ->> 'urgency', p_quote ->> 'page', v_consent,
    case when v_consent then p_consent_text end,
    case when v_consent then p_consent_version end,
    case when v_consent then now() end,
    v_suspected_of
  );
  insert into public.messages (contact_id, business_number, direction, body, media, status, source)
  values (v_contact, v_business, 'inbound', p_summary,
    case when v_suspected_of is null then p_media else '[]'::jsonb end, 'received', 'web');

  -- One that is suspected shows up with that person's texts, but rings no bell and opens nothing.
  update public.contacts c set
    last_message = left(p_summary, 200), last_message_at = now(), last_source = 'web',
    unread_count = c.unread_count + case when v_suspected_of is null and not c.is_blocked then 1 else 0 end,
    name = coalesce(nullif(c.name, ''), p_quote ->> 'name'),
    email = coalesce(c.email, v_email),
    texting_allowed_by = coalesce(c.texting_allowed_by, case when v_consent and v_suspected_of is null then 'form' end),
    is_done = c.is_done and (v_suspected_of is not null or c.is_blocked),
    is_suspected = c.is_suspected and v_suspected_of is not null
  where c.id = v_contact;
  return query select case when v_suspected_of is null then 'stored' else 'suspected' end, 0;
end;
$$;
