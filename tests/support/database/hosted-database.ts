/**
 * A database as in a hosted project, with our migrations, for probing the row rules. It runs on either
 * engine, with the old or the new default grants.
 */
import { createPgliteConnection } from '@supabase/lite/pglite';
import postgres from 'postgres';
import { hostedRoles, readMigrations } from '../../../tools/local-stack/migrations.ts';
import { hostedAuth } from './hosted-platform';
import { startRealPostgres } from './real-postgres';
import { realtimeSchema } from './realtime-schema';

type Row = Record<string, unknown>;

export type HostedDatabase = {
  /** Runs statements as the owner on the only connection and returns the rows of the last one. */
  run(sql: string): Promise<Row[]>;
  /** The address for other programs, or null for the embedded engine, which takes no connections. */
  url: string | null;
  stop(): Promise<void>;
};

export const engines = ['PGlite', 'PostgreSQL'] as const;
type Engine = (typeof engines)[number];

/**
 * Until October 30, 2026, everything created in `public` was granted to the data API's roles automatically.
 * Since then nothing is.
 */
export const defaultGrants = {
  old: `
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;`,
  new: '',
};
type DefaultGrants = keyof typeof defaultGrants;

async function openPglite(): Promise<HostedDatabase> {
  const connection = await createPgliteConnection({ url: 'memory://' });
  await connection.driver.waitReady;
  return {
    run: async (sql) => (await connection.driver.exec(sql)).at(-1)?.rows ?? [],
    url: null,
    stop: () => connection.close(),
  };
}

async function openPostgres(): Promise<HostedDatabase> {
  const server = await startRealPostgres();
  await server.execute('create database hosted');
  // Without this setting, the advisors silently skip every rule about what the data API exposes.
  await server.execute("alter database hosted set pgrst.db_schemas = 'public,graphql_public'");
  const url = new URL(server.url);
  url.pathname = '/hosted';
  const connection = postgres(url.href, { max: 1, onnotice: () => undefined });
  return {
    async run(sql) {
      const answer: unknown = await connection.unsafe(sql).simple();
      const results: unknown[] = Array.isArray(answer) ? answer : [];
      // The driver returns a list of lists for several statements.
      const last: unknown[] = results.filter((result) => Array.isArray(result)).at(-1) ?? results;
      return last.flatMap((row) => (typeof row === 'object' && row !== null ? [{ ...row }] : []));
    },
    url: url.href,
    async stop() {
      await connection.end();
      await server.stop();
    },
  };
}

export async function openHostedDatabase(engine: Engine, grants: DefaultGrants): Promise<HostedDatabase> {
  const database = await (engine === 'PGlite' ? openPglite() : openPostgres());
  await migrateHosted((sql) => database.run(sql), grants);
  return database;
}

/** Sets the database up like a hosted project, then runs our migrations. */
export async function migrateHosted(run: (sql: string) => Promise<unknown>, grants: DefaultGrants) {
  await run(`${hostedRoles} ${hostedAuth} ${realtimeSchema} ${defaultGrants[grants]}`);
  for (const { sql } of readMigrations()) {
    await run(sql);
  }
}
