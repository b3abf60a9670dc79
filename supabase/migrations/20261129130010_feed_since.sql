set lock_timeout = '500ms';

-- Since when a member has a feed, or one job's visit for its customer. Null when there is none.
create function public.feed_since(p_actor uuid, p_job_id uuid default null) returns timestamptz
language sql stable set search_path = ''
as $$
  select f.created_at from private.feeds f where f.job_id = p_job_id or p_job_id is null and f.user_id = p_actor;
$$;

grant execute on function public.feed_since(uuid, uuid) to service_role;
