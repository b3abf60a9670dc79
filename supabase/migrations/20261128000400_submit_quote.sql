-- Quote requests once more: a flood hides nobody but those who take part in it, and a request sent again keeps the
-- pictures that it brings.
set lock_timeout = '500ms';

-- Whether one of these limits is used up, without counting: the same as for apply_limits, which counts.
create function private.is_over(p_limits jsonb) returns boolean
language sql stable set search_path = ''
return exists (
  select from jsonb_to_recordset(p_limits) as l (key text, "limit" integer, seconds integer)
  join private.rate_limits r on r.key = l.seconds || ' ' || l.key
  where r.ends_at > now() and r.taken > l."limit");

drop function public.submit_quote(jsonb, text, jsonb, jsonb, jsonb, text, jsonb);

-- Stores a quote request that the edge function has checked.
-- p_quote: its columns, with the text of the consent if it was given. p_summary: the request as text for the office.
-- p_suspected_of: why a machine seems to have sent it.
-- p_attempt_limits count every call, p_limits every request that isn't a repetition. Beyond them a request is refused.
-- Beyond p_flood_limits, which count all senders together, a flood is on. Then a sender who is over one of
-- p_share_limits, which only look at what p_limits have counted, is suspected. Without p_share_limits everybody is.
-- Somebody whom the office has known for a day is no part of a flood.
-- p_picture_limits count the requests that bring pictures. p_media: pictures to list although nothing says that they are
-- stored, which only the functions of release 2.5.1 want.
-- outcome: stored; suspected (stored as such, see suspected_of); repeated (the same request came within ten minutes, and
-- nothing is stored); limited (wait for wait_seconds). refused_key: the attempt limit that is used up, which refuses
-- everything from this sender until then. message_id: the request's entry in Messages, also of a repeated one, and media
-- the pictures that it has. takes_pictures: whether the request's pictures may be added (add_quote_pictures).
create function public.submit_quote(
  p_quote jsonb, p_summary text, p_attempt_limits jsonb, p_limits jsonb, p_flood_limits jsonb default '[]',
  p_suspected_of text default null, p_media jsonb default '[]', p_share_limits jsonb default null,
  p_picture_limits jsonb default '[]'
) returns table (
  outcome text, wait_seconds integer, refused_key text, suspected_of text, is_flood boolean, message_id uuid, media jsonb,
  takes_pictures boolean
)
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_quote public.quote_requests := jsonb_populate_record(null::public.quote_requests, p_quote || jsonb_build_object(
    'id', gen_random_uuid(), 'outcome', 'new', 'created_at', now()));
  v_address text := coalesce(v_quote.phone, lower(v_quote.email));
  v_is_known boolean;
  v_opens boolean;
begin
  delete from private.rate_limits r where r.key in (
    select o.key from private.rate_limits o where o.ends_at <= now() order by o.ends_at limit 20
    for update skip locked);
  is_flood := false;
  media := '[]';
  takes_pictures := false;
  outcome := 'limited';
  wait_seconds := private.apply_limits(p_attempt_limits);
  if wait_seconds > 0 then
    select l.key into refused_key
    from jsonb_to_recordset(p_attempt_limits) as l (key text, "limit" integer, seconds integer)
    join private.rate_limits r on r.key = l.seconds || ' ' || l.key and r.taken >= l."limit"
    order by r.ends_at desc limit 1;
    return next;
    return;
  end if;

  -- Requests of the same person wait for each other, so that a repetition is noticed.
  perform pg_advisory_xact_lock(hashtextextended('quote ' || v_address, 0));
  -- A request that is beyond suspicion repeats none that was suspected, such as one sent before Turnstile could load.
  select q.message_id, q.suspected_of, coalesce(m.media, '[]') into message_id, suspected_of, media
  from public.quote_requests q
  join public.contacts c on c.id = q.contact_id
  left join public.messages m on m.id = q.message_id
  where c.address = v_address and q.created_at > now() - interval '10 minutes' and to_jsonb(q) @> (p_quote - 'page')
    and (q.suspected_of is null or q.suspected_of = 'flood' or p_suspected_of is not null)
  order by q.created_at desc limit 1;
  if found then
    outcome := 'repeated';
    takes_pictures := private.takes_pictures(suspected_of, p_picture_limits);
    return next;
    return;
  end if;
  media := '[]';
  wait_seconds := private.apply_limits(p_limits);
  if wait_seconds > 0 then return next; return; end if;

  v_is_known := exists (
    select from public.contacts c
    where c.address = v_address and not c.is_apart and c.last_message_at is not null
      and c.created_at < now() - interval '1 day');
  suspected_of := p_suspected_of;
  -- What is suspected for its content doesn't reach Open, so it doesn't make a flood either.
  if suspected_of is null or suspected_of = 'unverified' then
    is_flood := private.apply_limits(p_flood_limits) > 0;
    if is_flood and not v_is_known and coalesce(private.is_over(p_share_limits), true) then
      suspected_of := 'flood';
    end if;
  end if;
  v_quote.suspected_of := suspected_of;
  outcome := case when suspected_of is null then 'stored' else 'suspected' end;
  takes_pictures := private.takes_pictures(suspected_of, p_picture_limits);

  -- A suspected request is shown with that person's texts, but doesn't count as unread or open a conversation. The
  -- exception is one that was only not verified, by somebody known: nobody would find it under Suspected.
  v_opens := outcome = 'stored' or suspected_of = 'unverified' and v_is_known;
  insert into public.contacts as c (
    address, name, email, last_message, last_message_at, last_source, unread_count, texting_allowed_by, is_suspected)
  values (v_address, v_quote.name, v_quote.email, left(p_summary, 200), now(), 'web', v_opens::integer,
    case when v_quote.sms_consent and outcome = 'stored' then 'form' end, not v_opens)
  on conflict (address) do update set
    last_message = excluded.last_message, last_message_at = excluded.last_message_at, last_source = 'web',
    unread_count = c.unread_count + case when c.is_blocked then 0 else excluded.unread_count end,
    name = coalesce(nullif(c.name, ''), excluded.name),
    email = coalesce(c.email, excluded.email),
    texting_allowed_by = coalesce(c.texting_allowed_by, excluded.texting_allowed_by),
    is_done = c.is_done and (excluded.is_suspected or c.is_blocked),
    is_suspected = c.is_suspected and excluded.is_suspected
  returning c.id into v_quote.contact_id;
  v_quote.consented_at := case when v_quote.sms_consent then now() end;
  if outcome = 'stored' then media := p_media; end if;
  insert into public.messages as m (contact_id, business_number, direction, body, media, status, source)
  values (v_quote.contact_id, private.setting('twilio_phone_number'), 'inbound', p_summary, submit_quote.media,
    'received', 'web')
  returning m.id into message_id;
  v_quote.message_id := message_id;
  insert into public.quote_requests select v_quote.*;
  return next;
end;
$$;

-- Whether the pictures of a request are kept: not those of a machine, and not more than the limits allow.
create function private.takes_pictures(p_suspected_of text, p_limits jsonb) returns boolean
language sql set search_path = ''
return coalesce(p_suspected_of = 'unverified', true) and private.apply_limits(p_limits) = 0;

-- Lists pictures that are in the storage now in the entry of their request. Those that it has already (by "content") are
-- left out, and those beyond p_most. Returns all pictures of the entry, and nothing when it is gone.
create function public.add_quote_pictures(p_message_id uuid, p_media jsonb, p_most integer) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_before jsonb;
  v_media jsonb;
begin
  select m.media into v_before from public.messages m
  where m.id = p_message_id and m.source = 'web' for update;
  if v_before is null then return '[]'; end if;
  select v_before || coalesce(jsonb_agg(added.file order by added.place), '[]') into v_media
  from (
    select file, place from jsonb_array_elements(p_media) with ordinality as given (file, place)
    where not v_before @> jsonb_build_array(jsonb_build_object('content', file -> 'content'))
    order by place limit greatest(0, p_most - jsonb_array_length(v_before))
  ) added;
  if v_media <> v_before then
    update public.messages m set media = v_media where m.id = p_message_id;
    -- So that an open office loads it.
    update public.contacts c set changed_at = clock_timestamp()
    where c.id = (select m.contact_id from public.messages m where m.id = p_message_id);
  end if;
  return v_media;
end;
$$;

grant execute on function
  private.is_over(jsonb), private.takes_pictures(text, jsonb), public.add_quote_pictures(uuid, jsonb, integer),
  public.submit_quote(jsonb, text, jsonb, jsonb, jsonb, text, jsonb, jsonb, jsonb)
  to service_role;
