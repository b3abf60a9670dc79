/** Who gets through to what, on both functions: tokens, roles, origins, methods, sizes. */
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { delay, http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandler as createSmsHandler } from '../../supabase/functions/sms-handler/handler';
import { createHandler as createManageHandler } from '../../supabase/functions/twilio-manage/handler';
import { signWebhook } from '../../supabase/local/twilio/signature';
import { takeConsoleErrors } from '../support/console-guard';
import {
  accountSid,
  adminCall,
  authToken,
  businessNumber,
  newSid,
  origin,
  read,
  startFunctionWorld,
  webhookRequest,
  type FunctionWorld,
  type Handler,
  type Person,
  type Resolver,
} from '../support/function-world';

let world: FunctionWorld;
let admin: Person;
let visitor: Person;
let manage: Handler;
let sms: Handler;

beforeAll(async () => {
  world = await startFunctionWorld();
  admin = await world.person(true);
  visitor = await world.person();
});
afterAll(() => world.stop());
beforeEach(() => {
  manage = createManageHandler(world.env());
  sms = createSmsHandler(world.env());
  world.twilioRequests.length = 0;
});
afterEach(() => world.server.resetHandlers());

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const claimsOf = (person: Person, changes: Record<string, unknown> = {}) => ({
  sub: person.id,
  iss: `${origin}/auth/v1`,
  aud: 'authenticated',
  role: 'authenticated',
  exp: inAnHour(),
  ...changes,
});
const listNumbers = (token: string | null) =>
  adminCall(manage, 'twilio-manage', { action: 'getPhoneNumbers' }, token);

describe('an access token', () => {
  test('of an admin is good, signed with the project’s key or vouched for by the Auth server', async () => {
    expect((await listNumbers(await world.sign(claimsOf(admin)))).status).toBe(200);
    expect((await listNumbers(admin.token)).status).toBe(200);
  });

  test('of somebody without the role gets 403, whichever way it is signed', async () => {
    for (const token of [
      visitor.token,
      await world.sign(claimsOf(visitor, { user_metadata: { role: 'admin' } })),
    ]) {
      expect(await read(await listNumbers(token))).toEqual({
        status: 403,
        body: { error: 'Access denied. Admin privileges required.', code: 'not_admin' },
      });
    }
    expect(world.twilioRequests).toEqual([]);
  });

  test('stops working with the role, not with its own end', async () => {
    const former = await world.person(true);
    expect((await listNumbers(former.token)).status).toBe(200);
    await world.revokeAdmin(former);
    expect((await listNumbers(former.token)).status).toBe(403);
  });

  const text = (value: string) => new TextEncoder().encode(value);
  const hmac = (secret: string, claims: Record<string, unknown>, header = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...header }).sign(text(secret));
  const tamper = (token: string, changes: Record<string, unknown>) => {
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = JSON.stringify({ ...(typeof claims === 'object' ? claims : {}), ...changes });
    return `${header}.${Buffer.from(changed).toString('base64url')}.${signature}`;
  };

  const hostile: Record<string, () => string | null | Promise<string | null>> = {
    'that is missing': () => null,
    'that is empty': () => '',
    'that is garbage': () => 'garbage',
    'of three garbage parts': () => 'a.b.c',
    'that is the publishable key': () => 'sb_publishable_local_fleet_repair_development',
    'that is the secret key': () => 'sb_secret_of_the_tests',
    'with alg none': () => new UnsecuredJWT(claimsOf(admin)).encode(),
    'with another key of the same id': async () => {
      const { privateKey } = await generateKeyPair('ES256');
      return world.sign(claimsOf(admin), { key: privateKey });
    },
    'of an unknown key': async () => {
      const { privateKey } = await generateKeyPair('ES256');
      return world.sign(claimsOf(admin), { key: privateKey, kid: 'other' });
    },
    'that brings its own key': async () => {
      const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
      const jwk = await crypto.subtle.exportKey('jwk', publicKey);
      return new SignJWT(claimsOf(admin))
        .setProtectedHeader({
          alg: 'ES256',
          jwk: { kty: 'EC', crv: 'P-256', x: jwk.x ?? '', y: jwk.y ?? '' },
        })
        .sign(privateKey);
    },
    'with an algorithm that is not used': async () => {
      const { privateKey } = await generateKeyPair('ES384');
      return world.sign(claimsOf(admin), { alg: 'ES384', key: privateKey });
    },
    'signed with a well-known shared secret': () =>
      hmac('super-secret-jwt-token-with-at-least-32-characters-long', claimsOf(admin)),
    'signed with the public key as shared secret': () => hmac('project', claimsOf(admin), { kid: 'project' }),
    'whose subject was swapped': async () => tamper(await world.sign(claimsOf(visitor)), { sub: admin.id }),
    'whose subject was swapped (shared secret)': () => tamper(visitor.token, { sub: admin.id }),
    'without its signature': async () => (await world.sign(claimsOf(admin))).replace(/\.[^.]*$/, '.'),
    'of another issuer': () => world.sign(claimsOf(admin, { iss: 'https://evil.example/auth/v1' })),
    'without an issuer': () => world.sign(claimsOf(admin, { iss: undefined })),
    'for another audience': () => world.sign(claimsOf(admin, { aud: 'anon' })),
    'for several audiences': () => world.sign(claimsOf(admin, { aud: ['authenticated', 'evil'] })),
    'with role anon': () => world.sign(claimsOf(admin, { role: 'anon' })),
    'with role service_role': () => world.sign(claimsOf(admin, { role: 'service_role' })),
    'without a role': () => world.sign(claimsOf(admin, { role: undefined })),
    'that has expired': () => world.sign(claimsOf(admin, { exp: inAnHour() - 7200 })),
    'that never expires': () => world.sign(claimsOf(admin, { exp: undefined })),
    'that is not valid yet': () => world.sign(claimsOf(admin, { nbf: inAnHour() })),
    'without a subject': () => world.sign(claimsOf(admin, { sub: undefined })),
    'whose subject is no uuid': () => world.sign(claimsOf(admin, { sub: `${admin.id}' or true` })),
    'of an anonymous user': () => world.sign(claimsOf(admin, { is_anonymous: true })),
  };

  const actions: ['sms-handler' | 'twilio-manage', object][] = [
    ['twilio-manage', { action: 'getPhoneNumbers' }],
    ['twilio-manage', { action: 'getCallLogs' }],
    [
      'twilio-manage',
      { action: 'updateCallForwarding', phoneNumber: businessNumber, forwardTo: '+19185550111' },
    ],
    ['sms-handler', { action: 'getConversations' }],
    ['sms-handler', { action: 'getConversation', to: '+19185550199' }],
    ['sms-handler', { action: 'setOptedOut', to: '+19185550121', optedOut: true }],
    ['sms-handler', { action: 'catchUp' }],
    ['sms-handler', { action: 'sendMessage', from: businessNumber, to: '+19185550199', body: 'Hi' }],
    ['sms-handler', { action: 'nothing of the kind' }],
  ];

  test.each(Object.entries(hostile))('%s is refused by every action', async (_, forge) => {
    const token = await forge();
    for (const [name, body] of actions) {
      const response = await adminCall(name === 'sms-handler' ? sms : manage, name, body, token);
      expect(await read(response)).toEqual({
        status: 401,
        body: { error: 'Please log in again.', code: 'not_signed_in' },
      });
    }
    expect(world.twilioRequests).toEqual([]);
  });

  test('without a second factor is refused where one is demanded', async () => {
    manage = createManageHandler(world.env({ REQUIRE_AAL2: 'true' }));
    expect((await listNumbers(await world.sign(claimsOf(admin, { aal: 'aal1' })))).status).toBe(403);
    expect((await listNumbers(await world.sign(claimsOf(admin, { aal: 'aal2' })))).status).toBe(200);
  });

  test('is checked against the issuer that is set', async () => {
    manage = createManageHandler(world.env({ JWT_ISSUER: 'http://127.0.0.1:54321/auth/v1' }));
    expect((await listNumbers(await world.sign(claimsOf(admin)))).status).toBe(401);
    const issued = await world.sign(claimsOf(admin, { iss: 'http://127.0.0.1:54321/auth/v1' }));
    expect((await listNumbers(issued)).status).toBe(200);
  });

  const outages: Record<string, Resolver> = {
    fails: () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
    'is unreachable': () => HttpResponse.error(),
    'does not answer within 3 seconds': async () => {
      await delay(3_600);
      return HttpResponse.json({ keys: [] });
    },
  };
  test.each(Object.entries(outages))(
    'can’t be checked, hence is refused, when Auth %s',
    async (_, outage) => {
      const token = await world.sign(claimsOf(admin));
      world.server.use(http.get(`${origin}/auth/v1/*`, outage));
      for (const unverifiable of [token, admin.token]) {
        const { status, body } = await read(await listNumbers(unverifiable));
        expect({ status, code: body['code'] }).toEqual({ status: 503, code: 'auth_unavailable' });
      }
      expect(takeConsoleErrors()).toHaveLength(2);
    },
  );

  test('is refused while the roles can’t be read', async () => {
    world.server.use(http.get(`${origin}/rest/v1/user_roles`, () => HttpResponse.error()));
    const { status, body } = await read(await listNumbers(admin.token));
    expect({ status, code: body['code'] }).toEqual({ status: 503, code: 'database_unavailable' });
    expect(takeConsoleErrors().join()).toContain('database_unavailable');
  });
});

describe('an address', () => {
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
    const response = await sms(new Request(`http://inner${path}`, { method: 'POST', headers, body: '{}' }));
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBeNull();
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('takes no %s', async (method) => {
    for (const path of ['/sms-handler', '/sms-handler/inbound']) {
      const response = await sms(new Request(`http://inner${path}`, { method }));
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    }
  });
});

describe('an admin request', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'sent as "%s", as a foreign page could without asking, is refused',
    async (type) => {
      const body = { action: 'getConversations' };
      const response = await adminCall(sms, 'sms-handler', body, admin.token, { 'content-type': type });
      expect(response.status).toBe(415);
    },
  );

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
    const { status, body: answer } = await read(await adminCall(sms, 'sms-handler', body, admin.token));
    expect(status).toBe(400);
    expect(answer['code']).toMatch(/^(invalid_body|unknown_action)$/);
  });

  test('over 64 KB is refused, announced or streamed', async () => {
    const body = JSON.stringify({ action: 'getConversations', padding: 'x'.repeat(66_000) });
    expect((await adminCall(sms, 'sms-handler', body, admin.token)).status).toBe(413);
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
    expect((await sms(new Request('http://inner/sms-handler', init))).status).toBe(413);
  });

  test('that runs into a fault of ours gets a plain sentence, and the log no secrets', async () => {
    world.server.use(
      http.post(`${origin}/rest/v1/rpc/list_conversations`, () =>
        HttpResponse.json({ message: 'column +19185550199 secret', code: '42703' }, { status: 400 }),
      ),
    );
    const answer = await read(
      await adminCall(sms, 'sms-handler', { action: 'getConversations' }, admin.token),
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

describe('a page', () => {
  const preflight = (from: string) =>
    sms(new Request('http://inner/sms-handler', { method: 'OPTIONS', headers: { origin: from } }));

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
      await adminCall(sms, 'sms-handler', { action: 'getConversations' }, admin.token, { origin: from }),
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
    const refused = await adminCall(sms, 'sms-handler', {}, null, { origin });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
  });

  test('of any listed origin may call', async () => {
    sms = createSmsHandler(world.env({ ALLOWED_ORIGINS: 'https://a.example, https://b.example' }));
    for (const from of ['https://a.example', 'https://b.example']) {
      expect((await preflight(from)).headers.get('access-control-allow-origin')).toBe(from);
    }
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('of any origin learns nothing of webhooks', async () => {
    const request = webhookRequest('/sms-handler/inbound', {});
    request.headers.set('origin', origin);
    expect((await sms(request)).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a webhook', () => {
  const text = (changes: Record<string, string> = {}) => ({
    MessageSid: newSid('SM'),
    AccountSid: accountSid,
    From: '+19185550177',
    To: businessNumber,
    Body: 'Truck down on I-44',
    NumMedia: '0',
    ...changes,
  });
  const refusedAt = async (request: Request, handler: Handler) => {
    let databaseCalls = 0;
    world.server.use(
      http.all(`${origin}/rest/v1/*`, () => {
        databaseCalls += 1;
        return HttpResponse.json([]);
      }),
    );
    const { status, body } = await read(await handler(request));
    expect({ status, code: body['code'], databaseCalls }).toEqual({
      status: 403,
      code: 'not_signed',
      databaseCalls: 0,
    });
  };

  const genuine = text();
  const signedOtherwise: Record<string, () => Request> = {
    'without a signature': () => webhookRequest('/sms-handler/inbound', genuine, { signature: null }),
    'with an empty signature': () => webhookRequest('/sms-handler/inbound', genuine, { signature: '' }),
    'with a short signature': () => webhookRequest('/sms-handler/inbound', genuine, { signature: 'AAAA' }),
    'with a random signature': () =>
      webhookRequest('/sms-handler/inbound', genuine, { signature: btoa('x'.repeat(20)) }),
    'signed with another token': () =>
      webhookRequest('/sms-handler/inbound', genuine, { token: 'f'.repeat(32) }),
    'signed with an empty token': () => webhookRequest('/sms-handler/inbound', genuine, { token: '' }),
    'signed for another path': () => {
      const signature = webhookRequest('/sms-handler/status', genuine).headers.get('x-twilio-signature');
      return webhookRequest('/sms-handler/inbound', genuine, { signature });
    },
    'signed for another query': () => {
      const signature = webhookRequest('/sms-handler/inbound?a=1', genuine).headers.get('x-twilio-signature');
      return webhookRequest('/sms-handler/inbound?a=2', genuine, { signature });
    },
    'with a changed field': () => {
      const signature = webhookRequest('/sms-handler/inbound', genuine).headers.get('x-twilio-signature');
      return webhookRequest('/sms-handler/inbound', { ...genuine, Body: 'Free money' }, { signature });
    },
    'with an added field': () => {
      const signature = webhookRequest('/sms-handler/inbound', genuine).headers.get('x-twilio-signature');
      return webhookRequest('/sms-handler/inbound', { ...genuine, NumMedia2: '1' }, { signature });
    },
    'with a dropped field': () => {
      const signature = webhookRequest('/sms-handler/inbound', genuine).headers.get('x-twilio-signature');
      const rest = Object.entries(genuine).filter(([name]) => name !== 'Body');
      return webhookRequest('/sms-handler/inbound', rest, { signature });
    },
  };
  test.each(Object.entries(signedOtherwise))(
    '%s is refused before the database hears of it',
    async (_, build) => {
      await refusedAt(build(), sms);
    },
  );

  test('signed for the host that the request names is refused', async () => {
    const fields = new URLSearchParams(genuine);
    for (const spoofed of ['http://edge-runtime.internal', 'https://evil.example']) {
      const signature = signWebhook(authToken, `${spoofed}/functions/v1/sms-handler/inbound`, fields);
      const request = webhookRequest('/sms-handler/inbound', genuine, { signature });
      request.headers.set('x-forwarded-host', 'evil.example');
      request.headers.set('x-forwarded-proto', 'https');
      await refusedAt(request, sms);
    }
  });

  test('is refused, and the log says why once, while no auth token is set', async () => {
    sms = createSmsHandler(world.env({ TWILIO_AUTH_TOKEN: undefined }));
    await refusedAt(webhookRequest('/sms-handler/inbound', genuine), sms);
    await refusedAt(webhookRequest('/sms-handler/inbound', genuine, { token: '' }), sms);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('over 64 KB is refused', async () => {
    const response = await sms(webhookRequest('/sms-handler/inbound', text({ Body: 'x'.repeat(70_000) })));
    expect(response.status).toBe(413);
  });

  test('is good with either token during a rotation, and with the standard port', async () => {
    sms = createSmsHandler(world.env({ TWILIO_AUTH_TOKEN: 'new-token, old-token' }));
    for (const token of ['new-token', 'old-token']) {
      expect((await sms(webhookRequest('/sms-handler/inbound', text(), { token }))).status).toBe(200);
    }
    const withPort = createSmsHandler(world.env({ PUBLIC_FUNCTIONS_URL: `${origin}:443/functions/v1` }));
    expect((await withPort(webhookRequest('/sms-handler/inbound', text()))).status).toBe(200);
  });
});
