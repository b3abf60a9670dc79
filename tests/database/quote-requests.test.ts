/** What only a server with many connections can show: the embedded database does one thing at a time. */
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startRealPostgres } from '../support/database/real-postgres';

let database: Awaited<ReturnType<typeof startRealPostgres>>;
let connections: postgres.Sql;

beforeAll(async () => {
  database = await startRealPostgres();
  connections = postgres(database.url, { max: 20 });
});
afterAll(async () => {
  await connections.end();
  await database.stop();
});
beforeEach(() =>
  database.execute('truncate private.rate_limits, public.quote_requests, public.contacts cascade'),
);

type Limit = { key: string; limit: number; seconds: number };

/** Runs a call under a role, on a connection of its own. */
async function as<Answer>(
  role: string,
  call: (connection: postgres.Sql) => Promise<Answer>,
): Promise<Answer> {
  const connection = await connections.reserve();
  try {
    await connection.unsafe(`set role ${role}`);
    return await call(connection);
  } finally {
    await connection.unsafe('reset role');
    connection.release();
  }
}

const submit = (changes: object = {}, limits: Limit[] = [], role = 'service_role') =>
  as(role, async (connection) => {
    const quote = {
      name: 'Dana',
      phone: '+19185550142',
      email: null,
      zip: '74012',
      equipment: 'Excavator',
      brand: null,
      description: 'Will not start',
      can_move: null,
      urgency: 'This week',
      sms_consent: true,
      consent_text: 'words',
      consent_version: '1',
      page: '/',
      ...changes,
    };
    const rows = await connection<{ outcome: string; wait_seconds: number }[]>`
      select * from public.submit_quote(
        ${connection.json(quote)}, 'Excavator', '[]', ${connection.json(limits)})`;
    return rows[0];
  });

test('the same request on twenty connections at once is stored once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit()));
  const outcomes = answers.map((answer) => answer?.outcome).sort();
  expect(outcomes).toEqual([...Array.from({ length: 19 }, () => 'repeated'), 'stored']);
  const [stored] = await connections`
    select (select count(*)::int from public.quote_requests) as requests,
      (select count(*)::int from public.messages) as messages,
      (select unread_count from public.contacts) as unread`;
  expect(stored).toEqual({ requests: 1, messages: 1, unread: 1 });
});

test('a limit of five lets five through, however many come at once', async () => {
  const limits = [{ key: 'somebody', limit: 5, seconds: 600 }];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => submit({ description: `Truck ${index}` }, limits)),
  );
  expect(answers.filter((answer) => answer?.outcome === 'stored')).toHaveLength(5);
  const refused = answers.filter((answer) => answer?.outcome === 'limited');
  expect(refused).toHaveLength(15);
  for (const answer of refused) expect(answer?.wait_seconds).toBeGreaterThan(590);
});
