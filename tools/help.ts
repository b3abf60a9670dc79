/** `npm run help`: every command of package.json with what it does. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { runCommand } from './command';
import { CommandError } from './command-error';

const descriptions: Readonly<Record<string, string>> = {
  dev: 'the whole product at http://localhost:5173, with hot reload',
  'dev:supabase': 'the same on Supabase’s own local stack',
  build: 'the static site in dist/',
  preview: 'serves dist/ with production’s redirects, headers and compression',
  check: 'types, lint, imports, lockfile, format, dead code',
  test: 'every check except those of test:full',
  'test:full': 'what test leaves out: real PostgreSQL, all browser tests, coverage, the hosts’ own code',
  'test:deep': 'the long runs of attacks and faults, with the figures they reached',
  'test:unit': 'Vitest alone',
  'test:e2e': 'Playwright alone, on an existing build',
  'test:hosts': 'dist/ on the code of Netlify and Cloudflare, and in Firefox and WebKit',
  'test:mutation': 'changes the code that guards, sends and forwards, and lists what no test notices',
  typecheck: 'TypeScript',
  'typecheck:functions': 'each edge function in Deno',
  lint: 'oxlint',
  imports: 'which folder imports which; --draw writes the picture into docs/architecture.md',
  format: 'formats all files',
  'format:check': 'says which files are not formatted',
  'lint:lockfile': 'where the packages come from',
  knip: 'dead code',
  outdated: 'which packages are behind their newest release, and why',
  release: 'makes the commit and the tag of a release: npm run release -- 2.6.0',
  sbom: 'the list of packages, as CycloneDX',
  bench: 'measures the speed of the built site and the office',
  doctor: 'checks a deployment or the running local stack',
  'admin:grant': 'gives the admin role: npm run admin:grant -- EMAIL',
  'admin:revoke': 'takes every role of a person',
  erase: 'lists what is held about a person; with --yes erases it',
  retention: 'deletes now what is older than the retention period',
  supabase: 'Supabase’s own command line, in the pinned version',
  'deploy:backend': 'brings a hosted project up to date',
  'deploy:site': 'builds the site and hands it to Netlify or Cloudflare',
  migration: 'drafts the next migration from supabase/schemas',
  'types:database': 'writes supabase/database.types.ts',
  icons: 'draws the drawings and icons of public/ in the colors of the palette',
  drawings: 'draws only the drawings',
  help: 'this list',
};

const packageFile = v.object({ scripts: v.record(v.string(), v.string()) });

await runCommand(import.meta.url, 'Usage: npm run help', () => {
  const { scripts } = v.parse(packageFile, JSON.parse(readFileSync('package.json', 'utf8')));
  const undescribed = Object.keys(scripts).filter((name) => descriptions[name] === undefined);
  if (undescribed.length > 0) {
    throw new CommandError(`tools/help.ts says nothing about: ${undescribed.join(', ')}`);
  }
  for (const name of Object.keys(scripts).sort()) {
    console.log(`npm run ${name.padEnd(20)} ${descriptions[name]}`);
  }
  console.log('\nMost commands say more with `-- --help`.');
  return true;
});
