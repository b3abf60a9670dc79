/** The hosted project (or the local stack in its place): keys, migrations, accounts, retention. */
import * as v from 'valibot';
import { isJsonObject } from '../../supabase/functions/_shared/runtime/json';
import { createKeyHeaders } from '../../supabase/functions/_shared/runtime/key-headers';
import { ask, askDatabase } from '../local-stack/ask';
import { readMigrations } from '../local-stack/migrations';
import { deploymentStateSchema, type DeploymentState } from './deployment-state';
import { judge, reportOk, reportWrong, type Finding } from './finding';

const push = 'npm run deploy:backend -- --project=REF (docs/deploy.md, step 3) applies what is missing.';
const dayMs = 86_400_000;
/** Some runs may be missed, but not a week of them. */
const longestPauseMs = 7 * dayMs;
/** The job runs every night. */
const longestGapMs = 2 * dayMs;

export async function readState(
  url: string,
  secretKey: string,
): Promise<{ state: DeploymentState | null; finding: Finding }> {
  const subject = 'Secret key';
  const { status, json } = await askDatabase(url, secretKey, 'deployment_state', {});
  const parsed = v.safeParse(deploymentStateSchema, json);
  if (status === 200 && parsed.success) {
    return { state: parsed.output, finding: reportOk(subject, 'opens the database') };
  }
  if (status === 401 || status === 403) {
    const fix = 'Copy a secret key of this project (Settings, API keys) into SUPABASE_SECRET_KEY.';
    return { state: null, finding: reportWrong(subject, `the project refuses it (${status})`, fix) };
  }
  const says =
    status === 404 || status === 200
      ? 'the database lacks the newest migrations'
      : `the data API answers with ${status}`;
  return { state: null, finding: reportWrong('Migrations', says, push) };
}

export function checkMigrations({ migrations }: DeploymentState): Finding {
  const own = readMigrations().map(({ version }) => version);
  const missing = own.filter((version) => !migrations.includes(version));
  const unknown = migrations.filter((version) => !own.includes(version));
  return judge(
    'Migrations',
    [
      ...(missing.length > 0 ? [`not applied: ${missing.join(', ')}`] : []),
      ...(unknown.length > 0 ? [`applied, but not of this project: ${unknown.join(', ')}`] : []),
    ],
    `all ${own.length} applied, the last ${own.at(-1)}`,
    push,
  );
}

export const checkAdmin = ({ admins }: DeploymentState): Finding =>
  judge(
    'First admin',
    admins === 0 ? ['nobody is an admin'] : [],
    `${admins} with the role`,
    'Sign up at /auth/login, confirm the mail, then npm run admin:grant -- EMAIL.',
  );

/** The problems of the nightly job according to pg_cron. */
function findJobProblems({ retention: { job }, set_up_at: setUpAt }: DeploymentState, now: Date): string[] {
  if (!job?.is_active) {
    return [];
  }
  const formatAge = (at: string | null) => (at === null ? 0 : now.getTime() - Date.parse(at));
  const { last_run: lastRun } = job;
  if (lastRun === null) {
    return formatAge(setUpAt) > longestGapMs ? ['its job is scheduled and has never run'] : [];
  }
  const day = lastRun.at.slice(0, 10);
  if (lastRun.status === 'failed') {
    return [`its job failed on ${day} (${lastRun.message.trim()})`];
  }
  return formatAge(lastRun.at) > longestGapMs ? [`its job has not run since ${day}`] : [];
}

export function checkRetention(state: DeploymentState, now: Date): Finding {
  const { months, last_run_at: lastRunAt, job } = state.retention;
  const isNew = state.set_up_at !== null && now.getTime() - Date.parse(state.set_up_at) < longestGapMs;
  const isLate =
    lastRunAt === null ? !(job?.is_active && isNew) : now.getTime() - Date.parse(lastRunAt) > longestPauseMs;
  const problems = findJobProblems(state, now);
  const prefix = job?.is_active ? '' : 'no job is scheduled, and ';
  if (isLate) {
    problems.unshift(`${prefix}nothing has run to its end for a week`);
  }
  const schedule = job?.is_active
    ? `every day (${job.schedule} UTC)`
    : 'no job here, run by hand or by the stack';
  const last = lastRunAt === null ? '' : `, last ${lastRunAt.slice(0, 10)}`;
  return judge(
    'Retention',
    problems,
    `${months} months; ${schedule}${last}`,
    "Run npm run retention now: it says what is wrong, or catches up. Then Supabase, Integrations, Cron: switch it on, and in the SQL editor: select cron.schedule('delete-expired', '* 9 * * *', 'select public.delete_expired()'). Without pg_cron: npm run retention every day.",
  );
}

/** Three unfinished runs in a row. */
const longestSilenceMs = 15 * 60_000;

export function checkReconciliation({ reconciliation }: DeploymentState, now: Date): Finding {
  const { ended_at: endedAt, outcome, reason, set_aside: setAside, job } = reconciliation;
  const isSilent = endedAt === null || now.getTime() - Date.parse(endedAt) > longestSilenceMs;
  return judge(
    'Reconciliation',
    [
      ...(isSilent ? [`no run has ended since ${endedAt ?? 'the beginning'}`] : []),
      ...(outcome === 'failed' ? [`the last run failed (${reason})`] : []),
      ...(setAside > 0 ? [`${setAside} rows at Twilio could not be stored`] : []),
    ],
    `${job?.is_active ? `by schedule (${job.schedule})` : 'started by the stack or your own scheduler'}, last ${endedAt?.slice(0, 16)} UTC, ${outcome}`,
    'docs/deploy.md, step 5 schedules it; docs/operate.md, "Reconciliation", says what to do about a failed run and rows that were set aside.',
  );
}

export async function checkAuth(url: string, publishableKey: string): Promise<Finding[]> {
  const headers = createKeyHeaders(publishableKey);
  const [settings, keySet] = await Promise.all([
    ask(`${url}/auth/v1/settings`, { headers }),
    ask(`${url}/auth/v1/.well-known/jwks.json`, { headers }),
  ]);
  const keys = isJsonObject(keySet.json) && Array.isArray(keySet.json.keys) ? keySet.json.keys : null;
  const known = isJsonObject(settings.json) ? settings.json : {};
  const external = isJsonObject(known.external) ? known.external : {};
  return [
    judge(
      'Key set of the logins',
      keySet.status === 200 && keys ? [] : [`is answered with ${keySet.status}`],
      keys?.length
        ? `${keys.length} keys: logins are checked in the functions`
        : 'no public keys: the Auth server checks logins',
      'Check the project’s Auth service; Settings, JWT keys.',
    ),
    judge(
      'Sign-up',
      settings.status === 200
        ? [
            ...(known.mailer_autoconfirm === true ? ['addresses count as confirmed without a mail'] : []),
            ...(external.anonymous_users === true ? ['anonymous logins are on'] : []),
          ]
        : [`the settings are answered with ${settings.status}`],
      'needs a confirmed address',
      'npm run deploy:backend -- --project=REF, or Authentication, Sign In: confirm e-mail on, anonymous sign-ins off.',
    ),
  ];
}
