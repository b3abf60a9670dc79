/**
 * `npm run test:mutation`: changes what guards, sends and forwards, file by file, and tells which changes no
 * test notices. Options are Stryker's own, such as `--mutate supabase/functions/_shared/http/access.ts`.
 */
import { runCommand, runProgram } from '../command.ts';
import { installPackage } from '../own-package.ts';

const usage = 'Usage: npm run test:mutation -- [options of stryker run]';

await runCommand(import.meta.url, usage, (args) => {
  installPackage('tools/mutation');
  const stryker = 'tools/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';
  return runProgram([process.execPath, stryker, 'run', 'tools/mutation/stryker.config.json', ...args]);
});
