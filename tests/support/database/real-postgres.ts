/**
 * A real PostgreSQL server with our migrations, for tests that the embedded database can't run. For example,
 * the official CLI's type generator and advisors need a server to connect to.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { isAlive } from '../../../tools/local-stack/data-folder.ts';
import { findFreePort } from '../../../tools/local-stack/functions/free-port.ts';
import { answerAsHosted } from '../../../tools/local-stack/hosted-answers.ts';
import { publishableKey } from '../../../tools/local-stack/keys.ts';
import { hostedRoles, readMigrations } from '../../../tools/local-stack/migrations.ts';
import { postgresFolder, postgresIn } from './postgres-place.ts';
import { realtimeSchema } from './realtime-schema.ts';

/** lite 0.10 passes JSON as text, which the driver would otherwise turn into a JSON string. */
const jsonType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

const awayAnswer = () => Response.json({ code: 'PGRST001', message: 'no database' }, { status: 503 });

/**
 * The driver (postgres 3.4) writes once more to a closed socket, sometimes only after the restart, from a
 * timer whose error nobody can catch. Returns a function that restores the usual error handling.
 */
function ignoreLateWrites(): () => void {
  const others = process.listeners('uncaughtException');
  const only: NodeJS.UncaughtExceptionListener = (error, origin) => {
    if (error.stack?.includes('nextWrite')) {
      return;
    }
    for (const listener of others) {
      listener(error, origin);
    }
  };
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', only);
  return () => {
    process.off('uncaughtException', only);
    for (const listener of others) {
      process.on('uncaughtException', listener);
    }
  };
}

/** Starts a server in a temporary folder and runs the migrations. `secretKey` is the data API's key. */
export async function startRealPostgres(secretKey = 'sb_secret_of_no_use', migrations = readMigrations()) {
  const folder = postgresFolder();
  const databaseDir = join(folder, 'data');
  const port = await findFreePort();
  const owner = { user: 'postgres', password: 'postgres', createPostgresUser: true };
  // The package puts the password into the temporary folder, which PostgreSQL's user may not be able to enter.
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, owner.password);
  const initdbFlags = [`--pwfile=${passwordFile}`];
  const silent = { onLog: () => undefined, onError: () => undefined };
  const Server = await postgresIn(folder);
  const server = new Server({ databaseDir, port, ...owner, initdbFlags, persistent: false, ...silent });
  await server.initialise();
  await server.start();
  const url = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`;
  const connect = () =>
    createPostgresConnection({
      url,
      postgresOptions: { onnotice: () => undefined, types: { json: jsonType(114), jsonb: jsonType(3802) } },
    });
  const keys = { publishable_key: publishableKey, secret_key: secretKey };
  const auth = { enabled: true, jwt_secret: 'only-for-this-test-run-000000000000', ...keys };
  const openApp = async (through: ReturnType<typeof connect>) => {
    const opened = new App({ connection: through, auth, options: { server: { admin: false } } });
    await opened.init();
    await opened.ensureSystemSchema();
    return opened;
  };
  let connection = connect();
  let app = await openApp(connection);
  let isAway = false;
  let listenToAll: (() => void) | null = null;
  let startOutage: () => void = () => undefined;
  let nextOutage = new Promise<void>((resolve) => (startOutage = resolve));
  await connection.exec(hostedRoles + realtimeSchema);
  for (const { sql } of migrations) {
    await connection.exec(sql);
  }
  /** Sent alone, because several first requests would grant at the same time and conflict in the catalog. */
  const takeFirstRequest = async () => {
    const headers = { apikey: publishableKey };
    const first = new Request('http://localhost/rest/v1/user_roles?limit=0', { headers });
    await app.fetch(first, { peerAddress: null });
    const newest = migrations.findLast(({ name }) => name.endsWith('access'));
    if (newest) {
      await connection.exec(newest.sql);
    }
  };
  return {
    url,
    /** Runs SQL as the owner. */
    execute: async (sql: string) => void (await connection.exec(sql)),
    /**
     * Starts the data API (`/rest/v1/*`) on the server, only when it is needed: its first request grants
     * everything to everybody, so the newest access file has to run again.
     */
    openDataApi: async () => {
      await takeFirstRequest();
      const askApi = answerAsHosted((request) => app.fetch(request, { peerAddress: null }), {
        issuer: 'http://localhost/auth/v1',
        jwtSecret: auth.jwt_secret,
      });
      // Like PostgREST, answers 503 at once while the database is down, also to requests under way.
      return async (request: Request) => {
        if (isAway) {
          return awayAnswer();
        }
        return Promise.race([askApi(request), nextOutage.then(awayAnswer)]);
      };
    },
    /** Lets the data API read the schema again, as PostgREST does after a migration. */
    reloadSchema: () => connection.clearSchemaCache(),
    /** Stops the server in the middle of its work, like `pg_ctl stop -m immediate`. */
    crash: async () => {
      const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
      listenToAll ??= ignoreLateWrites();
      isAway = true;
      startOutage();
      process.kill(pid, 'SIGQUIT');
      // It isn't our child, so its end is not reported.
      while (isAlive(pid)) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    /** Starts it again on the same files; resolves once it has recovered. */
    restart: async () => {
      await server.start();
      connection = connect();
      app = await openApp(connection);
      await takeFirstRequest();
      nextOutage = new Promise((resolve) => (startOutage = resolve));
      isAway = false;
    },
    stop: async () => {
      await connection.close();
      await server.stop();
      listenToAll?.();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
