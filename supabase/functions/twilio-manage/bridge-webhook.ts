import { callSidPattern, unansweredStatuses } from '../_shared/contract/calls.ts';
import { webhookPaths } from '../_shared/contract/webhooks.ts';
import type { Database } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { logFailure } from '../_shared/log.ts';
import { e164 } from '../_shared/phone.ts';
import { HttpError } from '../_shared/http-error.ts';
import { escapeXml, twiml } from '../_shared/twiml.ts';
import type { WebhookForm } from '../_shared/webhook-form.ts';
import { forwardingProblem } from '../_shared/forwarding-rules.ts';
import { noteStartedCall } from './note-call.ts';
import { hangUp, say, spokenNumber } from './spoken.ts';

const ringSeconds = 30;
const keySeconds = 5;

const goodbye = (sentence: string) => twiml(say(sentence), hangUp);

/** Returns null when the database fails, so that the call continues without the name. */
async function nameOf({ contacts }: Database, number: string): Promise<string | null> {
  try {
    return await contacts.nameOf(number);
  } catch (error) {
    logFailure('bridge', 'name_not_known', error);
    return null;
  }
}

/**
 * Handles the pickup of the owner's phone, a key press there, and the end of the customer's leg. Requires the
 * key 1, so that the voicemail of the owner's mobile is never connected to a customer.
 */
export async function bridgeCall(
  env: Env,
  database: Database,
  form: WebhookForm,
  query: URLSearchParams,
): Promise<Response> {
  const to = query.get('to') ?? '';
  if (forwardingProblem(to) !== null) {
    throw new HttpError(400, 'invalid_field', 'The number to connect is missing or not allowed.');
  }
  const next = escapeXml(`${env.publicFunctionsUrl}${webhookPaths.bridge}?${new URLSearchParams({ to })}`);
  const dialed = form.value('DialCallStatus');
  if (dialed !== null) {
    const duration = form.seconds('DialCallDuration');
    const callSid = form.matching('CallSid', callSidPattern);
    const from = form.matching('From', e164);
    await noteStartedCall(database, { callSid, from, to }, { status: dialed, duration });
    return unansweredStatuses.includes(dialed) ? goodbye('They did not answer. Goodbye.') : twiml(hangUp);
  }
  const key = form.value('Digits');
  if (key === '1') {
    const callerId = escapeXml(form.matching('From', e164));
    const dial = `<Dial callerId="${callerId}" timeout="${ringSeconds}" action="${next}" method="POST">`;
    return twiml(`${dial}<Number>${escapeXml(to)}</Number></Dial>`);
  }
  if (key !== null) return goodbye('Not connected. Goodbye.');
  const name = await nameOf(database, to);
  const announcement = say(
    `Call to ${name === null ? '' : `${name}, `}${spokenNumber(to)}. Press 1 to connect.`,
  );
  // Says it twice, because the phone takes a moment to reach the ear. The rest plays only when no key was
  // pressed.
  return twiml(
    `<Gather numDigits="1" timeout="${keySeconds}" action="${next}" method="POST">${announcement}<Pause length="2"/>${announcement}</Gather>`,
    say('Not connected. Goodbye.'),
    hangUp,
  );
}
