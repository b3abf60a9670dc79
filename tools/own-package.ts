/** Tools with large dependencies have their own package, which is installed when the tool first runs. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command-error.ts';
import { runProgram } from './command.ts';

/** Installs the package in a folder, unless that has been done since its lockfile changed. */
export function installPackage(folder: string): void {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const lockfile = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) {
    return;
  }
  process.stderr.write(`Installing what ${folder} needs.\n`);
  if (!runProgram(['npm', 'ci', '--silent', '--prefix', folder])) {
    throw new CommandError(`The packages for ${folder} could not be installed: see the message above.`);
  }
}
