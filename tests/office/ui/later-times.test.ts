import { expect, it } from 'vitest';
import { findChosenTime, listLaterTimes, ownTime, startAt } from '../../../src/office/shared/later-times';

/** The offered times on a day by the business's clock, six hours behind UTC in winter. */
const offered = (now: string) => listLaterTimes(new Date(now)).map(({ name, at }) => [name, at]);

it('tonight, tomorrow and Monday are offered as far as they are ahead and differ', () => {
  expect(offered('2026-11-25T16:00:00Z'), 'Wednesday, 10 AM').toEqual([
    ['tonight', '2026-11-26T00:00:00.000Z'],
    ['tomorrow', '2026-11-26T14:00:00.000Z'],
    ['monday', '2026-11-30T14:00:00.000Z'],
  ]);
  expect(offered('2026-11-30T00:30:00Z'), 'Sunday, 6:30 PM').toEqual([
    ['tomorrow', '2026-11-30T14:00:00.000Z'],
  ]);
  expect(offered('2026-11-30T16:00:00Z').at(-1), 'Monday').toEqual(['monday', '2026-12-07T14:00:00.000Z']);
});

it('eight in the morning is that of the business across a change of the clocks', () => {
  expect(offered('2026-03-07T16:00:00Z')).toEqual([
    ['tonight', '2026-03-08T00:00:00.000Z'],
    ['tomorrow', '2026-03-08T13:00:00.000Z'],
    ['monday', '2026-03-09T13:00:00.000Z'],
  ]);
});

it('a choice whose time has passed meanwhile, or an own time that is not ahead, is none', () => {
  const blank = { day: '', time: '' };
  const choose = (name: string | null, now: string) =>
    findChosenTime({ name, ...blank }, listLaterTimes, new Date(now));
  expect(choose('tonight', '2026-11-25T23:30:00Z')).toBe('2026-11-26T00:00:00.000Z');
  expect(choose('tonight', '2026-11-26T00:30:00Z')).toBeNull();
  expect(choose(null, '2026-11-26T00:30:00Z'), 'the first one').toBe('2026-11-26T14:00:00.000Z');
  const own = (day: string, time: string) =>
    findChosenTime({ name: ownTime, day, time }, listLaterTimes, new Date('2026-11-25T16:00:00Z'));
  expect(own('2026-11-25', '10:02')).toBe('2026-11-25T16:02:00.000Z');
  expect(own('2026-11-25', '10:00')).toBeNull();
  expect(own('', '10:02')).toBeNull();
  expect(own('2026-11-25', '')).toBeNull();
  expect(startAt('2026-11-25T16:02:00.000Z')).toEqual({ name: ownTime, day: '2026-11-25', time: '10:02' });
});
