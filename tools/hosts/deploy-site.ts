/** `npm run deploy:site`: builds the site and uploads it with the host's own command-line tool. */
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { refusePlaceholders, shownIdentity } from '../../build/placeholder-identity';
import { runCommand, runProgram, UsageError } from '../command';
import { CommandError } from '../command-error';
import { projectRoot } from '../local-stack/data-folder';
import { installPackage } from '../own-package';

const wrangler = 'tools/hosts/node_modules/wrangler/bin/wrangler.js';

/** Each host's command. Netlify's tool has over a thousand packages, so npx fetches it only on use. */
export const hostCommands = {
  // The last that runs on Node 20.
  netlify: ['npx', '--yes', 'netlify-cli@23.15.1', 'deploy', '--prod', '--no-build', '--dir', 'dist'],
  cloudflare: ['node', wrangler, 'deploy', '--config', 'wrangler.jsonc'],
};

/** The same for a pull request: an address of its own, beside the site that visitors see. */
export const previewCommands = {
  netlify: (name: string) => [...hostCommands.netlify.filter((word) => word !== '--prod'), '--alias', name],
  cloudflare: (name: string) => [
    'node',
    wrangler,
    ...['versions', 'upload', '--preview-alias', name, '--config', 'wrangler.jsonc'],
  ],
};

/** What stops the build for the web, one sentence each. */
export function findSiteObstacles(root: string, { ALLOW_PLACEHOLDER }: NodeJS.ProcessEnv): string[] {
  const site = loadEnv('production', root, 'VITE_SUPABASE_');
  const missing = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'].filter((name) => !site[name]);
  const { VITE_SUPABASE_URL: url = 'https:' } = site;
  const refusal = refusePlaceholders(shownIdentity, {
    isForTheWeb: true,
    isAllowed: ALLOW_PLACEHOLDER === 'true',
  });
  return [
    ...missing.map((name) => `${name} is not set, and without it the site finds no backend.`),
    ...(url.startsWith('https:')
      ? []
      : [`VITE_SUPABASE_URL is ${url}: visitors need the https address of a hosted project.`]),
    ...(refusal === null ? [] : [refusal]),
  ];
}

const usage = `Usage: npm run deploy:site -- netlify|cloudflare [--preview=NAME] [--dry-run]
--preview=NAME publishes under an address of its own, such as pr-7, and leaves the site as it is.
Needs VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY in the environment or in .env.production.local, and a
login at the host: npx netlify-cli@23 login, or npx wrangler@4 login. --dry-run prints the
commands and what is still missing, and ends with 1 if something is.`;

await runCommand(import.meta.url, usage, (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, preview: { type: 'string' } },
  });
  const [host] = positionals;
  if (positionals.length !== 1 || (host !== 'netlify' && host !== 'cloudflare')) {
    throw new UsageError('Name the host: netlify or cloudflare.');
  }
  const { preview } = values;
  if (preview !== undefined && !/^[a-z][a-z0-9-]{0,30}$/.test(preview)) {
    throw new UsageError('NAME becomes part of an address: lowercase letters, digits and hyphens.');
  }
  const upload = preview === undefined ? hostCommands[host] : previewCommands[host](preview);
  const steps = [['npm', 'run', 'build'], upload];
  const inTheWay = findSiteObstacles(projectRoot, process.env);
  if (values['dry-run']) {
    for (const step of steps) {
      console.log(step.join(' '));
    }
    for (const obstacle of inTheWay) {
      console.log(`First: ${obstacle}`);
    }
    return inTheWay.length === 0;
  }
  if (inTheWay.length > 0) {
    throw new CommandError(inTheWay.join('\n'));
  }
  if (host === 'cloudflare') {
    installPackage('tools/hosts');
  }
  return steps.every((step) => runProgram(step));
});
