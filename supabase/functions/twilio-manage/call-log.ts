import { callHistoryDays, type CallHistory, type CallLog } from '../_shared/contract/calls.ts';
import type { Database } from '../_shared/database.ts';
import { isE164 } from '../_shared/phone.ts';
import type { Twilio, TwilioCall } from '../_shared/twilio.ts';
import { callOutcome, decisiveLeg, waitedSeconds } from './call-outcome.ts';

/** Of Twilio's rows, two for each forwarded call. */
const maxRows = 3_000;
/** Newest ones looked through; more than a month brings. */
const maxVoicemails = 1_000;
const dayMs = 86_400_000;

/**
 * The UTC day (YYYY-MM-DD) to ask Twilio from. UTC is never behind the business's clock, so thirty days
 * back on this one reach behind the first midnight of the thirty days there, today included.
 */
function firstDay(now: number): string {
  return new Date(now - callHistoryDays * dayMs).toISOString().slice(0, 10);
}

const age = ({ startTime, createdTime }: TwilioCall) => startTime ?? createdTime ?? '';

/**
 * The calls of the last days, newest first, with what the office knows of the callers. A forwarded
 * call is two rows at Twilio: it is listed once, as the caller's row with the status and duration of
 * the leg that was dialled for it.
 */
export async function recentCalls(
  twilio: Twilio,
  { contacts: contactData, calls: callData }: Pick<Database, 'contacts' | 'calls'>,
): Promise<CallHistory> {
  const since = firstDay(Date.now());
  const rows = await twilio.listCalls(since, maxRows);
  const legsOf = new Map<string, TwilioCall[]>();
  for (const row of rows) {
    if (row.parentSid !== null) legsOf.set(row.parentSid, [...(legsOf.get(row.parentSid) ?? []), row]);
  }
  const calls = rows
    .filter(({ parentSid }) => parentSid === null)
    .sort((a, b) => (age(a) < age(b) ? 1 : age(a) > age(b) ? -1 : 0));
  const others = calls.map(({ direction, from, to }) => (direction === 'inbound' ? from : to));
  const [contacts, left] = await Promise.all([
    contactData.known([...new Set(others.filter(isE164))]),
    callData.voicemails(maxVoicemails),
  ]);
  const voicemails = new Map(left.map(({ callSid, ...voicemail }) => [callSid, voicemail]));
  const oldest = calls.at(-1);

  return {
    calls: calls.map((call, index): CallLog => {
      const legs = legsOf.get(call.sid) ?? [];
      const { status, duration } = decisiveLeg(legs) ?? call;
      const { sid, direction, from, to, startTime } = call;
      const voicemail = voicemails.get(sid);
      const outcome = callOutcome(call, legs, voicemail !== undefined);
      const contact = contacts.get(others[index] ?? '');
      return {
        ...{ sid, direction, from, to, startTime, status, duration, outcome },
        waited: waitedSeconds(call, legs, outcome),
        contactName: contact?.name ?? null,
        conversation: contact ? { textBlock: contact.textBlock } : null,
        voicemail: voicemail ? { seconds: voicemail.seconds, isHeard: voicemail.isHeard } : null,
      };
    }),
    completeSince: rows.length < maxRows || !oldest ? `${since}T00:00:00.000Z` : age(oldest),
  };
}
