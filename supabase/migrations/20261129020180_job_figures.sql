set lock_timeout = '500ms';

-- Counts the requests of the last days and those that were won. median_answer: the median of the seconds until our first
-- text or call, or null when none was answered. A call counts once it has ended, if it reached the customer's phone.
-- jobs: those of the same days, and what the ones that were won come to.
create or replace function public.request_figures(p_days integer) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'received', count(*), 'won', count(*) filter (where q.outcome = 'won'),
    'median_answer', percentile_cont(0.5) within group (order by extract(epoch from first.at - q.created_at)),
    'jobs', (
      select jsonb_build_object(
        'made', count(*), 'won', count(*) filter (where j.status in ('approved', 'booked', 'on_the_way', 'done')),
        'lost', count(*) filter (where j.status = 'lost'),
        'wonCents', coalesce(sum(j.amount_cents) filter (
          where j.status in ('approved', 'booked', 'on_the_way', 'done')), 0))
      from public.jobs j where j.created_at > now() - make_interval(days => p_days)))
  from public.quote_requests q
  left join public.contacts c on c.id = q.contact_id
  cross join lateral (
    select least(
      (select min(m.created_at) from public.messages m
        where m.contact_id = q.contact_id and m.created_at > q.created_at and m.direction = 'outbound'
          and m.source = 'sms' and m.status not in ('failed', 'undelivered')),
      (select min(k.listed_at) from public.calls k
        where k.other_number = c.address and k.direction = 'outbound' and k.listed_at > q.created_at
          and k.status in ('completed', 'busy', 'no-answer'))
    ) as at
  ) first
  where q.suspected_of is null and q.created_at > now() - make_interval(days => p_days);
$$;
