-- The rows that the database needs: single rows of settings, the storage's buckets, and the schedule. It can run again at
-- any time, and changes no setting that is there.

insert into private.admin_access default values on conflict do nothing;
insert into public.call_handling default values on conflict do nothing;
insert into private.retention default values on conflict do nothing;
insert into private.reconciliation default values on conflict do nothing;
insert into public.job_settings default values on conflict do nothing;

-- Private buckets for the pictures and documents that the office sends, and for pictures of quote requests. Some test
-- databases have no storage and skip this.
do $$
begin
  if to_regclass('storage.buckets') is null then return; end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select b.id, b.id, false, b.most, array['image/jpeg', 'image/png', 'image/gif', 'image/webp'] || b.more
  from (values
    ('message-media', 5000000, array['application/pdf']), ('quote-media', 1000000, array[]::text[])) b (id, most, more)
  on conflict (id) do nothing;
end;
$$;

-- Where pg_cron exists, it deletes a batch every minute for one hour at night in Tulsa, runs the reconciliation every five
-- minutes, and asks for due alerts and for scheduled texts every minute. Elsewhere the local stack or another scheduler must do it. The doctor
-- reports when nothing has run.
do $$
begin
  if not exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then return; end if;
  create extension if not exists pg_cron with schema pg_catalog;
  perform cron.schedule('delete-expired', '* 9 * * *', 'select public.delete_expired()');
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
  end if;
  if to_regnamespace('net') is not null then
    perform cron.schedule('reconcile', '*/5 * * * *', 'select private.ask_to_reconcile()');
    perform cron.schedule('send-alerts', '* * * * *', 'select private.ask_to_send_alerts()');
    perform cron.schedule('send-scheduled', '* * * * *', 'select private.ask_to_send_scheduled()');
  end if;
exception when others then
  raise warning 'pg_cron can''t be used here (%): run "npm run retention" every day, and call the action "reconcile" every five minutes and "sendAlerts" and "sendScheduled" every minute', sqlerrm;
end;
$$;
