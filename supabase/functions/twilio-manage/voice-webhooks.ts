import { logFailure } from '../_shared/log.ts';
import { isE164 } from '../_shared/phone.ts';
import { escapeXml, twiml } from '../_shared/twiml.ts';
import type { WebhookForm } from '../_shared/webhook-form.ts';

/** Before most mobiles' own voicemail takes the call. */
const ringSeconds = 20;

const nobodyAnswers =
  'Thank you for calling. Nobody can take your call right now. Please send a text to this number, or call again in a few minutes.';

const say = (sentence: string) => `<Say>${escapeXml(sentence)}</Say>`;
const hangUp = '<Hangup/>';

const rememberedMs = 10 * 60_000;

/** Reads anew on every call; when that fails, falls back on what was read in the last ten minutes. */
export function remembering(read: () => Promise<string | null>): () => Promise<string | null> {
  let last: { value: string | null; readAt: number } | null = null;
  return async () => {
    try {
      last = { value: await read(), readAt: Date.now() };
    } catch (error) {
      if (last === null || Date.now() - last.readAt > rememberedMs) throw error;
      logFailure('voice', 'forwarding_number_remembered', error);
    }
    return last.value;
  };
}

/**
 * Somebody calls the business: rings the forwarding number, which is read anew for every call. The
 * caller's number is shown there; where it is withheld Twilio accepts none but ours.
 */
export async function answerCall(
  form: WebhookForm,
  dialResultUrl: string,
  forwardingNumber: () => Promise<string | null>,
): Promise<Response> {
  const businessNumber = form.matching('To', /^\+[1-9]\d{1,14}$/);
  const from = form.value('From') ?? '';
  const target = await forwardingNumber();
  if (target === null || target === businessNumber) return twiml(say(nobodyAnswers), hangUp);
  const callerId = isE164(from) ? '' : ` callerId="${escapeXml(businessNumber)}"`;
  const dial = `<Dial answerOnBridge="true" timeout="${ringSeconds}" action="${escapeXml(dialResultUrl)}" method="POST"${callerId}>`;
  return twiml(`${dial}<Number>${escapeXml(target)}</Number></Dial>`);
}

/** The forwarded leg is over: goodbye to a caller whom nobody answered. */
export function finishCall(form: WebhookForm): Response {
  const isUnanswered = ['busy', 'no-answer', 'failed', 'canceled'].includes(
    form.value('DialCallStatus') ?? '',
  );
  return isUnanswered ? twiml(say(nobodyAnswers), hangUp) : twiml(hangUp);
}
