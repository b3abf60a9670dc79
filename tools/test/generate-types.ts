/** `npm run types:database`: writes the database's types from the migrations, with the official generator. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generateTypes } from '../../tests/support/database/official-cli';
import { startRealPostgres } from '../../tests/support/database/real-postgres';
import { runCommand } from '../command';

const usage = 'Usage: npm run types:database (no options; writes supabase/database.types.ts)';

await runCommand(import.meta.url, usage, async (args) => {
  parseArgs({ args });
  const database = await startRealPostgres();
  try {
    writeFileSync('supabase/database.types.ts', await generateTypes(database.url));
  } finally {
    await database.stop();
  }
  return true;
});
