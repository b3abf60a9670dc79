import { describe, expect, it } from 'vitest';
import { lastDays, wallTime } from '../../src/office/calls/business-clock';
import { callFigures } from '../../src/office/calls/call-figures';
import { call } from '../support/office/office-server';

const noon = Date.parse('2026-11-20T18:00:00Z');
let sids = 0;
const at = (startTime: string, fields: Partial<Parameters<typeof call>[0]> = {}) =>
  call({ sid: `CA${(sids += 1)}`, startTime, ...fields });
const hourOf = (figures: ReturnType<typeof callFigures>) =>
  figures.hours
    .filter(({ counts }) => counts.received > 0)
    .map(({ hour, counts }) => [hour, counts.received]);
const dayOf = (figures: ReturnType<typeof callFigures>) =>
  figures.days.filter(({ counts }) => counts.received > 0).map(({ day, counts }) => [day, counts.received]);

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
    ['2026-03-08T07:59:00Z', '2026-03-08', 1],
    ['2026-03-08T08:00:00Z', '2026-03-08', 3],
    ['2026-11-01T06:30:00Z', '2026-11-01', 1],
    ['2026-11-01T07:30:00Z', '2026-11-01', 1],
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

describe('the figures', () => {
  it('put a call into the day and the hour that Tulsa had', () => {
    const figures = callFigures(
      [
        at('2026-11-20T05:59:00Z'),
        at('2026-11-20T06:00:00Z'),
        at('2026-11-01T06:30:00Z'),
        at('2026-11-01T07:30:00Z'),
      ],
      noon,
      null,
    );
    expect(dayOf(figures)).toEqual([
      ['2026-11-01', 2],
      ['2026-11-19', 1],
      ['2026-11-20', 1],
    ]);
    expect(hourOf(figures)).toEqual([
      [0, 1],
      [1, 2],
      [23, 1],
    ]);
  });

  it('reach back thirty days, today included, and no further', () => {
    const figures = callFigures([at('2026-10-22T05:00:00Z'), at('2026-10-22T04:59:00Z')], noon, null);
    expect(figures.days).toHaveLength(30);
    expect(figures.days.map(({ day }) => day).filter((_, index) => index % 29 === 0)).toEqual([
      '2026-10-22',
      '2026-11-20',
    ]);
    expect(figures.total.received).toBe(1);
  });

  it('count nobody’s answer as missed, and what can’t be told as unclear', () => {
    const outcomes = ['answered', 'missed', 'not_rung', 'voicemail', 'brief', null, 'ongoing'] as const;
    const figures = callFigures(
      [
        ...outcomes.map((outcome) => at('2026-11-20T15:00:00Z', { outcome })),
        at('2026-11-20T15:00:00Z', { direction: 'outbound', outcome: null }),
      ],
      noon,
      null,
    );
    expect(figures.total).toEqual({ answered: 1, missed: 3, unclear: 2, received: 6 });
    expect(figures.hours[9]?.counts).toEqual(figures.total);
    expect(figures.days.at(-1)?.counts).toEqual(figures.total);
  });

  it('take the middle of the answered calls only', () => {
    const talks = [10, 400, 30].map((duration) =>
      at('2026-11-20T15:00:00Z', { duration, waited: duration / 10 }),
    );
    const others = [at('2026-11-20T15:00:00Z', { duration: 9000, waited: 900, outcome: 'brief' })];
    expect(callFigures([...talks, ...others], noon, null)).toMatchObject({ medianTalk: 30, medianWait: 3 });
    const even = [...talks, at('2026-11-20T15:00:00Z', { duration: 50, waited: null })];
    expect(callFigures(even, noon, null)).toMatchObject({ medianTalk: 40, medianWait: 3 });
    expect(callFigures(others, noon, null)).toMatchObject({ medianTalk: null, medianWait: null });
  });

  it('leave out the days of which the list doesn’t hold every call', () => {
    const calls = [at('2026-11-19T15:00:00Z'), at('2026-11-18T15:00:00Z')];
    const cut = callFigures(calls, noon, '2026-11-18T14:00:00Z');
    expect(cut).toMatchObject({ isCutOff: true, total: { received: 1 } });
    expect(cut.days.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20']);
    // What the function answers when it could list everything.
    expect(callFigures(calls, noon, '2026-10-21T00:00:00.000Z')).toMatchObject({ isCutOff: false });
  });
});
