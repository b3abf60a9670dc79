/** What all commands of `npm run` share. */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { LocalStackProblem } from './local-stack/problem.ts';

/** Arguments that a command can't follow; it ends with 2 and its usage. */
export class UsageProblem extends Error {}

const isUsageProblem = (error: unknown): error is Error =>
  error instanceof UsageProblem ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/**
 * Runs `command` with the arguments of the terminal if its module (`import.meta.url`) is what Node was
 * started with. `--help` prints the usage instead. A LocalStackProblem is told in its own words.
 *
 * @param command without a parameter, it takes no arguments. It answers whether what was asked for is so now; if not, the process ends with 1
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

/** Runs another program to its end, in this terminal, and answers whether it went well. */
export function runProgram([program = '', ...args]: string[], more: Record<string, string> = {}): boolean {
  const env = { ...process.env, ...more };
  const shell = process.platform === 'win32';
  return spawnSync(program, args, { stdio: 'inherit', env, shell }).status === 0;
}
