import { afterEach, expect, it, vi } from 'vitest';
import { dayWords, lengthText, wallText } from '../../../src/office/calls/business-clock';

afterEach(() => void vi.useRealTimers());

it.each([
  ['2026-07-01T04:59:59Z', '2026-06-30 23:59:59'],
  ['2026-07-01T05:00:00Z', '2026-07-01 00:00:00'],
  ['2026-12-01T06:00:00Z', '2026-12-01 00:00:00'],
  // Spring: the hour from 2 AM on March 8 doesn't exist. Autumn: the hour from 1 AM on November 1 comes twice.
  ['2026-03-08T08:00:00Z', '2026-03-08 03:00:00'],
  ['2026-11-01T06:30:00Z', '2026-11-01 01:30:00'],
  ['2026-11-01T08:30:00Z', '2026-11-01 02:30:00'],
])('the clock of the business is Tulsa’s: %s is %s', (iso, words) => expect(wallText(iso)).toBe(words));

it.each([
  // In the night after a change of clocks, yesterday had 23 hours, or 25.
  ['2026-03-09T05:10:00Z', '2026-03-08T06:10:00Z', 'Yesterday'],
  ['2026-11-02T06:10:00Z', '2026-11-01T05:10:00Z', 'Yesterday'],
  ['2026-11-02T06:10:00Z', '2026-11-02T06:05:00Z', 'Today'],
  ['2026-11-03T06:10:00Z', '2026-11-01T05:10:00Z', 'Sun, Nov 1'],
  ['2027-01-02T06:10:00Z', '2026-11-01T05:10:00Z', 'Nov 1, 2026'],
])('at %s, a call at %s was: %s', (now, call, words) => {
  vi.setSystemTime(now);
  expect(dayWords(call)).toBe(words);
});

it.each([
  [59.4, '59 s'],
  [142, '2 min 22 s'],
  [3599.6, '1 h 0 min'],
  [8184, '2 h 16 min'],
])('a time of %d seconds is %s', (seconds, words) => {
  expect(lengthText(seconds)).toBe(words);
});
