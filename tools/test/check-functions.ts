/** Type-checks every edge function with Deno, the runtime they are deployed to. */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { runCommand, runProgram } from '../command';

const usage = 'Usage: npm run typecheck:functions (no options)';

await runCommand(import.meta.url, usage, (args) => {
  parseArgs({ args, options: {} });
  const folder = 'supabase/functions';
  const entries = readdirSync(folder)
    .map((name) => `${folder}/${name}/index.ts`)
    .filter((entry) => existsSync(entry));
  const deno = createRequire(import.meta.url).resolve('deno/bin.cjs');
  const check = [process.execPath, deno, 'check', '--quiet', '--node-modules-dir=manual'];
  const failed = entries.filter((entry) => !runProgram([...check, entry], { DENO_NO_UPDATE_CHECK: '1' }));
  console.log(`${entries.length} functions checked.`);
  return failed.length === 0;
});
