import postgres from 'postgres';
import { afterAll } from 'vitest';
import { startRealPostgres } from './real-postgres';

/** A PostgreSQL server with our migrations for one test file, and its owner on so many connections. */
export async function openMigratedPostgres(connections: number) {
  const database = await startRealPostgres();
  const sql = postgres(database.url, { max: connections, onnotice: () => undefined });
  afterAll(async () => {
    await sql.end();
    await database.stop();
  });
  return { sql, url: database.url };
}
