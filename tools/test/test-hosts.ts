/** `npm run test:hosts`: builds the site if needed, and tests it on the hosts' code and in other browsers. */
import { existsSync } from 'node:fs';
import { runCommand, runProgram } from '../command';
import { installPackage } from '../own-package';
import { installOtherBrowsers } from './browser';

const usage = 'Usage: npm run test:hosts -- [options of vitest run]';

await runCommand(import.meta.url, usage, (args) => {
  installPackage('tools/hosts');
  installOtherBrowsers();
  const isBuilt = existsSync('dist/404.html') || runProgram(['npm', 'run', 'build']);
  return isBuilt && runProgram(['npx', 'vitest', 'run', '--config', 'tests/hosts/vitest.config.ts', ...args]);
});
