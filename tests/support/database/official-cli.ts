/** Supabase's own command line, run against a database address. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { format, resolveConfig } from 'prettier';
import { isJsonObject } from '../../../supabase/functions/_shared/json';

const cli = createRequire(import.meta.url).resolve('supabase/dist/supabase.js');

/** Runs a command and answers what it printed. Throws, with that text, when it fails. */
export function supabase(...args: string[]): { stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DO_NOT_TRACK: '1',
      SUPABASE_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      PGSSLMODE: 'disable',
    },
  });
  if (status !== 0) throw new Error(`supabase ${args.join(' ')} failed: ${stdout}${stderr}`);
  return { stdout, stderr };
}

/** What the advisors say against a database, by the names of their rules, notes included. */
export function securityFindings(databaseUrl: string): string[] {
  const { stdout } = supabase(
    ...['db', 'advisors', `--remote=${databaseUrl}`, '--type', 'security'],
    ...['--level', 'info', '--output-format', 'json'],
  );
  const answer: unknown = JSON.parse(stdout);
  const results: unknown = isJsonObject(answer) ? answer.results : null;
  if (!Array.isArray(results)) throw new Error(`no list of findings: ${stdout}`);
  return results.map((result: unknown) => (isJsonObject(result) ? String(result.name) : '')).toSorted();
}

/** The TypeScript of the tables and functions in `public`, formatted as the project is. */
export async function generateTypes(databaseUrl: string): Promise<string> {
  const { stdout } = supabase('gen', 'types', 'typescript', '--schema', 'public', `--remote=${databaseUrl}`);
  const source = stdout.slice(stdout.indexOf('export type Json'));
  const notice = "// Generated from the migrations by `npm run types:database`. Don't edit.\n\n";
  return format(notice + source, { ...(await resolveConfig('package.json')), parser: 'typescript' });
}
