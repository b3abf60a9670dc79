/** G2: what Supabase's own advisors say of the database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHostedDatabase, type HostedDatabase } from '../support/database/hosted-database';
import { securityFindings, supabase } from '../support/database/official-cli';
import { examineRows, findingsOf } from '../support/database/row-matrix';
import { advisorsCanary } from '../support/database/wrong-schemas';
import { noteFigure } from '../support/fuzz';

const slowMs = 120_000;

let database: HostedDatabase;
beforeAll(async () => {
  database = await openHostedDatabase('PostgreSQL', 'new');
}, slowMs);
afterAll(() => database.stop());

test(
  'G2 Supabase’s own advisors find nothing to warn of, and would say so',
  { timeout: slowMs },
  async () => {
    const url = database.url ?? '';
    const { stderr } = supabase('db', 'advisors', `--remote=${url}`, '--fail-on', 'warn');
    expect(stderr).toContain('No issues found');

    await database.run(advisorsCanary.make);
    // Not one word of the function that gives everything away (their rules 0028 and 0029 aren't in the
    // command line): that is for the catalogue rules.
    const findings = securityFindings(url);
    expect(findings).toEqual([
      'auth_users_exposed',
      'extension_in_public',
      'function_search_path_mutable',
      'materialized_view_in_api',
      'policy_exists_rls_disabled',
      'policy_exists_rls_disabled',
      'rls_disabled_in_public',
      'rls_disabled_in_public',
      'rls_disabled_in_public',
      'rls_disabled_in_public',
      'rls_enabled_no_policy',
      'rls_policy_always_true',
      'rls_references_user_metadata',
      'security_definer_view',
      'security_definer_view',
      'sensitive_columns_exposed',
      'sensitive_columns_exposed',
    ]);
    expect((await examineRows(database)).byCatalogue).toContain('anon may call public.export_messages');
    await database.run(advisorsCanary.undo);
    expect(findingsOf(await examineRows(database))).toEqual([]);
    const rules = new Set(findings).size;
    noteFigure({
      target: 'G2',
      figure: `advisors: 0 to warn of on ours, ${findings.length} findings of ${rules} rules on the canary`,
    });
  },
);
