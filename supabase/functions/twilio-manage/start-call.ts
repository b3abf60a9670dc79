import { callSidPattern, unansweredStatuses } from '../_shared/contract/calls.ts';
import { readSetting, requireBusinessNumber } from '../_shared/database/settings.ts';
import { findForwardingProblem } from '../_shared/domain/forwarding-rules.ts';
import { e164 } from '../_shared/domain/phone.ts';
import type { StaffMember } from '../_shared/http/access.ts';
import type { Office } from '../_shared/office/office.ts';
import { HttpError, limitError, refusal } from '../_shared/runtime/http-error.ts';
import { openTwilio, buildWebhookUrl } from '../_shared/twilio/client.ts';
import { convertToHttpError } from '../_shared/twilio/errors.ts';
import { askForKey, escapeXml, hangUp, say, twiml, verb } from '../_shared/twilio/twiml.ts';
import type { WebhookForm } from '../_shared/twilio/webhook-form.ts';
import { noteStartedCall } from './note-call.ts';
import { findSpokenName, spellNumber } from './spoken.ts';

const ringSeconds = 30;
const keySeconds = 5;

/** The limits for all admins together. Failed attempts count too. */
const callLimits = [
  { key: 'call', limit: 30, seconds: 3_600 },
  { key: 'call', limit: 100, seconds: 86_400 },
];

const tooManyCalls = (wait: string) =>
  `The office has made as many calls as its limit allows. Try again in ${wait}, or call from your own phone.`;

/**
 * Rings the owner's phone. On pickup, Twilio calls the webhook `bridge` with a signed request; its address
 * names the customer.
 */
export async function startCall({ env, database }: Office, to: string, { userId: actor }: StaffMember) {
  const twilio = openTwilio(env);
  const [businessNumber, ownPhone] = await Promise.all([
    requireBusinessNumber(database),
    readSetting(database, 'call_forwarding_number'),
  ]);
  if (ownPhone === null) {
    throw refusal(400, 'no_number_to_ring');
  }
  // Checked again, because an admin's browser can write the setting directly to the database.
  const problem = findForwardingProblem(ownPhone);
  if (problem !== null) {
    throw new HttpError(400, 'forwarding_not_allowed', problem);
  }
  if ([ownPhone, businessNumber].includes(to)) {
    throw new HttpError(400, 'own_number', 'This is a number of your own.');
  }
  if (findForwardingProblem(to) !== null) {
    throw refusal(400, 'calling_not_allowed');
  }
  const waitSeconds = await database.rpc('begin_call', { address: to, actor, limits: callLimits });
  if (waitSeconds === null) {
    throw refusal(403, 'blocked');
  }
  if (waitSeconds > 0) {
    throw limitError('too_many_calls', waitSeconds, tooManyCalls);
  }
  try {
    const callSid = await twilio.startCall(businessNumber, ownPhone, buildWebhookUrl(env, 'bridge', { to }));
    await noteStartedCall(database, { callSid, from: businessNumber, to }, null);
    return { callSid };
  } catch (error) {
    // Any other error means that nothing rings.
    if (convertToHttpError(error)?.code !== 'twilio_unreachable') {
      throw error;
    }
    throw refusal(502, 'call_not_confirmed', { cause: error });
  }
}

const sayGoodbye = (sentence: string) => twiml(say(sentence), hangUp);

/**
 * Handles the pickup of the owner's phone, a key press there, and the end of the customer's leg. Requires the
 * key 1, so that the voicemail of the owner's mobile is never connected to a customer.
 */
export async function bridgeCall({ env, database }: Office, form: WebhookForm): Promise<Response> {
  const to = form.query.get('to') ?? '';
  if (findForwardingProblem(to) !== null) {
    throw new HttpError(400, 'invalid_field', 'The number to connect is missing or not allowed.');
  }
  const next = buildWebhookUrl(env, 'bridge', { to });
  const dialed = form.value('DialCallStatus');
  if (dialed !== null) {
    const duration = form.seconds('DialCallDuration');
    const callSid = form.matching('CallSid', callSidPattern);
    const from = form.matching('From', e164);
    await noteStartedCall(database, { callSid, from, to }, { status: dialed, duration });
    return unansweredStatuses.includes(dialed) ? sayGoodbye('They did not answer. Goodbye.') : twiml(hangUp);
  }
  const key = form.value('Digits');
  if (key === '1') {
    const callerId = form.matching('From', e164);
    const dial = { callerId, timeout: String(ringSeconds), action: next, method: 'POST' };
    return twiml(verb('Dial', dial, verb('Number', {}, escapeXml(to))));
  }
  if (key !== null) {
    return sayGoodbye('Not connected. Goodbye.');
  }
  const name = await findSpokenName(database, to);
  const announcement = say(
    `Call to ${name === null ? '' : `${name}, `}${spellNumber(to)}. Press 1 to connect.`,
  );
  // Says it twice, because people take a moment to lift the phone to the ear.
  const question = [announcement, verb('Pause', { length: '2' }), announcement];
  return twiml(askForKey(next, keySeconds, ...question), say('Not connected. Goodbye.'), hangUp);
}
