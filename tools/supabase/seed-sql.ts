/** `npm run seed:sql`: writes supabase/seed.sql from the demo data of the embedded stack. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '../command';
import { seedConversations, type SeedDatabase } from '../local-stack/demo-data';
import { emulatorMainLine } from '../local-stack/twilio-account';

export const seedFile = 'supabase/seed.sql';

/** A placeholder for the time at which the file runs. */
const runAt = new Date('2000-01-01T00:00:00.000Z');
const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string' && isoTime.test(value)) {
    const seconds = Math.round((runAt.getTime() - Date.parse(value)) / 1000);
    return `(now() - interval '${seconds} seconds')`;
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** The statements that `seedConversations` would run, with their values filled in. */
export async function seedSql(): Promise<string> {
  const statements: string[] = [];
  const record: SeedDatabase = {
    query: () => Promise.resolve({ rows: [] }),
    transaction: (work) =>
      work({
        query(sql, values = []) {
          const filled = sql
            .replace(/\n\s+/g, '\n  ')
            .replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]));
          statements.push(`${filled};`);
          return Promise.resolve({ rows: [] });
        },
      }),
  };
  await seedConversations(record, emulatorMainLine, runAt);
  return [
    '-- Demo data for the official local stack, on empty tables. Written by `npm run seed:sql`; don’t edit.',
    'set standard_conforming_strings = on;',
    'begin;',
    ...statements,
    'commit;\n',
  ].join('\n');
}

await runCommand(
  import.meta.url,
  `Usage: npm run seed:sql (no options; writes ${seedFile})`,
  async (args) => {
    parseArgs({ args, options: {} });
    writeFileSync(seedFile, await seedSql());
    return true;
  },
);
