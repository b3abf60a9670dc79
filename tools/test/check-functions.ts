/** Type-checks every edge function with Deno, the runtime they are deployed to. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const functionsDir = 'supabase/functions';
const entries = readdirSync(functionsDir)
  .map((name) => `${functionsDir}/${name}/index.ts`)
  .filter((entry) => existsSync(entry));

const deno = createRequire(import.meta.url).resolve('deno/bin.cjs');
for (const entry of entries) {
  const { status } = spawnSync(
    process.execPath,
    [deno, 'check', '--quiet', '--node-modules-dir=manual', entry],
    {
      stdio: 'inherit',
      env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
    },
  );
  if (status !== 0) process.exitCode = 1;
}
console.log(`${entries.length} functions checked.`);
