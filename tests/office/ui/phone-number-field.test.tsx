import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePhoneNumberInput } from '../../../src/office/forms/use-phone-number-input';
import { readBusinessNumber } from '../../../supabase/functions/_shared/domain/business-number';
import { readable, unreadable } from '../../support/phone-spellings';

/** What the field makes of this, and the problem that it shows. */
function checked(spelling: string, read?: typeof readBusinessNumber) {
  const { result } = renderHook(() => usePhoneNumberInput(spelling, 'Enter a number', read));
  let number: string | null = null;
  act(() => {
    number = result.current.check();
  });
  return { number, problem: result.current.props.problem };
}

it.each(readable)('a field of the office reads %j as %s', (spelling, number) => {
  expect(checked(spelling)).toEqual({ number, problem: null });
});

it.each(unreadable)('a field of the office refuses %j', (spelling) => {
  expect(checked(spelling)).toEqual({
    number: null,
    problem: 'Please enter a number like the example above',
  });
});

it.each([
  ['(918) 555-0142', '+19185550142'],
  ['+44 20 7183 8750', '+442071838750'],
  ['12', '+12'],
  ['918.555.0142', null],
  ['918-555-0142 x12', null],
  ['tel:+19185550142', null],
  ['0918 555 0142', null],
])('the field for the business number, which has a rule of its own, reads %j as %j', (spelling, number) => {
  expect(checked(spelling, readBusinessNumber).number).toBe(number);
});
