/** Checks what an anonymous visitor can reach, by trying it. */
import { isJsonObject } from '../../supabase/functions/_shared/json';
import { keyHeaders } from '../../supabase/functions/_shared/database';
import { ask, type Answered } from '../local-stack/ask';
import type { DeploymentState } from './deployment-state';
import { judged, wrong, type Finding } from './finding';

type Tables = DeploymentState['tables'];

/** Whether the database's rules refused the request, as opposed to a wrong key. */
const isRefused = ({ status, json: body }: Answered) =>
  (status === 401 || status === 403) && isJsonObject(body) && body.code === '42501';

/**
 * Tries to read and to write every table. The row lacks a required value, so nothing is stored even where
 * writing is open.
 */
async function openDoors(url: string, headers: Record<string, string>, tables: Tables): Promise<string[]> {
  const tried = tables.map(async ({ name: table, needed }) => {
    const address = `${url}/rest/v1/${table}`;
    const body = JSON.stringify({ [needed]: null });
    const [read, written] = await Promise.all([
      ask(`${address}?select=*&limit=1`, { headers }),
      ask(address, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }),
    ]);
    return [
      ...(isRefused(read) ? [] : [`${table} answers a read with ${read.status}`]),
      ...(isRefused(written) ? [] : [`${table} answers a write with ${written.status}`]),
    ];
  });
  return (await Promise.all(tried)).flat().sort();
}

export async function checkVisitor(url: string, publishableKey: string, tables: Tables): Promise<Finding> {
  const headers = keyHeaders(publishableKey);
  const known = await ask(`${url}/auth/v1/settings`, { headers });
  if (known.status !== 200) {
    return wrong(
      'Publishable key',
      `the project refuses it (${known.status})`,
      'Copy the publishable key of this project (Settings, API keys) into VITE_SUPABASE_PUBLISHABLE_KEY, then build and publish the site.',
    );
  }
  return judged(
    'A visitor without an account',
    await openDoors(url, headers, tables),
    `reads and writes nothing in ${tables.length} tables`,
    'Run the newest access migration once more; until then anybody reaches this data.',
  );
}
