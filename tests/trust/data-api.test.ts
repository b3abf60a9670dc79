/**
 * The row matrix once more, as a browser or a program meets it: requests with access tokens to the data API
 * of the embedded stack.
 */
import { readFileSync } from 'node:fs';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startBackend, type Backend } from '../../tools/local-stack/backend';
import { publishableKey } from '../../tools/local-stack/keys';
import { isDeep, noteFigure } from '../support/fuzz';
import { imageSettings } from '../support/database/database-image';
import { expectedOf, mayCall, population, refused } from '../support/database/row-matrix';
import {
  badNumbers,
  identities,
  samples,
  tableRules,
  verbs,
  type Identity,
  type Verb,
} from '../support/database/row-rules';

const { origin, jwtSecret, secretKey } = imageSettings;
/** Whose tokens the slice tries. The row matrix itself tries everybody's, every time. */
const inSlice = ['a signed-up user', 'an admin'];
const people = identities.filter(({ name }) => isDeep || inSlice.includes(name));
const tables = Object.keys(tableRules);

let backend: Backend;
const tokens = new Map<Identity, string>();
let requests = 0;

beforeAll(async () => {
  backend = await startBackend({
    ...imageSettings,
    folder: null,
    image: new Blob([readFileSync(inject('databaseImage'))]),
    sendMail: () => undefined,
    log: () => undefined,
  });
  await repopulate();
  for (const who of identities.filter(({ role }) => role === 'authenticated')) {
    const token = new SignJWT(who.claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('1h');
    tokens.set(who, await token.sign(new TextEncoder().encode(jwtSecret)));
  }
});
afterAll(() => backend.stop());

/** Puts back what every person finds. */
async function repopulate() {
  const emptied = tables.filter((table) => table !== 'call_handling').map((table) => `public.${table}`);
  await backend.database.exec(`truncate ${emptied.join(', ')}, auth.users cascade; ${population}`);
}

type Answer = { status: number; body: unknown };
async function ask(
  who: Identity,
  method: string,
  path: string,
  { body, ...headers }: { body?: unknown; [header: string]: unknown } = {},
): Promise<Answer> {
  const request = new Request(`${origin}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: who.party === 'service' ? secretKey : publishableKey,
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const token = tokens.get(who);
  if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
  for (const [header, value] of Object.entries(headers)) request.headers.set(header, String(value));
  const response = await backend.fetch(request);
  requests += 1;
  const text = await response.text();
  const parsed: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, body: parsed };
}

const codeOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';

/** Rows found or changed, or the database's code for a refusal; with the status when the two don't agree. */
function outcomeOf({ status, body }: Answer, who: Identity): string {
  if (status < 300) return Array.isArray(body) ? String(body.length) : `${status} without rows`;
  const isRightStatus = status === (who.party === 'visitor' ? 401 : 403);
  return codeOf(body) === refused && isRightStatus ? refused : `${status} ${codeOf(body)}`;
}

/** Null where there is no such request. */
function send(who: Identity, table: string, verb: Verb): Promise<Answer> | null {
  const sample = samples[table];
  if (!sample) throw new Error(`tests/support/database/row-rules.ts has no rows to try ${table} with`);
  const prefer = 'return=representation';
  const [anyColumn] = Object.keys(sample.existing);
  const everyRow = `${table}?${anyColumn}=not.is.null`;
  switch (verb) {
    case 'select':
      return ask(who, 'GET', table);
    case 'insert':
      return ask(who, 'POST', table, { prefer, body: sample.added });
    case 'update':
      return ask(who, 'PATCH', everyRow, { prefer, body: sample.changed });
    case 'upsert':
      if (sample.key === null) return null;
      return ask(who, 'POST', `${table}?on_conflict=${sample.key}`, {
        prefer: `${prefer},resolution=merge-duplicates`,
        body: { ...sample.existing, ...sample.changed },
      });
    case 'delete':
      return ask(who, 'DELETE', everyRow, { prefer });
    case 'truncate':
      // The data API has no such verb.
      return null;
  }
}

describe.each(people.map((who): [string, Identity] => [who.name, who]))(
  'T1–T10 %s, over the data API',
  (_, who) => {
    test('gets from every table what the rules say', async () => {
      const wrong: string[] = [];
      for (const table of tables) {
        const found = await backend.database.query<{ total: number }>(
          `select count(*)::int as total from public.${table}`,
        );
        const total = found.rows[0]?.total ?? 0;
        for (const verb of verbs) {
          const sent = send(who, table, verb);
          if (!sent) continue;
          const outcome = outcomeOf(await sent, who);
          const expected = expectedOf(who, table, verb, total);
          if (outcome !== expected) wrong.push(`${verb} ${table}: ${outcome} instead of ${expected}`);
          if (verb !== 'select' && outcome !== refused && outcome !== '0') await repopulate();
        }
      }
      expect(wrong).toEqual([]);
    });

    test('may call the functions that the rules name, and no other', async () => {
      const { rows } = await backend.database.query<{ name: string; inputs: string[] | null }>(`
      select proname as name, (
        select array_agg(argument) from unnest(proargnames) with ordinality as names (argument, place)
        where place <= pronargs) as inputs
      from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`);
      expect(rows.length).toBeGreaterThan(10);
      const wrong: string[] = [];
      for (const { name, inputs } of rows) {
        const body = Object.fromEntries((inputs ?? []).map((input) => [input, null]));
        const answer = await ask(who, 'POST', `rpc/${name}`, { body });
        const isRefused = codeOf(answer.body) === refused && [401, 403].includes(answer.status);
        if (isRefused === mayCall(who, name)) wrong.push(`${name}: ${answer.status} ${codeOf(answer.body)}`);
      }
      expect(wrong).toEqual([]);
      await repopulate();
    });

    test.each([
      ['GET', 'rate_limits', 'accept-profile', 'private'],
      ['POST', 'rpc/is_admin', 'content-profile', 'private'],
      ['POST', 'rpc/take_turn', 'content-profile', 'private'],
      ['GET', 'users', 'accept-profile', 'auth'],
      ['GET', 'refresh_tokens', 'accept-profile', 'auth'],
      ['GET', 'pg_authid', 'accept-profile', 'pg_catalog'],
    ])('%s %s in another schema is not there', async (method, path, header, schema) => {
      const { status } = await ask(who, method, path, {
        [header]: schema,
        ...(method === 'POST' && { body: {} }),
      });
      expect([404, 406]).toContain(status);
    });
  },
);

test('T3 an admin’s bad number is refused with a 4xx, by the database', async () => {
  const admin = identities.find(({ party }) => party === 'admin');
  if (!admin) throw new Error('nobody is an admin');
  for (const value of [...badNumbers, '+1918555\0', '+1918555\ud800']) {
    const body = { setting_key: 'call_forwarding_number', setting_value: value };
    const answer = await ask(admin, 'POST', 'business_settings', { body });
    expect([value, answer.status]).toEqual([value, 400]);
  }
  const { rows } = await backend.database.query('select from public.business_settings');
  expect(rows).toHaveLength(1);
});

afterAll(() =>
  noteFigure({
    target: 'G1',
    figure: `${requests} requests to the data API of the embedded stack as expected`,
  }),
);
