import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isDaytimeAt, isOpenAt, weekOf } from '../../../supabase/functions/_shared/business-hours';
import { businessName } from '../../../supabase/functions/_shared/business-name';
import { weekHours } from '../../../supabase/functions/_shared/contract/call-handling';
import { business } from '../../../src/content/business';

type WeekHours = Parameters<typeof isOpenAt>[0];
const day = { opens: '07:00', closes: '18:00' };
const week: WeekHours = { ...weekOf(() => day), saturday: { opens: '08:00', closes: '12:00' }, sunday: null };
const openAt = (time: string, hours = week) => isOpenAt(hours, new Date(time));

describe('whether the business is open', () => {
  test.each([
    ['Friday 6:59 AM', '2026-11-20T06:59:59-06:00', false],
    ['Friday 7:00 AM', '2026-11-20T07:00:00-06:00', true],
    ['Friday 5:59 PM', '2026-11-20T17:59:59-06:00', true],
    ['Friday 6:00 PM', '2026-11-20T18:00:00-06:00', false],
    ['Saturday noon', '2026-11-21T12:00:00-06:00', false],
    ['Sunday noon', '2026-11-22T12:00:00-06:00', false],
    ['Friday evening here, when it is Saturday morning in UTC', '2026-11-21T02:30:00Z', false],
    // Clocks go forward on Sunday, March 8, 2026, and back on Sunday, November 1, 2026.
    ['the last Friday of winter, 7 AM', '2026-03-06T13:00:00Z', true],
    ['the first Monday of summer, 7 AM', '2026-03-09T12:00:00Z', true],
    ['the first Monday of winter, 5:59 PM', '2026-11-02T23:59:00Z', true],
  ])('%s', (_, time, isOpen) => expect(openAt(time)).toBe(isOpen));

  const atNight: WeekHours = { ...week, sunday: { opens: '01:30', closes: '03:30' } };
  const untilMidnight: WeekHours = { ...week, friday: { opens: '20:00', closes: '00:00' }, saturday: null };
  const allDay: WeekHours = { ...week, saturday: { opens: '00:00', closes: '00:00' } };
  test.each([
    // In March 1:59 is followed by 3:00.
    [atNight, '2026-03-08T07:29:00Z', false],
    [atNight, '2026-03-08T07:59:00Z', true],
    [atNight, '2026-03-08T08:29:00Z', true],
    [atNight, '2026-03-08T08:30:00Z', false],
    // In November 1:59 is followed by 1:00, so that 1:30 comes twice.
    [atNight, '2026-11-01T06:30:00Z', true],
    [atNight, '2026-11-01T07:00:00Z', false],
    [atNight, '2026-11-01T07:30:00Z', true],
    [atNight, '2026-11-01T09:30:00Z', false],
    [untilMidnight, '2026-11-20T23:59:59-06:00', true],
    [untilMidnight, '2026-11-21T00:00:00-06:00', false],
    [allDay, '2026-11-20T23:59:59-06:00', false],
    [allDay, '2026-11-21T00:00:00-06:00', true],
    [allDay, '2026-11-21T23:59:59-06:00', true],
    [allDay, '2026-11-22T00:00:00-06:00', false],
  ])('with the hours %j at %s: %s', (hours, time, isOpen) => expect(openAt(time, hours)).toBe(isOpen));

  test('daytime is from 8 AM to 9 PM in Tulsa', () => {
    const times = ['T07:59', 'T08:00', 'T20:59', 'T21:00', 'T00:00'].map(
      (time) => `2026-07-04${time}:00-05:00`,
    );
    expect(times.map((time) => isDaytimeAt(new Date(time)))).toEqual([false, true, true, false, false]);
  });
});

describe('hours from outside', () => {
  test('the site’s own hours and zone are what the week above and the zone say', () => {
    const { weekday, saturday } = business.hours;
    expect({ opens: weekday.opens, closes: weekday.closes }).toEqual(week.monday);
    expect({ opens: saturday.opens, closes: saturday.closes }).toEqual(week.saturday);
    expect(business.timeZone).toBe('America/Chicago');
    expect(business.name).toBe(businessName);
  });

  test.each([
    null,
    { ...week, sunday: undefined },
    { ...week, sunday: { opens: '09:00' } },
    { ...week, sunday: { opens: '24:00', closes: '00:00' } },
    { ...week, sunday: { opens: '10:00', closes: '10:00' } },
    { ...week, sunday: { opens: '10:00', closes: '09:00' } },
    { ...week, sunday: { opens: '09:60', closes: '10:00' } },
  ])('%j is no week', (value) => expect(v.is(weekHours, value)).toBe(false));
});
