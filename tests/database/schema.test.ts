import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateTypes } from '../support/database/official-cli';
import { startRealPostgres } from '../support/database/real-postgres';
import { afterRetention, keptAfterTwoYears } from '../support/database/retention-clock';

let database: Awaited<ReturnType<typeof startRealPostgres>>;
beforeAll(async () => {
  database = await startRealPostgres();
});
afterAll(() => database.stop());

test('the committed types are those of the migrations', async () => {
  expect(await generateTypes(database.url)).toBe(readFileSync('supabase/database.types.ts', 'utf8'));
});

test('T61 the retention job leaves the same rows as on the embedded database', async () => {
  const client = postgres(database.url, { max: 1, onnotice: () => undefined });
  try {
    const kept = await afterRetention(async (statements) => {
      const rows = await client.unsafe(statements);
      return rows.map((row) => ({ ...row }));
    });
    expect(kept).toEqual(keptAfterTwoYears);
  } finally {
    await client.end();
  }
});
