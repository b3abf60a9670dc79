/** `npm run deploy:site`: builds the site and uploads it with the host's own command-line tool. */
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { runCommand, runProgram, UsageProblem } from '../command';
import { projectRoot } from '../local-stack/data-folder';
import { LocalStackProblem } from '../local-stack/problem';
import { installPackage } from '../own-package';

const wrangler = 'tools/hosts/node_modules/wrangler/bin/wrangler.js';

/** Each host's command. Netlify's tool has over a thousand packages, so npx fetches it only on use. */
export const hostCommands = {
  // This version still runs on Node 20.
  netlify: ['npx', '--yes', 'netlify-cli@23.9.5', 'deploy', '--prod', '--no-build', '--dir', 'dist'],
  cloudflare: ['node', wrangler, 'deploy', '--config', 'wrangler.jsonc'],
};

const usage = `Usage: npm run deploy:site -- netlify|cloudflare [--dry-run]
Needs VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY in the environment or in .env.production.local, and a
login at the host: npx netlify-cli@23.9.5 login, or npx wrangler login. --dry-run prints the commands.`;

await runCommand(import.meta.url, usage, (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [host] = positionals;
  if (positionals.length !== 1 || (host !== 'netlify' && host !== 'cloudflare'))
    throw new UsageProblem('Name the host: netlify or cloudflare.');
  const steps = [['npm', 'run', 'build'], hostCommands[host]];
  if (values['dry-run']) {
    for (const step of steps) console.log(step.join(' '));
    return true;
  }
  const site = loadEnv('production', projectRoot, 'VITE_SUPABASE_');
  if (!site.VITE_SUPABASE_URL || !site.VITE_SUPABASE_PUBLISHABLE_KEY) {
    throw new LocalStackProblem(
      'VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY are not set: without them the site would look for a backend on its own host.',
    );
  }
  if (host === 'cloudflare') installPackage('tools/hosts');
  return steps.every((step) => runProgram(step));
});
