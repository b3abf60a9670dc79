/** Supabase's own command-line tool, in the version that package.json pins. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

export const cliPath = createRequire(import.meta.url).resolve('supabase/dist/supabase.js');

/** Turns off the tool's telemetry. */
export const cliEnv = { DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' };

/** Runs a command to its end without a terminal, so that it can't ask questions. */
export function runCli(
  args: readonly string[],
  env: Record<string, string> = {},
): { isOk: boolean; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cliPath, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...cliEnv, NO_COLOR: '1', ...env },
  });
  return { isOk: status === 0, stdout, stderr };
}
