import { isDaytimeAt, isOpenAt } from '../_shared/business-hours.ts';
import type { TextBackWhen } from '../_shared/contract/call-handling.ts';
import { askTwice, isoTime } from '../_shared/data/client.ts';
import type { CallRouting } from '../_shared/data/calls.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { deliver } from '../_shared/message-delivery.ts';
import { Refusal } from '../_shared/refusal.ts';
import { twilioFor } from '../_shared/twilio.ts';
import { isTextable } from '../_shared/forwarding-rules.ts';

/** The limit per 24 hours for all callers together, because caller IDs can be forged and each text costs. */
const maxTextsPerDay = 100;

/** A call that nobody took. `from` is as Twilio gives it, letters when withheld. */
export type MissedCall = { callSid: string; from: string; to: string };

function isTimeFor(when: TextBackWhen, { hours, holidays }: CallRouting, now: Date): boolean {
  if (when === 'any_time') return true;
  return when === 'daytime' ? isDaytimeAt(now) : hours !== null && isOpenAt(hours, now, holidays);
}

/**
 * Answers a missed call with a text, when the office wants that: at most one per caller in 24 hours,
 * to ordinary numbers of the United States and Canada, from the saved business number when that is
 * what they called, never to somebody who opted out.
 */
export async function textBack(
  env: Env,
  database: Database,
  routing: CallRouting,
  { callSid, from, to }: MissedCall,
  now: Date,
): Promise<void> {
  const { businessNumber, textBack: wanted } = routing;
  if (wanted === null || to !== businessNumber || !isTextable(from)) return;
  if (!isTimeFor(wanted.when, routing, now)) return;

  const twilio = twilioFor(env);
  const text = { businessNumber, otherNumber: from, body: wanted.text };
  const claim = crypto.randomUUID();
  const begun = await askTwice(() =>
    database.calls.beginTextBack({ ...text, callSid }, claim, maxTextsPerDay),
  );
  if (begun.outcome !== 'claimed' && begun.outcome !== 'reclaimed') return;
  const message = {
    ...text,
    media: [],
    messageId: begun.message_id,
    otherBusinessNumber: null,
    createdAt: isoTime(begun.created_at),
    isReclaimed: begun.outcome === 'reclaimed',
  };
  try {
    await deliver({ env, twilio, database }, message);
  } catch (error) {
    // The conversation shows the failure, and the delivery code has logged it.
    if (!(error instanceof Refusal)) throw error;
  }
}
