import { createHash } from 'node:crypto';
import type { SeedCall } from '../twilio-emulator/seed.ts';

/** The phone that the demo calls were forwarded to, as in the tour (twilio-emulator/phone/tour.js). */
export const mechanicNumber = '+19185550177';

/** Calls per weekday from Sunday, and the hours (UTC) of calls, with busy hours repeated. */
const callsOnWeekday = [1, 7, 6, 5, 6, 7, 3];
const callHours = [12, 13, 13, 13, 14, 14, 15, 15, 16, 17, 18, 19, 20, 20, 21, 21, 22, 23, 25, 27];
const days = 30;

/** A pseudorandom integer from 0 to `below` - 1 that depends only on its parts. */
function draw(below: number, ...parts: (string | number)[]): number {
  return createHash('sha256').update(parts.join(' ')).digest().readUInt32BE() % below;
}

/** A month of calls, the same at every start except for their dates. One in four is missed. */
export function makeDemoCalls(customers: readonly string[], to: string, now: Date): SeedCall[] {
  const callers = [...customers, '+19185550126', '+19185550127', '+19185550157', 'anonymous'];
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
  return Array.from({ length: days }, (_, ago) => midnight - ago * 86_400_000)
    .flatMap((day, ago) =>
      Array.from({ length: callsOnWeekday[new Date(day).getUTCDay()] ?? 0 }, (_, index): SeedCall => {
        const drawn = (below: number, what: string) => draw(below, what, ago, index);
        const hour = (callHours[drawn(callHours.length, 'hour')] ?? 15) + drawn(60, 'minute') / 60;
        const status = (['no-answer', 'no-answer', 'busy', 'canceled'] as const)[drawn(16, 'outcome')];
        return {
          from: callers[drawn(callers.length, 'from')] ?? 'anonymous',
          to,
          forwardedTo: mechanicNumber,
          at: new Date(day + hour * 3_600_000).toISOString(),
          status: status ?? 'completed',
          duration: status === undefined ? 5 + drawn(380, 'talk') : null,
          waited: status === 'no-answer' ? 20 : 5,
        };
      }),
    )
    .filter(({ at }) => at < now.toISOString());
}
