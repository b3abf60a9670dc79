import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateTypes, supabase } from '../support/official-cli';
import { startRealPostgres } from '../support/real-postgres';
import { afterRetention, keptAfterTwoYears } from '../support/retention-clock';

let database: Awaited<ReturnType<typeof startRealPostgres>>;
beforeAll(async () => {
  database = await startRealPostgres();
});
afterAll(() => database.stop());

test('the committed types are those of the migrations', async () => {
  expect(await generateTypes(database.url)).toBe(readFileSync('supabase/database.types.ts', 'utf8'));
});

test("Supabase's own advisors find nothing to warn of, and would say so", async () => {
  const advise = () => supabase('db', 'advisors', `--remote=${database.url}`, '--fail-on', 'warn');
  expect(advise().stderr).toContain('No issues found');

  await database.execute(
    'create table public.forgotten (id int primary key); grant all on public.forgotten to anon',
  );
  try {
    expect(advise).toThrow(/rls_disabled|row level security/i);
  } finally {
    await database.execute('drop table public.forgotten');
  }
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
