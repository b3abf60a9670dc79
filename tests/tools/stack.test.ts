import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeAdminRole } from '../../tools/admin/admin-role';
import { getRaw } from '../support/raw-get';
import { readRows, runStack, type RunningStack } from '../support/running-stack';
import { findMailedLink, pressLink, signIn, signUp } from '../support/stack-client';

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

test.each(['https://evil.example/admin/dashboard', 'javascript:alert(1)', 'http://localhost.evil.example/'])(
  'a mail that is asked to lead to %s leads to the login of this site',
  async (target) => {
    await submit(`${target.length}@example.com`, 'secret1', `?redirect_to=${encodeURIComponent(target)}`);
    const link = await findMailedLink(stack.info, `${target.length}@example.com`);
    expect(link).toMatch(new RegExp(`^${stack.info.url}/auth/login#token_hash=`));
  },
);

test('a mail filter that opens the links of mails spends none, and each works once', async () => {
  const address = 'filtered@example.com';
  await submit(address, 'secret1', `?redirect_to=${stack.info.url}/admin/dashboard`);
  const press = async () => {
    const link = await findMailedLink(stack.info, address);
    for (const method of ['HEAD', 'GET', 'GET']) {
      await fetch(link, { method });
    }
    return [await pressLink(stack.info, link), await pressLink(stack.info, link)];
  };
  expect(await press()).toEqual([expect.any(String), null]);
  const body = JSON.stringify({ email: address });
  await stack.request('/auth/v1/recover', { method: 'POST', body });
  expect(await press()).toEqual([expect.any(String), null]);
});

describe('the admin role (T54, T56)', () => {
  const env = () => ({ SUPABASE_URL: stack.info.url, SUPABASE_SECRET_KEY: stack.info.secretKey });
  const role = async (token: string) =>
    readRows(await stack.request('/rest/v1/user_roles?select=role', { token }));

  const findLines = async (subject: unknown) => {
    const path = `/rest/v1/audit_log?select=action&subject=eq.${String(subject)}&order=id`;
    return readRows(await stack.request(path, { apikey: stack.info.secretKey }));
  };
  const accept = (token: string, link: string) =>
    stack.request('/functions/v1/twilio-manage', {
      method: 'POST',
      token,
      body: JSON.stringify({
        action: 'acceptInvitation',
        secret: new URL(link).searchParams.get('invitation'),
        password: 'chosen by the boss',
      }),
    });

  test('is granted with --now and revoked by email address with immediate effect, and each change is logged once (T56)', async () => {
    await signUp(stack.info, 'boss@example.com', 'secret1');
    const token = await signIn(stack.info, 'boss@example.com', 'secret1');
    const day = new Date().toISOString().slice(0, 10);
    for (const [args, says, isDone, roles] of [
      [
        'grant Boss@Example.com --now',
        `Boss@Example.com is an admin now. The account exists since ${day}.`,
        true,
        [{ role: 'admin' }],
      ],
      ['grant boss@example.com --now', 'boss@example.com was an admin already.', true, [{ role: 'admin' }]],
      ['grant boss@example.com', 'boss@example.com was an admin already.', true, [{ role: 'admin' }]],
      ['revoke boss@example.com', 'boss@example.com is no longer an admin.', true, []],
      ['revoke boss@example.com', 'boss@example.com was not an admin.', false, []],
    ] as const) {
      expect(await changeAdminRole(args.split(' '), env())).toEqual({ sentence: says, isDone });
      expect(await role(token)).toEqual(roles);
    }
    expect(await findLines(decodeJwt(token).sub)).toEqual([
      { action: 'role.grant' },
      { action: 'role.revoke' },
    ]);
  });

  test('starts with the password that is chosen through the mailed link, and not for who knew the account before (T56)', async () => {
    const address = 'owner@example.com';
    await signUp(stack.info, address, 'known to a stranger');
    const strangers = await signIn(stack.info, address, 'known to a stranger');
    const { sentence, isDone } = await changeAdminRole(['grant', address], env());
    expect([sentence, isDone]).toEqual([expect.stringContaining(`A link was mailed to ${address}.`), true]);
    const link = await findMailedLink(stack.info, address);
    const [shown = ''] = /http\S+/.exec(sentence) ?? [];
    expect(link).toContain(`${shown}#token_hash=`);
    expect(await role(strangers)).toEqual([]);

    const token = (await pressLink(stack.info, link)) ?? '';
    expect((await accept(token, link)).status).toBe(200);
    for (const old of [token, strangers]) {
      expect(await role(old)).toEqual([]);
    }
    await expect(signIn(stack.info, address, 'known to a stranger')).rejects.toThrow('400');
    expect(await role(await signIn(stack.info, address, 'chosen by the boss'))).toEqual([{ role: 'admin' }]);
  });

  test('does not come back by an invitation from before it was revoked, and a dispatcher’s role ends too (T56)', async () => {
    const address = 'former@example.com';
    await signUp(stack.info, address, 'secret1');
    const token = await signIn(stack.info, address, 'secret1');
    await changeAdminRole(['grant', address], env());
    const link = await findMailedLink(stack.info, address);
    await stack.execute(
      `insert into public.user_roles (user_id, role) select id, 'dispatcher' from auth.users where email = '${address}'`,
    );
    expect(await changeAdminRole(['revoke', address], env())).toEqual({
      sentence: `${address} was not an admin. Their other role or invitation is gone.`,
      isDone: true,
    });
    expect((await accept(token, link)).status).toBe(410);
    expect(await role(token)).toEqual([]);
  });

  test('is not granted to an address that is unknown or unconfirmed (T54)', async () => {
    await submit('waiting@example.com', 'secret1');
    for (const args of [[], ['--now']]) {
      for (const [address, says] of [
        ['waiting@example.com', /has not confirmed/],
        ['nobody@example.com', /There is no account for nobody@example\.com/],
      ] as const) {
        const { sentence, isDone } = await changeAdminRole(['grant', address, ...args], env());
        expect([sentence, isDone]).toEqual([expect.stringMatching(says), false]);
      }
    }
  });

  test.each([
    '',
    'grant',
    'grant not-an-address',
    'promote a@b.c',
    'grant a@b.c d@e.f',
    'revoke a@b.c --now',
  ])('refuses "%s"', async (args) => {
    const change = changeAdminRole(args.split(' ').filter(Boolean), env());
    await expect(change).rejects.toThrow(/^Name one e-mail address/);
  });

  test.each([
    [{ SUPABASE_SECRET_KEY: 'sb_secret_wrong' }, /refused the secret key/],
    [{ SUPABASE_URL: 'http://127.0.0.1:1' }, /can't be reached/],
    [{ SUPABASE_SECRET_KEY: undefined }, /^Only one of/],
  ])('has a command that says in one sentence what is wrong with %j', async (changes, sentence) => {
    await expect(changeAdminRole(['grant', 'a@b.c'], { ...env(), ...changes })).rejects.toThrow(sentence);
  });
});

test.each(['/__mail/api', '/__phone', '/rest/v1/contacts'])('%s refuses a foreign host', async (path) => {
  const answerAt = (host: string) => getRaw(stack.info.url, { path, headers: { host } });
  expect((await answerAt('evil.example')).statusCode).toBe(403);
  expect((await answerAt('localhost')).statusCode).not.toBe(403);
});
