/**
 * `npm run retention`: deletes data older than the retention period now, and prints what was deleted.
 * `npm run retention -- --months=36` sets the period first. A hosted project does the same by itself every
 * night; without pg_cron, schedule this command yourself.
 */
import { parseArgs } from 'node:util';
import { isJsonObject } from '../../supabase/functions/_shared/runtime/json';
import { runCommand, UsageError } from '../command';
import { CommandError } from '../command-error';
import { openDatabase, type Variables } from '../local-stack/database-call';

const usage = 'Usage: npm run retention   or   npm run retention -- --months=24 (1 to 120)';

const names: Record<string, string> = {
  messages: 'texts',
  conversations: 'conversations left empty',
  quote_requests: 'quote requests',
  contact_notes: 'notes of the team',
  voicemails: 'voicemails',
  calls: 'calls',
  audit_log: 'lines of the audit log',
};

/**
 * Runs the command and returns the lines to print.
 *
 * @throws UsageError when the arguments are wrong, CommandError when the database doesn't answer
 */
export async function runRetention(args: string[], env: Variables): Promise<string[]> {
  const { values } = parseArgs({ args, options: { months: { type: 'string' } } });
  const months = values.months === undefined ? null : Number(values.months);
  if (months !== null && !(Number.isInteger(months) && months >= 1 && months <= 120)) {
    throw new UsageError('--months takes a whole number from 1 to 120.');
  }
  const call = await openDatabase(env);
  const period = months === null ? [] : [`Kept from now on: ${months} months.`];
  const totals = new Map(Object.keys(names).map((key) => [key, 0]));
  let isComplete: boolean;
  do {
    const counts = await call('delete_expired', months === null ? {} : { p_months: months });
    if (!isJsonObject(counts)) {
      throw new CommandError('The database gave an unknown answer.');
    }
    for (const [key, total] of totals) {
      totals.set(key, total + Number(counts[key]));
    }
    isComplete = counts.is_complete !== false;
  } while (!isComplete);
  return [
    ...period,
    'Deleted:',
    ...Object.entries(names).map(([key, name]) => `  ${totals.get(key) ?? 0} ${name}`),
  ];
}

await runCommand(import.meta.url, usage, async (args) => {
  for (const line of await runRetention(args, process.env)) {
    console.log(line);
  }
  return true;
});
