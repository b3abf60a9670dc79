/**
 * G1, G2: who may do what with each row, as a matrix of people, tables and verbs, on both engines and under the
 * default grants of either time. What it expects stands in tests/support/database/row-rules.ts.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDeep, noteFigure, seed, sized } from '../support/fuzz';
import {
  engines,
  openHostedDatabase,
  type DefaultGrants,
  type Engine,
  type HostedDatabase,
} from '../support/database/hosted-database';
import { examineRows, findingsOf, saveAsAdmin } from '../support/database/row-matrix';
import { badNumbers } from '../support/database/row-rules';
import { wrongSchemas } from '../support/database/wrong-schemas';

const allWorlds = engines.flatMap((engine) =>
  (['old', 'new'] as const).map((grants): [Engine, DefaultGrants] => [engine, grants]),
);
const worlds = isDeep
  ? allWorlds
  : allWorlds.filter(([engine, grants]) => (engine === 'PGlite') === (grants === 'old'));
const slowMs = 120_000;

/** What was reached over all worlds. */
const probesOfWorlds: number[] = [];
const tries = { made: 0, found: 0, foundByProbes: 0 };

describe.each(worlds)('T1–T10 on %s under the %s default grants', (engine, grants) => {
  let database: HostedDatabase;
  beforeAll(async () => {
    database = await openHostedDatabase(engine, grants);
  }, slowMs);
  afterAll(() => database.stop());

  test('every person gets from every table and function what the rules say, and nothing else', async () => {
    const examination = await examineRows(database);
    expect(findingsOf(examination)).toEqual([]);
    expect(examination.probes).toBeGreaterThanOrEqual(100);
    probesOfWorlds.push(examination.probes);
  });

  // PostgreSQL itself does it several times as fast, so the slice is tried there.
  const wrong = wrongSchemas.filter(({ isInSlice }) =>
    engine === 'PostgreSQL' ? isDeep || isInSlice : isDeep && grants === 'old',
  );
  test.each(wrong)('the mistake is found: $mistake', { timeout: slowMs }, async ({ sql }) => {
    tries.made += 1;
    const examination = await examineRows(database, sql);
    expect(findingsOf(examination)).not.toEqual([]);
    tries.found += 1;
    if (examination.byProbes.length > 0 || examination.rolesBySignUp > 0) tries.foundByProbes += 1;
  });

  if (isDeep || engine === 'PostgreSQL') {
    test(
      'T3 whatever is sent as a number, the database takes E.164 and nothing else',
      { timeout: slowMs },
      async () => {
        const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 18 });
        const nearly = fc
          .tuple(
            digits.map((text) => `+${text}`),
            fc.string({ unit: 'binary', maxLength: 2 }),
            fc.nat(18),
          )
          .map(([number, odd, place]) => number.slice(0, place) + odd + number.slice(place));
        const values = fc
          .sample(fc.oneof(fc.string({ unit: 'binary' }), nearly), {
            numRuns: sized({ slice: 150, deep: 10_000 }),
            seed,
          })
          // No text of PostgreSQL can hold it.
          .filter((value) => !value.includes('\0'));
        const isNumber = (value: string) => /^\+[1-9][0-9]{1,14}$/.test(value);
        const taken = await saveAsAdmin(database, values);
        expect(values.filter((value, index) => taken[index] !== isNumber(value))).toEqual([]);
        expect(taken.filter(Boolean).length).toBeGreaterThan(values.length / 100);

        const unchecked =
          'alter table public.business_settings drop constraint business_settings_setting_value_check';
        expect(await saveAsAdmin(database, badNumbers, unchecked)).not.toContain(false);
      },
    );
  }
});

afterAll(() => {
  noteFigure({
    target: 'G1',
    figure: `${Math.min(...probesOfWorlds)} probes each as expected in ${probesOfWorlds.length} of ${allWorlds.length} databases (PostgreSQL and PGlite, old and new default grants)`,
  });
  noteFigure({
    target: 'G1',
    figure: `${wrongSchemas.length} wrong schemas on both engines: ${tries.found} of ${tries.made} tries found them, ${tries.foundByProbes} by probes, the others by the catalogue`,
  });
});
