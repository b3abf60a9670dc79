/** Writes supabase/database.types.ts from the migrations, with the official type generator. */
import { writeFileSync } from 'node:fs';
import { generateTypes } from '../../tests/support/database/official-cli';
import { startRealPostgres } from '../../tests/support/database/real-postgres';

const database = await startRealPostgres();
try {
  writeFileSync('supabase/database.types.ts', await generateTypes(database.url));
} finally {
  await database.stop();
}
