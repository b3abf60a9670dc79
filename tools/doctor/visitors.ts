/** What the doors of a deployment tell people who have no right to anything: they are tried, not believed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { isJsonObject, textField } from '../../supabase/functions/_shared/json';
import { dataPlace } from '../local-stack/data-folder';
import { keyHeaders, type Variables } from '../local-stack/database-call';
import { loadKeys } from '../local-stack/keys';
import { ask, type Answered } from './ask';
import type { DeploymentState } from './deployment-state';
import { judged, notChecked, wrong, type Finding } from './finding';

type Backend = { url: string; secretKey: string; publishableKey: string };

/** Somebody with an account and nothing else. */
type Stranger = { token: string; remove: () => Promise<Finding | null> };

const json = { 'content-type': 'application/json' };

/** Refused by the database's own rules, and not by a key that is wrong. */
const isRefused = ({ status, json: body }: Answered) =>
  (status === 401 || status === 403) && isJsonObject(body) && body.code === '42501';

/**
 * Tries to read and to write every table. A row without a value that it needs can't be stored, so that nothing
 * is left behind even where writing is open.
 */
async function openDoors(
  { url, publishableKey }: Backend,
  token: string | null,
  tables: DeploymentState['tables'],
): Promise<string[]> {
  const headers = { ...keyHeaders(publishableKey), ...(token && { authorization: `Bearer ${token}` }) };
  const found: string[] = [];
  const tryTable = async ({ name: table, needed }: DeploymentState['tables'][number]) => {
    const address = `${url}/rest/v1/${table}`;
    const [read, written] = await Promise.all([
      ask(`${address}?select=*&limit=1`, { headers }),
      ask(address, {
        method: 'POST',
        headers: { ...headers, ...json },
        body: JSON.stringify({ [needed]: null }),
      }),
    ]);
    const isEmpty = read.status === 200 && Array.isArray(read.json) && read.json.length === 0;
    if (token === null ? !isRefused(read) : !isRefused(read) && !isEmpty) {
      found.push(`${table} answers a read with ${read.status}`);
    }
    if (!isRefused(written)) found.push(`${table} answers a write with ${written.status}`);
  };
  await Promise.all(tables.map(tryTable));
  return found.sort();
}

const rowsMend =
  'Run the newest access migration once more; until then anybody with an account, or without, reaches this data.';

export async function checkVisitor(backend: Backend, tables: DeploymentState['tables']): Promise<Finding> {
  const subject = 'A visitor without an account';
  const known = await ask(`${backend.url}/auth/v1/settings`, { headers: keyHeaders(backend.publishableKey) });
  if (known.status !== 200) {
    return wrong(
      'Publishable key',
      `the project refuses it (${known.status})`,
      'Copy the publishable key of this project (Settings, API keys) into VITE_SUPABASE_PUBLISHABLE_KEY, then build and publish the site.',
    );
  }
  const doors = await openDoors(backend, null, tables);
  return judged(subject, doors, `reads and writes nothing in ${tables.length} tables`, rowsMend);
}

/** On a hosted project a confirmed account that is deleted afterwards; no mail is sent. */
async function newAccount({ url, secretKey, publishableKey }: Backend): Promise<Stranger | null> {
  const email = `doctor-${randomUUID()}@example.com`;
  const password = randomBytes(24).toString('base64url');
  const accounts = `${url}/auth/v1/admin/users`;
  const made = await ask(accounts, {
    method: 'POST',
    headers: { ...keyHeaders(secretKey), ...json },
    body: JSON.stringify({ email, password, email_confirm: true }),
  });
  const id = isJsonObject(made.json) ? textField(made.json, 'id') : '';
  if (made.status !== 200 || id === '') return null;
  const remove = async () => {
    const gone = await ask(`${accounts}/${id}`, { method: 'DELETE', headers: keyHeaders(secretKey) });
    return gone.status === 200 || gone.status === 204
      ? null
      : wrong(
          'The account made for this check',
          `could not be deleted (${gone.status})`,
          `Delete ${email} in Supabase, Authentication, Users.`,
        );
  };
  const session = await ask(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { ...keyHeaders(publishableKey), ...json },
    body: JSON.stringify({ email, password }),
  });
  const token = isJsonObject(session.json) ? textField(session.json, 'access_token') : '';
  if (token !== '') return { token, remove };
  await remove();
  return null;
}

/** The embedded stack can't delete accounts; its own secret vouches for one that doesn't exist. */
async function inventedAccount(env: Variables): Promise<Stranger | null> {
  const { folder } = dataPlace(env.LOCAL_DATA_DIR);
  if (folder === null || !existsSync(join(folder, 'keys.json'))) return null;
  const secret = new TextEncoder().encode(loadKeys(folder).jwtSecret);
  const token = await new SignJWT({ role: 'authenticated', aud: 'authenticated', sub: randomUUID() })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('5m')
    .sign(secret);
  return { token, remove: () => Promise.resolve(null) };
}

export async function checkStranger(
  backend: Backend,
  tables: DeploymentState['tables'],
  functionsUrl: string,
  local: Variables | null,
): Promise<Finding[]> {
  const subject = 'Somebody with an account and no role';
  const stranger = local ? await inventedAccount(local) : await newAccount(backend);
  if (!stranger) {
    return [
      notChecked(
        subject,
        local
          ? 'a stack that keeps nothing on disk lends nobody an account'
          : 'no account could be made for the check (is the secret key one that may?)',
      ),
    ];
  }
  const findings: Finding[] = [];
  try {
    const doors = await openDoors(backend, stranger.token, tables);
    for (const name of ['twilio-manage', 'sms-handler']) {
      const { status } = await ask(`${functionsUrl}/${name}`, {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${stranger.token}` },
        body: '{}',
      });
      // The Auth server doesn't know the invented one.
      if (status !== (local ? 401 : 403)) doors.push(`${name} answers with ${status}`);
    }
    findings.push(judged(subject, doors, `reads and writes nothing in ${tables.length} tables`, rowsMend));
  } finally {
    const remains = await stranger.remove();
    if (remains) findings.push(remains);
  }
  return findings;
}
