/**
 * Anyone may sign up, and gets nothing by it: accounts made all at once on an empty database, each saying of
 * itself whatever might make it an admin.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startBackend, type Backend } from '../../tools/local-stack/backend';
import { publishableKey } from '../../tools/local-stack/keys';
import { noteFigure, sized } from '../support/fuzz';
import { imageSettings } from '../support/database/database-image';
import { businessDomain } from '../support/database/row-rules';

const { origin } = imageSettings;
const password = 'correct horse';
const slowMs = 300_000;

let backend: Backend;
const mails: string[] = [];
beforeAll(async () => {
  backend = await startBackend({
    ...imageSettings,
    folder: null,
    image: new Blob([readFileSync(inject('databaseImage'))]),
    sendMail: ({ text }) => mails.push(text),
    log: () => undefined,
  });
});
afterAll(() => backend.stop());

/** What a sign-up may say besides address and password. */
const boasts: Record<string, unknown>[] = [
  { data: { role: 'admin' } },
  { data: { role: 'admin', roles: ['admin'], is_admin: true, user_role: 'admin', claims_admin: true } },
  { data: { app_metadata: { role: 'admin' }, raw_app_meta_data: { role: 'admin' } } },
  { data: { user_roles: [{ role: 'admin' }], 'role"; drop table public.user_roles; --': 'admin' } },
  { data: { sub: '00000000-0000-4000-8000-000000000001', email_verified: true, role: 'service_role' } },
  { role: 'service_role', aud: 'service_role', is_super_admin: true },
  { app_metadata: { role: 'admin', provider: 'email' }, user_metadata: { role: 'admin' } },
  { raw_app_meta_data: { role: 'admin' }, raw_user_meta_data: { role: 'admin' } },
  { email_confirm: true, email_confirmed_at: '2026-11-21T00:00:00Z', ban_duration: 'none' },
  { id: '00000000-0000-4000-8000-000000000001', user_metadata: { role: ['admin'] } },
];

async function post(path: string, body: object, token?: string): Promise<{ status: number; body: object }> {
  const response = await backend.fetch(
    new Request(`${origin}${path}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    }),
  );
  const answer: unknown = await response.json();
  return { status: response.status, body: typeof answer === 'object' && answer !== null ? answer : {} };
}

function claimsOf(token: string): Record<string, unknown> {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return typeof claims === 'object' && claims !== null ? { ...claims } : {};
}

async function rolesNow(): Promise<number> {
  const { rows } = await backend.database.query<{ total: number }>(
    'select count(*)::int as total from public.user_roles',
  );
  return rows[0]?.total ?? 0;
}

/** Signs them up at the same time and confirms their addresses; counts what they got. */
async function signUp(howMany: number) {
  await backend.database.exec('truncate auth.users, public.user_roles cascade');
  mails.length = 0;
  const people = Array.from({ length: howMany }, (_, index) => ({
    email: `newcomer-${index}@${index % 3 === 0 ? businessDomain : 'example.com'}`,
    password,
    ...boasts[index % boasts.length],
  }));
  const answers = await Promise.all(people.map((person) => post('/auth/v1/signup', person)));
  const rolesAtOnce = await rolesNow();
  const tokensWithoutMail = answers.filter(({ body }) => 'access_token' in body).length;
  for (const mail of mails) {
    const [link] = /https:\/\/\S+/.exec(mail) ?? [];
    if (link !== undefined) await backend.fetch(new Request(link));
  }
  return {
    people,
    signedUp: answers.filter(({ status }) => status === 200).length,
    tokensWithoutMail,
    roles: rolesAtOnce + (await rolesNow()),
  };
}

const howMany = sized({ slice: 20, deep: 200 });

describe('T7 signing up', () => {
  test(
    'many at once, with hostile metadata, on an empty database: no role for anybody',
    { timeout: slowMs },
    async () => {
      const { people, signedUp, tokensWithoutMail, roles } = await signUp(howMany);
      expect({ signedUp, tokensWithoutMail, roles }).toEqual({
        signedUp: howMany,
        tokensWithoutMail: 0,
        roles: 0,
      });

      // What such an account's token says and what it opens.
      for (const { email } of people.slice(0, sized({ slice: 3, deep: boasts.length }))) {
        const { body } = await post('/auth/v1/token?grant_type=password', { email, password });
        const token = 'access_token' in body ? String(body.access_token) : '';
        const { role, aud, app_metadata: appMetadata, sub } = claimsOf(token);
        expect({ role, aud }).toEqual({ role: 'authenticated', aud: 'authenticated' });
        expect(JSON.stringify(appMetadata ?? {})).not.toContain('admin');
        const promoted = await post('/rest/v1/user_roles', { user_id: sub, role: 'admin' }, token);
        expect(promoted.status).toBe(403);
      }
      expect(await rolesNow()).toBe(0);
      noteFigure({
        target: 'G11',
        figure: `${howMany} sign-ups at once with hostile metadata: ${roles} roles`,
      });
    },
  );

  test('would show a trigger that makes the first account an admin', { timeout: slowMs }, async () => {
    await backend.database.exec(`
      create function private.welcome() returns trigger language plpgsql security definer as $$
      begin
        if not exists (select 1 from public.user_roles) then
          insert into public.user_roles (user_id, role) values (new.id, 'admin');
        end if;
        return new;
      end $$;
      create trigger welcome after insert on auth.users for each row execute function private.welcome();`);
    expect((await signUp(2)).roles).toBeGreaterThan(0);
  });
});
