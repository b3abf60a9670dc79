/** Supabase's own command-line tool, in the version that package.json beside this pins. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { installPackage } from '../own-package';

/** Turns off the tool's telemetry. */
export const cliEnv = { DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' };

/** The tool as a command with arguments, installed first if need be. */
export function cliCommand(args: readonly string[]): [program: string, ...args: string[]] {
  installPackage('tools/supabase');
  return [process.execPath, createRequire(import.meta.url).resolve('supabase/dist/supabase.js'), ...args];
}

/** Runs a command to its end without a terminal, so that it can't ask questions. */
export function runCli(
  args: readonly string[],
  env: Record<string, string> = {},
): { isOk: boolean; stdout: string; stderr: string } {
  const [program, ...rest] = cliCommand(args);
  const { status, stdout, stderr } = spawnSync(program, rest, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...cliEnv, NO_COLOR: '1', ...env },
  });
  return { isOk: status === 0, stdout, stderr };
}
