/** supabase/schemas says what the database is. The migrations lead there, from nothing and from the last release. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, describe, expect, test } from 'vitest';
import {
  diffDatabases,
  splitMigration,
  readRequiredRows,
  readSchemas,
  runOn,
  startSchemaServer,
} from '../../tools/database/schema-databases';
import { projectRoot } from '../../tools/local-stack/data-folder';
import { demoBusinessNumber } from '../../tools/local-stack/demo-number';
import { readMigrations } from '../../tools/local-stack/migrations';
import { defaultGrants } from '../support/database/hosted-database';
import { copyReleased } from '../support/database/released-tree';

const releasedRoot = join(projectRoot, 'supabase/.temp', `schemas-${process.pid}`);
copyReleased(releasedRoot);
const released = readMigrations(releasedRoot).map(({ sql }) => sql);
const server = await startSchemaServer();
afterAll(async () => {
  await server.stop();
  rmSync(releasedRoot, { recursive: true, force: true });
});

/** Some of everything that a migration may have to change. */
const officeInUse = `
  insert into auth.users (id, email, email_confirmed_at)
  values ('00000000-0000-4000-8000-000000000001', 'owner@example.com', now());
  select public.grant_admin('owner@example.com');
  insert into public.business_settings (setting_key, setting_value) values ('twilio_phone_number', '${demoBusinessNumber}');
  select public.receive_message('${demoBusinessNumber}', '+19185550101', 'The hose leaks', 'SM1');
  select public.save_calls('[{
    "call_sid": "CA00000000000000000000000000000001", "direction": "inbound", "from_number": "+19185550102",
    "to_number": "${demoBusinessNumber}", "business_number": "${demoBusinessNumber}", "status": "no-answer", "outcome": "missed",
    "duration": 0, "has_dial_result": true
  }]');
  select public.save_voicemail('CA00000000000000000000000000000001', 'RE00000000000000000000000000000001', 9, '+19185550102');
  select public.start_conversation('+19185550103', 'Dana', 'phone', 'Asked for it', '00000000-0000-4000-8000-000000000001');`;

/** Rights, rules and code, straight from the catalog, because what the diff leaves out nobody would notice. */
const catalog = `
  with ours as (
    select oid, nspname from pg_namespace where nspname in ('public', 'private', 'storage', 'realtime')
  )
  select concat_ws(' ', 'schema', n.nspname, a.grantee::regrole, a.privilege_type) as line
    from pg_namespace n join ours using (oid), aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) a
  union all select concat_ws(' ', 'default', d.defaclnamespace::regnamespace, d.defaclobjtype, a.grantee::regrole, a.privilege_type)
    from pg_default_acl d left join lateral aclexplode(d.defaclacl) a on true
  union all select concat_ws(' ', 'relation', c.oid::regclass, c.relkind, c.relrowsecurity, c.reloptions, a.grantee::regrole, a.privilege_type)
    from pg_class c join ours on ours.oid = c.relnamespace,
      aclexplode(coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's' else 'r' end::"char", c.relowner))) a
    where c.relkind in ('r', 'p', 'v', 'S')
  union all select concat_ws(' ', 'view', c.oid::regclass, pg_get_viewdef(c.oid))
    from pg_class c join ours on ours.oid = c.relnamespace where c.relkind = 'v'
  union all select concat_ws(' ', 'column', c.oid::regclass, t.attname, format_type(t.atttypid, t.atttypmod), t.attnotnull,
      t.attidentity, t.attgenerated, pg_get_expr(d.adbin, d.adrelid), t.attacl)
    from pg_attribute t join pg_class c on c.oid = t.attrelid join ours on ours.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = t.attrelid and d.adnum = t.attnum
    where t.attnum > 0 and not t.attisdropped and c.relkind in ('r', 'p', 'v')
  union all select concat_ws(' ', 'constraint', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid))
    from pg_constraint k join ours on ours.oid = k.connamespace
  union all select concat_ws(' ', 'index', i.indexdef) from pg_indexes i join ours on ours.nspname = i.schemaname
  union all select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), t.tgenabled)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join ours on ours.oid = c.relnamespace where not t.tgisinternal
  union all select concat_ws(' ', 'function', pg_get_functiondef(p.oid))
    from pg_proc p join ours on ours.oid = p.pronamespace
  union all select concat_ws(' ', 'may call', p.oid::regprocedure, a.grantee::regrole)
    from pg_proc p join ours on ours.oid = p.pronamespace, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
  union all select concat_ws(' ', 'policy', p.schemaname, p.tablename, p.policyname, p.permissive, p.roles, p.cmd, p.qual, p.with_check)
    from pg_policies p
  order by 1`;

/** The tables whose rows supabase/required-rows.sql writes. */
const tablesWithRequiredRows = [
  'private.admin_access',
  'public.call_handling',
  'private.retention',
  'private.reconciliation',
  'public.job_settings',
  'storage.buckets',
];

async function readRows(url: string, query: string): Promise<unknown[]> {
  const sql = postgres(url, { max: 1 });
  try {
    return [...(await sql.unsafe(query))];
  } finally {
    await sql.end();
  }
}

/** With the old default grants, so that the access rules have more to take back. */
const open = (name: string, statements: string[]) => server.open(name, [defaultGrants.old, ...statements]);
const declared = await open('declared', [...readSchemas(), readRequiredRows()]);
const migrated = await open('migrated', splitMigration());
const laterMigrations = splitMigration().slice(released.length);
const upgraded = await open('upgraded', [...released, officeInUse, ...laterMigrations]);

describe.each([
  ['the migrations', migrated],
  ['an upgrade of the last release with its data', upgraded],
])('the database of %s', (_, reached) => {
  test('is the one that supabase/schemas declares', () => {
    expect(diffDatabases(reached, declared)).toBe('');
    expect(diffDatabases(declared, reached)).toBe('');
  });

  test('has the same rights, rules and code in its catalog', async () => {
    const lines = await readRows(declared, catalog);
    expect(await readRows(reached, catalog)).toEqual(lines);
    expect(lines.length).toBeGreaterThan(500);
  });

  test.each(tablesWithRequiredRows)('has the required rows in %s', async (table) => {
    const all = `select to_jsonb(t) as row from ${table} t order by 1`;
    const rows = await readRows(declared, all);
    expect(rows).not.toEqual([]);
    expect(await readRows(reached, all)).toEqual(rows);
  });
});

/**
 * Functions that the functions' key may not call. Triggers run without that right, and what the browser calls for somebody
 * who is signed in is not for the key.
 */
const closedToTheKey = `
  select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prorettype <> 'trigger'::regtype
    and not has_function_privilege('service_role', p.oid, 'execute')
    and not (p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute'))
  order by 1`;

test('between two migrations, the functions of the last release may call everything that they need', async () => {
  const url = await open('between', released);
  const closedBefore = await readRows(url, closedToTheKey);
  for (const { sql, name } of readMigrations().slice(released.length)) {
    await runOn(url, [sql]);
    expect(await readRows(url, closedToTheKey), name).toEqual(closedBefore);
  }
});

test('the required rows and the access rules can be written again and change nothing', async () => {
  await runOn(declared, [`update public.call_handling set text_back_on = true where id`]);
  const everything = [catalog, ...tablesWithRequiredRows.map((table) => `select * from ${table}`)];
  const read = () => Promise.all(everything.map((query) => readRows(declared, query)));
  const before = await read();
  await runOn(declared, [readRequiredRows(), readSchemas().at(-1) ?? '']);
  expect(await read()).toEqual(before);
});
