/**
 * Databases with one mistake each, as they are made in earnest: what the row matrix must find. Each is SQL
 * on top of the migrations.
 */
import { businessDomain } from './row-rules';

export type WrongSchema = {
  mistake: string;
  sql: string;
  /** Tried in every run. */
  isInSlice?: true;
};

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

export const wrongSchemas: WrongSchema[] = [
  {
    mistake: 'a table that was added later has no row security',
    sql: 'create table public.notes (id integer primary key); grant all on public.notes to anon, authenticated;',
  },
  {
    mistake: 'a table that was added later is known to nobody, though nothing is granted',
    sql: 'create table public.notes (id integer primary key); alter table public.notes enable row level security;',
  },
  {
    mistake: 'policies are written and row security is off',
    sql: 'alter table public.messages disable row level security;',
    isInSlice: true,
  },
  {
    mistake: 'everybody with an account reads the messages',
    sql: open('messages', 'select', 'using (true)'),
    isInSlice: true,
  },
  {
    mistake: 'visitors read the settings',
    sql: `grant select on public.business_settings to anon; ${open('business_settings', 'select', 'using (true)', 'anon')}`,
  },
  {
    mistake: 'everybody with an account adds settings',
    sql: open('business_settings', 'insert', 'with check (true)'),
  },
  {
    mistake: 'everybody with an account changes the number that calls go to',
    sql: `${open('business_settings', 'update', 'using (true) with check (true)')}
      create policy "Read for it" on public.business_settings for select to authenticated using (true);`,
  },
  {
    mistake: 'everybody with an account may do everything with contacts',
    sql: `grant all on public.contacts to authenticated; ${open('contacts', 'all', 'using (true) with check (true)')}`,
  },
  {
    mistake: 'everybody with an account deletes saved replies',
    sql: `${open('saved_replies', 'delete', 'using (true)')}
      create policy "Read for it" on public.saved_replies for select to authenticated using (true);`,
  },
  {
    mistake: 'being logged in is taken for being an admin, by auth.role()',
    sql: open('contacts', 'select', "using (auth.role() = 'authenticated')"),
    isInSlice: true,
  },
  {
    mistake: 'being logged in is taken for being an admin, by auth.uid()',
    sql: open('quote_requests', 'select', 'using (auth.uid() is not null)'),
  },
  {
    mistake: 'an anonymous account is taken for a person who may read',
    sql: open('quote_requests', 'select', "using ((auth.jwt() ->> 'is_anonymous')::boolean)"),
  },
  {
    mistake: 'a token without a person reads everything',
    sql: open('messages', 'select', 'using (auth.uid() is null)'),
  },
  {
    mistake: 'people may read what they once sent, also when they no longer work there',
    sql: open('messages', 'select', 'using (sent_by = auth.uid())'),
  },
  {
    mistake: 'people may read quote requests in the name of their address',
    sql: open('quote_requests', 'select', 'using (email = auth.email())'),
  },
  {
    mistake: 'people may add a role row of their own',
    sql: `grant insert on public.user_roles to authenticated;
      ${open('user_roles', 'insert', 'with check (user_id = auth.uid())')}`,
    isInSlice: true,
  },
  {
    mistake: 'people may do everything with role rows of their own',
    sql: `grant all on public.user_roles to authenticated;
      ${open('user_roles', 'all', 'using (user_id = auth.uid()) with check (user_id = auth.uid())')}`,
  },
  {
    mistake: 'role rows may be changed',
    sql: `grant update on public.user_roles to authenticated; ${open('user_roles', 'update', 'using (true)')}`,
  },
  {
    mistake: 'an admin may make others admins from the browser',
    sql: `grant insert on public.user_roles to authenticated;
      ${open('user_roles', 'insert', 'with check (private.is_admin())')}`,
  },
  {
    mistake: 'an admin may take roles away from the browser',
    sql: `grant delete on public.user_roles to authenticated;
      ${open('user_roles', 'delete', 'using (private.is_admin())')}`,
  },
  {
    mistake: 'everybody with an account sees who is an admin',
    sql: open('user_roles', 'select', 'using (true)'),
  },
  {
    mistake: 'one admin sees who else is an admin',
    sql: open('user_roles', 'select', 'using ((select private.is_admin()))'),
  },
  {
    mistake: 'the role is read from what users write of themselves, in a function',
    sql: isAdminAlso("(auth.jwt() -> 'user_metadata' ->> 'role') = 'admin'"),
    isInSlice: true,
  },
  {
    mistake: 'the role is read from what users write of themselves, in a policy',
    sql: open('messages', 'select', "using ((auth.jwt() -> 'user_metadata' ->> 'role') = 'admin')"),
  },
  {
    mistake: 'the role is read from the token, which outlives it',
    sql: isAdminAlso("(auth.jwt() -> 'app_metadata' ->> 'role') = 'admin'"),
  },
  {
    mistake: 'the role is read from a claim that a hook once wrote',
    sql: isAdminAlso("(auth.jwt() ->> 'user_role') = 'admin'"),
  },
  {
    mistake: 'an address of the business’s domain is enough',
    sql: isAdminAlso(`(auth.jwt() ->> 'email') like '%@${businessDomain}'`),
  },
  {
    mistake:
      'an address of the business’s domain is enough, looked up without asking whether it is confirmed',
    sql: isAdminAlso(
      `exists (select 1 from auth.users where id = auth.uid() and email like '%@${businessDomain}')`,
    ),
  },
  {
    mistake: 'somebody is an admin as soon as anybody is',
    sql: isAdminAlso("exists (select 1 from public.user_roles where role = 'admin')"),
  },
  {
    mistake: 'a token that names nobody is an admin',
    sql: isAdminAlso(
      "exists (select 1 from public.user_roles where user_id = coalesce(auth.uid(), user_id) and role = 'admin')",
    ),
  },
  {
    mistake: 'the question for the role answers null as yes',
    sql: isAdminAlso("(auth.jwt() -> 'app_metadata' ->> 'role') is distinct from 'user'"),
  },
  {
    mistake: 'a new account gets the role it asks for',
    sql: onSignUp(`if new.raw_user_meta_data ->> 'role' = 'admin' then ${promoteNew} end if;`),
    isInSlice: true,
  },
  {
    mistake: 'the first account is an admin',
    sql: onSignUp(`if not exists (select 1 from public.user_roles) then ${promoteNew} end if;`),
  },
  {
    mistake: 'a new account of the business’s domain is an admin before it is confirmed',
    sql: onSignUp(`if new.email like '%@${businessDomain}' then ${promoteNew} end if;`),
  },
  {
    mistake: 'a function with its owner’s rights gives the messages to whoever calls it',
    sql: `create function public.export_messages() returns setof public.messages
      language sql security definer set search_path = '' as 'select * from public.messages';
      grant execute on function public.export_messages() to anon, authenticated;`,
    isInSlice: true,
  },
  {
    mistake: 'a function with its owner’s rights makes whoever calls it an admin',
    sql: `create function public.claim_admin() returns void
      language sql security definer set search_path = ''
      as $$ insert into public.user_roles (user_id, role) values (auth.uid(), 'admin') $$;
      grant execute on function public.claim_admin() to authenticated;`,
  },
  {
    mistake: 'a view with its owner’s rights shows the messages',
    sql: 'create view public.inbox as select * from public.messages; grant select on public.inbox to authenticated;',
  },
  {
    mistake: 'a view shows who has an account',
    sql: 'create view public.people as select id, email from auth.users; grant select on public.people to anon, authenticated;',
  },
  {
    mistake: 'a materialized view keeps what the contacts hold',
    sql: `create materialized view public.summary as select * from public.contacts;
      grant select on public.summary to authenticated;`,
  },
  {
    mistake: 'accounts may be read by everybody with an account',
    sql: `grant select on auth.users to authenticated;
      create policy "Mistake" on auth.users for select to authenticated using (true);`,
  },
  {
    mistake: '"grant all" leaves TRUNCATE, which no policy stops',
    sql: 'grant all on public.messages to authenticated;',
  },
  {
    mistake: 'visitors may truncate',
    sql: 'grant truncate on all tables in schema public to anon;',
  },
  {
    mistake: 'texts are stored with the visitors’ key',
    sql: `grant insert on public.messages to anon; ${open('messages', 'insert', 'with check (true)', 'anon')}`,
  },
  {
    mistake: 'the quote form writes its table itself',
    sql: `grant insert on public.quote_requests to anon; ${open('quote_requests', 'insert', 'with check (true)', 'anon')}`,
  },
  {
    mistake: 'Realtime tells of messages',
    sql: 'alter publication supabase_realtime add table public.messages;',
  },
  {
    mistake: 'Realtime tells of everything',
    sql: 'drop publication supabase_realtime; create publication supabase_realtime for all tables;',
  },
  {
    mistake: 'what is created later is granted to visitors',
    sql: 'alter default privileges in schema public grant all on tables to anon, authenticated;',
  },
  {
    mistake: 'functions that are created later may be called by everybody',
    sql: 'alter default privileges grant execute on functions to public;',
  },
  {
    mistake: 'all functions may be called by everybody with an account',
    sql: 'grant execute on all functions in schema public to authenticated;',
  },
  {
    mistake: 'the function that grants the role may be called from the browser',
    sql: 'grant execute on function public.grant_admin(text) to authenticated;',
    isInSlice: true,
  },
  {
    mistake: 'the function that stores texts may be called by visitors',
    sql: 'grant execute on function public.receive_message(text, text, text, text, jsonb, boolean, timestamptz) to anon;',
  },
  {
    mistake: 'the history of the forwarding number, with addresses, may be called from the browser',
    sql: 'grant execute on function public.forwarding_history(integer) to authenticated;',
  },
  {
    mistake: 'visitors have a right on one column',
    sql: `grant select (setting_value) on public.business_settings to anon;
      ${open('business_settings', 'select', 'using (true)', 'anon')}`,
  },
  {
    mistake: 'a right of everybody’s',
    sql: 'grant select on public.call_handling to public;',
  },
  {
    mistake: 'a policy that says for nobody in particular whom it is for',
    sql: 'create policy "Mistake" on public.voicemails for select using (true);',
  },
  {
    mistake: 'accounts are members of the role that passes the row rules',
    sql: 'grant service_role to authenticated;',
  },
  {
    mistake: 'accounts pass the row rules',
    sql: 'alter role authenticated bypassrls;',
  },
  {
    mistake: 'visitors may count the log’s numbers on',
    sql: 'grant all on all sequences in schema public to anon;',
  },
  {
    mistake: 'everybody may make tables in public',
    sql: 'grant create on schema public to public;',
  },
  {
    mistake: 'the limits of the quote form may be written from the browser',
    sql: 'grant all on private.rate_limits to authenticated;',
  },
  {
    mistake: 'visitors get into the private schema',
    sql: 'grant usage on schema private to anon; grant execute on all functions in schema private to anon;',
  },
  {
    mistake: 'an admin may write the audit log',
    sql: `grant insert on public.audit_log to authenticated; ${open('audit_log', 'insert', 'with check (private.is_admin())')}`,
  },
  {
    mistake: 'the functions’ key may rewrite the audit log',
    sql: 'grant update, delete on public.audit_log to service_role;',
  },
  {
    mistake: 'the functions’ key may write roles',
    sql: 'grant insert on public.user_roles to service_role;',
  },
  {
    mistake: 'anything may be saved as a number',
    sql: 'alter table public.business_settings drop constraint business_settings_setting_value_check;',
    isInSlice: true,
  },
  {
    mistake: 'a number may be followed by another line',
    sql: `alter table public.business_settings drop constraint business_settings_setting_value_check,
      add check (setting_value ~ '(?n)^\\+[1-9]\\d{1,14}$');`,
  },
  {
    mistake: 'anything may be saved as a setting',
    sql: 'alter table public.business_settings drop constraint business_settings_setting_key_check;',
  },
  {
    mistake: 'a setting may stand there twice',
    sql: 'alter table public.business_settings drop constraint business_settings_setting_key_key;',
  },
  {
    mistake: 'a schema for GraphQL shows the tables a second time',
    sql: `create schema graphql_public; grant usage on schema graphql_public to anon;
      create function graphql_public.graphql() returns jsonb language sql set search_path = '' as $$ select '{}'::jsonb $$;
      grant execute on function graphql_public.graphql() to anon;`,
  },
  {
    mistake: 'the files of a bucket may be listed',
    sql: `create schema storage; create table storage.objects (id integer primary key, bucket_id text);
      alter table storage.objects enable row level security;
      create policy "Mistake" on storage.objects for select using (bucket_id = 'pictures');`,
  },
  {
    mistake: 'the caller chooses the search path of a function with its owner’s rights',
    sql: 'alter function public.grant_admin(text) reset search_path;',
  },
  {
    mistake: 'a rule writes more than it is asked for',
    sql: `create rule "Mistake" as on insert to public.business_settings
      do also insert into public.user_roles (user_id, role) select auth.uid(), 'admin' where auth.uid() is not null;`,
  },
  {
    mistake: 'dispatchers change settings',
    sql: open('business_settings', 'update', 'using (private.is_staff())'),
    isInSlice: true,
  },
  {
    mistake: 'the admins’ own policy is gone',
    sql: 'drop policy "Staff read messages" on public.messages;',
  },
];

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
