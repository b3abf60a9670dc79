/**
 * G1: who may do what with each row, as a matrix of people, tables and verbs, on both engines and under the
 * default grants of either time. What it expects stands in tests/support/row-rules.ts.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDeep, noteFigure, seed, sized } from '../support/corpus';
import {
  engines,
  openHostedDatabase,
  type DefaultGrants,
  type Engine,
  type HostedDatabase,
} from '../support/hosted-database';
import { examineRows, findingsOf, saveAsAdmin } from '../support/row-matrix';
import { badNumbers } from '../support/row-rules';
import { wrongSchemas } from '../support/wrong-schemas';

const allWorlds = engines.flatMap((engine) =>
  (['old', 'new'] as const).map((grants): [Engine, DefaultGrants] => [engine, grants]),
);
const worlds = isDeep
  ? allWorlds
  : allWorlds.filter(([engine, grants]) => (engine === 'PGlite') === (grants === 'old'));
const slowMs = 120_000;

/** What each world reached. */
const reached: { probes: number; found: number; foundByProbes: number }[] = [];

describe.each(worlds)('T1–T10 on %s under the %s default grants', (engine, grants) => {
  let database: HostedDatabase;
  const figures = { probes: 0, found: 0, foundByProbes: 0 };
  beforeAll(async () => {
    database = await openHostedDatabase(engine, grants);
  }, slowMs);
  afterAll(async () => {
    reached.push(figures);
    await database.stop();
  });

  test('every person gets from every table and function what the rules say, and nothing else', async () => {
    const examination = await examineRows(database);
    expect(findingsOf(examination)).toEqual([]);
    expect(examination.probes).toBeGreaterThanOrEqual(100);
    figures.probes = examination.probes;
  });

  // PostgreSQL itself does it several times as fast.
  const wrong = isDeep
    ? wrongSchemas
    : wrongSchemas.filter(({ isInSlice }) => engine === 'PostgreSQL' && isInSlice);
  test.each(wrong)('the mistake is found: $mistake', { timeout: slowMs }, async ({ sql }) => {
    const examination = await examineRows(database, sql);
    expect(findingsOf(examination)).not.toEqual([]);
    figures.found += 1;
    if (examination.byProbes.length > 0 || examination.rolesBySignUp > 0) figures.foundByProbes += 1;
  });

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
});

test('every mistake is told apart by its sentence, and there are at least 35', () => {
  expect(wrongSchemas.length).toBeGreaterThanOrEqual(35);
  expect(new Set(wrongSchemas.map(({ mistake }) => mistake)).size).toBe(wrongSchemas.length);
});

afterAll(() => {
  const [first] = reached;
  if (reached.length < allWorlds.length || !first) return;
  const all = reached.every(({ probes, found }) => probes === first.probes && found === wrongSchemas.length);
  const found = Math.min(...reached.map((figures) => figures.found));
  const byProbes = Math.min(...reached.map((figures) => figures.foundByProbes));
  noteFigure({
    target: 'G1',
    figure: `${first.probes} probes${all ? '' : ' (not in every database!)'} as expected on PostgreSQL and PGlite under old and new default grants; ${found} of ${wrongSchemas.length} wrong schemas found, ${byProbes} of them by probes`,
  });
});
