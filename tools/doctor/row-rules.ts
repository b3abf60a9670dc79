/** Compares the row rules of the schema `public` with those of the access file. */
import { accessFile, readAccessRules } from '../local-stack/migrations';
import type { DeploymentState } from './deployment-state';
import { judge, type Finding } from './finding';

/** Shows anybody the opening hours. A view has no rules of its own. */
export const publicView = 'opening_hours';

export function checkRowRules({ tables: all, policies }: DeploymentState): Finding {
  const tables = all.filter(({ name }) => name !== publicView);
  // Read from the SQL, so that the rules are written only once.
  const written = readAccessRules().matchAll(/create policy "([^"]+)" on public\.(\w+)/g);
  const intended = [...written].map(([, name, table]) => `${table}: ${name}`);
  const missing = intended.filter((rule) => !policies.includes(rule));
  const extra = policies.filter((rule) => !intended.includes(rule));
  return judge(
    'Row rules',
    [
      ...tables.flatMap(({ name, has_row_rules: isOn }) => (isOn ? [] : [`row rules are off for ${name}`])),
      ...missing.map((rule) => `row rule missing (${rule})`),
      ...extra.map((rule) => `row rule too many (${rule})`),
    ],
    `${policies.length} rules over ${tables.length} tables, as ${accessFile} says`,
    `Run ${accessFile} once more (SQL editor, or psql); drop what it doesn't name.`,
  );
}
