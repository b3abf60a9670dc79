-- Who may do what, whole: nothing is reachable unless a line below says so. Replaces the earlier access
-- files. Hosted projects differ in their default privileges, and the embedded stack widens them, so it
-- runs the newest access file again at every start. Every statement may therefore be repeated.

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
grant execute on function private.is_admin() to authenticated;
grant execute on function private.status_rank(text) to service_role;
grant execute on function private.text_search(text) to service_role;
grant execute on function private.person_search(text, text, text) to service_role;
grant execute on function private.word_query(text) to service_role;
grant execute on function private.number_query(text) to service_role;
grant execute on function private.exact_time(timestamptz) to service_role;
grant execute on function private.is_week(jsonb) to service_role;
grant execute on function private.summary_of(text, jsonb) to service_role;
grant execute on function private.wait_to_send(jsonb) to service_role;

grant select, insert, update on public.business_settings to authenticated;
grant select, insert, delete on public.saved_replies to authenticated;
grant select on public.user_roles to authenticated;
grant select on public.conversations to authenticated;
grant select on public.messages to authenticated;
grant select on public.quote_requests to authenticated;
grant select on public.audit_log to authenticated;
grant select on public.call_handling to authenticated;
grant select on public.voicemails to authenticated;

grant select, insert, update on public.business_settings to service_role;
grant select on public.user_roles to service_role;
grant select, insert, update on public.conversations to service_role;
grant select, insert, update on public.messages to service_role;
grant select, insert on public.quote_requests to service_role;
grant select, insert on public.audit_log to service_role;
grant execute on function public.receive_message(text, text, text, text, jsonb, boolean, timestamptz) to service_role;
grant execute on function public.begin_message(text, text, text, uuid, uuid, jsonb, uuid) to service_role;
grant execute on function public.list_conversations(text, text, timestamptz, uuid, integer, text) to service_role;
grant execute on function public.list_messages(text, timestamptz, uuid, integer) to service_role;
grant execute on function public.update_message_status(uuid, text, text, integer) to service_role;
grant execute on function public.set_opted_out(text, boolean, text, uuid) to service_role;
grant execute on function public.mark_read(text, uuid) to service_role;
grant execute on function public.inbox_news() to authenticated;
grant select, insert, update, delete on private.rate_limits to service_role;
grant select, insert, update on private.catch_up to service_role;
grant execute on function public.caught_up_to(text, timestamptz) to service_role;
grant execute on function private.wait_for_turn(jsonb) to service_role;
grant execute on function private.take_turn(jsonb) to service_role;
grant execute on function public.submit_quote(jsonb, text, text, text, jsonb, jsonb) to service_role;
grant select, update on public.call_handling to service_role;
grant select, insert, update on public.voicemails to service_role;
grant execute on function public.call_routing() to service_role;
grant execute on function public.forwarding_history(integer) to service_role;
grant execute on function public.save_voicemail(text, text, integer, text) to service_role;
grant execute on function public.begin_text_back(text, text, text, text, integer) to service_role;
grant select on private.opt_outs to service_role;
grant execute on function public.delete_expired() to service_role;
grant execute on function public.set_retention(integer) to service_role;
grant execute on function public.erase_person(text, boolean) to service_role;
grant execute on function public.deployment_state() to service_role;
grant execute on function public.grant_admin(text) to service_role;
grant execute on function public.revoke_admin(text) to service_role;

alter table public.business_settings enable row level security;
alter table public.saved_replies enable row level security;
alter table public.user_roles enable row level security;
alter table public.conversations enable row level security;
alter table public.messages enable row level security;
alter table public.quote_requests enable row level security;
alter table public.audit_log enable row level security;
alter table public.call_handling enable row level security;
alter table public.voicemails enable row level security;

drop policy if exists "Admins read settings" on public.business_settings;
create policy "Admins read settings" on public.business_settings
  for select to authenticated using ((select private.is_admin()));
drop policy if exists "Admins add settings" on public.business_settings;
create policy "Admins add settings" on public.business_settings
  for insert to authenticated with check ((select private.is_admin()));
drop policy if exists "Admins change settings" on public.business_settings;
create policy "Admins change settings" on public.business_settings
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

drop policy if exists "People see their own roles" on public.user_roles;
create policy "People see their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));

drop policy if exists "Admins read conversations" on public.conversations;
create policy "Admins read conversations" on public.conversations
  for select to authenticated using ((select private.is_admin()));
drop policy if exists "Admins read messages" on public.messages;
create policy "Admins read messages" on public.messages
  for select to authenticated using ((select private.is_admin()));
drop policy if exists "Admins read quote requests" on public.quote_requests;
create policy "Admins read quote requests" on public.quote_requests
  for select to authenticated using ((select private.is_admin()));
drop policy if exists "Admins read the audit log" on public.audit_log;
create policy "Admins read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_admin()));
drop policy if exists "Admins read saved replies" on public.saved_replies;
create policy "Admins read saved replies" on public.saved_replies
  for select to authenticated using ((select private.is_admin()));
drop policy if exists "Admins save replies" on public.saved_replies;
create policy "Admins save replies" on public.saved_replies
  for insert to authenticated with check ((select private.is_admin()));
drop policy if exists "Admins drop saved replies" on public.saved_replies;
create policy "Admins drop saved replies" on public.saved_replies
  for delete to authenticated using ((select private.is_admin()));
drop policy if exists "Admins read the call handling" on public.call_handling;
create policy "Admins read the call handling" on public.call_handling
  for select to authenticated using ((select private.is_admin()));
drop policy if exists "Admins read voicemails" on public.voicemails;
create policy "Admins read voicemails" on public.voicemails
  for select to authenticated using ((select private.is_admin()));
