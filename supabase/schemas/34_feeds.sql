-- Calendar feeds.

-- Makes the feed of a member, or of one job's visit for its customer. An earlier one of the same ends. p_secret_hash: in
-- hex. Returns false when there is no such job.
create function public.create_feed(p_secret_hash text, p_actor uuid, p_job_id uuid default null) returns boolean
language plpgsql set search_path = '' set lock_timeout = '2s'
as $$
begin
  if p_job_id is not null and not exists (select from public.jobs j where j.id = p_job_id) then return false; end if;
  delete from private.feeds f where f.job_id = p_job_id or p_job_id is null and f.user_id = p_actor;
  insert into private.feeds (secret_hash, user_id, job_id)
  values (decode(p_secret_hash, 'hex'), case when p_job_id is null then p_actor end, p_job_id);
  insert into public.audit_log (actor, action, new_value) values (p_actor, 'feed.create', p_job_id);
  return true;
end;
$$;

-- Ends a feed.
create function public.revoke_feed(p_actor uuid, p_job_id uuid default null) returns void
language sql set search_path = '' set lock_timeout = '2s'
as $$
  with gone as (
    delete from private.feeds f where f.job_id = p_job_id or p_job_id is null and f.user_id = p_actor returning f.job_id
  )
  insert into public.audit_log (actor, action, old_value) select p_actor, 'feed.revoke', gone.job_id from gone;
$$;

-- Since when a member has a feed, or one job's visit for its customer. Null when there is none.
create function public.feed_since(p_actor uuid, p_job_id uuid default null) returns timestamptz
language sql stable set search_path = ''
as $$
  select f.created_at from private.feeds f where f.job_id = p_job_id or p_job_id is null and f.user_id = p_actor;
$$;

-- What a feed shows, by the hash of its secret: the visits of a member from thirty days ago on, or one visit. Null when
-- the secret is unknown, or its member has no role any more.
-- for: member or customer. startsAt, endsAt: in UTC.
create function public.read_feed(p_secret_hash text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'for', case when f.job_id is null then 'member' else 'customer' end,
    'visits', coalesce((
      select jsonb_agg(jsonb_build_object(
        'jobId', j.id, 'title', j.title, 'machine', j.machine, 'place', j.place, 'contactName', coalesce(c.name, c.address),
        'startsAt', private.exact_time(lower(private.visit_span(j))),
        'endsAt', private.exact_time(upper(private.visit_span(j))),
        'isConfirmed', private.confirmed_at(j) is not null, 'changedAt', private.exact_time(j.updated_at)
      ) order by j.visit_day, j.visit_from, j.id)
      from public.jobs j join public.contacts c on c.id = j.contact_id
      where j.visit_day is not null and j.status <> 'lost'
        and case when f.job_id is null then
          j.visit_member = f.user_id and j.visit_day > private.business_day(now()) - 30 else j.id = f.job_id end
    ), '[]'))
  from private.feeds f
  where f.secret_hash = decode(p_secret_hash, 'hex')
    and (f.user_id is null or exists (select from public.user_roles r where r.user_id = f.user_id));
$$;
