/**
 * What the edge functions see of the world: the real database, auth and data API (embedded, or a
 * PostgreSQL server given by the test), a key set of their project, and a Twilio whose every request is held to Twilio's own definition. All of
 * it at the network's edge; a call to anywhere else fails.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import { http, HttpResponse, type HttpResponseResolver, type PathParams, type DefaultBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { inject } from 'vitest';
import { readEnv, type Env } from '../../supabase/functions/_shared/env';
import { startBackend } from '../../tools/local-stack/backend';
import { publishableKey } from '../../tools/local-stack/keys';
import { checkRequest, checkResponse } from '../../tools/twilio-emulator/contract';
import { isWithin } from '../../tools/twilio-emulator/rest/listing';
import { signWebhook } from '../../tools/twilio-emulator/signature';
import { backgroundDone } from './console-guard';
import { imageSettings } from './database/database-image';
import { directNetwork, queue, type DirectNetwork } from './direct-network';

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

export type FunctionWorld = Awaited<ReturnType<typeof startFunctionWorld>>;

const apiBase = 'https://api.twilio.com';
const messagingBase = 'https://messaging.twilio.com';
const messagingKeys: Readonly<Record<string, string>> = {
  ...{ Services: 'services', PhoneNumbers: 'phone_numbers', Usa2p: 'compliance' },
  Verifications: 'verifications',
};
const pageOf = (key: string, rows: Row[], url: URL) => {
  const size = Number(url.searchParams.get('PageSize') ?? 50);
  const page = Number(url.searchParams.get('Page') ?? 0);
  const hasMore = rows.length > (page + 1) * size;
  url.searchParams.set('Page', String(page + 1));
  url.searchParams.set('PageToken', `PT${page + 1}`);
  return {
    [key]: rows.slice(page * size, (page + 1) * size),
    page,
    page_size: size,
    next_page_uri: hasMore ? url.pathname + url.search : null,
  };
};

const dayFilters: Record<string, string> = {
  start_time: 'StartTime',
  date_created: 'DateCreated',
  date_sent: 'DateSent',
};

/** Rows of the UTC days that the request names. */
function ofDays(rows: Row[], column: string, { searchParams }: URL): Row[] {
  const name = dayFilters[column] ?? '';
  return rows.filter((row) => {
    const time = row[column];
    return typeof time !== 'string' || isWithin(new Date(time).toISOString(), name, searchParams);
  });
}

/** A number of the account, as Twilio describes it. */
export function twilioNumber(phoneNumber: string, changes: Row = {}): Row {
  const digits = phoneNumber.replace('+', '');
  return {
    sid: `PN${digits.padStart(32, '0')}`,
    phone_number: phoneNumber,
    friendly_name: `Line ${digits.slice(-4)}`,
    voice_url: '',
    voice_application_sid: '',
    trunk_sid: null,
    ...changes,
  };
}

let lastId = 0;
/** A SID that no other row of this run has. */
export function newSid(prefix: 'SM' | 'CA'): string {
  lastId += 1;
  return prefix + lastId.toString(16).padStart(32, '0');
}

/** A moment as Twilio writes it. */
export const twilioTime = (at: number) => new Date(at).toUTCString().replace('GMT', '+0000');
const anHourAgo = Date.now() - 3_600_000;

/** A message that a caller left. */
export const twilioRecording = (changes: Row): Row => ({
  sid: `RE${newSid('CA').slice(2)}`,
  source: 'RecordVerb',
  status: 'completed',
  duration: '21',
  date_created: twilioTime(anHourAgo),
  ...changes,
});

/** One Twilio call row. */
export function twilioCall(changes: Row = {}): Row {
  return {
    sid: newSid('CA'),
    parent_call_sid: null,
    direction: 'inbound',
    from: '+19185550199',
    to: businessNumber,
    status: 'completed',
    date_created: twilioTime(anHourAgo),
    start_time: twilioTime(anHourAgo),
    duration: '30',
    ...changes,
  };
}

/** One text in Twilio's list. */
export function twilioMessage(changes: Row = {}): Row {
  return {
    sid: newSid('SM'),
    direction: 'inbound',
    from: '+19185550199',
    to: businessNumber,
    body: 'Our Freightliner lost air pressure',
    status: 'received',
    error_code: null,
    num_media: '0',
    date_created: twilioTime(Date.now()),
    date_sent: twilioTime(Date.now()),
    ...changes,
  };
}

/** An answer of Twilio's, as its own definition allows it. */
function twilioJson(method: string, path: string, status: number, body: Row): Response {
  const violations = checkResponse(method, path, status, body);
  if (violations.length > 0) throw new Error(`Not what Twilio answers: ${violations.join('; ')}`);
  return HttpResponse.json(body, { status });
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
type WorldBackend = {
  fetch(request: Request): Promise<Response>;
  /** Runs SQL as the owner; the rows of the last statement. */
  query(sql: string): Promise<Row[]>;
  stop(): Promise<void>;
};

/** The embedded backend; what it mails is put into `mails`. */
async function embedded(mails: string[]): Promise<WorldBackend> {
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
export async function startFunctionWorld(given?: Omit<WorldBackend, 'stop'>) {
  const mails: string[] = [];
  const backend: WorldBackend = given ? { ...given, stop: () => Promise.resolve() } : await embedded(mails);
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const publicJwk: JWK = { ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'project', use: 'sig' };
  const keySet = { keys: [publicJwk] };
  const twilioRequests: TwilioRequest[] = [];
  const twilioNumbers: Row[] = [];
  const twilioCalls: Row[] = [];
  const twilioRecordings: Row[] = [];
  const twilioMessages: Row[] = [];
  const twilioMedia = new Map<string, Row[]>();
  const twilioMessaging = new Map<string, Row[]>();

  const answerTwilio = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const { method } = request;
    const form = new URLSearchParams(method === 'POST' ? await request.text() : '');
    const path = url.pathname + url.search;
    // Files are not part of the API's definition.
    if (/\/Recordings\/RE[0-9a-f]{32}\.wav$/.test(url.pathname)) {
      return new Response('RIFF\0\0\0\0WAVEfmt ', { headers: { 'content-type': 'audio/x-wav' } });
    }
    const violations = checkRequest(method, path, form);
    twilioRequests.push({ method, path, form: Object.fromEntries(form) });
    if (violations.length > 0) throw new Error(violations.join('; '));
    if (request.headers.get('authorization') !== `Basic ${btoa(`${accountSid}:${authToken}`)}`) {
      return twilioError(401, 20003);
    }
    if (url.pathname.startsWith('/v1/')) {
      const key = messagingKeys[url.pathname.split('/').at(-1) ?? ''] ?? '';
      const rows = twilioMessaging.get(url.pathname.slice('/v1/'.length)) ?? [];
      return twilioJson(method, path, 200, { [key]: rows, meta: { key, next_page_url: null } });
    }
    if (url.pathname.endsWith('/IncomingPhoneNumbers.json')) {
      return twilioJson(method, path, 200, pageOf('incoming_phone_numbers', twilioNumbers, url));
    }
    if (url.pathname.endsWith('/Calls.json') && method === 'POST') {
      return twilioJson(method, path, 201, { sid: newSid('CA'), status: 'queued' });
    }
    if (url.pathname.endsWith('/Calls.json')) {
      return twilioJson(method, path, 200, pageOf('calls', ofDays(twilioCalls, 'start_time', url), url));
    }
    if (url.pathname.endsWith('/Recordings.json')) {
      const found = ofDays(twilioRecordings, 'date_created', url);
      return twilioJson(method, path, 200, pageOf('recordings', found, url));
    }
    if (url.pathname.endsWith('/Usage/Records/Monthly.json')) {
      return twilioJson(method, path, 200, pageOf('usage_records', [], url));
    }
    const [, withMedia] = /\/Messages\/(\w+)\/Media\.json$/.exec(url.pathname) ?? [];
    if (withMedia !== undefined) {
      return twilioJson(method, path, 200, pageOf('media_list', twilioMedia.get(withMedia) ?? [], url));
    }
    if (url.pathname.endsWith('/Messages.json') && method === 'GET') {
      const { searchParams: query } = url;
      const found = ofDays(twilioMessages, 'date_sent', url).filter(
        (row) =>
          (query.get('To') ?? row['to']) === row['to'] && (query.get('From') ?? row['from']) === row['from'],
      );
      return twilioJson(method, path, 200, pageOf('messages', found, url));
    }
    if (url.pathname.endsWith('/Messages.json')) {
      return twilioJson(method, path, 201, { sid: newSid('SM'), status: 'queued' });
    }
    const number = twilioNumbers.find(({ sid }) => url.pathname.endsWith(`/${String(sid)}.json`));
    if (!number) return twilioError(404, 20404);
    for (const [field, value] of form) {
      number[field.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase()] = value;
    }
    return twilioJson(method, path, 200, number);
  };

  const server = setupServer(
    http.get(`${origin}/auth/v1/.well-known/jwks.json`, () => HttpResponse.json(keySet)),
    http.all(`${origin}/auth/v1/*`, ({ request }) => backend.fetch(request)),
    http.all(`${origin}/rest/v1/*`, ({ request }) => backend.fetch(request)),
    http.all(`${origin}/storage/v1/*`, ({ request }) => backend.fetch(request)),
    ...[apiBase, messagingBase].map((base) => http.all(`${base}/*`, ({ request }) => answerTwilio(request))),
  );
  server.listen({ onUnhandledRequest: 'error' });

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
  const rpc = (name: string, body: Row) =>
    rest(`rpc/${name}`, { method: 'POST', body: JSON.stringify(body) });

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
    twilioNumbers,
    twilioCalls,
    twilioRecordings,
    /** Twilio's list of texts, newest first, and the pictures of each by its SID. */
    twilioMessages,
    twilioMedia,
    /** The rows of each list of messaging.twilio.com by its path; one without rows is empty. */
    twilioMessaging,
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
    /** Signs somebody up, confirms the address and logs in; `isAdmin` grants the role too. */
    async person(isAdmin = false): Promise<Person> {
      const email = `${randomUUID()}@example.com`;
      await auth('signup', { email, password });
      const link = new URL(/https:\/\/\S+/.exec(mails.pop() ?? '')?.[0] ?? origin);
      await backend.fetch(new Request(link));
      const session = await auth('token?grant_type=password', { email, password });
      if (isAdmin) await rpc('grant_admin', { p_email: email });
      const token = String(session['access_token']);
      const [, payload = ''] = token.split('.');
      const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const id = typeof claims === 'object' && claims !== null && 'sub' in claims ? String(claims.sub) : '';
      return { id, email, token };
    },
    async revokeAdmin({ email }: Person) {
      await rpc('revoke_admin', { p_email: email });
    },
    /** The public half of the project's key, as anybody can fetch it. */
    publicKey: publicJwk,
    /** For corpora of thousands: nothing between the functions and the services, and every request counted. */
    direct(): Promise<DirectNetwork> {
      const inTurn = queue();
      return directNetwork({
        origin,
        keySet,
        backend: (request) => inTurn(() => backend.fetch(request)),
        run: (script) => inTurn(() => backend.query(script)),
        twilio: answerTwilio,
      });
    },
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
