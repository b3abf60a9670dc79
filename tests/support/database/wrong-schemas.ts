/**
 * Realistic mistakes in a database that the row matrix must find. Each one is SQL on top of the migrations.
 */
import { businessDomain } from './row-rules';

const open = (table: string, verb: string, rule: string, to = 'authenticated') =>
  `create policy "Mistake" on public.${table} for ${verb} to ${to} ${rule};`;

/** Makes somebody an admin by their role row or by another condition. */
const isAdminAlso = (when: string) =>
  `create or replace function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select coalesce(${when}, false)
    or exists (select 1 from public.user_roles where user_id = auth.uid() and role = 'admin') $$;`;

const onSignUp = (body: string) => `
  create function private.welcome() returns trigger language plpgsql security definer set search_path = ''
  as $$ begin ${body} return new; end $$;
  create trigger welcome after insert on auth.users for each row execute function private.welcome();`;
const asked = "new.raw_user_meta_data ->> 'role'";
const allRoles = 'select from public.user_roles';
const promoteNew = "insert into public.user_roles (user_id, role) values (new.id, 'admin');";

/** The mistakes of every run, by the sentence that names them in the test's title. */
const inEveryRun: Record<string, string> = {
  'policies exist but row security is off': 'alter table public.contacts disable row level security;',
  'everybody with an account reads the contacts': open('contacts', 'select', 'using (true)'),
  'people may give themselves a role': `grant insert on public.user_roles to authenticated;
      ${open('user_roles', 'insert', 'with check (user_id = auth.uid())')}`,
  'a function reads the role from metadata that users can write': isAdminAlso(
    "(auth.jwt() -> 'user_metadata' ->> 'role') = 'admin'",
  ),
  'a new account gets the role it asks for': onSignUp(`if ${asked} = 'admin' then ${promoteNew} end if;`),
  'a security definer function returns the messages to every caller': `create function public.export_messages() returns setof public.messages
      language sql security definer set search_path = '' as 'select * from public.messages';
      grant execute on function public.export_messages() to anon, authenticated;`,
  'the browser may call the function that grants the role':
    'grant execute on function public.grant_admin(text) to authenticated;',
  'anything may be saved as a number':
    'alter table public.business_settings drop constraint business_settings_setting_value_check;',
  'everybody with an account receives live updates':
    'create policy "Mistake" on realtime.messages for select to authenticated using (true);',
  'dispatchers may change settings': open('business_settings', 'update', 'using (private.is_staff())'),
};

const inDeepRuns: Record<string, string> = {
  'a role counts for tokens from before it began': `create or replace function private.has_begun(p_begins_at timestamptz)
      returns boolean language sql stable set search_path = '' return true;`,
  'people see all columns of contacts': 'grant select on public.contacts to authenticated;',
  'a table that was added later has no row security':
    'create table public.notes (id integer primary key); grant all on public.notes to anon, authenticated;',
  'everybody with an account may do everything with contacts': `grant all on public.contacts to authenticated; ${open('contacts', 'all', 'using (true) with check (true)')}`,
  'a token without a user reads everything': open('contacts', 'select', 'using (auth.uid() is null)'),
  'former staff may still read their texts': open('messages', 'select', 'using (sent_by = auth.uid())'),
  'an admin may list the other admins': open('user_roles', 'select', 'using ((select private.is_admin()))'),
  'a function reads the role from the token, which outlives the role': isAdminAlso(
    "(auth.jwt() -> 'app_metadata' ->> 'role') = 'admin'",
  ),
  'our domain’s addresses are admins': isAdminAlso(`(auth.jwt() ->> 'email') like '%@${businessDomain}'`),
  'every account counts as an admin once one admin exists': isAdminAlso(
    "exists (select 1 from public.user_roles where role = 'admin')",
  ),
  'the first account is an admin': onSignUp(`if not exists (${allRoles}) then ${promoteNew} end if;`),
  'a view with its owner’s rights shows the messages':
    'create view public.inbox as select * from public.messages; grant select on public.inbox to authenticated;',
  'everybody with an account may read all accounts': `grant select on auth.users to authenticated;
      create policy "Mistake" on auth.users for select to authenticated using (true);`,
  '"grant all" includes TRUNCATE, which no policy stops': 'grant all on public.messages to authenticated;',
  'visitors may store texts with the publishable key': `grant insert on public.messages to anon; ${open('messages', 'insert', 'with check (true)', 'anon')}`,
  'Realtime publishes messages': 'alter publication supabase_realtime add table public.messages;',
  'default privileges grant later tables to visitors':
    'alter default privileges in schema public grant all on tables to anon, authenticated;',
  'visitors may call the function that stores texts':
    'grant execute on function public.receive_message(text, text, text, text, jsonb, boolean, timestamptz) to anon;',
  'visitors have a right on one column': `grant select (setting_value) on public.business_settings to anon;
      ${open('business_settings', 'select', 'using (true)', 'anon')}`,
  'accounts are members of a role that bypasses row security': 'grant service_role to authenticated;',
  'everybody may create tables in public': 'grant create on schema public to public;',
  'an admin may write the audit log': `grant insert on public.audit_log to authenticated; ${open('audit_log', 'insert', 'with check (private.is_admin())')}`,
  'the secret key may rewrite the audit log': 'grant update, delete on public.audit_log to service_role;',
  'a number may be followed by another line': `alter table public.business_settings drop constraint business_settings_setting_value_check,
      add check (setting_value ~ '(?n)^\\+[1-9]\\d{1,14}$');`,
  'the caller chooses the search path of a function with its owner’s rights':
    'alter function public.grant_admin(text) reset search_path;',
  'a rewrite rule adds a role row along with a setting': `create rule "Mistake" as on insert to public.business_settings
      do also insert into public.user_roles (user_id, role) select auth.uid(), 'admin' where auth.uid() is not null;`,
  'the policy of the staff is missing': 'drop policy "Staff read contacts" on public.contacts;',
};

export const wrongSchemas = Object.entries({ ...inEveryRun, ...inDeepRuns }).map(([mistake, sql]) => ({
  mistake,
  sql,
  isInSlice: mistake in inEveryRun,
}));

/** Breaks each security rule of Supabase's advisors that our SQL can break. */
export const advisorsCanary = `
  create table public.forgotten (id integer, password text);
  create table public.cards (id integer primary key, ssn text, credit_card text);
  create table public.child (id integer primary key);
  create table public.parent (id integer primary key);
  create table public.quiet (id integer primary key);
  grant all on public.forgotten, public.cards, public.child, public.parent to anon, authenticated;
  create policy "Off" on public.child for select using (true);
  alter table public.messages disable row level security;
  alter table public.quiet enable row level security;
  alter table public.parent enable row level security;
  create policy "Everything" on public.parent for all to authenticated using (true) with check (true);
  create policy "Said so" on public.parent for select to authenticated
    using (((select auth.jwt()) -> 'user_metadata' ->> 'role') = 'admin');
  create view public.people as select id, email from auth.users;
  create view public.inbox as select * from public.messages;
  create materialized view public.summary as select * from public.contacts;
  grant select on public.people, public.inbox, public.summary to anon, authenticated;
  create function public.export_messages() returns setof public.messages
    language sql security definer as 'select * from public.messages';
  grant execute on function public.export_messages() to anon, authenticated;
  create extension citext schema public;`;
