/** What only a server shows: Realtime's publication, and what the news cost in a large office. */
import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRealPostgres } from '../support/database/real-postgres';

let database: Awaited<ReturnType<typeof startRealPostgres>>;
let connection: postgres.Sql;

beforeAll(async () => {
  database = await startRealPostgres();
  connection = postgres(database.url, { max: 1 });
  const userId = '00000000-0000-4000-8000-000000000001';
  await connection`insert into auth.users (id) values (${userId})`;
  await connection`insert into public.user_roles (user_id, role) values (${userId}, 'dispatcher')`;
  await connection`select set_config('request.jwt.claim.sub', ${userId}, false)`;
});
afterAll(async () => {
  await connection.end();
  await database.stop();
});

const hasRealtime = async () => {
  const [row] = await connection<{ has: boolean }[]>`
    select (public.inbox_news() ->> 'has_realtime')::boolean as has`;
  return row?.has;
};

test('contacts join Realtime’s publication where there is one, and the news say so', async () => {
  expect(await hasRealtime()).toBe(false);
  const migration = readFileSync('supabase/migrations/20261125000900_access.sql', 'utf8');
  const joining = /^do \$\$(?:(?!^do).)*supabase_realtime.*?^\$\$;/ms.exec(migration)?.[0] ?? '';
  await database.execute(joining);
  expect(await hasRealtime(), 'there is no publication').toBe(false);
  await database.execute('create publication supabase_realtime');
  try {
    expect(await hasRealtime(), 'the table is not in it').toBe(false);
    await database.execute(joining);
    await database.execute(joining);
    expect(await hasRealtime()).toBe(true);
  } finally {
    await database.execute('drop publication supabase_realtime');
  }
});

test('among 5,000 conversations and 100,000 texts, news and read marks read no table whole', async () => {
  await database.execute(`
    insert into public.contacts (address, unread_count, last_message_at)
    select '+1405' || (5550000 + n), (n % 50 = 0)::integer, now() from generate_series(1, 5000) n;
    insert into public.messages (contact_id, direction, body, status, created_at)
    select c.id, 'inbound', 'Text ' || n, 'received', now() - n * interval '1 hour'
    from public.contacts c, generate_series(1, 20) n;
  `);
  await connection`vacuum analyze public.contacts`;
  await connection`vacuum analyze public.messages`;
  const [seen] = await connection<{ id: string; address: string }[]>`
    select m.id, c.address from public.contacts c
    join public.messages m on m.contact_id = c.id
    where c.address = '+14055550050' order by m.created_at desc limit 1`;
  // One connection, whose own counts of this transaction are asked for at the end.
  await connection`begin`;
  try {
    const [news] = await connection<{ unread: string; listed: string }[]>`
      select news ->> 'unread' as unread, jsonb_array_length(news -> 'changes')::text as listed
      from public.inbox_news() news`;
    expect(news).toEqual({ unread: '100', listed: '20' });
    const [marked] = await connection<{ done: boolean }[]>`
      select public.mark_read(${seen?.address ?? ''}, ${seen?.id ?? null}) as done`;
    expect(marked).toEqual({ done: true });
    const scans = await connection<{ relname: string; seq_scan: string }[]>`
      select relname, seq_scan from pg_stat_xact_user_tables
      where relname in ('contacts', 'messages') order by relname`;
    expect(scans).toEqual([
      { relname: 'contacts', seq_scan: '0' },
      { relname: 'messages', seq_scan: '0' },
    ]);
  } finally {
    await connection`rollback`;
  }
});
