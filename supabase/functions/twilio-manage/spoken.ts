/** The sentences that callers and mechanics hear. */
import { nextOpening, type Opening } from '../_shared/business-hours.ts';
import type { CallRouting } from '../_shared/data/calls.ts';
import { isE164 } from '../_shared/phone.ts';
import { escapeXml } from '../_shared/twiml.ts';
import { isClosedAt } from './call-routing.ts';

export const say = (sentence: string) => `<Say>${escapeXml(sentence)}</Say>`;
export const hangUp = '<Hangup/>';

export const nobodyAnswers =
  'Thank you for calling. Nobody can take your call right now. Please send a text to this number, or call again in a few minutes.';

export const callerBlocked = 'We are not able to take your call. Goodbye.';

/** `07:00` as `7 AM`, `07:30` as `7:30 AM`. */
function spokenTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

const dayOnly = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const dayAndDate = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
});

/** From a week ahead, a weekday alone would be ambiguous. */
const weekDays = 7;

function spokenOpening({ date, opens, daysAhead }: Opening): string {
  if (daysAhead === 0) return `${spokenTime(opens)} today`;
  const day = daysAhead < weekDays ? dayOnly : dayAndDate;
  return `${day.format(new Date(date))} ${spokenTime(opens)}`;
}

/** The default greeting when nobody answers. */
export function missedSentence(routing: CallRouting, now: Date): string {
  if (!isClosedAt(routing, now) || routing.hours === null) return nobodyAnswers;
  const opening = nextOpening(routing.hours, now, routing.holidays);
  const until = opening === null ? '' : ` until ${spokenOpening(opening)}`;
  return `Thank you for calling. We are closed${until}. Please send a text to this number.`;
}

/** Reads a number digit by digit in the usual groups. Any other text means a withheld number. */
export function spokenNumber(number: string): string {
  if (!isE164(number)) return 'a withheld number';
  const groups = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number)?.slice(1) ?? [number.slice(1)];
  return groups.map((group) => group.split('').join(' ')).join(', ');
}
