/**
 * Two databases on one real PostgreSQL server: one made from supabase/schemas, which says what the database is, and one
 * made by the migrations, which say how it came to be.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { hostedPlatform } from '../../tests/support/database/hosted-platform';
import { startRealPostgres } from '../../tests/support/database/real-postgres';
import { projectRoot } from '../local-stack/data-folder';
import { readMigrations } from '../local-stack/migrations';
import { runCli } from '../supabase/cli';

/** The SQL of supabase/schemas, in the order of the files' names. */
export function readSchemas(): string[] {
  const folder = join(projectRoot, 'supabase', 'schemas');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** The rows that the database needs, as SQL that can run again. */
export const readRequiredRows = (): string =>
  readFileSync(join(projectRoot, 'supabase', 'required-rows.sql'), 'utf8');

/** Runs statements on a database as its owner. */
export async function runOn(url: string, statements: readonly string[]): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    for (const statement of statements) {
      await sql.unsafe(statement).simple();
    }
  } finally {
    await sql.end();
  }
}

/** Starts a server. `open` makes a database like a new hosted project, runs the statements, and returns its address. */
export async function startSchemaServer() {
  const server = await startRealPostgres(undefined, []);
  return {
    async open(name: string, statements: readonly string[]): Promise<string> {
      await server.execute(`create database ${name}`);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      await runOn(url.href, [hostedPlatform, ...statements]);
      return url.href;
    },
    stop: () => server.stop(),
  };
}

/** What turns the first database into the second, as SQL for review. Empty when they are the same. */
export function diffDatabases(from: string, to: string): string {
  const args = ['db', 'diff', '--from', from, '--to', to, '--use-pg-delta', '--strict-coverage'];
  const { isOk, stdout, stderr } = runCli(args, { PGSSLMODE: 'disable' });
  if (!isOk) {
    throw new Error(`supabase db diff failed: ${stdout}${stderr}`);
  }
  return stdout.trim();
}

export const splitMigration = (): string[] => readMigrations().map(({ sql }) => sql);
