/**
 * What the edge functions see of the services: the real database, auth and data API (embedded, or a PostgreSQL
 * server given by the test), a key set of their project, and the Twilio emulator. A call to anywhere else fails.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import { http, HttpResponse, type HttpResponseResolver, type PathParams, type DefaultBodyType } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { inject } from 'vitest';
import { readEnv, type Env } from '../../supabase/functions/_shared/env';
import { startBackend } from '../../tools/local-stack/backend';
import { publishableKey } from '../../tools/local-stack/keys';
import { createTwilioEmulator } from '../../tools/twilio-emulator/emulator';
import { restPrefix } from '../../tools/twilio-emulator/rest/rest-gateway';
import { signWebhook } from '../../tools/twilio-emulator/signature';
import {
  callSchema,
  messageSchema,
  numberSchema,
  type CallRecord,
  type MessageRecord,
  type NumberRecord,
} from '../../tools/twilio-emulator/store';
import { backgroundDone } from './console-guard';
import { imageSettings } from './database/database-image';

export const { origin } = imageSettings;
export const businessNumber = '+19185550143';
export const accountSid = `AC${'0'.repeat(31)}1`;
export const authToken = '0123456789abcdef0123456789abcdef';
export const { secretKey } = imageSettings;
const password = 'correct horse';

export type Handler = (request: Request) => Promise<Response>;
/** What a test puts in another service's place. */
export type Resolver = HttpResponseResolver<PathParams, DefaultBodyType, undefined>;
export type Person = { id: string; email: string; token: string };
type TwilioRequest = { method: string; path: string; form: Record<string, string> };
type Row = Record<string, unknown>;

export type Services = Awaited<ReturnType<typeof startServices>>;

const apiBase = 'https://api.twilio.com';
/** Longer than any test: what becomes of a text or a call is for the tests to say. */
const neverMs = 2 ** 31 - 1;

/** A number of the account. */
export const twilioNumber = (phoneNumber: string, changes: Partial<NumberRecord> = {}): NumberRecord => {
  const at = new Date().toISOString();
  const named = {
    sid: `PN${phoneNumber.slice(1).padStart(32, '0')}`,
    friendlyName: `Line ${phoneNumber.slice(-4)}`,
  };
  return v.parse(numberSchema, { phoneNumber, ...named, createdAt: at, updatedAt: at, ...changes });
};

let lastId = 0;
/** A SID that no other row of this run has. */
export function newSid(prefix: 'SM' | 'CA'): string {
  lastId += 1;
  return prefix + lastId.toString(16).padStart(32, '0');
}

/** One call in Twilio's list. */
export function twilioCall(changes: Partial<CallRecord> = {}): CallRecord {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const rung = { parentSid: null, direction: 'inbound', from: '+19185550199', to: businessNumber };
  const times = { createdAt: at, startedAt: at, endedAt: null, duration: 30 };
  return v.parse(callSchema, {
    sid: newSid('CA'),
    ...rung,
    status: 'completed',
    ...times,
    steps: [],
    ...changes,
  });
}

/** One text in Twilio's list. */
export function twilioMessage(changes: Row = {}): MessageRecord {
  const at = new Date().toISOString();
  const text = {
    direction: 'inbound',
    from: '+19185550199',
    to: businessNumber,
    body: 'Truck down',
    media: [],
  };
  const state = { status: 'received', errorCode: null, createdAt: at, updatedAt: at, sentAt: at, notes: [] };
  return v.parse(messageSchema, { sid: newSid('SM'), ...text, ...state, ...changes });
}

/** One of Twilio's errors. */
export function twilioError(status: number, code: number): Response {
  return HttpResponse.json(
    {
      code,
      message: 'secret words of Twilio',
      more_info: `https://www.twilio.com/docs/errors/${code}`,
      status,
    },
    { status },
  );
}

/** Database, auth and data API behind {@link origin}. */
type ServiceBackend = {
  fetch(request: Request): Promise<Response>;
  /** Runs SQL as the owner; the rows of the last statement. */
  query(sql: string): Promise<Row[]>;
  stop(): Promise<void>;
};

/** The embedded backend; what it mails is put into `mails`. */
async function embedded(mails: string[]): Promise<ServiceBackend> {
  const backend = await startBackend({
    ...imageSettings,
    folder: null,
    image: new Blob([readFileSync(inject('databaseImage'))]),
    sendMail: ({ text }) => mails.push(text),
    log: () => undefined,
  });
  return {
    fetch: (request) => backend.fetch(request),
    query: async (sql) => (await backend.database.exec(sql)).at(-1)?.rows ?? [],
    stop: () => backend.stop(),
  };
}

/** `given`: another backend than the embedded one; it can't sign anybody up, and the test stops it. */
export async function startServices(given?: Omit<ServiceBackend, 'stop'>) {
  const mails: string[] = [];
  const backend: ServiceBackend = given ? { ...given, stop: () => Promise.resolve() } : await embedded(mails);
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const publicJwk: JWK = { ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'project', use: 'sig' };
  const keySet = { keys: [publicJwk] };
  const twilioRequests: TwilioRequest[] = [];
  const emulator = createTwilioEmulator({
    accountSid,
    authToken,
    numbers: [],
    publicFunctionsUrl: `${origin}/functions/v1`,
    apiUrl: apiBase,
    stateFile: null,
    pace: { messageStepMs: neverMs, callStepMs: neverMs },
  });
  const twilio = emulator.store;
  twilio.numbers.push(twilioNumber(businessNumber));

  const answerTwilio = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = await request.text();
    const path = pathname + search;
    twilioRequests.push({ method, path, form: Object.fromEntries(new URLSearchParams(body)) });
    const init = { method, headers, ...(method === 'POST' && { body }) };
    const answer = await emulator.handle(new Request(origin + restPrefix + path, init));
    const [violation] = twilio.violations.splice(0);
    if (!answer || violation) throw new Error(violation?.problem ?? `Twilio has no ${path}`);
    return answer;
  };

  const server = setupServer(
    http.get(`${origin}/auth/v1/.well-known/jwks.json`, () => HttpResponse.json(keySet)),
    http.all(`${origin}/auth/v1/*`, ({ request }) => backend.fetch(request)),
    http.all(`${origin}/rest/v1/*`, ({ request }) => backend.fetch(request)),
    http.all(`${origin}/storage/v1/*`, ({ request }) => backend.fetch(request)),
    http.all('https://*.twilio.com/*', ({ request }) => answerTwilio(request)),
  );
  server.listen({ onUnhandledRequest: 'error' });
  const traffic = { roles: 0, database: 0, twilio: 0 };
  server.events.on('request:start', ({ request }) => {
    const { host, pathname } = new URL(request.url);
    if (host.endsWith('.twilio.com')) traffic.twilio += 1;
    else if (pathname.endsWith('/rpc/office_access')) traffic.roles += 1;
    else if (pathname.startsWith('/rest/v1/')) traffic.database += 1;
  });

  const rest = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { apikey: secretKey, 'content-type': 'application/json' };
    const response = await backend.fetch(new Request(`${origin}/rest/v1/${path}`, { ...init, headers }));
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  };
  const auth = async (path: string, body: Row): Promise<Row> => {
    const response = await backend.fetch(
      new Request(`${origin}/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    const answer: unknown = await response.json();
    if (!response.ok || typeof answer !== 'object' || answer === null)
      throw new Error(JSON.stringify(answer));
    return { ...answer };
  };
  /** An access token of the project's asymmetric key. */
  const sign = (
    claims: JWTPayload,
    {
      alg = 'ES256',
      kid = 'project',
      key = privateKey,
    }: { alg?: string; kid?: string; key?: CryptoKey } = {},
  ): Promise<string> => new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);

  return {
    server,
    /** Requests that reached Twilio, oldest first. */
    twilioRequests,
    // What the account holds; tests put rows in.
    twilioNumbers: twilio.numbers,
    twilioCalls: twilio.calls,
    twilioMessages: twilio.messages,
    twilioMessaging: twilio.messaging,
    /** The functions' settings, some of them replaced (undefined takes one away). */
    env(overrides: Record<string, string | undefined> = {}): Env {
      const variables: Record<string, string | undefined> = {
        SUPABASE_URL: origin,
        SUPABASE_SECRET_KEY: secretKey,
        TWILIO_ACCOUNT_SID: accountSid,
        TWILIO_AUTH_TOKEN: authToken,
        // Tests send more than an office does; the limits have tests of their own.
        TEXTS_PER_MINUTE: '999999',
        TEXTS_PER_DAY: '999999',
        ...overrides,
      };
      return readEnv((name) => variables[name]);
    },
    /** Signs somebody up, confirms the address and logs in. */
    async person(role: 'admin' | 'dispatcher' | null = null): Promise<Person> {
      const email = `${randomUUID()}@example.com`;
      await auth('signup', { email, password });
      const link = new URL(/https:\/\/\S+/.exec(mails.pop() ?? '')?.[0] ?? origin);
      await backend.fetch(new Request(link));
      const session = await auth('token?grant_type=password', { email, password });
      const token = String(session['access_token']);
      const [, payload = ''] = token.split('.');
      const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const id = typeof claims === 'object' && claims !== null && 'sub' in claims ? String(claims.sub) : '';
      if (role)
        await backend.query(`insert into public.user_roles (user_id, role) values ('${id}', '${role}')`);
      return { id, email, token };
    },
    /** The public half of the project's key, as anybody can fetch it. */
    publicKey: publicJwk,
    /** How many requests the services got; the question for somebody's role counts apart. */
    traffic,
    /** An access token of the project's older shared secret. */
    signShared: (claims: JWTPayload) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(imageSettings.jwtSecret)),
    /** An admin by the table, with a token of the project's key: nobody asks the Auth server about each request. */
    async signedAdmin(): Promise<Person> {
      const id = randomUUID();
      await backend.query(`insert into auth.users (id, email) values ('${id}', '${id}@example.com');
        insert into public.user_roles (user_id, role) values ('${id}', 'admin')`);
      const exp = Math.floor(Date.now() / 1000) + 3_600;
      const token = await sign({
        ...{ sub: id, iss: `${origin}/auth/v1`, aud: 'authenticated', role: 'authenticated', exp },
      });
      return { id, email: '', token };
    },
    sign,
    /** Rows as the secret key sees them. */
    async rows(query: string): Promise<Row[]> {
      const answer = await rest(query);
      return Array.isArray(answer) ? answer.map((row: object) => ({ ...row })) : [];
    },
    async saveSetting(key: string, value: string) {
      const body = JSON.stringify({ setting_key: key, setting_value: value });
      const saved = await rest(`business_settings?setting_key=eq.${key}&select=id`);
      if (Array.isArray(saved) && saved.length > 0) {
        await rest(`business_settings?setting_key=eq.${key}`, { method: 'PATCH', body });
      } else await rest('business_settings', { method: 'POST', body });
    },
    async forgetSettings() {
      await backend.query('delete from public.business_settings');
    },
    /** Runs SQL as the owner. */
    async execute(sql: string) {
      await backend.query(sql);
    },
    /** The rows of the last of these statements, run as the owner. */
    query: (sql: string) => backend.query(sql),
    async stop() {
      await backgroundDone();
      await emulator.stop();
      server.close();
      await backend.stop();
    },
  };
}

/** An admin call: JSON body, access token (null: none). */
export function adminCall(
  handler: Handler,
  name: 'sms-handler' | 'twilio-manage',
  body: unknown,
  token: string | null,
  headers: Record<string, string> = {},
): Promise<Response> {
  return handler(
    new Request(`https://edge-runtime.internal/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

/** A webhook as the gateway hands it on: host and prefix are not those that Twilio signed. */
export function webhookRequest(
  pathAndQuery: string,
  fields: Record<string, string> | [string, string][],
  { token = authToken, signature }: { token?: string; signature?: string | null } = {},
): Request {
  const form = new URLSearchParams(fields);
  const signed =
    signature === undefined ? signWebhook(token, `${origin}/functions/v1${pathAndQuery}`, form) : signature;
  return new Request(`http://edge-runtime.internal${pathAndQuery}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      ...(signed !== null && { 'x-twilio-signature': signed }),
    },
    body: form.toString(),
  });
}

/** Status and parsed JSON of an answer. */
export async function read(response: Response): Promise<{ status: number; body: Row }> {
  const body: unknown = await response.json();
  return { status: response.status, body: typeof body === 'object' && body !== null ? { ...body } : {} };
}
