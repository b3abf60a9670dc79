/** G2: what Supabase’s own advisors report about the database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHostedDatabase, type HostedDatabase } from '../support/database/hosted-database';
import { securityFindings, supabase } from '../support/database/official-cli';
import { examineRows } from '../support/database/row-matrix';
import { advisorsCanary } from '../support/database/wrong-schemas';
import { noteFigure } from '../support/fuzz';

let database: HostedDatabase;
beforeAll(async () => {
  database = await openHostedDatabase('PostgreSQL', 'new');
});
afterAll(() => database.stop());

test('Supabase’s own advisors find nothing to warn of, and they find planted mistakes (G2)', async () => {
  const url = database.url ?? '';
  const { stderr } = supabase('db', 'advisors', `--remote=${url}`, '--fail-on', 'warn');
  expect(stderr).toContain('No issues found');

  await database.run(advisorsCanary);
  // The advisors do not report the function that gives everything away, because the command line lacks
  // their rules 0028 and 0029. The rules for the catalog report it.
  const findings = securityFindings(url);
  expect(findings.length).toBeGreaterThanOrEqual(17);
  expect((await examineRows(database)).byCatalogue).toContain('anon may call public.export_messages');
  noteFigure('G2', `0 to warn of on ours, ${findings.length} findings on the canary`);
});
