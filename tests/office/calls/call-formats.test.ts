import { afterEach, expect, it, vi } from 'vitest';
import { lengthText } from '../../../src/office/calls/call-formats';
import { clockText, dayWords, timestampText } from '../../../src/office/shared/timestamp';

afterEach(() => void vi.useRealTimers());

it('every time of the office is Tulsa’s, whatever the reader’s clock and language', () => {
  const at = '2026-11-21T05:10:00Z';
  expect(timestampText(at)).toMatch(/^Nov 20, 2026, 11:10\sPM$/);
  expect(clockText(Date.parse(at))).toMatch(/^11:10\sPM$/);
});

it.each([
  // A day on which the clocks change has 23 or 25 hours.
  ['2026-03-09T05:10:00Z', '2026-03-08T06:10:00Z', 'Yesterday'],
  ['2026-11-02T06:10:00Z', '2026-11-01T05:10:00Z', 'Yesterday'],
  ['2026-11-02T06:10:00Z', '2026-11-02T06:05:00Z', 'Today'],
  ['2026-11-03T06:10:00Z', '2026-11-01T05:10:00Z', 'Sun, Nov 1'],
  ['2027-01-02T06:10:00Z', '2026-11-01T05:10:00Z', 'Nov 1, 2026'],
])('at %s, the day of a call at %s is shown as "%s"', (now, call, words) => {
  vi.setSystemTime(now);
  expect(dayWords(call)).toBe(words);
});

it.each([
  [59.4, '59 s'],
  [142, '2 min 22 s'],
  [3599.6, '1 h 0 min'],
  [8184, '2 h 16 min'],
])('a duration of %d seconds is shown as "%s"', (seconds, words) => {
  expect(lengthText(seconds)).toBe(words);
});
