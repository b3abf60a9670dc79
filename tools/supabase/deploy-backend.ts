/** `npm run deploy:backend`: brings database, settings, secrets and functions of a hosted project up to date. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { parse } from 'smol-toml';
import { loadEnv } from 'vite';
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

function siteUrl(root: string): unknown {
  const { auth } = parse(readFileSync(join(root, 'supabase/config.toml'), 'utf8'));
  return isJsonObject(auth) ? auth.site_url : undefined;
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
  if (origin && siteUrl(root) !== origin.trim()) {
    bad.push(
      `site_url in supabase/config.toml is not ${origin}: put that there, and ${origin}/admin/dashboard among additional_redirect_urls, or mails lead to another site.`,
    );
  }
  return bad;
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
