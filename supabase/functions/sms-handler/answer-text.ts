import { sendAutomatic } from '../_shared/texts/automatic-text.ts';
import { isOpenAt, nextOpening } from '../_shared/business-hours.ts';
import { closedAnswer, hasEmergencyWord } from '../_shared/contract/text-answers.ts';
import { readRouting, type CallRouting } from '../_shared/data/call-handling.ts';
import { isTextable } from '../_shared/forwarding-rules.ts';
import type { Office } from '../_shared/office.ts';
import { isE164 } from '../_shared/phone.ts';

/** The automatic answer to this text and its `once` key, or null when there is none. */
function answerTo(body: string, routing: CallRouting, now: Date) {
  const { hours, holidays, closedAnswerText, emergencyAnswerText, emergencyAnswerAlways } = routing;
  const isClosed = !isOpenAt(hours, now, holidays);
  // While closed, a contact gets one answer until the next opening. While open, the database sets the interval.
  const opening = nextOpening(hours, now, holidays);
  const once = isClosed ? `until ${opening?.date} ${opening?.opens}` : now.toISOString();
  if (emergencyAnswerText !== null && (isClosed || emergencyAnswerAlways) && hasEmergencyWord(body)) {
    return { occasion: 'emergency', body: emergencyAnswerText, once } as const;
  }
  if (!isClosed || closedAnswerText === null) return null;
  return { occasion: 'closed', body: closedAnswer(closedAnswerText, opening), once } as const;
}

/**
 * Sends the automatic answer to a customer's text, if the office has one: while closed, or to emergency
 * words. Only ordinary numbers get one.
 */
export async function answerText(
  office: Office,
  { businessNumber, address: otherNumber, body }: Record<'businessNumber' | 'address' | 'body', string>,
): Promise<void> {
  if (!isTextable(otherNumber) || !isE164(businessNumber)) return;
  const routing = await readRouting(office.database, otherNumber);
  const answer = answerTo(body, routing, office.now());
  if (answer !== null) await sendAutomatic(office, { businessNumber, otherNumber, ...answer });
}
