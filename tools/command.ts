/** What all commands of `npm run` share. */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { LocalStackProblem } from './local-stack/problem.ts';

/** Wrong arguments. The command prints its usage and ends with 2. */
export class UsageProblem extends Error {}

const isUsageProblem = (error: unknown): error is Error =>
  error instanceof UsageProblem ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/**
 * Runs `command` with the arguments of the terminal if its module (`import.meta.url`) is what Node was
 * started with. `--help` prints the usage instead. A LocalStackProblem is printed without a stack.
 *
 * @param command returns whether it succeeded; if not, the process ends with 1. Without a parameter, it takes no arguments.
 */
export async function runCommand(
  moduleUrl: string,
  usage: string,
  command: (args: string[]) => Promise<boolean> | boolean,
): Promise<void> {
  if (moduleUrl !== pathToFileURL(process.argv[1] ?? '').href) return;
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    if (command.length === 0) parseArgs({ args, options: {} });
    if (!(await command(args))) process.exitCode = 1;
  } catch (error) {
    if (isUsageProblem(error)) {
      console.error(`${error.message}\n${usage}`);
      process.exitCode = 2;
      return;
    }
    if (!(error instanceof LocalStackProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
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
