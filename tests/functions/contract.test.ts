/** Rules that every action of the contract must follow. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readProblem } from '../../supabase/functions/_shared/contract/action';
import { flag, maybe, maybeText } from '../../supabase/functions/_shared/contract/fields';
import { isJsonObject } from '../../supabase/functions/_shared/runtime/json';
import { everyAccountAction, everyAction } from '../trust/action-requests';

describe.each([...everyAction(), ...everyAccountAction()])('$action', ({ request, schema }) => {
  test('accepts a request that a page could send', () => {
    const made = fc.sample(request, { seed: 1, numRuns: 50 });
    expect(made.some((fields) => v.is(schema, fields))).toBe(true);
  });

  test('treats a missing part of a field like an undefined one', () => {
    for (const fields of fc.sample(request, { seed: 1, numRuns: 50 })) {
      const takes = (name: string, field: object) => v.is(schema, { ...fields, [name]: field });
      for (const [name, field] of Object.entries<unknown>({ ...fields })) {
        if (!isJsonObject(field)) {
          continue;
        }
        for (const part of Object.keys(field)) {
          const others = Object.fromEntries(Object.entries(field).filter(([other]) => other !== part));
          expect(takes(name, others), part).toBe(takes(name, { ...others, [part]: undefined }));
        }
      }
    }
  });

  test.each(Object.entries(schema.entries))('has an error message for a wrong %s', (_, field) => {
    for (const wrong of [undefined, null, true, -1, 1.5, '', 'x'.repeat(5_000), [], [null], {}]) {
      for (const { message } of v.safeParse(field, wrong).issues ?? []) {
        const { status, code, sentence } = readProblem(message);
        expect([400, 404, 409]).toContain(status);
        expect(code).toMatch(/^[a-z_]+$/);
        expect(sentence).toMatch(/^[A-Z].*[.a-z]$/);
      }
    }
  });
});

test.each([
  ['a detail', maybe(v.number()), null],
  ['a text', maybeText, null],
  ['a flag', flag, false],
])('an answer may lack %s, but a malformed one is refused', (_, schema, otherwise) => {
  expect(v.parse(v.object({ field: schema }), {})).toEqual({ field: otherwise });
  expect(v.is(schema, {})).toBe(false);
});

test('a field without an error message throws an error', () =>
  expect(() => readProblem('Invalid type')).toThrow('without a sentence'));
