import * as v from 'valibot';
import { holidayList, weekHours } from '../_shared/contract/call-handling.ts';
import { type Database, readRows } from '../_shared/database/client.ts';
import type { OpeningHours } from '../_shared/domain/preferred-days.ts';

/** What the site shows of the opening hours. A malformed day off must not stop a request. */
const openingHours = v.object({ hours: weekHours, days_off: v.fallback(holidayList, []) });

/** When the business is open. */
export async function readOpeningHours({ tables }: Database): Promise<OpeningHours> {
  const [row] = readRows(await tables.from('opening_hours').select('hours, days_off').limit(1));
  const { hours, days_off: daysOff } = v.parse(openingHours, row);
  return { hours, daysOff };
}
