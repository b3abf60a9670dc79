import postgres from 'postgres';
import { afterAll } from 'vitest';
import { startRealPostgres } from './real-postgres';

/** Starts a PostgreSQL server with our migrations for one test file, and connects as its owner. */
export async function openMigratedPostgres(connections: number) {
  const database = await startRealPostgres();
  const sql = postgres(database.url, { max: connections, onnotice: () => undefined });
  afterAll(async () => {
    await sql.end();
    await database.stop();
  });
  return { sql, url: database.url };
}
