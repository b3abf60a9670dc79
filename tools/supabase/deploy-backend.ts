/** `npm run deploy:backend`: brings database, settings, secrets and functions of a hosted project up to date. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { loadEnv } from 'vite';
import { refusePlaceholders, shownIdentity } from '../../build/placeholder-identity';
import { business } from '../../src/content/business';
import { officePaths } from '../../src/content/office-paths';
import { runCommand, runProgram, UsageError } from '../command';
import { CommandError } from '../command-error';
import { checkEnvironment } from '../doctor/environment';
import { projectRoot } from '../local-stack/data-folder';
import { makeCliCommand, cliEnv, runCli } from './cli';

const defaultSecrets = 'supabase/functions/.env.production.local';

/**
 * The CLI's commands, in an order that keeps texts working. The schema comes first, because old functions
 * work with new columns, but new functions fail without them.
 */
export function listBackendSteps(project: string, secrets: string, isConfirmed = false): string[][] {
  const confirmed = isConfirmed ? ['--yes'] : [];
  return [
    ['link', '--project-ref', project],
    ['db', 'push', '--remote'],
    ['config', 'push'],
    ['secrets', 'set', '--env-file', secrets],
    ['functions', 'deploy', '--use-api'],
  ].map((step) => [...step, ...confirmed]);
}

const remoteSchema = v.object({
  remotes: v.object({
    production: v.object({
      project_id: v.string(),
      auth: v.object({ site_url: v.string(), additional_redirect_urls: v.array(v.string()) }),
    }),
  }),
});

/** What is wrong with the hosted project's part of config.toml, one sentence each. */
function findRemoteObstacles(root: string, project: string): string[] {
  const config = v.safeParse(remoteSchema, parse(readFileSync(join(root, 'supabase/config.toml'), 'utf8')));
  if (!config.success) {
    return [
      'supabase/config.toml has no [remotes.production] with project_id, auth.site_url and auth.additional_redirect_urls.',
    ];
  }
  const { project_id, auth } = config.output.remotes.production;
  const wanted = [officePaths.dashboard, officePaths.login].map((path) => business.url + path);
  const given = auth.additional_redirect_urls;
  const problems = [
    ...(project_id === project ? [] : [`project_id is ${project_id}, not ${project}`]),
    ...(auth.site_url === business.url ? [] : [`site_url is not ${business.url}`]),
    ...wanted
      .filter((address) => !given.includes(address))
      .map((address) => `additional_redirect_urls lacks ${address}`),
    ...given
      .filter((address) => !address.startsWith(`${business.url}/`))
      .map((address) => `additional_redirect_urls has ${address}, which is not the site’s`),
  ];
  return problems.map(
    (problem) =>
      `${problem}. Change it under [remotes.production] in supabase/config.toml, or mails lead to another site.`,
  );
}

/** What is wrong with the functions' secrets, one sentence each. */
function findSecretObstacles(root: string, secrets: string): string[] {
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
  if (origin === '' || origin.trim() === business.url) {
    return bad;
  }
  const differing = `ALLOWED_ORIGINS in ${secrets} begins with ${origin}, and src/content/business.ts says that the site is ${business.url}.`;
  return [...bad, `${differing} Make them the same.`];
}

/** What is wrong with the files to deploy, one sentence each. */
export function findBackendObstacles(
  root: string,
  secrets: string,
  project: string,
  { ALLOW_PLACEHOLDER }: NodeJS.ProcessEnv,
): string[] {
  // Callers hear the name, and mails lead to the site's address.
  const refusal = refusePlaceholders(shownIdentity, {
    isForTheWeb: true,
    isAllowed: ALLOW_PLACEHOLDER === 'true',
  });
  return [
    ...findSecretObstacles(root, secrets),
    ...findRemoteObstacles(root, project),
    ...(refusal === null ? [] : [refusal]),
  ];
}

const projectsSchema = v.array(v.object({ ref: v.string(), name: v.string() }));

/** Why this machine's login can't deploy to the project, or to any if null; at most one sentence. */
function findLoginObstacles(project: string | null): string[] {
  const { isOk, stdout, stderr } = runCli(['projects', 'list', '-o', 'json']);
  if (stderr.includes('Access token not provided')) {
    return ['You are not logged in to Supabase: run "npm run supabase -- login".'];
  }
  if (!isOk) {
    return [`Supabase did not say which projects you have: ${stderr.trim().split('\n').at(-2) ?? ''}`];
  }
  const projects = v.parse(projectsSchema, JSON.parse(stdout));
  if (project === null || projects.some(({ ref }) => ref === project)) {
    return [];
  }
  const own = projects.map(({ ref, name }) => `${ref} (${name})`).join(', ') || 'none';
  return [`Your login at Supabase has no project ${project}. Its projects: ${own}.`];
}

const usage = `Usage: npm run deploy:backend -- --project=REF [--secrets=FILE] [--yes] [--dry-run]
FILE holds the functions' secrets (${defaultSecrets}).
--dry-run prints the commands, runs none and lists everything that is still missing; it ends with 1 if something is.
--yes answers the questions that each command asks.`;
const noReference =
  'REF stands for the project’s reference (Settings, General), which is 20 lowercase letters.';

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
  const isReference = /^[a-z]{20}$/.test(project);
  if (!isReference && !values['dry-run']) {
    throw new UsageError(noReference);
  }
  const steps = listBackendSteps(project, secrets, yes);
  const inTheWay = [
    ...(isReference ? [] : [`--project=${project} names no project: ${noReference}`]),
    ...findLoginObstacles(isReference ? project : null),
    ...findBackendObstacles(projectRoot, secrets, project, process.env),
  ];
  if (values['dry-run']) {
    for (const step of steps) {
      console.log(`npm run supabase -- ${step.join(' ')}`);
    }
    for (const obstacle of inTheWay) {
      console.log(`First: ${obstacle}`);
    }
    return inTheWay.length === 0;
  }
  if (inTheWay.length > 0) {
    throw new CommandError(inTheWay.join('\n'));
  }
  for (const step of steps) {
    console.log(`\n> supabase ${step.join(' ')}`);
    if (!runProgram(makeCliCommand(step), cliEnv)) {
      throw new CommandError(
        `"supabase ${step.join(' ')}" failed, and nothing after it was done: see its message above; every step may be repeated.`,
      );
    }
  }
  console.log('\nDone. Next: the site (docs/deploy.md, step 4). Step 7 checks both.');
  return true;
});
