-- What Settings says about the office itself.

create function public.office_status() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'set_up_at', (select min(u.created_at) from public.user_roles u),
    'reconciled_at', r.ended_at, 'reconciliation_outcome', r.outcome, 'set_aside', r.set_aside,
    'retention_months', t.months, 'expired_deleted_at', t.last_run_at,
    'backup_checked_at', (select max(a.happened_at) from public.audit_log a where a.action = 'backup.check')
  )
  from public.reconciliation r cross join private.retention t;
$$;
