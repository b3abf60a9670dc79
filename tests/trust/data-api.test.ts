/**
 * The row matrix once more, as a browser or a program meets it: requests with access tokens to the data API
 * of the embedded stack.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishableKey } from '../../tools/local-stack/keys';
import { isDeep, noteFigure } from '../support/fuzz';
import { origin, secretKey, startServices, type Services } from '../support/functions-harness';
import { expectedOf, mayCall, population, refused } from '../support/database/row-matrix';
import { identities, samples, tableRules, type Identity } from '../support/database/row-rules';

/** Whose tokens the slice tries. The row matrix itself tries everybody's, every time. */
const inSlice = ['a signed-up user', 'an admin'];
const people = identities.filter(({ name }) => isDeep || inSlice.includes(name));
const tables = Object.keys(tableRules);

let services: Services;
const tokens = new Map<Identity, string>();
let requests = 0;

beforeAll(async () => {
  services = await startServices();
  await repopulate();
  const exp = Math.floor(Date.now() / 1000) + 3_600;
  for (const who of identities.filter(({ role }) => role === 'authenticated'))
    tokens.set(who, await services.signShared({ ...who.claims, exp }));
});
afterAll(() => services.stop());

/** Puts back what every person finds. */
async function repopulate() {
  const emptied = tables.filter((table) => table !== 'call_handling').map((table) => `public.${table}`);
  await services.execute(`truncate ${emptied.join(', ')}, auth.users cascade; ${population}`);
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
  const response = await fetch(request);
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

describe.each(people.map((who): [string, Identity] => [who.name, who]))(
  'T1–T10 %s, over the data API',
  (_, who) => {
    test('reads from every table what the rules say, and adds to none that they close', async () => {
      const wrong: string[] = [];
      for (const table of tables) {
        const [found] = await services.query(`select count(*)::int as total from public.${table}`);
        const read = outcomeOf(await ask(who, 'GET', table), who);
        const expected = expectedOf(who, table, 'select', Number(found?.['total']));
        if (read !== expected) wrong.push(`select ${table}: ${read} instead of ${expected}`);
        if (expectedOf(who, table, 'insert', 0) !== refused) continue;
        const added = outcomeOf(await ask(who, 'POST', table, { body: samples[table]?.added }), who);
        if (added !== refused) wrong.push(`insert ${table}: ${added}`);
      }
      expect(wrong).toEqual([]);
    });

    test('may call the functions that the rules name, and no other', async () => {
      const rows = await services.query(`
      select proname as name, (
        select array_agg(argument) from unnest(proargnames) with ordinality as names (argument, place)
        where place <= pronargs) as inputs
      from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`);
      expect(rows.length).toBeGreaterThan(10);
      const wrong: string[] = [];
      for (const { name, inputs } of rows) {
        const names: unknown[] = Array.isArray(inputs) ? inputs : [];
        const body = Object.fromEntries(names.map((input) => [String(input), null]));
        const answer = await ask(who, 'POST', `rpc/${String(name)}`, { body });
        const isRefused = codeOf(answer.body) === refused && [401, 403].includes(answer.status);
        if (isRefused === mayCall(who, String(name)))
          wrong.push(`${String(name)}: ${answer.status} ${codeOf(answer.body)}`);
      }
      expect(wrong).toEqual([]);
    });

    test.each([
      ['GET', 'rate_limits', 'accept-profile', 'private'],
      ['POST', 'rpc/is_admin', 'content-profile', 'private'],
      ['GET', 'users', 'accept-profile', 'auth'],
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

afterAll(() =>
  noteFigure({
    target: 'G1',
    figure: `${requests} requests to the data API of the embedded stack as expected`,
  }),
);
