import { isJsonObject } from '../../supabase/functions/_shared/runtime/json';
/** Checks what an anonymous visitor can reach, by trying it. */
import { createKeyHeaders } from '../../supabase/functions/_shared/runtime/key-headers';
import { ask, type Answered } from '../local-stack/ask';
import { accessFile } from '../local-stack/migrations';
import type { DeploymentState } from './deployment-state';
import { judge, reportWrong, type Finding } from './finding';
import { publicView } from './row-rules';

type Tables = DeploymentState['tables'];

/** Whether the database's rules refused the request, as opposed to a wrong key. */
const isRefused = ({ status, json: body }: Answered) =>
  (status === 401 || status === 403) && isJsonObject(body) && body.code === '42501';

/**
 * Tries to read and to write every table. The row lacks a required value, so nothing is stored even where
 * writing is open.
 */
async function findOpenDoors(
  url: string,
  headers: Record<string, string>,
  tables: Tables,
): Promise<string[]> {
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

export async function checkVisitor(url: string, publishableKey: string, all: Tables): Promise<Finding> {
  const tables = all.filter(({ name }) => name !== publicView);
  const headers = createKeyHeaders(publishableKey);
  const known = await ask(`${url}/auth/v1/settings`, { headers });
  if (known.status !== 200) {
    return reportWrong(
      'Publishable key',
      `the project refuses it (${known.status})`,
      'Copy the publishable key of this project (Settings, API keys) into VITE_SUPABASE_PUBLISHABLE_KEY, then build and publish the site.',
    );
  }
  return judge(
    'A visitor without an account',
    await findOpenDoors(url, headers, tables),
    `reads and writes nothing in ${tables.length} tables`,
    `Run ${accessFile} once more; until then anybody reaches this data.`,
  );
}
