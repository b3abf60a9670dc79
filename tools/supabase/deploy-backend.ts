/** `npm run deploy:backend`: brings database, settings, secrets and functions of a hosted project up to date. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { parse } from 'smol-toml';
import { loadEnv } from 'vite';
import { business } from '../../src/content/business';
import { officePaths } from '../../src/content/office-paths';
import { isJsonObject } from '../../supabase/functions/_shared/json';
import { runCommand, runProgram, UsageError } from '../command';
import { checkEnvironment } from '../doctor/environment';
import { projectRoot } from '../local-stack/data-folder';
import { CommandError } from '../command-error';
import { cliCommand, cliEnv } from './cli';

const defaultSecrets = 'supabase/functions/.env.production.local';

/**
 * The CLI's commands, in an order that keeps texts working. The schema comes first, because old functions
 * work with new columns, but new functions fail without them.
 */
export function backendSteps(project: string, secrets: string, isConfirmed = false): string[][] {
  const confirmed = isConfirmed ? ['--yes'] : [];
  return [
    ['link', '--project-ref', project],
    ['db', 'push', '--remote'],
    ['config', 'push'],
    ['secrets', 'set', '--env-file', secrets],
    ['functions', 'deploy', '--use-api'],
  ].map((step) => [...step, ...confirmed]);
}

/** What is wrong with the addresses to which mails may lead, one sentence each. `origin` is the site's. */
function badAddresses(root: string, origin: string): string[] {
  const { auth } = parse(readFileSync(join(root, 'supabase/config.toml'), 'utf8'));
  const { site_url, additional_redirect_urls: given } = isJsonObject(auth) ? auth : {};
  const redirects: unknown[] = Array.isArray(given) ? given : [];
  const missing = [officePaths.dashboard, officePaths.login]
    .map((path) => origin + path)
    .filter((address) => !redirects.includes(address));
  const own = redirects.filter((address) => /localhost|127\.0\.0\.1/.test(String(address)));
  return [
    ...(site_url === origin ? [] : [`site_url is not ${origin}.`]),
    ...missing.map((address) => `additional_redirect_urls lacks ${address}.`),
    ...(own.length === 0 ? [] : ['additional_redirect_urls has addresses of your own machine.']),
  ].map((problem) => `${problem} Change it in supabase/config.toml, or mails lead to another site.`);
}

/** The problems to fix before anything is sent, one sentence each. */
export function obstacles(root: string, secrets: string): string[] {
  const file = join(root, secrets);
  if (!existsSync(file)) {
    return [`${secrets} is missing: copy supabase/functions/.env.example there and fill it in.`];
  }
  const variables = parseEnv(readFileSync(file, 'utf8'));
  const site = loadEnv('production', root, 'VITE_TURNSTILE_');
  const bad = checkEnvironment({ ...site, ...variables })
    .filter(({ subject, state }) => state === 'wrong' && !/SUPABASE_|^VITE_/.test(subject))
    .map(({ subject, says, fix = '' }) => `${subject} in ${secrets} is ${says}. ${fix}`);
  const [origin = ''] = (variables.ALLOWED_ORIGINS ?? '').split(',');
  if (origin === '') return bad;
  if (origin.trim() === business.url) return [...bad, ...badAddresses(root, business.url)];
  const differing = `ALLOWED_ORIGINS in ${secrets} begins with ${origin}, and src/content/business.ts says that the site is ${business.url}.`;
  return [...bad, `${differing} Make them the same.`];
}

const usage = `Usage: npm run deploy:backend -- --project=REF [--secrets=FILE] [--yes] [--dry-run]
FILE holds the functions' secrets (${defaultSecrets}).
--dry-run prints the commands and runs none; --yes answers the questions that each of them asks.`;

await runCommand(import.meta.url, usage, (args) => {
  const { values } = parseArgs({
    args,
    options: {
      project: { type: 'string' },
      secrets: { type: 'string', default: defaultSecrets },
      yes: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { project = 'REF', secrets, yes } = values;
  if (!values['dry-run'] && !/^[a-z]{20}$/.test(project)) {
    throw new UsageError(
      'REF stands for the project’s reference (Settings, General), which is 20 lowercase letters.',
    );
  }
  const steps = backendSteps(project, secrets, yes);
  const inTheWay = obstacles(projectRoot, secrets);
  if (values['dry-run']) {
    for (const step of steps) console.log(`npm run supabase -- ${step.join(' ')}`);
    for (const obstacle of inTheWay) console.log(`First: ${obstacle}`);
    return true;
  }
  if (inTheWay.length > 0) throw new CommandError(inTheWay.join('\n'));
  for (const step of steps) {
    console.log(`\n> supabase ${step.join(' ')}`);
    if (!runProgram(cliCommand(step), cliEnv)) {
      throw new CommandError(
        `"supabase ${step.join(' ')}" failed, and nothing after it was done: see its message above; every step may be repeated.`,
      );
    }
  }
  console.log('\nDone. Next: the site (docs/deploy.md, step 4). Step 7 checks both.');
  return true;
});
