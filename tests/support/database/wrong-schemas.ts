/**
 * Databases with one mistake each, as they are made in earnest: what the row matrix must find. Each is SQL
 * on top of the migrations.
 */
import { businessDomain } from './row-rules';

const open = (table: string, verb: string, rule: string, to = 'authenticated') =>
  `create policy "Mistake" on public.${table} for ${verb} to ${to} ${rule};`;

/** The role row still counts, but so does something else. */
const isAdminAlso = (when: string) =>
  `create or replace function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select coalesce(${when}, false)
    or exists (select 1 from public.user_roles where user_id = auth.uid() and role = 'admin') $$;`;

const onSignUp = (body: string) => `
  create function private.welcome() returns trigger language plpgsql security definer set search_path = ''
  as $$ begin ${body} return new; end $$;
  create trigger welcome after insert on auth.users for each row execute function private.welcome();`;
const promoteNew = "insert into public.user_roles (user_id, role) values (new.id, 'admin');";

/** Tried in every run: each mistake by its sentence. */
const inEveryRun: Record<string, string> = {
  'policies are written and row security is off': 'alter table public.messages disable row level security;',
  'everybody with an account reads the messages': open('messages', 'select', 'using (true)'),
  'being logged in is taken for being an admin, by auth.role()': open(
    'contacts',
    'select',
    "using (auth.role() = 'authenticated')",
  ),
  'people may add a role row of their own': `grant insert on public.user_roles to authenticated;
      ${open('user_roles', 'insert', 'with check (user_id = auth.uid())')}`,
  'the role is read from what users write of themselves, in a function': isAdminAlso(
    "(auth.jwt() -> 'user_metadata' ->> 'role') = 'admin'",
  ),
  'a new account gets the role it asks for': onSignUp(
    `if new.raw_user_meta_data ->> 'role' = 'admin' then ${promoteNew} end if;`,
  ),
  'a function with its owner’s rights gives the messages to whoever calls it': `create function public.export_messages() returns setof public.messages
      language sql security definer set search_path = '' as 'select * from public.messages';
      grant execute on function public.export_messages() to anon, authenticated;`,
  'the function that grants the role may be called from the browser':
    'grant execute on function public.grant_admin(text) to authenticated;',
  'anything may be saved as a number':
    'alter table public.business_settings drop constraint business_settings_setting_value_check;',
  'dispatchers change settings': open('business_settings', 'update', 'using (private.is_staff())'),
};

const inDeepRuns: Record<string, string> = {
  'a table that was added later has no row security':
    'create table public.notes (id integer primary key); grant all on public.notes to anon, authenticated;',
  'a table that was added later is known to nobody, though nothing is granted':
    'create table public.notes (id integer primary key); alter table public.notes enable row level security;',
  'visitors read the settings': `grant select on public.business_settings to anon; ${open('business_settings', 'select', 'using (true)', 'anon')}`,
  'everybody with an account adds settings': open('business_settings', 'insert', 'with check (true)'),
  'everybody with an account changes the number that calls go to': `${open('business_settings', 'update', 'using (true) with check (true)')}
      create policy "Read for it" on public.business_settings for select to authenticated using (true);`,
  'everybody with an account may do everything with contacts': `grant all on public.contacts to authenticated; ${open('contacts', 'all', 'using (true) with check (true)')}`,
  'everybody with an account deletes saved replies': `${open('saved_replies', 'delete', 'using (true)')}
      create policy "Read for it" on public.saved_replies for select to authenticated using (true);`,
  'being logged in is taken for being an admin, by auth.uid()': open(
    'quote_requests',
    'select',
    'using (auth.uid() is not null)',
  ),
  'an anonymous account is taken for a person who may read': open(
    'quote_requests',
    'select',
    "using ((auth.jwt() ->> 'is_anonymous')::boolean)",
  ),
  'a token without a person reads everything': open('messages', 'select', 'using (auth.uid() is null)'),
  'people may read what they once sent, also when they no longer work there': open(
    'messages',
    'select',
    'using (sent_by = auth.uid())',
  ),
  'people may read quote requests in the name of their address': open(
    'quote_requests',
    'select',
    'using (email = auth.email())',
  ),
  'people may do everything with role rows of their own': `grant all on public.user_roles to authenticated;
      ${open('user_roles', 'all', 'using (user_id = auth.uid()) with check (user_id = auth.uid())')}`,
  'role rows may be changed': `grant update on public.user_roles to authenticated; ${open('user_roles', 'update', 'using (true)')}`,
  'an admin may make others admins from the browser': `grant insert on public.user_roles to authenticated;
      ${open('user_roles', 'insert', 'with check (private.is_admin())')}`,
  'an admin may take roles away from the browser': `grant delete on public.user_roles to authenticated;
      ${open('user_roles', 'delete', 'using (private.is_admin())')}`,
  'everybody with an account sees who is an admin': open('user_roles', 'select', 'using (true)'),
  'one admin sees who else is an admin': open('user_roles', 'select', 'using ((select private.is_admin()))'),
  'the role is read from what users write of themselves, in a policy': open(
    'messages',
    'select',
    "using ((auth.jwt() -> 'user_metadata' ->> 'role') = 'admin')",
  ),
  'the role is read from the token, which outlives it': isAdminAlso(
    "(auth.jwt() -> 'app_metadata' ->> 'role') = 'admin'",
  ),
  'the role is read from a claim that a hook once wrote': isAdminAlso(
    "(auth.jwt() ->> 'user_role') = 'admin'",
  ),
  'an address of the business’s domain is enough': isAdminAlso(
    `(auth.jwt() ->> 'email') like '%@${businessDomain}'`,
  ),
  'an address of the business’s domain is enough, looked up without asking whether it is confirmed':
    isAdminAlso(
      `exists (select 1 from auth.users where id = auth.uid() and email like '%@${businessDomain}')`,
    ),
  'somebody is an admin as soon as anybody is': isAdminAlso(
    "exists (select 1 from public.user_roles where role = 'admin')",
  ),
  'a token that names nobody is an admin': isAdminAlso(
    "exists (select 1 from public.user_roles where user_id = coalesce(auth.uid(), user_id) and role = 'admin')",
  ),
  'the question for the role answers null as yes': isAdminAlso(
    "(auth.jwt() -> 'app_metadata' ->> 'role') is distinct from 'user'",
  ),
  'the first account is an admin': onSignUp(
    `if not exists (select 1 from public.user_roles) then ${promoteNew} end if;`,
  ),
  'a new account of the business’s domain is an admin before it is confirmed': onSignUp(
    `if new.email like '%@${businessDomain}' then ${promoteNew} end if;`,
  ),
  'a function with its owner’s rights makes whoever calls it an admin': `create function public.claim_admin() returns void
      language sql security definer set search_path = ''
      as $$ insert into public.user_roles (user_id, role) values (auth.uid(), 'admin') $$;
      grant execute on function public.claim_admin() to authenticated;`,
  'a view with its owner’s rights shows the messages':
    'create view public.inbox as select * from public.messages; grant select on public.inbox to authenticated;',
  'a view shows who has an account':
    'create view public.people as select id, email from auth.users; grant select on public.people to anon, authenticated;',
  'a materialized view keeps what the contacts hold': `create materialized view public.summary as select * from public.contacts;
      grant select on public.summary to authenticated;`,
  'accounts may be read by everybody with an account': `grant select on auth.users to authenticated;
      create policy "Mistake" on auth.users for select to authenticated using (true);`,
  '"grant all" leaves TRUNCATE, which no policy stops': 'grant all on public.messages to authenticated;',
  'visitors may truncate': 'grant truncate on all tables in schema public to anon;',
  'texts are stored with the visitors’ key': `grant insert on public.messages to anon; ${open('messages', 'insert', 'with check (true)', 'anon')}`,
  'the quote form writes its table itself': `grant insert on public.quote_requests to anon; ${open('quote_requests', 'insert', 'with check (true)', 'anon')}`,
  'Realtime tells of messages': 'alter publication supabase_realtime add table public.messages;',
  'Realtime tells of everything':
    'drop publication supabase_realtime; create publication supabase_realtime for all tables;',
  'what is created later is granted to visitors':
    'alter default privileges in schema public grant all on tables to anon, authenticated;',
  'functions that are created later may be called by everybody':
    'alter default privileges grant execute on functions to public;',
  'all functions may be called by everybody with an account':
    'grant execute on all functions in schema public to authenticated;',
  'the function that stores texts may be called by visitors':
    'grant execute on function public.receive_message(text, text, text, text, jsonb, boolean, timestamptz) to anon;',
  'the history of the forwarding number, with addresses, may be called from the browser':
    'grant execute on function public.forwarding_history(integer) to authenticated;',
  'visitors have a right on one column': `grant select (setting_value) on public.business_settings to anon;
      ${open('business_settings', 'select', 'using (true)', 'anon')}`,
  'a right of everybody’s': 'grant select on public.call_handling to public;',
  'a policy that says for nobody in particular whom it is for':
    'create policy "Mistake" on public.voicemails for select using (true);',
  'accounts are members of the role that passes the row rules': 'grant service_role to authenticated;',
  'accounts pass the row rules': 'alter role authenticated bypassrls;',
  'visitors may count the log’s numbers on': 'grant all on all sequences in schema public to anon;',
  'everybody may make tables in public': 'grant create on schema public to public;',
  'the limits of the quote form may be written from the browser':
    'grant all on private.rate_limits to authenticated;',
  'visitors get into the private schema':
    'grant usage on schema private to anon; grant execute on all functions in schema private to anon;',
  'an admin may write the audit log': `grant insert on public.audit_log to authenticated; ${open('audit_log', 'insert', 'with check (private.is_admin())')}`,
  'the functions’ key may rewrite the audit log': 'grant update, delete on public.audit_log to service_role;',
  'the functions’ key may write roles': 'grant insert on public.user_roles to service_role;',
  'a number may be followed by another line': `alter table public.business_settings drop constraint business_settings_setting_value_check,
      add check (setting_value ~ '(?n)^\\+[1-9]\\d{1,14}$');`,
  'anything may be saved as a setting':
    'alter table public.business_settings drop constraint business_settings_setting_key_check;',
  'a setting may stand there twice':
    'alter table public.business_settings drop constraint business_settings_setting_key_key;',
  'a schema for GraphQL shows the tables a second time': `create schema graphql_public; grant usage on schema graphql_public to anon;
      create function graphql_public.graphql() returns jsonb language sql set search_path = '' as $$ select '{}'::jsonb $$;
      grant execute on function graphql_public.graphql() to anon;`,
  'the files of a bucket may be listed': `create schema storage; create table storage.objects (id integer primary key, bucket_id text);
      alter table storage.objects enable row level security;
      create policy "Mistake" on storage.objects for select using (bucket_id = 'pictures');`,
  'the caller chooses the search path of a function with its owner’s rights':
    'alter function public.grant_admin(text) reset search_path;',
  'a rule writes more than it is asked for': `create rule "Mistake" as on insert to public.business_settings
      do also insert into public.user_roles (user_id, role) select auth.uid(), 'admin' where auth.uid() is not null;`,
  'the admins’ own policy is gone': 'drop policy "Staff read messages" on public.messages;',
};

export const wrongSchemas = Object.entries({ ...inEveryRun, ...inDeepRuns }).map(([mistake, sql]) => ({
  mistake,
  sql,
  isInSlice: mistake in inEveryRun,
}));

/** What Supabase's advisors are shown: each of their security rules that can be broken with SQL of ours. */
export const advisorsCanary = {
  make: `
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
    create extension citext schema public;`,
  undo: `
    drop extension citext;
    drop function public.export_messages();
    drop materialized view public.summary;
    drop view public.people, public.inbox;
    drop table public.forgotten, public.cards, public.child, public.parent, public.quiet;
    alter table public.messages enable row level security;`,
};
