/**
 * The office's functions in Deno with a database and its data API, in a process of its own, so that who
 * loads it isn't loaded with it. Prints one line of JSON and serves until its standard input closes.
 *
 * `tsx tools/bench/office/load-office.ts pglite|postgres`
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { settingKeys } from '../../../supabase/functions/_shared/contract.ts';
import { quotePhoneNumbers, startBackend } from '../../local-stack/backend.ts';
import { projectRoot } from '../../local-stack/data-folder.ts';
import { startFunctions } from '../../local-stack/functions/functions.ts';
import { startRealPostgres } from '../../../tests/support/database/real-postgres.ts';
import { inboxSeed } from './inbox-seed.ts';
import { businessNumber, type LoadOffice, loadDatabases } from './load-database.ts';

type Served = {
  fetch: (request: Request) => Promise<Response>;
  execute: (sql: string) => Promise<unknown>;
  stop: () => Promise<void>;
};

const secretKey = 'sb_secret_of_the_load';
const adminId = '6f1c2ea6-5b0f-4b52-9c3b-0d6f3a1f0a11';
const authToken = 'load-0123456789abcdef0123456789ab';

const openers: Record<(typeof loadDatabases)[number], (origin: string) => Promise<Served>> = {
  async pglite(origin) {
    const backend = await startBackend({
      folder: null,
      origin,
      redirectOrigins: [],
      jwtSecret: 'only-while-the-load-is-measured-00',
      secretKey,
      sendMail: () => undefined,
      log: (line) => process.stderr.write(`${line}\n`),
    });
    return {
      fetch: (request) => backend.fetch(request),
      execute: (sql) => backend.database.exec(sql),
      stop: () => backend.stop(),
    };
  },
  async postgres() {
    const server = await startRealPostgres(secretKey);
    return {
      fetch: await server.openDataApi(),
      execute: (sql) => server.execute(sql),
      async stop() {
        // Requests that were cut off have left statements behind, which an orderly end would wait for.
        await server.crash();
        await server.stop();
      },
    };
  },
};

const kind = loadDatabases.find((name) => name === process.argv[2]);
if (!kind) throw new Error(`Name a database: ${loadDatabases.join(' or ')}.`);

const server = createServer();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

const { privateKey, publicKey } = await generateKeyPair('ES256');
const keySet = { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'load', use: 'sig' }] };
const database = await openers[kind](origin);
await database.execute(`
  insert into auth.users (id, email, email_confirmed_at) values ('${adminId}', 'load@example.com', now());
  insert into public.user_roles (user_id, role) values ('${adminId}', 'admin');
  insert into public.business_settings (setting_key, setting_value)
    values ('${settingKeys.businessNumber}', '${businessNumber}');
  ${inboxSeed({ conversations: 200, messages: 4_000 })}`);

const answer = getRequestListener(
  (request) =>
    request.url.endsWith('/.well-known/jwks.json')
      ? Response.json(keySet)
      : database.fetch(new Request(quotePhoneNumbers(request.url), request)),
  { overrideGlobalObjects: false },
);
server.on('request', (request, response) => void answer(request, response));

const functions = startFunctions({
  sourceFolder: join(projectRoot, 'supabase', 'functions'),
  env: {
    SUPABASE_URL: origin,
    SUPABASE_SECRET_KEY: secretKey,
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: authToken,
    // Nothing of what is measured here asks Twilio.
    TWILIO_API_URL: 'http://127.0.0.1:9',
  },
  isWatching: false,
  log: (line) => process.stderr.write(`${line}\n`),
});
await functions.ready;
const port = functions.portOf('sms-handler');
if (port === null) throw new Error('sms-handler did not start.');

const office: LoadOffice = {
  functionUrl: `http://127.0.0.1:${port}`,
  publicUrl: `${origin}/functions/v1`,
  authToken,
  adminToken: await new SignJWT({ role: 'authenticated', aal: 'aal1' })
    .setProtectedHeader({ alg: 'ES256', kid: 'load' })
    .setSubject(adminId)
    .setIssuer(`${origin}/auth/v1`)
    .setAudience('authenticated')
    .setExpirationTime('2h')
    .sign(privateKey),
};
process.stdout.write(`${JSON.stringify(office)}\n`);

process.stdin.resume();
await once(process.stdin, 'end');
await functions.stop();
server.closeAllConnections();
server.close();
await database.stop();
