import { pathToFileURL } from 'node:url';
import { LocalStackProblem } from './problem.ts';

/**
 * Runs `command` with the arguments of the terminal if its module (`import.meta.url`) is what Node was
 * started with. A LocalStackProblem is told in its own words.
 *
 * @param command answers whether what was asked for is so now; if not, the process ends with 1
 */
export async function runCommand(
  moduleUrl: string,
  command: (args: string[]) => Promise<boolean>,
): Promise<void> {
  if (moduleUrl !== pathToFileURL(process.argv[1] ?? '').href) return;
  try {
    if (!(await command(process.argv.slice(2)))) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof LocalStackProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
