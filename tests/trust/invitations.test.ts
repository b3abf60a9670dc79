/**
 * Who gets in: the owner of an invited mailbox who chooses a password through the link, and nobody who knew a password
 * or held a session of that account before.
 */
import { randomBytes } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { publishableKey } from '../../tools/local-stack/keys';
import {
  logIn,
  mailedLink,
  pressLink,
  refresh,
  secretIn,
  sessionIn,
  signUp,
  type Session,
} from '../support/accounts';
import { expectErrors, takeConsoleErrors } from '../support/console-guard';
import { adminCall } from '../support/function-requests';
import { createClaims, mails, origin, type Person } from '../support/functions-harness';
import { parseRows, startOffice } from '../support/office-setup';

const { services, admin, ask, rpc, createHandler } = await startOffice();
let boss = '';
beforeEach(() => {
  boss = `boss-${randomBytes(6).toString('hex')}@example.com`;
  mails.length = 0;
});

const strangersPassword = 'stranger knows';
const bossPassword = 'only the boss knows';

const invite = async (email = boss, role = 'admin') =>
  (await ask({ action: 'invitePerson', email, role }, admin.token)).body;
const accept = (token: string, secret: string, password = bossPassword) =>
  ask({ action: 'acceptInvitation', secret, password }, token);
const look = (token: string, secret: string) => ask({ action: 'lookAtInvitation', secret }, token);
/** The status of an action that needs a role. */
const functionStatus = async (token: string) => (await ask({ action: 'getConversations' }, token)).status;
/** Rows of a table as the browser reads them. */
async function rowsSeen(token: string, table: string): Promise<unknown[]> {
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
  return parseRows(await (await fetch(`${origin}/rest/v1/${table}?select=*`, { headers })).json());
}

async function expectNothing(token: string) {
  expect(await functionStatus(token)).toBeGreaterThanOrEqual(401);
  expect(await functionStatus(token)).toBeLessThan(500);
  expect(await rowsSeen(token, 'business_settings')).toEqual([]);
  expect(await rowsSeen(token, 'user_roles')).toEqual([]);
  expect((await rpc('inbox_news', token)).status).toBe(403);
  await (await rpc('accept_invitation', token)).json();
  expect(await rowsSeen(token, 'business_settings')).toEqual([]);
}

async function expectAdmin(token: string) {
  expect(await functionStatus(token)).toBe(200);
  expect(await rowsSeen(token, 'business_settings')).toHaveLength(1);
  expect(await rowsSeen(token, 'user_roles')).toMatchObject([{ role: 'admin' }]);
}

/** What the page does after an accepted invitation. */
const newToken = async (session: Session) => sessionIn(await refresh(session)).token;

test('a stranger who signed up first gets nothing when the boss confirms, and loses all when the boss starts', async () => {
  expect(await signUp(boss, strangersPassword)).toBe(200);
  const confirmation = mailedLink(boss);
  const { link, isMailed } = await invite();
  expect(isMailed).toBe(true);

  // The boss opens the older mail first.
  sessionIn(await pressLink(confirmation));
  const stranger = sessionIn(await logIn(boss, strangersPassword));
  await expectNothing(stranger.token);
  expect(await accept(stranger.token, randomBytes(32).toString('base64url'))).toMatchObject({ status: 410 });

  const invitation = mailedLink(boss);
  expect(invitation).toContain(`${String(link)}#token_hash=`);
  const session = sessionIn(await pressLink(invitation));
  expect(await accept(session.token, secretIn(link))).toMatchObject({ status: 200, body: { role: 'admin' } });

  await expectNothing(stranger.token);
  expect(await logIn(boss, strangersPassword)).toBe(400);
  expect(await refresh(stranger)).toBe(400);
  await expectNothing(session.token);
  await expectAdmin(await newToken(session));
  await expectAdmin(sessionIn(await logIn(boss, bossPassword)).token);
});

test('a stranger who signs up after the invitation chose no password of the account', async () => {
  const { link } = await invite();
  const invitation = mailedLink(boss);
  await signUp(boss, strangersPassword);
  const session = sessionIn(await pressLink(invitation));
  expect(await logIn(boss, strangersPassword)).toBe(400);
  await expectNothing(session.token);
  expect(await accept(session.token, secretIn(link))).toMatchObject({ status: 200 });
  await expectAdmin(await newToken(session));
});

test('an account that a stranger had confirmed long ago starts with the boss’s password only', async () => {
  await signUp(boss, strangersPassword);
  sessionIn(await pressLink(mailedLink(boss)));
  const stranger = sessionIn(await logIn(boss, strangersPassword));
  const { link } = await invite();
  await expectNothing(stranger.token);
  const session = sessionIn(await pressLink(mailedLink(boss)));
  expect(await accept(session.token, secretIn(link))).toMatchObject({ status: 200 });
  await expectNothing(stranger.token);
  expect(await refresh(stranger)).toBe(400);
});

test('an access token that Auth signed before the role began never counts, and one from after does', async () => {
  const person = await services.person();
  const start = Math.floor(Date.now() / 1000) - 60;
  await services.execute(`insert into public.user_roles (user_id, role, begins_at)
    values ('${person.id}', 'admin', to_timestamp(${start}))`);
  for (const [iat, isAdmin] of [
    [undefined, false],
    [start - 3_600, false],
    [start - 1, false],
    [start, true],
    [start + 60, true],
  ] as const) {
    const claims = createClaims(person, { iat });
    expect(await functionStatus(await services.sign(claims)), `function, ${iat}`).toBe(isAdmin ? 200 : 403);
    const shared = await services.signShared(claims);
    expect(await rowsSeen(shared, 'business_settings'), `rows, ${iat}`).toHaveLength(isAdmin ? 1 : 0);
    expect(await rowsSeen(shared, 'user_roles'), `role, ${iat}`).toHaveLength(isAdmin ? 1 : 0);
  }
});

test('the functions of 2.5.1, which don’t say when a token was issued, find a role once it is an hour old', async () => {
  const { id } = await services.person('admin');
  const found = async (age: string) => {
    await services.execute(
      `update public.user_roles set begins_at = now() - interval '${age}' where user_id = '${id}'`,
    );
    return services.query(`select role from public.office_access(p_user_id => '${id}')`);
  };
  expect(await found('59 minutes')).toEqual([]);
  expect(await found('61 minutes')).toEqual([{ role: 'admin' }]);
});

describe('a secret', () => {
  let guest: Person;
  let secret = '';
  beforeEach(async () => {
    guest = await services.person();
    secret = secretIn((await invite(guest.email, 'dispatcher')).link);
  });
  const roles = () => services.query(`select role from public.user_roles where user_id = '${guest.id}'`);
  const invitations = (change: string): Promise<unknown> =>
    services.execute(`${change} where email = '${guest.email}'`);

  const worthless: [what: string, status: number, code: string, prepare: () => unknown][] = [
    [
      'that is guessed',
      410,
      'invitation_ended',
      () => {
        secret = randomBytes(32).toString('base64url');
      },
    ],
    [
      'that is cut off',
      400,
      'invitation_ended',
      () => {
        secret = secret.slice(1);
      },
    ],
    [
      'of another invitation',
      403,
      'invitation_for_other',
      async () => {
        secret = secretIn((await invite()).link);
      },
    ],
    [
      'that is two days old',
      410,
      'invitation_expired',
      () => invitations(`update private.invitations set expires_at = expires_at - interval '2 days'`),
    ],
    [
      'that was taken back',
      410,
      'invitation_ended',
      () => ask({ action: 'removePerson', email: guest.email }, admin.token),
    ],
    ['that a newer invitation replaced', 410, 'invitation_ended', () => invite(guest.email)],
    [
      'of an address that is not confirmed',
      403,
      'unconfirmed_email',
      () => services.execute(`update auth.users set email_confirmed_at = null where id = '${guest.id}'`),
    ],
    [
      'of an invitation from before secrets',
      410,
      'invitation_ended',
      () => invitations('update private.invitations set secret_hash = null, expires_at = null'),
    ],
  ];
  test.each(worthless)('%s gives nothing and saves no password', async (_, status, code, prepare) => {
    await prepare();
    services.server.use(http.put(`${origin}/auth/v1/user`, () => HttpResponse.json({}, { status: 500 })));
    expect(await accept(guest.token, secret)).toMatchObject({ status, body: { code } });
    expect(await roles()).toEqual([]);
  });

  test.each(worthless)('%s says so before a password is asked for', async (_, status, code, prepare) => {
    await prepare();
    const { status: answered, body } = await look(guest.token, secret);
    if (code === 'invitation_for_other') {
      expect([answered, body]).toMatchObject([200, { outcome: 'for_other', email: 'b•••@example.com' }]);
      expect(JSON.stringify(body)).not.toContain(boss);
    } else {
      expect([answered, body]).toMatchObject([status, { code }]);
    }
  });

  test('can be looked at as often as the page is opened, and says once it is used that the role has started', async () => {
    for (let looks = 0; looks < 12; looks += 1) {
      expect(await look(guest.token, secret)).toMatchObject({
        status: 200,
        body: { outcome: 'open', email: null },
      });
    }
    expect(await accept(guest.token, secret)).toMatchObject({ status: 200 });
    expect(await look(guest.token, secret)).toMatchObject({
      status: 200,
      body: { outcome: 'started', email: null },
    });
    expect((await ask({ action: 'lookAtInvitation', secret }, null)).status).toBe(401);
  });

  test('is refused with a short password and without a login', async () => {
    expect(await accept(guest.token, secret, '12345')).toMatchObject({
      status: 400,
      body: { error: 'Password must be at least 6 characters' },
    });
    expect((await ask({ action: 'acceptInvitation', secret, password: bossPassword }, null)).status).toBe(
      401,
    );
    expect(await roles()).toEqual([]);
  });

  test('can be tried ten times in ten minutes', async () => {
    const guess = () => accept(guest.token, randomBytes(32).toString('base64url'));
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await guess()).status).toBe(410);
    }
    expect(await guess()).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    expect((await accept(guest.token, secret)).status).toBe(429);
  });

  test('gives no role before the password is saved and the other sessions are ended, and may be presented again', async () => {
    expectErrors();
    const fails = (method: 'put' | 'post', path: string) =>
      services.server.use(
        http[method](`${origin}/auth/v1/${path}`, () => HttpResponse.json({}, { status: 500 }), {
          once: true,
        }),
      );
    fails('put', 'user');
    expect(await accept(guest.token, secret)).toMatchObject({
      status: 503,
      body: { code: 'auth_unavailable' },
    });
    expect(await roles()).toEqual([]);
    fails('post', 'logout');
    expect(await accept(guest.token, secret)).toMatchObject({
      status: 503,
      body: { code: 'others_signed_in' },
    });
    expect(await roles()).toEqual([]);
    // The password is the same now, which counts.
    expect(await accept(guest.token, secret)).toMatchObject({ status: 200, body: { role: 'dispatcher' } });
    // As when the answer was lost.
    expect(await accept(guest.token, secret, 'another one')).toMatchObject({ status: 200 });
    expect(sessionIn(await logIn(guest.email, bossPassword)).token).not.toBe('');
    expect(takeConsoleErrors().join()).not.toContain(secret);
  });

  test('that is presented by two devices at once gives one role', async () => {
    const answers = await Promise.all([accept(guest.token, secret), accept(guest.token, secret)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await roles()).toEqual([{ role: 'dispatcher' }]);
  });

  test('that is taken back while it is presented gives no role', async () => {
    services.server.use(
      http.post(`${origin}/auth/v1/logout`, async () => {
        await invitations('delete from private.invitations');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    expect(await accept(guest.token, secret)).toMatchObject({
      status: 410,
      body: { code: 'invitation_ended' },
    });
    expect(await roles()).toEqual([]);
  });

  test.each([
    ['insufficient_aal', 401, 403, 'second_factor_required'],
    ['reauthentication_needed', 400, 403, 'login_too_old'],
    ['weak_password', 422, 400, 'password_refused'],
    ['session_not_found', 403, 401, 'not_signed_in'],
  ])('gives no role when Auth refuses the password with %s', async (error_code, given, status, code) => {
    services.server.use(
      http.put(`${origin}/auth/v1/user`, () => HttpResponse.json({ error_code }, { status: given })),
    );
    expect(await accept(guest.token, secret)).toMatchObject({ status, body: { code } });
    expect(await roles()).toEqual([]);
  });
});

test('an invitation is kept when its mail can’t be sent, and the log holds neither secret nor address', async () => {
  expectErrors();
  services.server.use(
    http.post(`${origin}/auth/v1/signup`, () => HttpResponse.json({}, { status: 429 }), { once: true }),
  );
  const { link, isMailed } = await invite();
  expect(isMailed).toBe(false);
  const logged = takeConsoleErrors().join();
  expect(logged).toContain('invitation_not_mailed');
  expect(logged).not.toContain(secretIn(link));
  expect(logged).not.toContain(boss);
  await signUp(boss, strangersPassword);
  const session = sessionIn(await pressLink(mailedLink(boss)));
  expect(await accept(session.token, secretIn(link))).toMatchObject({ status: 200 });
});

test('whoever loses access takes the invitations along that they wrote to others', async () => {
  const former = await services.person('admin');
  const guest = await services.person();
  const { body } = await ask({ action: 'invitePerson', email: guest.email, role: 'admin' }, former.token);
  await ask({ action: 'removePerson', email: former.email }, admin.token);
  expect(await accept(guest.token, secretIn(body['link']))).toMatchObject({ status: 410 });
});

test('without a role, a token opens no other action, whatever the body is', async () => {
  const { token } = await services.person();
  const manage = createHandler('twilio-manage');
  for (const body of [
    '',
    '[]',
    '{"action":"toString"}',
    '{"action":"__proto__"}',
    '{"action":["acceptInvitation"]}',
  ]) {
    expect((await adminCall(manage, 'twilio-manage', body, token)).status, body).toBe(403);
  }
  const atOther = await adminCall(
    createHandler('sms-handler'),
    'sms-handler',
    { action: 'acceptInvitation' },
    token,
  );
  expect(atOther.status).toBe(403);
});
