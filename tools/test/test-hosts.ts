/** `npm run test:hosts`: installs the hosts' code, builds the site if it isn't, and tests one on the other. */
import { existsSync } from 'node:fs';
import { runCommand, runProgram } from '../command';
import { installPackage } from '../own-package';

const usage = 'Usage: npm run test:hosts -- [options of vitest run]';

await runCommand(import.meta.url, usage, (args) => {
  installPackage('tools/hosts');
  const isBuilt = existsSync('dist/404.html') || runProgram(['npm', 'run', 'build']);
  return isBuilt && runProgram(['npx', 'vitest', 'run', '--config', 'tests/hosts/vitest.config.ts', ...args]);
});
