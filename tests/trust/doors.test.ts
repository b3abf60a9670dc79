/** Who gets through to the actions of the office: tokens, roles, origins, methods, sizes. */
import fc from 'fast-check';
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { http, HttpResponse } from 'msw';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { createHandler as createQuoteHandler } from '../../supabase/functions/request-quote/handler';
import { createHandler as createSmsHandler } from '../../supabase/functions/sms-handler/handler';
import { createHandler as createManageHandler } from '../../supabase/functions/twilio-manage/handler';
import { takeConsoleErrors } from '../support/console-guard';
import { noteFigure, sized } from '../support/fuzz';
import type { DirectNetwork } from '../support/direct-network';
import {
  adminCall,
  businessNumber,
  newSid,
  origin,
  read,
  startFunctionWorld,
  twilioNumber,
  type FunctionWorld,
  type Handler,
  type Person,
  type Resolver,
} from '../support/functions-harness';
import { everyAction } from './action-requests';
import { anyRequest, fuzz, hostileRequests } from './hostile-requests';
import { claimsOf, hostileTokens, tryTokens, type Handlers } from './hostile-tokens';

let world: FunctionWorld;
let admin: Person;
let visitor: Person;
let handlers: Handlers;
let network: DirectNetwork;

beforeAll(async () => {
  world = await startFunctionWorld();
  admin = await world.person(true);
  visitor = await world.person();
});
afterAll(() => world.stop());
const takeQuote: Handler = (request) => createQuoteHandler(world.env())(request);
beforeEach(async () => {
  network = await world.direct();
  world.twilioRequests.length = 0;
  handlers = {
    'sms-handler': createSmsHandler(world.env()),
    'twilio-manage': createManageHandler(world.env()),
  };
});
afterEach(() => {
  network.restore();
  world.server.resetHandlers();
});

const actions = everyAction({
  customers: ['+19185550199'],
  messageIds: ['0f8fad5b-d9cb-469f-a165-70867728950e'],
  callSids: [`CA${'0'.repeat(32)}`],
  numberSids: [`PN${'0'.repeat(32)}`],
});
const notSignedIn = { status: 401, code: 'not_signed_in', error: 'Please log in again.' };
const notAdmin = { status: 403, code: 'not_admin', error: 'Access denied. Admin privileges required.' };
const listNumbers = (token: string | null) =>
  adminCall(handlers['twilio-manage'], 'twilio-manage', { action: 'getPhoneNumbers' }, token);
const rowCounts = () =>
  world.query(`select (select count(*) from public.messages) as messages,
    (select count(*) from public.contacts) as conversations,
    (select count(*) from public.business_settings) as settings,
    (select count(*) from public.audit_log) as audit, (select count(*) from public.user_roles) as roles,
    (select md5(h::text) from public.call_handling h) as handling`);

describe('T11, T13, T14, T17: hostile tokens', () => {
  test('open no action, reach neither database nor Twilio, and change no row', async () => {
    const tokens = hostileTokens(world, admin, visitor);
    const before = await rowCounts();
    const { tries, unexpected } = await tryTokens(handlers, tokens, actions, notSignedIn);
    expect(unexpected).toEqual([]);
    expect(Object.keys(tokens).length).toBeGreaterThanOrEqual(25);
    expect(tries).toBe(Object.keys(tokens).length * actions.length);
    expect(network.traffic).toMatchObject({ roles: 0, database: 0, twilio: 0 });
    expect(await rowCounts()).toEqual(before);
    noteFigure({
      target: 'G3',
      figure: `${Object.keys(tokens).length} hostile tokens × ${actions.length} actions of both functions: 0 of ${tries} accepted, 0 requests to Twilio, 0 rows changed`,
    });
  });

  test('the actions tried are known to the functions', async () => {
    for (const { name, action } of actions) {
      const { body } = await read(await adminCall(handlers[name], name, { action }, admin.token));
      expect(body['code'], action).not.toBe('unknown_action');
    }
    takeConsoleErrors();
  });
});

describe('T12: the token of somebody without the role', () => {
  test('opens no action, whichever way it is signed and whatever it claims', async () => {
    const claims = { user_metadata: { role: 'admin' }, app_metadata: { role: 'admin', roles: ['admin'] } };
    const tokens = {
      'shared secret': () => visitor.token,
      'project key': () => world.sign(claimsOf(visitor)),
      'claims the role': () => world.sign(claimsOf(visitor, { ...claims, user_role: 'admin' })),
      'claims the role (shared secret)': () => world.signShared(claimsOf(visitor, claims)),
    };
    const before = await rowCounts();
    expect((await tryTokens(handlers, tokens, actions, notAdmin)).unexpected).toEqual([]);
    expect(network.traffic).toMatchObject({ database: 0, twilio: 0 });
    expect(await rowCounts()).toEqual(before);
  });
});

describe('the token of a dispatcher', () => {
  const allowed = [
    ...['getConversations', 'getConversation', 'setContactName', 'setDone', 'markRead', 'setOptedOut'],
    ...['sendMessage', 'getMedia', 'startConversation', 'startCall', 'reconcile'],
    ...['getCallLogs', 'getRecording', 'markVoicemailHeard'],
    ...['setRequestOutcome', 'addNote', 'deleteNote'],
  ];

  test('opens what texts and calls need, and nothing else', async () => {
    const dispatcher = await world.person();
    await world.execute(
      `insert into public.user_roles (user_id, role) values ('${dispatcher.id}', 'dispatcher')`,
    );
    const opened: string[] = [];
    for (const { name, action, request } of actions) {
      const [fields] = fc.sample(request, { numRuns: 1, seed: 1 });
      const answer = await adminCall(handlers[name], name, { action, ...fields }, dispatcher.token);
      const { status, ...refusal } = await read(answer);
      if (status !== 403 || refusal.body['code'] !== notAdmin.code) opened.push(action);
    }
    expect(opened.sort()).toEqual([...allowed].sort());
    takeConsoleErrors();
  });
});

describe('a good token', () => {
  test('is one of an admin, signed with the project’s key or vouched for by the Auth server', async () => {
    for (const token of [await world.sign(claimsOf(admin)), admin.token]) {
      expect((await listNumbers(token)).status).toBe(200);
    }
  });

  test('stops working with the role, not with its own end (T15)', async () => {
    const former = await world.person(true);
    const tokens = [former.token, await world.sign(claimsOf(former))];
    let refused = 0;
    const rounds = sized({ slice: 10, deep: 100 });
    for (let round = 0; round < rounds; round += 1) {
      const token = tokens[round % 2] ?? '';
      expect((await listNumbers(token)).status).toBe(200);
      await world.execute(`delete from public.user_roles where user_id = '${former.id}'`);
      if ((await listNumbers(token)).status === 403) refused += 1;
      await world.execute(`insert into public.user_roles (user_id, role) values ('${former.id}', 'admin')`);
    }
    expect(refused).toBe(rounds);
    await world.revokeAdmin(former);
    expect((await listNumbers(former.token)).status).toBe(403);
    noteFigure({
      target: 'G11',
      figure: `revoked admin refused on the next request, ${refused} of ${rounds}`,
    });
  });

  test('is checked against the issuer that is set', async () => {
    const JWT_ISSUER = 'http://127.0.0.1:54321/auth/v1';
    handlers['twilio-manage'] = createManageHandler(world.env({ JWT_ISSUER }));
    expect((await listNumbers(await world.sign(claimsOf(admin)))).status).toBe(401);
    expect((await listNumbers(await world.sign(claimsOf(admin, { iss: JWT_ISSUER })))).status).toBe(200);
  });
});

describe('T16: while the token can’t be checked, nothing is open', () => {
  // These need a network that fails.
  beforeEach(() => network.restore());

  function authServerThatTakesAll(): { asked: number } {
    const seen = { asked: 0 };
    world.server.use(
      http.get(`${origin}/auth/v1/user`, () => {
        seen.asked += 1;
        return HttpResponse.json({ id: admin.id });
      }),
    );
    return seen;
  }

  const never = () => new Promise<Response>(() => undefined);
  const outages: Record<string, Resolver> = {
    'answers 502 with a page': () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
    'answers 500 with a reason': () => HttpResponse.json({ code: 'unexpected_failure' }, { status: 500 }),
    'answers 429': () => HttpResponse.json({ code: 'over_request_rate_limit' }, { status: 429 }),
    'is unreachable': () => HttpResponse.error(),
    'answers a page as if all were well': () => new HttpResponse('<h1>Welcome</h1>', { status: 200 }),
    'sends its visitors elsewhere': () => HttpResponse.redirect('https://evil.example/', 302),
    'never answers': never,
  };
  test.each(Object.entries(outages))('Auth %s', async (_, outage) => {
    let keySetAsked = 0;
    const key = await world.sign(claimsOf(admin));
    world.server.use(
      http.get(`${origin}/auth/v1/user`, outage),
      http.get(`${origin}/auth/v1/.well-known/jwks.json`, (info) => {
        keySetAsked += 1;
        return outage(info);
      }),
    );
    const answers = await Promise.all(
      [key, admin.token].map(async (token) => read(await listNumbers(token))),
    );
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 503,
        body: {
          code: 'auth_unavailable',
          error: 'Your login could not be checked. Please try again in a moment.',
        },
      });
    }
    expect(keySetAsked).toBe(1);
    expect(world.twilioRequests).toEqual([]);
    const logged = takeConsoleErrors();
    expect(logged).toHaveLength(2);
    // With what stood in the way, else the log helps nobody.
    for (const line of logged) expect(line).toMatch(/HttpError: [^(]+ \(.+\)/);
  });

  test.each(['{}', '[]', '{"keys":"none"}', '{"keys":[null]}'])('the key set is %s', async (keySet) => {
    world.server.use(http.get(`${origin}/auth/v1/.well-known/jwks.json`, () => HttpResponse.text(keySet)));
    const { status } = await read(await listNumbers(await world.sign(claimsOf(admin))));
    expect(status).toBe(503);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  const judged: [says: string, status: number, person: () => unknown][] = [
    ['refuses and names the admin', 401, () => ({ id: admin.id })],
    ['has banned the admin', 403, () => ({ id: admin.id, code: 'user_banned' })],
    ['knows somebody else by it', 200, () => ({ id: visitor.id })],
    ['knows nobody by it', 200, () => ({})],
    ['knows an anonymous one by it', 200, () => ({ id: admin.id, is_anonymous: true })],
    ['answers null', 200, () => null],
    ['answers a list', 200, () => [{ id: admin.id }]],
  ];
  test.each(judged)('a token of which the Auth server %s opens nothing', async (_, status, person) => {
    world.server.use(http.get(`${origin}/auth/v1/user`, () => Response.json(person(), { status })));
    expect(await read(await listNumbers(await world.signShared(claimsOf(admin))))).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
    expect(world.twilioRequests).toEqual([]);
  });

  test('a token of another algorithm or issuer is not even put before an Auth server that would take it', async () => {
    const authServer = authServerThatTakesAll();
    const claims = claimsOf(admin);
    const tokens = [
      // With something in the place of the signature, or it would not have the shape of a token.
      `${new UnsecuredJWT(claims).encode()}c2lnbmVk`,
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(new Uint8Array(64)),
      await world.signShared({ ...claims, iss: 'https://evil.example/auth/v1' }),
    ];
    for (const token of tokens) expect((await listNumbers(token)).status).toBe(401);
    expect(authServer.asked).toBe(0);
  });

  test('a token at its end opens nothing, even if the Auth server still vouches for it', async () => {
    const authServer = authServerThatTakesAll();
    const exp = Math.floor(Date.now() / 1000) + 60;
    const token = await world.signShared(claimsOf(admin, { exp }));
    expect((await listNumbers(token)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: exp * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await listNumbers(token)).status).toBe(401);
    expect(authServer.asked).toBe(1);
  });

  test('a token of the project’s key is never put before the Auth server instead', async () => {
    const authServer = authServerThatTakesAll();
    world.server.use(http.get(`${origin}/auth/v1/.well-known/jwks.json`, () => HttpResponse.error()));
    expect((await listNumbers(await world.sign(claimsOf(admin)))).status).toBe(503);
    expect(authServer.asked).toBe(0);
    takeConsoleErrors();
  });

  test('the roles can’t be read', async () => {
    world.server.use(http.post(`${origin}/rest/v1/rpc/office_access`, () => HttpResponse.error()));
    const { status, body } = await read(await listNumbers(admin.token));
    expect({ status, code: body['code'] }).toEqual({ status: 503, code: 'database_unavailable' });
    expect(takeConsoleErrors().join()).toContain('database_unavailable');
  });
});

describe('the second factor', () => {
  const demand = (isDemanded: boolean) =>
    world.execute(`update private.admin_access set requires_second_factor = ${isDemanded}`);
  const settingsSeenWith = async (token: string) => {
    const headers = {
      apikey: 'sb_publishable_local_fleet_repair_development',
      authorization: `Bearer ${token}`,
    };
    const answer: unknown = await (
      await fetch(`${origin}/rest/v1/business_settings?select=setting_key`, { headers })
    ).json();
    return Array.isArray(answer) ? answer.length : -1;
  };

  test('is demanded by row rules and functions once the owner says so, and not before', async () => {
    await world.saveSetting('twilio_phone_number', businessNumber);
    const first = claimsOf(admin, { aal: 'aal1' });
    const second = claimsOf(admin, { aal: 'aal2' });
    expect(await settingsSeenWith(await world.signShared(first))).toBe(1);
    expect((await listNumbers(await world.signShared(first))).status).toBe(200);
    await demand(true);
    try {
      expect(await settingsSeenWith(await world.signShared(first))).toBe(0);
      expect(await settingsSeenWith(await world.signShared(second))).toBe(1);
      expect(await settingsSeenWith(await world.signShared(claimsOf(visitor, { aal: 'aal2' })))).toBe(0);
      for (const sign of [
        (claims: JWTPayload) => world.sign(claims),
        (claims: JWTPayload) => world.signShared(claims),
      ]) {
        for (const claims of [first, claimsOf(admin)]) {
          expect(await read(await listNumbers(await sign(claims)))).toMatchObject({
            status: 403,
            body: { code: 'second_factor_required' },
          });
        }
        expect((await listNumbers(await sign(second))).status).toBe(200);
      }
    } finally {
      await demand(false);
    }
    await world.forgetSettings();
  });

  test('is a setting that no role of the data API can reach', async () => {
    const granted = await world.query(`select r.rolname from pg_roles r
      where r.rolname in ('anon', 'authenticated', 'service_role')
        and has_table_privilege(r.oid, 'private.admin_access', 'select, insert, update, delete')`);
    expect(granted).toEqual([]);
  });
});

describe('an address', () => {
  beforeEach(() => network.restore());

  test.each([
    ['/sms-handler', 401],
    ['/sms-handler/', 401],
    ['/functions/v1/sms-handler', 401],
    ['/sms-handler/inbound', 403],
    ['/functions/v1/sms-handler/inbound', 403],
    ['/sms-handler/inbound/', 403],
    ['/sms-handler/status', 403],
    ['/sms-handler/voice', 404],
    ['/sms-handler/constructor', 404],
    ['/sms-handler/inbound/extra', 404],
    ['/twilio-manage', 404],
    ['/', 404],
  ])('%s without credentials answers %i', async (path, status) => {
    const headers = { 'content-type': 'application/json' };
    const response = await handlers['sms-handler'](
      new Request(`http://inner${path}`, { method: 'POST', headers, body: '{}' }),
    );
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBeNull();
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('takes no %s', async (method) => {
    for (const path of ['/sms-handler', '/sms-handler/inbound']) {
      const response = await handlers['sms-handler'](new Request(`http://inner${path}`, { method }));
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    }
  });
});

const nested = (levels: number) =>
  `{"action":"getForwardingHistory","more":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

describe('T18, T19: an admin request', () => {
  beforeEach(() => network.restore());

  test.each([
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    '',
  ])('sent as "%s", as a foreign page could without asking, is refused', async (type) => {
    for (const name of ['sms-handler', 'twilio-manage'] as const) {
      const body = { action: 'getConversations' };
      const headers = { 'content-type': type };
      expect((await adminCall(handlers[name], name, body, admin.token, headers)).status).toBe(415);
    }
    const init = { method: 'POST', headers: { 'content-type': type }, body: '{}' };
    expect((await takeQuote(new Request('http://inner/request-quote', init))).status).toBe(415);
  });

  test('nested 16 levels deep is taken, one level more or thousands are not', async () => {
    const { 'twilio-manage': manage } = handlers;
    expect((await adminCall(manage, 'twilio-manage', nested(16), admin.token)).status).toBe(200);
    for (const levels of [17, 200, 30_000]) {
      const { status, body } = await read(
        await adminCall(manage, 'twilio-manage', nested(levels), admin.token),
      );
      expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'too_deep' });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: nested(levels) };
      expect((await read(await takeQuote(new Request('http://inner/request-quote', init)))).status).toBe(400);
    }
  });

  test.each([
    '',
    'null',
    '[]',
    '"getConversations"',
    '{',
    '[{"action":"getConversations"}]',
    '['.repeat(30_000),
    '{}',
    '{"action":null}',
    '{"action":["getConversations"]}',
    '{"action":"toString"}',
    '{"action":"constructor"}',
    '{"action":"__proto__"}',
    '{"__proto__":{"action":"getConversations"}}',
    '{"action":"getconversations"}',
    '{"action":"getConversations","action":"hasOwnProperty"}',
  ])('whose body is %j gets a clear 400', async (body) => {
    const { status, body: answer } = await read(
      await adminCall(handlers['sms-handler'], 'sms-handler', body, admin.token),
    );
    expect(status).toBe(400);
    expect(answer['code']).toMatch(/^(invalid_body|unknown_action)$/);
  });

  test('over 64 KB is refused, announced or streamed', async () => {
    const body = JSON.stringify({ action: 'getConversations', padding: 'x'.repeat(66_000) });
    expect((await adminCall(handlers['sms-handler'], 'sms-handler', body, admin.token)).status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        for (let chunk = 0; chunk < 100; chunk += 1) controller.enqueue(new Uint8Array(1024));
        controller.close();
      },
    });
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: stream,
      duplex: 'half',
    };
    expect((await handlers['sms-handler'](new Request('http://inner/sms-handler', init))).status).toBe(413);
  });

  test('that runs into a fault of ours gets a plain sentence, and the log no secrets', async () => {
    world.server.use(
      http.post(`${origin}/rest/v1/rpc/list_conversations`, () =>
        HttpResponse.json({ message: 'column +19185550199 secret', code: '42703' }, { status: 400 }),
      ),
    );
    const answer = await read(
      await adminCall(handlers['sms-handler'], 'sms-handler', { action: 'getConversations' }, admin.token),
    );
    expect(answer).toEqual({
      status: 500,
      body: { error: 'Something went wrong on our side. Please try again.', code: 'internal' },
    });
    const log = takeConsoleErrors().join();
    expect(log).toContain('42703');
    expect(log).not.toMatch(/secret|9185550199/);
  });
});

describe('T20: a page', () => {
  beforeEach(() => network.restore());

  const preflight = (from: string) =>
    handlers['sms-handler'](
      new Request('http://inner/sms-handler', { method: 'OPTIONS', headers: { origin: from } }),
    );

  test.each([
    'https://evil.example',
    'http://fleet.example',
    'https://fleet.example.evil.example',
    'https://evil-fleet.example',
    'https://www.fleet.example',
    'https://fleet.example:8443',
    'https://fleet.example/',
    'https://FLEET.example',
    'null',
    '*',
  ])('of %s may not call', async (from) => {
    const answers = [
      await preflight(from),
      await adminCall(handlers['sms-handler'], 'sms-handler', { action: 'getConversations' }, admin.token, {
        origin: from,
      }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  test('of the site may call, and reads refusals too', async () => {
    const { status, headers } = await preflight(origin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-headers')).toContain('authorization');
    const refused = await adminCall(handlers['sms-handler'], 'sms-handler', {}, null, { origin });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
  });

  test('of any listed origin may call', async () => {
    handlers['sms-handler'] = createSmsHandler(
      world.env({ ALLOWED_ORIGINS: 'https://a.example, https://b.example' }),
    );
    for (const from of ['https://a.example', 'https://b.example']) {
      expect((await preflight(from)).headers.get('access-control-allow-origin')).toBe(from);
    }
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('T18, T29, T58: whatever is sent', () => {
  const messageIds: string[] = [];
  const customers = ['+19185550121', '+19185550122', 'someone@example.com', '22395'];
  const callSids = [newSid('CA'), newSid('CA')];
  let requests: ReturnType<typeof hostileRequests>;
  beforeAll(async () => {
    world.twilioNumbers.push(twilioNumber(businessNumber), twilioNumber('+19185550144'));
    await world.saveSetting('twilio_phone_number', businessNumber);
    const rows = await world.query(`
      with people as (
        insert into public.contacts (address, texting_allowed_by, last_message_at)
        select n, 'text', now() from unnest(array['${customers.join("', '")}']) as n returning id)
      insert into public.messages (contact_id, direction, body, status, media)
      select id, d, 'Truck down', case d when 'inbound' then 'received' else 'failed' end, '[]'
      from people, unnest(array['inbound', 'outbound']) as d returning id`);
    messageIds.push(...rows.map(({ id }) => String(id)));
    for (const sid of callSids) {
      await world.query(`select public.save_voicemail('${sid}', 'RE${sid.slice(2)}', 12, '+19185550121')`);
    }
    const numberSids = world.twilioNumbers.map(({ sid }) => String(sid));
    requests = hostileRequests(
      { customers, messageIds, callSids, numberSids },
      await world.sign(claimsOf(admin)),
      admin.token,
    );
  });
  const all = () => ({ ...handlers, 'request-quote': takeQuote });

  test(
    'gets an answer that says what is wrong, and never a fault of ours',
    async () => {
      const count = sized({ slice: 400, deep: 80_000 });
      const { cases, reachedDatabase, statuses, wrong } = await fuzz(
        all(),
        anyRequest(requests),
        count,
        () => network.traffic.database,
      );
      expect(wrong.slice(0, 20)).toEqual([]);
      expect(cases).toBe(count);
      expect(reachedDatabase / cases).toBeGreaterThanOrEqual(0.2);
      noteFigure({
        target: 'G6',
        figure: `${cases} fuzz cases, ${reachedDatabase} reached the database: 0 × 5xx, 0 without an answer (${Object.entries(
          statuses,
        )
          .map(([status, times]) => `${times} × ${status}`)
          .join(', ')})`,
      });
    },
    20 * 60_000,
  );
});
