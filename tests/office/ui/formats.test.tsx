import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallLine } from '../../../src/office/conversation/call-line';
import { formatLength } from '../../../src/office/shared/call-formats';
import { formatPhone } from '../../../src/office/shared/phone-format';
import { PhoneNumber } from '../../../src/office/shared/phone-number';
import {
  formatClock,
  formatRelativeDay,
  formatTimestamp,
  useToday,
} from '../../../src/office/shared/timestamp';

it.each([
  ['+19185550199', '(918) 555-0199'],
  ['+14165550123', '(416) 555-0123'],
  ['+18005550100', '(800) 555-0100'],
  ['+18765550123', '+1 876 555 0123'],
  ['+442079460958', '+44 20 7946 0958'],
  ['+525512345678', '+52 55 1234 5678'],
])('a phone number such as %s is shown as %s', async (number, written) => {
  // The formatting rules for foreign numbers load with the first such number.
  await vi.waitFor(() => expect(formatPhone(number)).toBe(written));
});

it.each(['22395', 'AMAZON', 'whatsapp:+19185550111', 'desk@example.com', '19185550199', ''])(
  'a phone number that is not in E.164 form, %j, is unchanged',
  (other) => expect(formatPhone(other)).toBe(other),
);

it('a phone number that is not formatted is shown only once', () => {
  const { container } = render(<PhoneNumber number="22395" />);
  expect(container).toHaveTextContent(/^22395$/);
});

it.each([
  ['ringing', 'Calling…'],
  ['canceled', 'We tried to call, not connected'],
])('a call of ours with the status %s reads "%s"', (status, words) => {
  const call = { sid: 'CA1', status, duration: 42, at: '2026-11-20T15:00:00Z', outcome: null };
  render(
    <CallLine
      call={{ ...call, direction: 'outbound', voicemail: null, followUp: null }}
      contact="Dana"
      address="22395"
    />,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(`${words} · `);
});

afterEach(() => void vi.useRealTimers());

it('every time of the office is Tulsa’s, whatever the reader’s clock and language', () => {
  const at = '2026-11-21T05:10:00Z';
  expect(formatTimestamp(at)).toMatch(/^Nov 20, 2026, 11:10\sPM$/);
  expect(formatClock(Date.parse(at))).toMatch(/^11:10\sPM$/);
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
  expect(formatRelativeDay(call)).toBe(words);
});

it('an office that stays open over midnight shows the new day', () => {
  vi.useFakeTimers({ now: new Date('2026-11-02T05:59:30Z') });
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-11-01');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-11-02');
});

it.each([
  [59.4, '59 s'],
  [142, '2 min 22 s'],
  [3599.6, '1 h 0 min'],
  [8184, '2 h 16 min'],
])('a duration of %d seconds is shown as "%s"', (seconds, words) =>
  expect(formatLength(seconds)).toBe(words),
);
