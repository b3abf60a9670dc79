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
import { createTwilioEmulator } from '../../tools/twilio-emulator/emulator';
import { restPrefix } from '../../tools/twilio-emulator/rest/rest-gateway';
import { signWebhook } from '../../tools/twilio-emulator/signature';
import {
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

export type Handler = (request: Request) => Promise<Response>;
/** What a test puts in another service's place. */
export type Resolver = HttpResponseResolver<PathParams, DefaultBodyType, undefined>;
export type Person = { id: string; email: string; token: string };
type TwilioRequest = { method: string; path: string; form: Record<string, string> };
type Row = Record<string, unknown>;

export type Services = Awaited<ReturnType<typeof startServices>>;

const apiBase = 'https://api.twilio.com';
/** The functions' environment. */
export const variables: Record<string, string | undefined> = {
  SUPABASE_URL: origin,
  SUPABASE_SECRET_KEY: secretKey,
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  // Tests send more than an office does; the limits have tests of their own.
  TEXTS_PER_MINUTE: '999999',
  TEXTS_PER_DAY: '999999',
};

/** Longer than any test: what becomes of a text or a call is for the tests to say. */
const neverMs = 2 ** 31 - 1;

/** A number of the account. */
export const twilioNumber = (phoneNumber: string, changes: Partial<NumberRecord> = {}): NumberRecord => {
  const sid = `PN${phoneNumber.slice(1).padStart(32, '0')}`;
  const friendlyName = `Line ${phoneNumber.slice(-4)}`;
  return v.parse(numberSchema, { sid, phoneNumber, friendlyName, ...changes });
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
  const caller = { parentSid: null, direction: 'inbound', from: '+19185550199', to: businessNumber } as const;
  const times = { createdAt: at, startedAt: at, endedAt: null, duration: 30 };
  return { sid: newSid('CA'), ...caller, ...times, status: 'completed', steps: [], ...changes };
}

/** One text in Twilio's list. */
export function twilioMessage(changes: Row = {}): MessageRecord {
  const at = new Date().toISOString();
  const text = { direction: 'inbound', from: '+19185550199', to: businessNumber, body: 'Hello', media: [] };
  const state = { status: 'received', errorCode: null, createdAt: at, sentAt: at, notes: [] };
  return v.parse(messageSchema, { sid: newSid('SM'), ...text, ...state, ...changes });
}

/** One of Twilio's errors. */
export function twilioError(status: number, code: number): Response {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  return HttpResponse.json({ code, message: 'secret words of Twilio', more_info, status }, { status });
}

/** Database, auth and data API behind {@link origin}. */
type ServiceBackend = {
  fetch: (request: Request) => Promise<Response>;
  /** Runs SQL as the owner; the rows of the last statement. */
  query: (sql: string) => Promise<Row[]>;
  stop: () => Promise<void>;
};

async function embedded(): Promise<ServiceBackend> {
  const backend = await startBackend({
    ...imageSettings,
    folder: null,
    image: new Blob([readFileSync(inject('databaseImage'))]),
  });
  return {
    fetch: (request) => backend.fetch(request),
    query: async (sql) => (await backend.database.exec(sql)).at(-1)?.rows ?? [],
    stop: () => backend.stop(),
  };
}

/** What a good token of that person says, some of it replaced (undefined takes a claim away). */
export const claimsOf = (person: Omit<Person, 'token'>, changes: Row = {}) => ({
  sub: person.id,
  email: person.email,
  iss: `${origin}/auth/v1`,
  aud: 'authenticated',
  role: 'authenticated',
  exp: Math.floor(Date.now() / 1000) + 3_600,
  ...changes,
});

/** `given`: another backend than the embedded one, which the test stops. */
export async function startServices(given?: Omit<ServiceBackend, 'stop'>) {
  const backend: ServiceBackend = given ? { ...given, stop: () => Promise.resolve() } : await embedded();
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
    // What the office sends is in Twilio's list by day at once.
    for (const text of twilio.messages) text.sentAt ??= text.createdAt;
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

  /** An access token of the project's asymmetric key. */
  const sign = (
    claims: JWTPayload,
    {
      alg = 'ES256',
      kid = 'project',
      key = privateKey,
    }: { alg?: string; kid?: string; key?: CryptoKey } = {},
  ): Promise<string> => new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);
  /** One of the project's older shared secret. */
  const signShared = (claims: JWTPayload): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(imageSettings.jwtSecret));
  /** Somebody with a confirmed account, logged in. */
  const person = async (role: 'admin' | 'dispatcher' | null = null): Promise<Person> => {
    const id = randomUUID();
    const email = `${id}@example.com`;
    await backend.query(
      `insert into auth.users (id, email, email_confirmed_at) values ('${id}', '${email}', now())`,
    );
    if (role)
      await backend.query(`insert into public.user_roles (user_id, role) values ('${id}', '${role}')`);
    return { id, email, token: await signShared(claimsOf({ id, email })) };
  };

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
      const given = { ...variables, ...overrides };
      return readEnv((name) => given[name]);
    },
    person,
    /** The public half of the project's key, as anybody can fetch it. */
    publicKey: publicJwk,
    /** How many requests the services got; the question for somebody's role counts apart. */
    traffic,
    signShared,
    /** An admin with a token of the project's key: nobody asks the Auth server about each request. */
    async signedAdmin(): Promise<Person> {
      const admin = await person('admin');
      return { ...admin, token: await sign(claimsOf(admin)) };
    },
    sign,
    /** Rows as the secret key sees them. */
    async rows(query: string): Promise<Row[]> {
      const headers = { apikey: secretKey };
      const response = await backend.fetch(new Request(`${origin}/rest/v1/${query}`, { headers }));
      const answer: unknown = await response.json();
      if (!Array.isArray(answer)) throw new Error(`${query}: ${response.status} ${JSON.stringify(answer)}`);
      return answer.map((row: object) => ({ ...row }));
    },
    saveSetting: (key: string, value: string) =>
      backend.query(`with saved as (
          update public.business_settings set setting_value = '${value}' where setting_key = '${key}' returning 1)
        insert into public.business_settings (setting_key, setting_value)
        select '${key}', '${value}' where not exists (select from saved)`),
    forgetSettings: () => backend.query('delete from public.business_settings'),
    execute: backend.query,
    /** The rows of the last of these statements, run as the owner. */
    query: backend.query,
    async stop() {
      await backgroundDone();
      await emulator.stop();
      server.close();
      await backend.stop();
    },
  };
}

function call(
  handler: Handler,
  name: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Response> {
  return handler(
    new Request(`https://edge-runtime.internal/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

/** An admin call: JSON body, access token (null: none). */
export const adminCall = (
  handler: Handler,
  name: 'sms-handler' | 'twilio-manage',
  body: unknown,
  token: string | null,
  headers: Record<string, string> = {},
) => call(handler, name, body, { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers });

/** A visitor's request for a quote. */
export const quoteCall = (handler: Handler, body: unknown, headers: Record<string, string> = {}) =>
  call(handler, 'request-quote', body, { 'cf-connecting-ip': '203.0.113.7', ...headers });

/** A form as the gateway hands it on: host and prefix are not those that Twilio signed. */
export const formPost = (
  pathAndQuery: string,
  body: string,
  signature: string | null,
  headers: Record<string, string> = {},
) =>
  new Request(`http://edge-runtime.internal${pathAndQuery}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      ...(signature !== null && { 'x-twilio-signature': signature }),
      ...headers,
    },
    body,
  });

/** A webhook, signed. */
export function webhookRequest(
  pathAndQuery: string,
  fields: Record<string, string> | [string, string][],
): Request {
  const form = new URLSearchParams(fields);
  const signature = signWebhook(authToken, `${origin}/functions/v1${pathAndQuery}`, form);
  return formPost(pathAndQuery, form.toString(), signature);
}

/** Status and parsed JSON of an answer. */
export async function read(response: Response): Promise<{ status: number; body: Row }> {
  const body: unknown = await response.json();
  return { status: response.status, body: typeof body === 'object' && body !== null ? { ...body } : {} };
}

/** Catches up with Twilio to the end. */
export async function catchUp(handler: Handler, { token }: Person): Promise<void> {
  for (let isComplete: unknown = false; isComplete !== true;) {
    const answer = await adminCall(handler, 'sms-handler', { action: 'reconcile' }, token);
    const { status, body } = await read(answer);
    if (status !== 200) throw new Error(JSON.stringify(body));
    isComplete = body['isComplete'];
  }
}
