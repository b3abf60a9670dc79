/** What callers and mechanics hear. */
import { nextOpening, openingInWords } from '../_shared/business-hours.ts';
import type { CallRouting } from '../_shared/data/call-handling.ts';
import { type Database, listOf, rowsOf } from '../_shared/database.ts';
import { tryAndLog } from '../_shared/log.ts';
import { isE164 } from '../_shared/phone.ts';
import { isClosedAt } from './call-routing.ts';

export const nobodyAnswers =
  'Thank you for calling. Nobody can take your call right now. Please send a text to this number, or call again in a few minutes.';

export const callerBlocked = 'We are not able to take your call. Goodbye.';

/** The default greeting when nobody answers. */
export function missedSentence(routing: CallRouting, now: Date): string {
  if (!isClosedAt(routing, now)) return nobodyAnswers;
  const opening = nextOpening(routing.hours, now, routing.holidays);
  const until = opening === null ? '' : ` until ${openingInWords(opening)}`;
  return `Thank you for calling. We are closed${until}. Please send a text to this number.`;
}

/** Reads a number digit by digit in the usual groups. Any other text means a withheld number. */
export function spokenNumber(number: string): string {
  if (!isE164(number)) return 'a withheld number';
  const groups = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number)?.slice(1) ?? [number.slice(1)];
  return groups.map((group) => group.split('').join(' ')).join(', ');
}

/** Longest name to say aloud. A longer one would keep the caller waiting. */
const maxSpokenName = 60;

/** A contact's name to say aloud, or null. Also null when the database fails, so that the call goes on. */
export async function spokenName({ tables }: Database, number: string): Promise<string | null> {
  if (!isE164(number)) return null;
  return tryAndLog('voice', 'name_not_looked_up', async () => {
    const query = tables.from('contacts').select('name');
    const [contact] = rowsOf(await query.filter('address', 'in', listOf([number])).limit(1));
    return contact?.name?.slice(0, maxSpokenName) || null;
  });
}
