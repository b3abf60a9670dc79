import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { weekHours } from '../../../supabase/functions/_shared/contract/call-handling';
import { businessTimeZone } from '../../../supabase/functions/_shared/domain/business';
import { isOpenAt, createWeek } from '../../../supabase/functions/_shared/domain/business-hours';

type WeekHours = Parameters<typeof isOpenAt>[0];
const day = { opens: '07:00', closes: '18:00' };
const week: WeekHours = {
  ...createWeek(() => day),
  saturday: { opens: '08:00', closes: '12:00' },
  sunday: null,
};
const openAt = (time: string, hours = week) => isOpenAt(hours, new Date(time));

test.each([
  ['Friday 6:59 AM', '2026-11-20T06:59:59-06:00', false],
  ['Friday 7:00 AM', '2026-11-20T07:00:00-06:00', true],
  ['Friday 5:59 PM', '2026-11-20T17:59:59-06:00', true],
  ['Friday 6:00 PM', '2026-11-20T18:00:00-06:00', false],
  ['Saturday noon', '2026-11-21T12:00:00-06:00', false],
  ['Sunday noon', '2026-11-22T12:00:00-06:00', false],
  ['Friday evening in Tulsa, already Saturday in UTC', '2026-11-21T02:30:00Z', false],
  // Clocks go forward on Sunday, March 8, 2026.
  ['7 AM on the first Monday of daylight saving', '2026-03-09T12:00:00Z', true],
])('the business at %s (%s) is open: %s', (_, time, isOpen) => expect(openAt(time)).toBe(isOpen));

const atNight: WeekHours = { ...week, sunday: { opens: '01:30', closes: '03:30' } };
const untilMidnight: WeekHours = { ...week, friday: { opens: '20:00', closes: '00:00' }, saturday: null };
const allDay: WeekHours = { ...week, saturday: { opens: '00:00', closes: '00:00' } };
test.each([
  // In March, 3:00 follows 1:59.
  [atNight, '2026-03-08T08:29:00Z', true],
  [atNight, '2026-03-08T08:30:00Z', false],
  // In November, 1:00 follows 1:59, so 1:30 comes twice.
  [atNight, '2026-11-01T07:00:00Z', false],
  [atNight, '2026-11-01T07:30:00Z', true],
  [atNight, '2026-11-01T09:30:00Z', false],
  [untilMidnight, '2026-11-20T23:59:59-06:00', true],
  [untilMidnight, '2026-11-21T00:00:00-06:00', false],
  [allDay, '2026-11-21T00:00:00-06:00', true],
  [allDay, '2026-11-22T00:00:00-06:00', false],
])('the business with hours %j is open at %s: %s', (hours, time, isOpen) =>
  expect(openAt(time, hours)).toBe(isOpen),
);

test('the database reads the clock of the business in the same time zone', () => {
  const schemas = readdirSync('supabase/schemas').map((name) =>
    readFileSync(`supabase/schemas/${name}`, 'utf8'),
  );
  const zones = schemas.flatMap((sql) => sql.match(/(?<=time zone ')[^']+/g) ?? []);
  expect(new Set(zones)).toEqual(new Set(['UTC', businessTimeZone]));
});

test.each([
  null,
  { ...week, sunday: undefined },
  { ...week, sunday: { opens: '09:00' } },
  { ...week, sunday: { opens: '24:00', closes: '00:00' } },
  { ...week, sunday: { opens: '10:00', closes: '10:00' } },
  { ...week, sunday: { opens: '09:60', closes: '10:00' } },
])('the opening hours may not be %j', (value) => expect(v.is(weekHours, value)).toBe(false));
