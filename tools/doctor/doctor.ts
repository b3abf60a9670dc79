/**
 * `npm run doctor`: checks a deployment from outside and says what is wrong and how to fix it: a hosted project
 * when the functions' variables are set, otherwise the running local stack. It changes nothing, prints no
 * secret, and ends with 1 when something is wrong.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv, type Env } from '../../supabase/functions/_shared/runtime/env';
import { runCommand } from '../command';
import { CommandError, explainError } from '../command-error';
import { projectRoot } from '../local-stack/data-folder';
import type { Variables } from '../local-stack/database-call';
import { makeDeploymentVariables } from '../local-stack/deployment';
import { checkEnvironment } from './environment';
import { reportUnchecked, reportWrong, type Finding } from './finding';
import { checkFunctions } from './functions';
import { checkIdentity } from './identity';
import { checkNumber } from './numbers';
import {
  checkAdmin,
  checkAuth,
  checkMigrations,
  checkReconciliation,
  checkRetention,
  readState,
} from './project';
import { checkRowRules } from './row-rules';
import { checkSite } from './site';
import { checkVisitor } from './visitors';

const network = 'Check the address, the network, and whether the project is paused.';

/** The findings of one part. A missing answer is a finding, too. */
async function part(subject: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [reportWrong(subject, explainError(error), network)];
  }
}

async function examineProject(env: Env, publishableKey: string): Promise<Finding[]> {
  const { supabaseUrl: url, secretKey } = env;
  const { state, finding } = await readState(url, secretKey);
  if (!state) {
    return [
      finding,
      reportUnchecked('Row rules, admin, retention, number', 'they need the secret key and the migrations'),
    ];
  }
  return [
    finding,
    checkMigrations(state),
    checkRowRules(state),
    await checkVisitor(url, publishableKey, state.tables),
    checkAdmin(state),
    checkRetention(state, new Date()),
    checkReconciliation(state, new Date()),
    ...(await checkAuth(url, publishableKey)),
    ...(await checkNumber(env, state.business_number)),
  ];
}

/**
 * Checks the deployment that the environment names.
 *
 * @param dist folder of the build that its site should serve
 * @throws CommandError when there is no deployment to examine
 */
export async function examine(processEnv: Variables, dist = join(projectRoot, 'dist')): Promise<Finding[]> {
  const variables = await makeDeploymentVariables(processEnv);
  if (!variables) {
    throw new CommandError(
      'There is nothing to examine: start the local stack (npm run preview), or set SUPABASE_URL and the other variables of a hosted project.',
    );
  }
  const environment = checkEnvironment(variables);
  let env: Env;
  try {
    env = readEnv((name) => variables[name]);
  } catch (error) {
    return [
      ...environment,
      reportWrong('The functions', explainError(error), 'They start only with these settings.'),
    ];
  }
  const site = env.allowedOrigins[0] ?? env.supabaseUrl;
  const [project, functions, pages] = await Promise.all([
    part('Project', () => examineProject(env, variables.VITE_SUPABASE_PUBLISHABLE_KEY ?? '')),
    part('Functions', () => checkFunctions(env, `${env.supabaseUrl}/functions/v1`, site)),
    part('Site', () => checkSite(site, dist)),
  ]);
  return [...environment, ...project, ...functions, ...pages, ...checkIdentity(site)];
}

/** Lines for a terminal. */
export function report(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  return [
    ...findings.flatMap(({ subject, state, says, fix }) => [
      `${state.padEnd(11)}  ${subject.padEnd(width)}  ${says}`,
      ...(fix === undefined ? [] : [`${' '.repeat(11)}  → ${fix}`]),
    ]),
    '',
    `${count('ok')} ok, ${count('wrong')} wrong, ${count('not checked')} not checked, ${count('to fill in')} to fill in`,
  ];
}

const usage = 'Usage: npm run doctor -- [--dist=FOLDER], the build that the site should serve';

await runCommand(import.meta.url, usage, async (args) => {
  const { values } = parseArgs({ args, options: { dist: { type: 'string' } } });
  const findings = await examine(process.env, values.dist);
  for (const line of report(findings)) {
    console.log(line);
  }
  return findings.every(({ state }) => state !== 'wrong');
});
