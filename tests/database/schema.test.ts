import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateTypes, supabase } from '../support/official-cli';
import { startRealPostgres } from '../support/real-postgres';

let database: Awaited<ReturnType<typeof startRealPostgres>>;
beforeAll(async () => {
  database = await startRealPostgres();
});
afterAll(() => database.stop());

test('the committed types are those of the migrations', async () => {
  expect(await generateTypes(database.url)).toBe(readFileSync('supabase/database.types.ts', 'utf8'));
});

test("Supabase's own advisors find nothing to warn of", () => {
  expect(supabase('db', 'advisors', `--remote=${database.url}`, '--fail-on', 'warn')).toContain(
    'No issues found',
  );
});
