/** Whether we could come on the days that a visitor asks for. The form and the function ask the same. */
import { formatLongDay, type Holiday, isClosedOn, type WeekHours } from './business-hours.ts';
import type { PreferredDay } from './quote.ts';

/** When the business is open, as the site shows it. */
export type OpeningHours = { hours: WeekHours; daysOff: readonly Holiday[] };

/** What is wrong with days, as a sentence. Null when we could come on all of them. `today`: by our own clock. */
export function findDayProblem(
  { hours, daysOff }: OpeningHours,
  days: readonly PreferredDay[],
  today: string,
): string | null {
  const past = days.find(({ day }) => day < today);
  if (past) {
    return `${formatLongDay(past.day)} is over. Please choose another day.`;
  }
  const closed = days.find(({ day }) => isClosedOn(hours, daysOff, day));
  return closed ? `We are closed on ${formatLongDay(closed.day)}. Please choose another day.` : null;
}
