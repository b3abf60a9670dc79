/** Supabase's own command-line tool, in the version that package.json beside this pins. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CommandError } from '../command-error';
import { installPackage } from '../own-package';

/** Turns off the tool's telemetry. */
export const cliEnv = { DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' };

/** npm 10 installs only programs that the lockfile names, and it names the one for the system it was written on. */
function requireProgram(): void {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const places = [system, `${system}-musl`].map(
    (name) => `tools/supabase/node_modules/@supabase/cli-${name}`,
  );
  if (places.some(existsSync) || process.env.SUPABASE_CLI_BINARY_OVERRIDE) return;
  throw new CommandError(
    `Supabase’s CLI came without its program for ${system}: delete node_modules and package-lock.json in tools/supabase, then run "npm install" there.`,
  );
}

/** The tool as a command with arguments, installed first if need be. */
export function cliCommand(args: readonly string[]): [program: string, ...args: string[]] {
  installPackage('tools/supabase');
  requireProgram();
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
