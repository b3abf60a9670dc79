/**
 * From the business's clock to moments. Apart from business-hours.ts, which the home page loads. The database has the same
 * rule in `private.at_business`.
 */
import { formatBusinessDate, readClock } from './business-hours.ts';

const dayMs = 86_400_000;

/** The day so many days after another one, both `YYYY-MM-DD`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** How far the business's clock is ahead of UTC at that moment, a whole minute. */
const readOffset = (at: number): number => {
  const moment = new Date(at);
  return Date.parse(`${formatBusinessDate(moment)}T${readClock(moment)}Z`) - at;
};

/**
 * The moment at which the business's clock shows this day and time. A time that comes twice is the later one, and one that
 * a change of the clocks leaves out is an hour later.
 */
export function findMoment(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const [before, after] = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - readOffset(near));
  return new Date(after !== undefined && after + readOffset(after) === asUtc ? after : (before ?? asUtc));
}
