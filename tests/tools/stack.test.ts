import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeAdminRole } from '../../tools/admin/admin-role';
import { rawGet } from '../support/raw-get';
import { rowsOf, runStack, type RunningStack } from '../support/running-stack';
import { mailedLink, signIn, signUp } from '../support/stack-client';

let stack: RunningStack;
let adminToken = '';

beforeAll(async () => {
  stack = await runStack();
  adminToken = await signIn(stack.info, stack.info.admin.email, stack.info.admin.password);
});

afterAll(() => stack.stop());

test('the stack answers forty requests at once, each under its own role', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const isAdmin = index % 2 === 0;
      const path = '/rest/v1/contacts?select=id&limit=1';
      const response = await stack.request(path, isAdmin ? { token: adminToken } : {});
      return response.status === (isAdmin ? 200 : 401);
    }),
  );
  expect(answers).toEqual(Array.from({ length: 40 }, () => true));
  expect(stack.log.join('\n')).not.toContain('permission denied');
});

const submit = (email: string, password: string, query = '') =>
  stack.request(`/auth/v1/signup${query}`, { method: 'POST', body: JSON.stringify({ email, password }) });

test('sign-up sends a link that never leads to another site', async () => {
  await submit('new@example.com', 'secret1', '?redirect_to=https://evil.example/admin/dashboard');
  const verified = await fetch(await mailedLink(stack.info, 'new@example.com'), { redirect: 'manual' });
  expect(new URL(verified.headers.get('location') ?? '').origin).toBe(stack.info.url);
});

describe('T54 T56 the admin role', () => {
  const env = () => ({ SUPABASE_URL: stack.info.url, SUPABASE_SECRET_KEY: stack.info.secretKey });
  const role = async (token: string) =>
    rowsOf(await stack.request('/rest/v1/user_roles?select=role', { token }));

  test('T56 is granted and revoked by email address with immediate effect, and each change is logged once', async () => {
    await signUp(stack.info, 'boss@example.com', 'secret1');
    const token = await signIn(stack.info, 'boss@example.com', 'secret1');
    for (const [change, address, what, isDone, roles] of [
      ['grant', 'Boss@Example.com', 'is an admin now', true, [{ role: 'admin' }]],
      ['grant', 'boss@example.com', 'was an admin already', true, [{ role: 'admin' }]],
      ['revoke', 'boss@example.com', 'is no longer an admin', true, []],
      ['revoke', 'boss@example.com', 'was not an admin', false, []],
    ] as const) {
      const sentence = `${address} ${what}.`;
      expect(await changeAdminRole([change, address], env())).toEqual({ sentence, isDone });
      expect(await role(token)).toEqual(roles);
    }
    const { sub } = decodeJwt(token);
    const path = `/rest/v1/audit_log?select=action&subject=eq.${sub}&order=id`;
    const lines = await rowsOf(await stack.request(path, { apikey: stack.info.secretKey }));
    expect(lines).toEqual([{ action: 'role.grant' }, { action: 'role.revoke' }]);
  });

  test('T54 is not granted to an address that is unknown or unconfirmed', async () => {
    await submit('waiting@example.com', 'secret1');
    for (const [address, says] of [
      ['waiting@example.com', /has not confirmed/],
      ['nobody@example.com', /There is no account for nobody@example\.com/],
    ] as const) {
      const { sentence, isDone } = await changeAdminRole(['grant', address], env());
      expect([sentence, isDone]).toEqual([expect.stringMatching(says), false]);
    }
  });

  test.each(['', 'grant', 'grant not-an-address', 'promote a@b.c', 'grant a@b.c d@e.f'])(
    'refuses "%s"',
    async (args) => {
      const change = changeAdminRole(args.split(' ').filter(Boolean), env());
      await expect(change).rejects.toThrow(/^Name one e-mail address/);
    },
  );

  test.each([
    [{ SUPABASE_SECRET_KEY: 'sb_secret_wrong' }, /refused the secret key/],
    [{ SUPABASE_URL: 'http://127.0.0.1:1' }, /can't be reached/],
    [{ SUPABASE_SECRET_KEY: undefined }, /^Only one of/],
  ])('has a command that says in one sentence what is wrong with %j', async (changes, sentence) => {
    await expect(changeAdminRole(['grant', 'a@b.c'], { ...env(), ...changes })).rejects.toThrow(sentence);
  });
});

test.each(['/__mail/api', '/__phone', '/rest/v1/contacts'])('%s refuses a foreign host', async (path) => {
  const answerAt = (host: string) => rawGet(stack.info.url, { path, headers: { host } });
  expect((await answerAt('evil.example')).statusCode).toBe(403);
  expect((await answerAt('localhost')).statusCode).not.toBe(403);
});
