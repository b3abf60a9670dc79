/** Who can reach the actions of the office: tokens, roles, origins, methods and sizes. */
import { SignJWT, UnsecuredJWT, exportJWK, generateKeyPair, type JWTPayload } from 'jose';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { publishableKey } from '../../tools/local-stack/keys';
import { takeConsoleErrors } from '../support/console-guard';
import { adminCall, read } from '../support/function-requests';
import { createClaims, origin, type Person, type Resolver } from '../support/functions-harness';
import { noteFigure, sized } from '../support/fuzz';
import { startOffice } from '../support/office-setup';
import { everyAccountAction, everyAction } from './action-requests';
import { hostileTokens, tryTokens } from './hostile-tokens';

const { services, admin, createHandler, configure, quote } = await startOffice();
const sms = createHandler('sms-handler');
const manage = createHandler('twilio-manage');
let visitor: Person;
beforeAll(async () => {
  visitor = await services.person();
});
beforeEach(() => void Object.assign(services.traffic, { roles: 0, database: 0, twilio: 0 }));

const actions = everyAction();
const notSignedIn = { status: 401, code: 'not_signed_in', error: 'Please log in again.' };
const notAdmin = { status: 403, code: 'not_admin', error: 'Access denied. Admin privileges required.' };
/** The functions’ answer to a request with this token. */
const answerTo = async (token: string | null) =>
  read(await adminCall(manage, 'twilio-manage', { action: 'getPhoneNumbers' }, token));
/** What a refusal has to match. */
const refusal = (status: number, code: string) => ({ status, body: { code } });
const keySetAddress = `${origin}/auth/v1/.well-known/jwks.json`;
const statusFor = async (token: string | null) => (await answerTo(token)).status;

test('hostile tokens reach no action, no database and no Twilio (T11, T13, T14, T17)', async () => {
  const tokens = hostileTokens(services, admin, visitor);
  const { tries, unexpected } = await tryTokens(
    createHandler,
    tokens,
    [...actions, ...everyAccountAction()],
    notSignedIn,
  );
  expect(unexpected).toEqual([]);
  const count = Object.keys(tokens).length;
  expect(count).toBeGreaterThanOrEqual(25);
  expect(services.traffic).toMatchObject({ roles: 0, database: 0, twilio: 0 });
  noteFigure('G3', `${count} hostile tokens: 0 of ${tries} accepted`);
});

test('a token without the role reaches no action, however it is signed and whatever it claims (T12)', async () => {
  const claims = { user_metadata: { role: 'admin' }, app_metadata: { role: 'admin', roles: ['admin'] } };
  const tokens = {
    'claims the role': () => services.sign(createClaims(visitor, { ...claims, user_role: 'admin' })),
    'claims the role (shared secret)': () => services.signShared(createClaims(visitor, claims)),
  };
  expect((await tryTokens(createHandler, tokens, actions, notAdmin)).unexpected).toEqual([]);
  expect(services.traffic).toMatchObject({ database: 0, twilio: 0 });
});

test('a dispatcher’s token reaches only the actions of a dispatcher’s work', async () => {
  const { token } = await services.person('dispatcher');
  const { unexpected } = await tryTokens(createHandler, { dispatcher: () => token }, actions, notAdmin);
  const allowed = `getConversations getConversation setContactName setDone markRead setOptedOut dismissOptOut sendMessage setCallHandled getMedia
    startConversation getPermission startCall reconcile getCallLogs getRecording markVoicemailHeard setRequestOutcome addNote deleteNote
    saveAlerts getAlerts removeAlerts getContact saveContactDetail getFiles setUnread assign getMembers setOwnName
    getReplies saveReply deleteReply orderReplies cancelScheduled changeScheduled setReminder sendScheduled
    saveJob getJobs approveJob sendJobText saveMachine getMachines getMembers createFeed revokeFeed getFeed getJobSettings`;
  expect(unexpected.map(({ action }) => action).sort()).toEqual(allowed.split(/\s+/).sort());
  takeConsoleErrors();
});

test('a valid token stops working as soon as its role is removed, before it expires (T15)', async () => {
  const former = await services.person('admin');
  const tokens = [former.token, await services.sign(createClaims(former))];
  let refusals = 0;
  const rounds = sized({ slice: 10, deep: 100 });
  for (let round = 0; round < rounds; round += 1) {
    const token = tokens[round % 2] ?? '';
    expect(await statusFor(token)).toBe(200);
    await services.execute(`delete from public.user_roles where user_id = '${former.id}'`);
    if ((await statusFor(token)) === 403) {
      refusals += 1;
    }
    await services.execute(`insert into public.user_roles (user_id, role) values ('${former.id}', 'admin')`);
  }
  expect(refusals).toBe(rounds);
  noteFigure('G11', `revoked admin refused at once, ${refusals} of ${rounds}`);
});

test('a valid token is checked against the issuer in the settings', async () => {
  const JWT_ISSUER = 'http://127.0.0.1:54321/auth/v1';
  configure({ JWT_ISSUER });
  expect(await statusFor(await services.sign(createClaims(admin)))).toBe(401);
  expect(await statusFor(await services.sign(createClaims(admin, { iss: JWT_ISSUER })))).toBe(200);
  expect(await statusFor(await services.signShared(createClaims(admin, { iss: JWT_ISSUER })))).toBe(200);
  expect(await statusFor(await services.signShared(createClaims(admin, { iss: undefined })))).toBe(401);
});

test('a valid token may be signed with an RSA key, and the key set is fetched once', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'rsa' };
  const keySet = vi.fn(() => HttpResponse.json({ keys: [key] }));
  services.server.use(http.get(keySetAddress, keySet));
  const token = await services.sign(createClaims(admin), { alg: 'RS256', kid: 'rsa', key: privateKey });
  expect([await statusFor(token), await statusFor(token)]).toEqual([200, 200]);
  expect(keySet).toHaveBeenCalledOnce();
});

describe('when a token has to be checked with the key set or the Auth server (T16)', () => {
  const authServer = `${origin}/auth/v1/user`;
  /** Lets the Auth server accept every token as the admin’s. Returns a mock that counts its requests. */
  function acceptEveryToken() {
    const authAnswer = vi.fn(() => HttpResponse.json({ id: admin.id }));
    services.server.use(http.get(authServer, authAnswer));
    return authAnswer;
  }

  const outages: Record<string, Resolver> = {
    'answers 500 with a reason': () => HttpResponse.json({ code: 'unexpected_failure' }, { status: 500 }),
    'answers 429': () => HttpResponse.json({ code: 'over_request_rate_limit' }, { status: 429 }),
    'is unreachable': () => HttpResponse.error(),
    'answers 200 with a page': () => new HttpResponse('<h1>Welcome</h1>', { status: 200 }),
    'never answers': () => new Promise<Response>(() => undefined),
  };
  test.each(Object.entries(outages))('the functions answer 503 if the Auth server %s', async (_, outage) => {
    const token = await services.sign(createClaims(admin));
    const keySet = vi.fn(outage);
    services.server.use(http.get(authServer, outage), http.get(keySetAddress, keySet));
    const error = 'Your login could not be checked. Please try again in a moment.';
    const unavailable = { status: 503, body: { code: 'auth_unavailable', error } };
    expect(await Promise.all([token, admin.token].map(answerTo))).toEqual([unavailable, unavailable]);
    expect(keySet).toHaveBeenCalledOnce();
    expect(services.twilioRequests).toEqual([]);
    const logged = takeConsoleErrors();
    expect(logged).toHaveLength(2);
    // The log line must include the cause.
    for (const line of logged) {
      expect(line).toMatch(/HttpError: [^(]+ \(.+\)/);
    }
  });

  test.each(['{}', '[]', '{"keys":"none"}', '{"keys":[null]}', 'out of reach'])(
    'the functions answer 503 when the key set is %s, and do not ask the Auth server instead',
    async (keySet) => {
      const authAnswer = acceptEveryToken();
      const answer = () => (keySet === 'out of reach' ? HttpResponse.error() : HttpResponse.text(keySet));
      services.server.use(http.get(keySetAddress, answer));
      expect(await statusFor(await services.sign(createClaims(admin)))).toBe(503);
      expect(authAnswer).not.toHaveBeenCalled();
      expect(takeConsoleErrors()).toHaveLength(1);
    },
  );

  const authRefusals: [title: string, status: number, body: () => unknown][] = [
    ['has banned the admin', 403, () => ({ id: admin.id, code: 'user_banned' })],
    ['names another user', 200, () => ({ id: visitor.id })],
    ['names an anonymous user', 200, () => ({ id: admin.id, is_anonymous: true })],
    ['answers with a list', 200, () => [{ id: admin.id }]],
  ];
  test.each(authRefusals)('the functions refuse a token if the Auth server %s', async (_, status, body) => {
    services.server.use(http.get(authServer, () => Response.json(body(), { status })));
    const answer = await answerTo(await services.signShared(createClaims(admin)));
    expect(answer).toMatchObject(refusal(401, 'not_signed_in'));
    expect(services.twilioRequests).toEqual([]);
  });

  test('the functions refuse a token with another algorithm or issuer without asking the Auth server', async () => {
    const authAnswer = acceptEveryToken();
    const claims = createClaims(admin);
    const tokens = [
      // With text in place of the signature; otherwise it would not have the shape of a token.
      `${new UnsecuredJWT(claims).encode()}c2lnbmVk`,
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(new Uint8Array(64)),
      await services.signShared({ ...claims, iss: 'https://evil.example/auth/v1' }),
    ];
    for (const token of tokens) {
      expect(await statusFor(token)).toBe(401);
    }
    expect(authAnswer).not.toHaveBeenCalled();
  });

  test('the functions refuse an expired token, even when the Auth server still accepts it', async () => {
    const authAnswer = acceptEveryToken();
    const exp = Math.floor(Date.now() / 1000) + 60;
    const token = await services.signShared(createClaims(admin, { exp }));
    expect(await statusFor(token)).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: exp * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await statusFor(token)).toBe(401);
    expect(authAnswer).toHaveBeenCalledOnce();
  });

  test('the functions answer 503 when the roles cannot be read', async () => {
    services.server.use(http.post(`${origin}/rest/v1/rpc/office_access`, () => HttpResponse.error()));
    expect(await answerTo(admin.token)).toMatchObject(refusal(503, 'database_unavailable'));
    expect(takeConsoleErrors().join()).toContain('database_unavailable');
  });
});

test('row rules and functions demand the second factor once the owner requires it, and not before', async () => {
  const demand = (isDemanded: boolean) =>
    services.execute(`update private.admin_access set requires_second_factor = ${isDemanded}`);
  onTestFinished(async () => void (await demand(false)));
  const countSettingsSeen = async (claims: JWTPayload) => {
    const headers = { apikey: publishableKey, authorization: `Bearer ${await services.signShared(claims)}` };
    const settings: unknown = await (await fetch(`${origin}/rest/v1/business_settings`, { headers })).json();
    return Array.isArray(settings) ? settings.length : -1;
  };
  const oneFactor = createClaims(admin, { aal: 'aal1' });
  const bothFactors = createClaims(admin, { aal: 'aal2' });
  expect(await countSettingsSeen(oneFactor)).toBe(1);
  expect(await statusFor(await services.signShared(oneFactor))).toBe(200);
  await demand(true);
  expect(await countSettingsSeen(oneFactor)).toBe(0);
  expect(await countSettingsSeen(bothFactors)).toBe(1);
  expect(await countSettingsSeen(createClaims(visitor, { aal: 'aal2' }))).toBe(0);
  for (const sign of [(claims: JWTPayload) => services.sign(claims), services.signShared]) {
    for (const claims of [oneFactor, createClaims(admin)]) {
      expect(await answerTo(await sign(claims))).toMatchObject(refusal(403, 'second_factor_required'));
    }
    expect(await statusFor(await sign(bothFactors))).toBe(200);
  }
});

test.each([
  [401, ['/sms-handler', '/functions/v1/sms-handler']],
  [403, ['/sms-handler/inbound', '/sms-handler/inbound/', '/sms-handler/status']],
  [404, ['/sms-handler/voice', '/sms-handler/inbound/extra', '/twilio-manage']],
])('an address without credentials answers %i', async (status, paths) => {
  for (const path of paths) {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const answer = await sms(new Request(`http://inner${path}`, post));
    expect([answer.status, answer.headers.get('location')], path).toEqual([status, null]);
  }
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('an address does not accept %s', async (method) => {
  for (const path of ['/sms-handler', '/sms-handler/inbound']) {
    const { status, headers } = await sms(new Request(`http://inner${path}`, { method }));
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  }
});

const nestBody = (levels: number) =>
  `{"action":"getForwardingHistory","more":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

const wrongTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''];
test.each(wrongTypes)('an admin request is refused as "%s" (T18, T19)', async (type) => {
  const body = { action: 'getConversations' };
  const headers = { 'content-type': type };
  for (const name of ['sms-handler', 'twilio-manage'] as const) {
    expect((await adminCall(createHandler(name), name, body, admin.token, headers)).status).toBe(415);
  }
  expect((await quote('{}', headers)).status).toBe(415);
});

test('an admin request may be nested 16 levels deep, but not deeper (T18, T19)', async () => {
  expect((await adminCall(manage, 'twilio-manage', nestBody(16), admin.token)).status).toBe(200);
  for (const levels of [17, 200, 30_000]) {
    const answer = await read(await adminCall(manage, 'twilio-manage', nestBody(levels), admin.token));
    expect(answer).toMatchObject({ status: 400, body: { code: 'too_deep' } });
    expect(await read(await quote(nestBody(levels)))).toMatchObject({ status: 400, body: { fields: {} } });
  }
});

test('an admin request over 64 KB is refused, whether its size is announced or not (T18, T19)', async () => {
  const status = async (body: object, headers = {}) =>
    (await adminCall(sms, 'sms-handler', body, admin.token, headers)).status;
  const request = { action: 'getConversations' };
  expect(await status(request, { 'content-length': '66000' })).toBe(413);
  expect(await status({ ...request, padding: 'x'.repeat(66_000) })).toBe(413);
});

const preflight = (from: string) =>
  sms(new Request('http://inner/sms-handler', { method: 'OPTIONS', headers: { origin: from } }));

const foreignOrigins = [
  'https://evil.example',
  'https://fleet.example.evil.example',
  'https://evil-fleet.example',
  'https://fleet.example:8443',
  'null',
  '*',
];
test.each(foreignOrigins)('a page from %s may not call the functions (T20)', async (from) => {
  const body = { action: 'getConversations' };
  const answer = await adminCall(sms, 'sms-handler', body, admin.token, { origin: from });
  for (const { headers } of [await preflight(from), answer, await quote('{}', { origin: from })]) {
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  }
});

test('a page of the site may call the functions and read their refusals (T20)', async () => {
  const { status, headers } = await preflight(origin);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-headers')).toContain('authorization');
  const answers = [await adminCall(sms, 'sms-handler', {}, null, { origin }), await quote('{}', { origin })];
  expect(answers.map((answer) => answer.status)).toEqual([401, 400]);
  for (const answer of answers) {
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  }
});

test('a page from any listed origin may call the functions (T20)', async () => {
  configure({ ALLOWED_ORIGINS: 'https://a.example, https://b.example' });
  const allowed = ['https://a.example', 'https://b.example', origin].map(async (from) =>
    (await preflight(from)).headers.get('access-control-allow-origin'),
  );
  expect(await Promise.all(allowed)).toEqual(['https://a.example', 'https://b.example', null]);
});
