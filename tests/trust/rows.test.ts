/**
 * G1, G2: who may do what with each row, as a matrix of people, tables and verbs, on both engines and with the old and
 * the new default grants. The expected results are in tests/support/database/row-rules.ts.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDeep, noteFigure } from '../support/fuzz';
import {
  engines,
  openHostedDatabase,
  type DefaultGrants,
  type Engine,
  type HostedDatabase,
} from '../support/database/hosted-database';
import { examineRows, findingsOf } from '../support/database/row-matrix';
import { wrongSchemas } from '../support/database/wrong-schemas';

const allDatabases = engines.flatMap((engine) =>
  (['old', 'new'] as const).map((grants): [Engine, DefaultGrants] => [engine, grants]),
);
const databases = isDeep
  ? allDatabases
  : allDatabases.filter(([engine, grants]) => (engine === 'PGlite') === (grants === 'old'));

let probes = Infinity;
const tries = { made: 0, found: 0, foundByProbes: 0 };

describe.each(databases)('T1–T10 on %s with the %s default grants', (engine, grants) => {
  let database: HostedDatabase;
  beforeAll(async () => void (database = await openHostedDatabase(engine, grants)));
  afterAll(() => database.stop());

  test('each person gets from every table and function exactly what the rules allow', async () => {
    const examination = await examineRows(database);
    expect(findingsOf(examination)).toEqual([]);
    probes = Math.min(probes, examination.probes);
    expect(probes).toBeGreaterThanOrEqual(100);
  });

  // The short run uses PostgreSQL, which is several times as fast as PGlite here.
  const wrong = wrongSchemas.filter(({ isInSlice }) =>
    engine === 'PostgreSQL' ? isDeep || isInSlice : isDeep && grants === 'old',
  );
  test.each(wrong)('this planted mistake is found: $mistake', async ({ sql }) => {
    tries.made += 1;
    const examination = await examineRows(database, sql);
    expect(findingsOf(examination)).not.toEqual([]);
    tries.found += 1;
    if (examination.byProbes.length > 0 || examination.rolesBySignUp > 0) tries.foundByProbes += 1;
  });
});

afterAll(() => {
  const { made, found, foundByProbes } = tries;
  const figure = `${probes} probes each in ${databases.length} databases; ${wrongSchemas.length} wrong schemas found in ${found} of ${made} tries, ${foundByProbes} by probes`;
  noteFigure('G1', figure);
});
