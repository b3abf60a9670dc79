import { writeClosedAnswer } from '../_shared/contract/text-answers.ts';
import type { CallRouting } from '../_shared/database/call-handling.ts';
import { isOpenAt, findNextOpening } from '../_shared/domain/business-hours.ts';
import { isTextable } from '../_shared/domain/forwarding-rules.ts';
import { isE164 } from '../_shared/domain/phone.ts';
import type { Office } from '../_shared/office/office.ts';
import { sendAutomatic } from '../_shared/texts/automatic-text.ts';

/** A stored text of a customer. */
type AnswerableText = Record<'providerSid' | 'businessNumber' | 'address', string> & {
  isEmergency: boolean;
};

/** The automatic answer to this text and its `once` key, or null when there is none. */
function chooseAnswer({ providerSid, isEmergency }: AnswerableText, routing: CallRouting, now: Date) {
  const { hours, holidays, closedAnswerText, emergencyAnswerText, emergencyAnswerAlways } = routing;
  const isClosed = !isOpenAt(hours, now, holidays);
  if (emergencyAnswerText !== null && (isClosed || emergencyAnswerAlways) && isEmergency) {
    // The database sets the interval.
    return { occasion: 'emergency', body: emergencyAnswerText, once: providerSid } as const;
  }
  if (!isClosed || closedAnswerText === null) {
    return null;
  }
  const opening = findNextOpening(hours, now, holidays);
  // A contact gets one answer until the next opening.
  const once = `until ${opening?.date} ${opening?.opens}`;
  return { occasion: 'closed', body: writeClosedAnswer(closedAnswerText, opening), once } as const;
}

/**
 * Sends the automatic answer to a customer's text, if the office has one: while closed, or to emergency
 * words. Only ordinary numbers get one, and `begin_automatic_text` decides whether this text does.
 */
export async function answerText(office: Office, routing: CallRouting, text: AnswerableText): Promise<void> {
  const { businessNumber, address, providerSid: answers } = text;
  if (!isTextable(address) || !isE164(businessNumber)) {
    return;
  }
  const answer = chooseAnswer(text, routing, office.now());
  if (answer === null) {
    return;
  }
  const { answerPauseHours: pauseHours } = routing;
  await sendAutomatic(office, { businessNumber, address, answers, pauseHours, ...answer });
}
