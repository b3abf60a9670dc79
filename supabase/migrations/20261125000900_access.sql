-- All access rules: nothing is reachable unless a line below allows it. Every statement must be repeatable,
-- because the embedded stack widens the default privileges and runs this file again at every start.

revoke all on all tables in schema public from public, anon, authenticated, service_role;
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
revoke execute on all functions in schema public from public, anon, authenticated, service_role;
revoke execute on all functions in schema private from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
-- PostgreSQL lets everybody call a new function, and no line for a single schema takes that back.
alter default privileges revoke execute on functions from public;

grant usage on schema public to anon, authenticated, service_role;
grant usage on schema private to authenticated, service_role;

-- Admins and dispatchers, as far as the policies below let them; and whoever was invited.
grant execute on function private.is_admin(), private.is_staff() to authenticated;
grant execute on function public.inbox_news(), public.accept_invitation() to authenticated;
grant select on
  public.business_settings, public.user_roles, public.contacts, public.messages, public.voicemails,
  public.quote_requests, public.contact_notes, public.call_handling, public.audit_log, public.calls, public.reconciliation
  to authenticated;
grant insert (setting_key, setting_value, description) on public.business_settings to authenticated;
grant update (setting_value, updated_at) on public.business_settings to authenticated;
grant select, insert, delete on public.saved_replies to authenticated;

-- The edge functions, with the secret key.
grant select, insert, update on public.business_settings to service_role;
grant select on public.user_roles to service_role;
grant select, insert, update on public.contacts to service_role;
grant select, insert, update on public.messages to service_role;
grant select, insert, update on public.voicemails to service_role;
grant select, insert, update on public.calls to service_role;
grant select, update on public.reconciliation to service_role;
grant select, insert, update on public.quote_requests to service_role;
grant select, insert, delete on public.contact_notes to service_role;
grant select, update on public.call_handling to service_role;
grant select, insert on public.audit_log to service_role;
grant select, insert, update, delete on private.rate_limits to service_role;
grant select, insert, update on private.reconciled to service_role;
grant select on private.retention to service_role;
grant select, insert, update, delete on private.set_aside to service_role;
grant select, insert, update, delete on
  private.alert_settings, private.alert_devices, private.alert_turns, private.alerted, private.alert_texts
  to service_role;
grant execute on function
  private.is_quiet(text, text, text), private.alert_texts_left(uuid, jsonb),
  public.save_alerts(uuid, jsonb, text, text, text, jsonb), public.get_alerts(uuid),
  public.remove_alerts(uuid, text), public.claim_alerts(integer, text, jsonb, text, text, text),
  public.hold_alerts(uuid, text, integer), public.claim_test_alert(uuid, jsonb)
  to service_role;
grant execute on function
  private.is_week(jsonb), private.text_block(public.contacts), private.is_known(public.contacts),
  private.has_open_request(uuid), private.request_note(public.messages), private.word_hits(tsquery), private.summary_of(text, jsonb),
  private.contact_of(text), private.email_of(uuid), private.named_hits(text), private.text_search(text), private.person_search(text, text, text),
  private.word_query(text), private.number_query(text),
  private.is_undelivered(uuid), private.is_unanswered(uuid),
  private.search_contacts(text, text, timestamptz, uuid, integer), private.exact_time(timestamptz),
  private.wait_to_send(jsonb), private.reclaim_message(uuid, uuid), private.status_rank(text),
  private.move_message(uuid, text, text, integer), private.automatic_text_refusal(text, text, text, integer, jsonb),
  private.take_turn(jsonb), private.is_repeated_quote(jsonb),
  public.list_conversations(text, text, timestamptz, uuid, integer, text),
  public.list_messages(text, timestamptz, uuid, integer), public.known_contacts(jsonb),
  public.mark_read(text, uuid), public.set_opted_out(text, boolean, text, uuid),
  public.start_conversation(text, text, text, text, uuid),
  public.receive_message(text, text, text, text, jsonb, boolean, timestamptz),
  public.begin_message(text, text, text, uuid, uuid, uuid, jsonb, uuid, text, jsonb), public.unused_pictures(integer),
  public.update_message_status(text, uuid, text, integer, text),
  private.outcome_of(public.calls, boolean), private.call_group(text, text), private.save_call(public.calls),
  public.save_calls(jsonb),
  public.list_calls(text, timestamptz, uuid, integer, timestamptz),
  public.calls_with(text, timestamptz, timestamptz), public.call_figures(integer, text),
  public.reconciliation_progress(), public.note_reconciled(jsonb, jsonb, timestamptz, timestamptz),
  public.end_reconciliation(text, integer, integer, integer, text),
  public.call_routing(text), public.forwarding_history(integer),
  public.save_voicemail(text, text, integer, text, text, timestamptz, text),
  public.begin_automatic_text(text, text, text, text, text, uuid, integer, jsonb),
  public.begin_call(text, uuid, jsonb),
  public.set_request_outcome(uuid, text, text, uuid), public.request_figures(integer),
  public.add_note(uuid, text, text, uuid), public.list_notes(text), public.delete_note(uuid, uuid, boolean),
  public.set_blocked(text, boolean, uuid), public.list_contacts(uuid, uuid, integer),
  public.import_contacts(jsonb, uuid),
  public.submit_quote(jsonb, text, text, text, jsonb, jsonb, jsonb, text, jsonb), public.grant_admin(text),
  public.revoke_admin(text), public.office_access(uuid), public.list_people(),
  public.invite_person(text, text, uuid), public.remove_person(text, uuid), public.delete_expired(integer), public.set_retention(integer),
  public.erase_person(text, boolean), public.deployment_state(), public.office_status(),
  public.note_backup_check(uuid)
  to service_role;

-- Every table has row rules, and only those that follow.
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
create policy "People see their own roles" on public.user_roles for select to authenticated using (user_id = (select auth.uid()));
create policy "Staff read contacts" on public.contacts for select to authenticated using ((select private.is_staff()));
create policy "Staff read messages" on public.messages for select to authenticated using ((select private.is_staff()));
create policy "Staff read voicemails" on public.voicemails for select to authenticated using ((select private.is_staff()));
create policy "Staff read calls" on public.calls for select to authenticated using ((select private.is_staff()));
create policy "Staff read the reconciliation" on public.reconciliation for select to authenticated using ((select private.is_staff()));
create policy "Admins read quote requests" on public.quote_requests for select to authenticated using ((select private.is_admin()));
create policy "Staff read notes" on public.contact_notes for select to authenticated using ((select private.is_staff()));
create policy "Admins read the call handling" on public.call_handling for select to authenticated using ((select private.is_admin()));
create policy "Admins read the audit log" on public.audit_log for select to authenticated using ((select private.is_admin()));
create policy "Staff read saved replies" on public.saved_replies for select to authenticated using ((select private.is_staff()));
create policy "Staff save replies" on public.saved_replies for insert to authenticated with check ((select private.is_staff()));
create policy "Staff drop saved replies" on public.saved_replies for delete to authenticated using ((select private.is_staff()));

-- Realtime tells of contacts and calls, under the same row rules; hosted projects have this publication.
do $$
declare
  v_table text;
begin
  if not exists (select 1 from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    return;
  end if;
  foreach v_table in array array['contacts', 'calls'] loop
    if not exists (
      select 1 from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = v_table
    ) then
      execute format('alter publication supabase_realtime add table public.%I', v_table);
    end if;
  end loop;
end;
$$;
