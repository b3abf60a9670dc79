/**
 * G1, G2: who may do what with each row, as a matrix of people, tables and verbs, on both engines and with the old and
 * the new default grants. The expected results are in tests/support/database/row-rules.ts.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHostedDatabase, type HostedDatabase } from '../support/database/hosted-database';
import { examineRows } from '../support/database/row-matrix';
import { wrongSchemas } from '../support/database/wrong-schemas';
import { isDeep, noteFigure } from '../support/fuzz';

const databases = engines
  .flatMap((engine) => (['old', 'new'] as const).map((grants) => ({ engine, grants })))
  .filter(({ engine, grants }) => isDeep || (engine === 'PGlite') === (grants === 'old'));

let probes = Infinity;
const tries = { made: 0, found: 0, foundByProbes: 0 };

describe.each(databases)('T1–T10 on $engine with the $grants default grants', ({ engine, grants }) => {
  let database: HostedDatabase;
  beforeAll(async () => {
    database = await openHostedDatabase(engine, grants);
  });
  afterAll(() => database.stop());

  test('each person gets from every table and function exactly what the rules allow', async () => {
    const examination = await examineRows(database);
    expect(examination).toMatchObject({ byProbes: [], byCatalogue: [] });
    probes = Math.min(probes, examination.probes);
    expect(probes).toBeGreaterThanOrEqual(100);
  });

  // The short run uses PostgreSQL, which is several times as fast as PGlite here.
  const wrong = wrongSchemas.filter(({ isInSlice }) =>
    engine === 'PostgreSQL' ? isDeep || isInSlice : isDeep && grants === 'old',
  );
  test.each(wrong)('this planted mistake is found: $mistake', async ({ sql }) => {
    tries.made += 1;
    const { byProbes, byCatalogue } = await examineRows(database, sql);
    expect([...byProbes, ...byCatalogue]).not.toEqual([]);
    tries.found += 1;
    if (byProbes.length > 0) {
      tries.foundByProbes += 1;
    }
  });
});

afterAll(() => {
  const { made, found, foundByProbes } = tries;
  const figure = `${probes} probes each in ${databases.length} databases; ${wrongSchemas.length} wrong schemas found in ${found} of ${made} tries, ${foundByProbes} by probes`;
  noteFigure('G1', figure);
});
