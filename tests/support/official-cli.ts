/** Supabase's own command line, run against a database address. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { format, resolveConfig } from 'prettier';

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

/** The TypeScript of the tables and functions in `public`, formatted as the project is. */
export async function generateTypes(databaseUrl: string): Promise<string> {
  const { stdout } = supabase('gen', 'types', 'typescript', '--schema', 'public', `--remote=${databaseUrl}`);
  const source = stdout.slice(stdout.indexOf('export type Json'));
  const notice = "// Generated from the migrations by `npm run types:database`. Don't edit.\n\n";
  return format(notice + source, { ...(await resolveConfig('package.json')), parser: 'typescript' });
}
