/**
 * The services that the edge functions use in tests: the real database, auth and data API (embedded, or on
 * the test's PostgreSQL server), the project's keys and the Twilio emulator. A call to anything else fails.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import { http, HttpResponse, type HttpResponseResolver, type PathParams, type DefaultBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { inject } from 'vitest';
import { readEnv, type Env } from '../../supabase/functions/_shared/runtime/env';
import { startBackend } from '../../tools/local-stack/backend';
import { createTwilioEmulator } from '../../tools/twilio-emulator/emulator';
import { restPrefix } from '../../tools/twilio-emulator/rest/rest-gateway';
import { backgroundDone } from './console-guard';
import { imageSettings } from './database/database-image';
import { accountSid, authToken, businessNumber, twilioNumber } from './twilio-rows';

export const { origin } = imageSettings;
export const { secretKey } = imageSettings;

/** Answers in place of another service. */
export type Resolver = HttpResponseResolver<PathParams, DefaultBodyType, undefined>;
type SigningKey = { alg?: string; kid?: string; key?: CryptoKey };
export type Person = { id: string; email: string; token: string };
type Row = Record<string, unknown>;

export type Services = Awaited<ReturnType<typeof startServices>>;

const apiBase = 'https://api.twilio.com';
/** The functions' environment. */
export const variables: Record<string, string | undefined> = {
  SUPABASE_URL: origin,
  SUPABASE_SECRET_KEY: secretKey,
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  // Tests send more texts than an office does, and the limits have their own tests.
  TEXTS_PER_MINUTE: '999999',
  TEXTS_PER_DAY: '999999',
  // A function would wait a minute to send a held alert, and tests wait for the functions' work. Held alerts have their
  // own tests.
  ALERT_SECONDS: '86400',
};

/** Longer than any test, so that texts and calls change their status only when a test says so. */
const neverMs = 2 ** 31 - 1;

/** The database, auth and data API behind {@link origin}. */
type ServiceBackend = {
  fetch: (request: Request) => Promise<Response>;
  /** Runs SQL as the owner and returns the rows of the last statement. */
  query: (sql: string) => Promise<Row[]>;
};

/** The mails that Auth has sent in this process, newest first. */
export const mails: { to: string; text: string }[] = [];

/** One for all files of a process, because starting it takes longer than most tests. */
let embeddedBackend: Promise<ServiceBackend> | undefined;

async function startEmbedded(): Promise<ServiceBackend> {
  const image = new Blob([readFileSync(inject('databaseImage'))]);
  const sendMail = (mail: { to: string; text: string }) => void mails.unshift(mail);
  const backend = await startBackend({ ...imageSettings, sendMail, folder: null, image });
  return {
    fetch: (request) => backend.fetch(request),
    query: async (sql) => (await backend.database.exec(sql)).at(-1)?.rows ?? [],
  };
}

/** The claims of a valid token of that person, with changes. Undefined removes a claim. */
export const createClaims = ({ id: sub, email }: Omit<Person, 'token'>, changes: Row = {}) => {
  const party = { iss: `${origin}/auth/v1`, aud: 'authenticated', role: 'authenticated' };
  return { sub, email, ...party, exp: Math.floor(Date.now() / 1000) + 3_600, ...changes };
};

/** `given` replaces the embedded backend. */
export async function startServices(given?: ServiceBackend) {
  const backend = given ?? (await (embeddedBackend ??= startEmbedded()));
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const publicJwk: JWK = { ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'project', use: 'sig' };
  const keySet = { keys: [publicJwk] };
  const twilioRequests: { method: string; path: string; form: Record<string, string> }[] = [];
  const account = { accountSid, authToken, numbers: [], apiUrl: apiBase, stateFile: null };
  const pace = { messageStepMs: neverMs, callStepMs: neverMs };
  const emulator = createTwilioEmulator({ ...account, publicFunctionsUrl: `${origin}/functions/v1`, pace });
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
    if (!answer || violation) {
      throw new Error(violation?.problem ?? `Twilio has no ${path}`);
    }
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
    if (host.endsWith('.twilio.com')) {
      traffic.twilio += 1;
    } else if (pathname.endsWith('/rpc/office_access')) {
      traffic.roles += 1;
    } else if (pathname.startsWith('/rest/v1/')) {
      traffic.database += 1;
    }
  });

  /** Signs an access token with the project's asymmetric key. */
  const sign = (
    claims: JWTPayload,
    { alg = 'ES256', kid = 'project', key = privateKey }: SigningKey = {},
  ): Promise<string> => new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);
  /** Signs an access token with the project's older shared secret. */
  const signShared = (claims: JWTPayload): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(imageSettings.jwtSecret));
  /** Creates a confirmed account with a token. */
  const person = async (role: 'admin' | 'dispatcher' | null = null): Promise<Person> => {
    const id = randomUUID();
    const email = `${id}@example.com`;
    await backend.query(
      `insert into auth.users (id, email, email_confirmed_at) values ('${id}', '${email}', now())`,
    );
    if (role) {
      await backend.query(`insert into public.user_roles (user_id, role) values ('${id}', '${role}')`);
    }
    return { id, email, token: await signShared(createClaims({ id, email })) };
  };

  return {
    server,
    /** Requests that reached Twilio, oldest first. */
    twilioRequests,
    // The data of the Twilio account. Tests add rows to it.
    twilioNumbers: twilio.numbers,
    twilioCalls: twilio.calls,
    twilioMessages: twilio.messages,
    twilioMessaging: twilio.messaging,
    twilioDelays: twilio.delays,
    /**
     * Lets time pass for texts: those stored here and at Twilio get older together, because nobody can move the
     * database's clock.
     */
    async passTime(ms: number) {
      const earlier = (time: string) => new Date(Date.parse(time) - ms).toISOString();
      for (const text of twilio.messages) {
        text.createdAt = earlier(text.createdAt);
        text.sentAt = text.sentAt && earlier(text.sentAt);
      }
      const by = `interval '${ms} milliseconds'`;
      await backend.query(`update public.messages
        set created_at = created_at - ${by}, claimed_until = claimed_until - ${by} where true`);
    },
    /** The functions' settings, with changes. Undefined removes a setting. */
    env(overrides: Record<string, string | undefined> = {}): Env {
      const given = { ...variables, ...overrides };
      return readEnv((name) => given[name]);
    },
    person,
    /** The public half of the project's key, which anybody can fetch. */
    publicKey: publicJwk,
    /** How many requests the services got. Requests for somebody's role are counted separately. */
    traffic,
    signShared,
    /** An admin whose token has the project's key, so the functions don't ask the Auth server about it. */
    async signedAdmin(): Promise<Person> {
      const admin = await person('admin');
      return { ...admin, token: await sign(createClaims(admin)) };
    },
    sign,
    /** Rows as the secret key sees them. */
    async rows(query: string): Promise<Row[]> {
      const headers = { apikey: secretKey };
      const response = await backend.fetch(new Request(`${origin}/rest/v1/${query}`, { headers }));
      const answer: unknown = await response.json();
      if (!Array.isArray(answer)) {
        throw new Error(`${query}: ${response.status} ${JSON.stringify(answer)}`);
      }
      return answer.map((row: object) => ({ ...row }));
    },
    saveSetting: (key: string, value: string) =>
      backend.query(`with saved as (
          update public.business_settings set setting_value = '${value}' where setting_key = '${key}' returning 1)
        insert into public.business_settings (setting_key, setting_value)
        select '${key}', '${value}' where not exists (select from saved)`),
    forgetSettings: () => backend.query('delete from public.business_settings'),
    execute: backend.query,
    /** Runs statements as the owner and returns the rows of the last one. */
    query: backend.query,
    async stop() {
      await backgroundDone();
      await emulator.stop();
      server.close();
    },
  };
}
