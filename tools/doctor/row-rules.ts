/** Compares the row rules of the schema `public` with those of the newest access migration. */
import { newestAccessMigration } from '../local-stack/migrations';
import type { DeploymentState } from './deployment-state';
import { judged, type Finding } from './finding';

export function checkRowRules({ tables, policies }: DeploymentState): Finding {
  const newest = newestAccessMigration();
  // Read from the SQL, so that the rules are written only once.
  const written = newest.sql.matchAll(/create policy "([^"]+)" on public\.(\w+)/g);
  const intended = [...written].map(([, name, table]) => `${table}: ${name}`);
  const missing = intended.filter((rule) => !policies.includes(rule));
  const extra = policies.filter((rule) => !intended.includes(rule));
  return judged(
    'Row rules',
    [
      ...tables.flatMap(({ name, has_row_rules: isOn }) => (isOn ? [] : [`row rules are off for ${name}`])),
      ...missing.map((rule) => `row rule missing (${rule})`),
      ...extra.map((rule) => `row rule too many (${rule})`),
    ],
    `${policies.length} rules over ${tables.length} tables, as the migrations say`,
    `Run supabase/migrations/${newest.version}_${newest.name}.sql once more (SQL editor, or psql); drop what it doesn't name.`,
  );
}
