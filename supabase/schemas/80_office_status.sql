-- The state of the office itself, for Settings and `npm run doctor`.

-- The state of the office itself, for Settings and `npm run doctor`.
create function public.office_status() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'reconciled_at', r.ended_at, 'reconciliation_outcome', r.outcome, 'reconciliation_reason', r.reason,
    'set_aside', r.set_aside,
    'retention_months', t.months, 'expired_deleted_at', t.last_run_at,
    'backup_checked_at', (select max(a.happened_at) from public.audit_log a where a.action = 'backup.check')
  )
  from private.reconciliation r cross join private.retention t;
$$;

-- What the doctor checks in a deployment: migrations, admins, the saved number, the scheduled jobs, and the access rules
-- of the schema `public` as the catalog has them.
create function public.deployment_state() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_migrations jsonb := '[]';
  v_jobs jsonb := '{}';
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select coalesce(jsonb_agg(version order by version), ''[]'') from supabase_migrations.schema_migrations'
      into v_migrations;
  end if;
  if to_regclass('cron.job') is not null then
    execute 'select jsonb_object_agg(j.jobname, jsonb_build_object(''schedule'', j.schedule, ''is_active'', j.active, ''last_run'', (
        select jsonb_build_object(''at'', d.start_time, ''status'', d.status, ''message'', left(d.return_message, 200))
        from cron.job_run_details d where d.jobid = j.jobid order by d.start_time desc nulls last limit 1)))
      from cron.job j where j.jobname in ($1, $2)'
      into v_jobs using 'delete-expired', 'reconcile';
  end if;
  return jsonb_build_object(
    'migrations', v_migrations,
    'admins', (select count(*) from public.user_roles r where r.role = 'admin'),
    'set_up_at', (select min(u.created_at) from auth.users u),
    'business_number', private.setting('twilio_phone_number'),
    'retention', (
      select to_jsonb(r) || jsonb_build_object('job', v_jobs -> 'delete-expired') from private.retention r),
    'reconciliation', (
      select to_jsonb(r) || jsonb_build_object('job', v_jobs -> 'reconcile') from private.reconciliation r),
    'tables', (
      -- needed: a column that must have a value.
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', c.relname,
        'has_row_rules', c.relrowsecurity,
        'needed', (
          select a.attname from pg_catalog.pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and a.attnotnull and a.attidentity = ''
          order by a.atthasdef, a.attnum limit 1
        )
      ) order by c.relname), '[]')
      from pg_catalog.pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    ),
    'policies', (
      select coalesce(jsonb_agg(p.tablename || ': ' || p.policyname order by p.tablename, p.policyname), '[]')
      from pg_catalog.pg_policies p where p.schemaname = 'public'
    )
  );
end;
$$;
