set lock_timeout = '500ms';
-- All access rules. Nothing is reachable unless a line below allows it. Every statement must be repeatable, because the
-- embedded stack widens the default privileges and runs this file again at every start.

revoke all on all tables in schema public, private from public, anon, authenticated, service_role;
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
revoke execute on all functions in schema public, private from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
-- PostgreSQL lets everybody call a new function. This can't be revoked for a single schema.
alter default privileges revoke execute on functions from public;

grant usage on schema public to anon, authenticated, service_role;
grant usage on schema private to authenticated, service_role;

-- People who are signed in, as far as the policies and functions below let them.
grant execute on function
  private.is_admin(), private.is_staff(), private.news_topic(), private.has_begun(timestamptz),
  private.has_begun(timestamptz, double precision)
  to authenticated;
grant execute on function
  public.inbox_news(), public.note_presence(text, boolean), public.accept_invitation() to authenticated;
-- What inbox_news asks.
grant execute on function
  private.unread_total(), private.calls_waiting(), private.others_present(), private.is_callable(text),
  private.is_missed(text, text, boolean)
  to authenticated;
grant select on
  public.business_settings, public.user_roles, public.messages, public.voicemails, public.quote_requests,
  public.call_handling, public.calls, public.audit_log
  to authenticated;
-- What inbox_news reads. The rest of a contact comes from the functions only, because an export of all contacts is for
-- admins and is logged.
grant select (
  id, address, name, unread_count, unread_calls, last_source, last_event, last_message_at, waiting, waiting_calls, changed_at)
  on public.contacts to authenticated;
grant insert (setting_key, setting_value, description) on public.business_settings to authenticated;
grant update (setting_value, updated_at) on public.business_settings to authenticated;
grant select, insert, delete on public.saved_replies to authenticated;

-- Anybody reads when the business is open, as the site shows it, and nothing else of its settings.
grant select on public.opening_hours to anon, authenticated;
grant select (hours, holidays) on public.call_handling to anon;

-- The edge functions, with the secret key.
grant select on
  public.user_roles, private.retention, private.call_log, private.conversation_list, private.job_list,
  public.opening_hours
  to service_role;
grant select, insert on public.audit_log to service_role;
grant select, insert, update on
  public.business_settings, public.contacts, public.messages, public.voicemails, public.calls, public.quote_requests,
  private.reconciled
  to service_role;
grant select, update on private.reconciliation, public.call_handling to service_role;
grant select, update on public.job_settings to service_role;
grant select, insert, delete on public.contact_notes to service_role;
grant select, insert on public.job_changes, private.job_texts to service_role;
grant select, insert, update, delete on
  public.jobs, public.machines, public.scheduled_texts, private.reminders, private.feeds
  to service_role;
grant select, insert, update, delete on private.rate_limits, private.alert_settings, private.alert_throttle,
  private.alert_queue, private.member_names, public.saved_replies to service_role;
-- Every function except the three that depend on who is signed in.
grant execute on all functions in schema public, private to service_role;
revoke execute on function
  public.inbox_news(), public.note_presence(text, boolean), public.accept_invitation() from service_role;

-- Turns on row security for every table, and drops all policies but those that follow.
do $$
declare
  v_row record;
begin
  for v_row in select t.tablename from pg_catalog.pg_tables t where t.schemaname = 'public' loop
    execute format('alter table public.%I enable row level security', v_row.tablename);
  end loop;
  for v_row in select p.policyname, p.tablename from pg_catalog.pg_policies p where p.schemaname = 'public' loop
    execute format('drop policy %I on public.%I', v_row.policyname, v_row.tablename);
  end loop;
end;
$$;
create policy "Staff read settings" on public.business_settings for select to authenticated using ((select private.is_staff()));
create policy "Admins add settings" on public.business_settings for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change settings" on public.business_settings
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "People see their own roles" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) and private.has_begun(begins_at));
create policy "Staff read contacts" on public.contacts for select to authenticated using ((select private.is_staff()));
create policy "Staff read messages" on public.messages for select to authenticated using ((select private.is_staff()));
create policy "Staff read voicemails" on public.voicemails for select to authenticated using ((select private.is_staff()));
create policy "Staff read calls" on public.calls for select to authenticated using ((select private.is_staff()));
create policy "Admins read quote requests" on public.quote_requests for select to authenticated using ((select private.is_admin()));
create policy "Admins read the audit log" on public.audit_log for select to authenticated using ((select private.is_admin()));
create policy "Admins read the call handling" on public.call_handling for select to authenticated using ((select private.is_admin()));
create policy "Visitors read the opening hours" on public.call_handling for select to anon using (true);
create policy "Staff read saved replies" on public.saved_replies for select to authenticated using ((select private.is_staff()));
create policy "Staff save replies" on public.saved_replies for insert to authenticated with check ((select private.is_staff()));
create policy "Staff drop saved replies" on public.saved_replies for delete to authenticated using ((select private.is_staff()));

-- Whoever may read this table may join a topic, and whoever may insert may send. Only the database sends.
do $$
begin
  if to_regclass('realtime.messages') is null then return; end if;
  drop policy if exists "Staff hear of news" on realtime.messages;
  create policy "Staff hear of news" on realtime.messages for select to authenticated using (
    extension = 'broadcast' and (select realtime.topic()) = (select private.news_topic()) and (select private.is_staff()));
end;
$$;
