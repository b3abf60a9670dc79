import { describe, expect, it } from 'vitest';
import { lastDays, wallTime } from '../../../src/office/calls/business-clock';

describe('the clock of the business', () => {
  it('is Tulsa’s, in summer and in winter', () => {
    expect(wallTime(Date.parse('2026-07-01T04:59:59Z'))).toEqual({
      day: '2026-06-30',
      hour: 23,
      time: '23:59:59',
    });
    expect(wallTime(Date.parse('2026-07-01T05:00:00Z'))).toEqual({
      day: '2026-07-01',
      hour: 0,
      time: '00:00:00',
    });
    expect(wallTime(Date.parse('2026-12-01T05:59:59Z')).day).toBe('2026-11-30');
    expect(wallTime(Date.parse('2026-12-01T06:00:00Z'))).toEqual({
      day: '2026-12-01',
      hour: 0,
      time: '00:00:00',
    });
  });

  it.each([
    // Spring: the hour from 2 AM on March 8 doesn't exist. Autumn: the hour from 1 AM on November 1 comes twice.
    ['2026-03-08T08:00:00Z', '2026-03-08', 3],
    ['2026-11-01T06:30:00Z', '2026-11-01', 1],
    ['2026-11-01T08:30:00Z', '2026-11-01', 2],
  ])('stays right where clocks change: %s', (iso, day, hour) => {
    expect(wallTime(Date.parse(iso))).toMatchObject({ day, hour });
  });

  it.each(['2026-03-08T05:30:00Z', '2026-03-09T04:30:00Z', '2026-11-01T04:30:00Z', '2026-11-02T05:30:00Z'])(
    'counts thirty days without a gap or a double around a change of clocks: %s',
    (iso) => {
      const days = lastDays(Date.parse(iso), 30);
      expect(new Set(days).size).toBe(30);
      expect(days.at(-1)).toBe(wallTime(Date.parse(iso)).day);
      for (const [index, day] of days.slice(1).entries()) {
        expect(Date.parse(day) - Date.parse(days[index] ?? '')).toBe(86_400_000);
      }
    },
  );
});
