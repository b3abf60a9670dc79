/** Supabase's own command-line tool, in the version that package.json beside this pins. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CommandError } from '../command-error';
import { installPackage } from '../own-package';

/** Turns off the tool's telemetry. */
export const cliEnv = { DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' };

/** npm leaves an optional program out without a word: where there is none for the system, or the download failed. */
function requireProgram(): void {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const places = [system, `${system}-musl`].map(
    (name) => `tools/supabase/node_modules/@supabase/cli-${name}`,
  );
  if (places.some(existsSync) || process.env.SUPABASE_CLI_BINARY_OVERRIDE) {
    return;
  }
  throw new CommandError(
    `Supabase’s CLI came without its program for ${system}: delete node_modules in tools/supabase and try again. If it stays away, Supabase has none for this system.`,
  );
}

/** The tool as a command with arguments, installed first if need be. */
export function makeCliCommand(args: readonly string[]): [program: string, ...args: string[]] {
  installPackage('tools/supabase');
  requireProgram();
  return [process.execPath, createRequire(import.meta.url).resolve('supabase/dist/supabase.js'), ...args];
}

/** Runs a command to its end without a terminal, so that it can't ask questions. */
export function runCli(
  args: readonly string[],
  env: Record<string, string> = {},
): { isOk: boolean; stdout: string; stderr: string } {
  const [program, ...rest] = makeCliCommand(args);
  const { status, stdout, stderr } = spawnSync(program, rest, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...cliEnv, NO_COLOR: '1', ...env },
  });
  return { isOk: status === 0, stdout, stderr };
}
