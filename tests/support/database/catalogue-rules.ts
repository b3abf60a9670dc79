import { browserFunctions, columnRights, definerFunctions, publicViews, tableRules } from './row-rules';

/** A list of names that have no quotes in them. */
const formatList = (names: string[]) => `array['${names.join("', '")}']::text[]`;

/**
 * What the catalog must not contain, as queries that return sentences. They find what no probe does, such as
 * an unknown view or a right on one column, and what the advisors of Supabase's CLI leave out.
 */
export const catalogueRules = `
  with ours as (
    select oid, nspname from pg_namespace where nspname in ('public', 'private')
  ), relations as (
    select c.oid, ours.nspname, c.relname, c.relkind, c.relrowsecurity, c.relacl
    from pg_class c join ours on ours.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'f')
  ), functions as (
    select p.oid, p.pronamespace::regnamespace || '.' || p.proname as name, p.prosecdef, p.proconfig, p.prokind
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname not in ('pg_catalog', 'information_schema', 'auth', 'realtime') and n.nspname !~ '^pg_'
  ), browser (role) as (
    values ('anon'), ('authenticated')
  )
  select format('public.%s is not in the rules', relname) as finding from relations
    where nspname = 'public' and relname <> all (case when relkind in ('r', 'p')
      then ${formatList(Object.keys(tableRules))} else ${formatList(publicViews)} end)
  union all
  select format('row security is off on public.%s', relname) from relations
    where nspname = 'public' and relkind in ('r', 'p') and not relrowsecurity
  union all
  select format('a policy on %s', polrelid::regclass) from pg_policy
    join pg_class c on c.oid = polrelid
    where c.relnamespace <> 'public'::regnamespace and polname <> 'Staff hear of news'
  union all
  select format('the policy "%s" is not for authenticated alone', polname) from pg_policy
    where polroles <> array['authenticated'::regrole::oid] and polname <> 'Visitors read the opening hours'
  union all
  select format('%s on %s.%s for %s', privilege_type, nspname, relname, coalesce(nullif(grantee, 0)::regrole::text, 'everybody'))
    from relations, aclexplode(relacl)
    where grantee = 0 or grantee = 'anon'::regrole and (relname <> all (${formatList(publicViews)}) or privilege_type <> 'SELECT')
      or (privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
        and grantee in ('authenticated'::regrole, 'service_role'::regrole))
      or (nspname = 'private' and grantee = 'authenticated'::regrole)
  union all
  select format('a right on the column %s.%s alone', attrelid::regclass, attname) from pg_attribute
    join relations on relations.oid = attrelid
    where attacl is not null and relname || '.' || attname <> all (${formatList(columnRights)})
  union all
  select format('%s may use the sequence %s', role, c.relname)
    from pg_class c join ours on ours.oid = c.relnamespace, (select role from browser union values ('service_role')) roles (role)
    where c.relkind = 'S' and has_sequence_privilege(role, c.oid, 'USAGE, SELECT, UPDATE')
  union all
  select format('%s may call %s', role, name) from functions, browser
    where has_function_privilege(role, oid, 'EXECUTE')
      and (role = 'anon' or name <> all (${formatList(browserFunctions)}))
  union all
  select format('%s runs with its owner''s rights', name) from functions
    where prosecdef and name <> all (${formatList(definerFunctions)})
  union all
  select format('the caller chooses the search path of %s', name) from functions
    where not coalesce(array_to_string(proconfig, ' ') ~ 'search_path=', false)
  union all
  select format('the schema %s', nspname) from pg_namespace
    where nspname not in ('public', 'private', 'auth', 'realtime', 'information_schema') and nspname !~ '^pg_'
  union all
  select format('%s may use the schema %s', role, nspname) from ours, browser
    where has_schema_privilege(role, oid, 'CREATE')
      or (nspname = 'private' and role = 'anon' and has_schema_privilege(role, oid, 'USAGE'))
  union all
  select format('the trigger %s on %s', tgname, tgrelid::regclass) from pg_trigger
    join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not tgisinternal and n.nspname = 'auth'
  union all
  select format('the rule %s on %s', rulename, tablename) from pg_rules
    where schemaname in ('public', 'private', 'auth')
  union all
  select format('Realtime tells of %s.%s', schemaname, tablename) from pg_publication_tables
  union all
  select format('the publication %s is for all tables', pubname) from pg_publication where puballtables
  union all
  select format('the extension %s', extname) from pg_extension where extname <> 'plpgsql'
  union all
  select format('%s is a member of %s', member::regrole, roleid::regrole) from pg_auth_members
    where member in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)
  union all
  select format('%s is above the row rules', rolname) from pg_roles
    where rolname in ('anon', 'authenticated') and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)
  union all
  select format('what is created later is open to %s', coalesce(nullif(grantee, 0)::regrole::text, 'everybody'))
    from pg_default_acl, aclexplode(defaclacl)
    where grantee = 0 or grantee in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)`;
