/** From the business's clock to moments, as the database has it. */
import { expect, test } from 'vitest';
import { addDays, findMoment } from '../../../supabase/functions/_shared/domain/business-moment';
import { startOffice } from '../../support/office-setup';

const { services } = await startOffice();

test.each([
  ['in winter', '2026-12-01', '09:00', '2026-12-01T15:00:00.000Z'],
  ['in summer', '2026-07-01', '09:00', '2026-07-01T14:00:00.000Z'],
  ['at midnight', '2026-12-01', '00:00', '2026-12-01T06:00:00.000Z'],
  ['on the leap day', '2096-02-29', '18:00', '2096-03-01T00:00:00.000Z'],
  ['before the clocks go forward', '2026-03-08', '01:59', '2026-03-08T07:59:00.000Z'],
  ['that the clocks leave out', '2026-03-08', '02:30', '2026-03-08T08:30:00.000Z'],
  ['after the clocks go forward', '2026-03-08', '03:00', '2026-03-08T08:00:00.000Z'],
  ['before the clocks go back', '2026-11-01', '00:59', '2026-11-01T05:59:00.000Z'],
  ['that comes twice', '2026-11-01', '01:30', '2026-11-01T07:30:00.000Z'],
  ['after the clocks go back', '2026-11-01', '02:00', '2026-11-01T08:00:00.000Z'],
])('a time %s is the database’s', async (_, day, time, moment) => {
  expect(findMoment(day, time).toISOString()).toBe(moment);
  await services.execute(`do $$ begin
    assert private.at_business('${day}', '${time}') = '${moment}'; end $$`);
});

test('days are counted over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2096-02-28', 1)).toBe('2096-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
