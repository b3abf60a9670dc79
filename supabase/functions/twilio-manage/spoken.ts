/** What callers and mechanics hear. */
import type { CallRouting } from '../_shared/database/call-handling.ts';
import { type Database, readRows } from '../_shared/database/client.ts';
import { findNextOpening, describeOpening } from '../_shared/domain/business-hours.ts';
import { readCallerId } from '../_shared/domain/caller-id.ts';
import { tryAndLog } from '../_shared/runtime/log.ts';
import { isClosedAt } from './call-routing.ts';

export const nobodyAnswers =
  'Thank you for calling. Nobody can take your call right now. Please send a text to this number, or call again in a few minutes.';

export const callerBlocked = 'We are not able to take your call. Goodbye.';

/** The default greeting when nobody answers. */
export function writeMissedSentence(routing: CallRouting, now: Date): string {
  if (!isClosedAt(routing, now)) {
    return nobodyAnswers;
  }
  const opening = findNextOpening(routing.hours, now, routing.holidays);
  const until = opening === null ? '' : ` until ${describeOpening(opening)}`;
  return `Thank you for calling. We are closed${until}. Please send a text to this number.`;
}

/** Reads a number digit by digit in the usual groups. What can't be a caller's number is withheld. */
export function spellNumber(number: string): string {
  if (readCallerId(number) === null) {
    return 'a withheld number';
  }
  const groups = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number)?.slice(1) ?? [number.slice(1)];
  return groups.map((group) => group.split('').join(' ')).join(', ');
}

/** Longest name to say aloud. A longer one would keep the caller waiting. */
const maxSpokenName = 60;

/** A contact's name to say aloud, or null. Also null when the database fails, so that the call goes on. */
export async function findSpokenName({ tables }: Database, number: string): Promise<string | null> {
  if (readCallerId(number) === null) {
    return null;
  }
  return tryAndLog('voice', 'name_not_looked_up', async () => {
    const query = tables.from('contacts').select('name');
    const [contact] = readRows(await query.eq('address', number).limit(1));
    return contact?.name?.slice(0, maxSpokenName) || null;
  });
}
