/** Whether we could come on the days that a visitor asks for. The form and the function ask the same. */
import { type Holiday, isClosedOn, type WeekHours } from './business-hours.ts';
import { quoteSentences, type QuoteSentences } from './quote-sentences.ts';
import type { PreferredDay } from './quote.ts';

/** When the business is open, as the site shows it. */
export type OpeningHours = { hours: WeekHours; daysOff: readonly Holiday[] };

/** What is wrong with days, as a sentence. Null when we could come on all of them. `today`: by our own clock. */
export function findDayProblem(
  { hours, daysOff }: OpeningHours,
  days: readonly PreferredDay[],
  today: string,
  sentences: QuoteSentences = quoteSentences,
): string | null {
  const past = days.find(({ day }) => day < today);
  if (past) {
    return sentences.dayOver(past.day);
  }
  const closed = days.find(({ day }) => isClosedOn(hours, daysOff, day));
  return closed ? sentences.dayClosed(closed.day) : null;
}
