/** Supabase's own command line, run against a database address. */
import { format } from 'oxfmt';
import style from '../../../.oxfmtrc.json' with { type: 'json' };
import { isJsonObject } from '../../../supabase/functions/_shared/runtime/json';
import { runCli } from '../../../tools/supabase/cli';

/** Runs a command and returns what it printed. Throws with that text when the command fails. */
export function supabase(...args: string[]): { stdout: string; stderr: string } {
  const { isOk, stdout, stderr } = runCli(args, { PGSSLMODE: 'disable' });
  if (!isOk) {
    throw new Error(`supabase ${args.join(' ')} failed: ${stdout}${stderr}`);
  }
  return { stdout, stderr };
}

/** What the advisors report about a database, including notes. */
export function securityFindings(databaseUrl: string): unknown[] {
  const { stdout } = supabase(
    ...['db', 'advisors', `--remote=${databaseUrl}`, '--type', 'security'],
    ...['--level', 'info', '--output-format', 'json'],
  );
  const answer: unknown = JSON.parse(stdout);
  const results: unknown = isJsonObject(answer) ? answer.results : null;
  if (!Array.isArray(results)) {
    throw new Error(`no list of findings: ${stdout}`);
  }
  return results;
}

/** The TypeScript of the tables and functions in `public`, formatted as the project is. */
export async function generateTypes(databaseUrl: string): Promise<string> {
  const { stdout } = supabase('gen', 'types', 'typescript', '--schema', 'public', `--remote=${databaseUrl}`);
  const source = stdout.slice(stdout.indexOf('export type Json'));
  const notice = "// Generated from the migrations by `npm run types:database`. Don't edit.\n\n";
  const { code, errors } = await format('database.types.ts', notice + source, style);
  if (errors.length > 0) {
    throw new Error(JSON.stringify(errors));
  }
  return code;
}
