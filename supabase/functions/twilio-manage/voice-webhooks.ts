import { createMissedCallEvent } from '../_shared/alerts/alert-events.ts';
import { callSidPattern, unansweredStatuses } from '../_shared/contract/calls.ts';
import { type CallRouting, readRouting } from '../_shared/database/call-handling.ts';
import { businessName } from '../_shared/domain/business.ts';
import { readCallerId } from '../_shared/domain/caller-id.ts';
import { isTextable } from '../_shared/domain/forwarding-rules.ts';
import { e164 } from '../_shared/domain/phone.ts';
import type { Office } from '../_shared/office/office.ts';
import { afterAnswer } from '../_shared/runtime/after-answer.ts';
import { HttpError } from '../_shared/runtime/http-error.ts';
import { logFailure } from '../_shared/runtime/log.ts';
import { sendAutomatic } from '../_shared/texts/automatic-text.ts';
import { buildWebhookUrl } from '../_shared/twilio/client.ts';
import { askForKey, escapeXml, hangUp, say, twiml, verb } from '../_shared/twilio/twiml.ts';
import type { WebhookForm } from '../_shared/twilio/webhook-form.ts';
import { findFirstRing, findNextRing, type Ring } from './call-routing.ts';
import { callArrived, callBlocked, readDialOutcome, noteCall, voiceAnswered } from './note-call.ts';
import { callerBlocked, findSpokenName, writeMissedSentence, nobodyAnswers, spellNumber } from './spoken.ts';

/** Shorter than most mobiles wait before their own voicemail picks up. */
const ringSeconds = 20;
/** Longest voicemail, and the silence that ends one. */
const maxRecordingSeconds = 120;
const silenceSeconds = 6;

/** Time to press a key after the sentence ends. */
const keySeconds = 6;

const nothingRecorded = 'We did not hear a message. Goodbye.';

const forgedCaller = /^TN-Validation-Failed/;

/**
 * Whether the caller's carrier found the caller ID forged. Twilio reports this only when the call comes in,
 * so it is passed on in the address of the dial result.
 */
const isForged = (form: WebhookForm) =>
  form.query.has('forged') || forgedCaller.test(form.value('StirVerstat') ?? '');

/** Whether a call with this status has ended. */
const isOver = (status: string | null) => status === 'completed' || unansweredStatuses.includes(status ?? '');

/** Alerts admins to a missed call. Its SID keeps it from counting twice. */
function reportMissedCall({ alerts }: Office, form: WebhookForm): void {
  const callSid = form.value('CallSid') ?? '';
  const hasHungUp = isOver(form.value('CallStatus')) || form.value('DialCallStatus') === 'canceled';
  if (callSidPattern.test(callSid)) {
    alerts.report(createMissedCallEvent(callSid, form.value('From'), hasHungUp));
  }
}

/**
 * Sends the text after a missed call, if the office has one, to ordinary US and Canadian numbers that called
 * the saved business number. The database allows one per caller in 24 hours and none after an opt-out.
 */
async function textBack(office: Office, routing: CallRouting, form: WebhookForm): Promise<void> {
  const { businessNumber, textBackText: body } = routing;
  const once = form.value('CallSid') ?? '';
  // Without the call's SID, a second text could not be prevented. With a forged caller ID, the text would reach
  // a stranger.
  if (!callSidPattern.test(once) || isForged(form)) {
    return;
  }
  // Twilio sends a word such as "anonymous" when the number is withheld.
  const from = form.value('From') ?? '';
  if (body === null || businessNumber === null || !isTextable(from)) {
    return;
  }
  if (form.value('To') !== businessNumber) {
    return;
  }
  await sendAutomatic(office, { businessNumber, address: from, body, occasion: 'missed_call', once });
}

/** Handles a missed call: a text back and a voicemail where these are on, otherwise a polite sentence. */
function handleMissedCall(office: Office, routing: CallRouting, form: WebhookForm): Response {
  const { env, now } = office;
  reportMissedCall(office, form);
  afterAnswer('textBack', () => textBack(office, routing, form));
  if (routing.voicemailGreeting === null) {
    return twiml(say(writeMissedSentence(routing, now())), hangUp);
  }
  const record = verb('Record', {
    action: buildWebhookUrl(env, 'voicemail'),
    method: 'POST',
    maxLength: String(maxRecordingSeconds),
    timeout: String(silenceSeconds),
    finishOnKey: '#',
    playBeep: 'true',
    recordingStatusCallback: buildWebhookUrl(env, 'recordingStatus'),
    recordingStatusCallbackMethod: 'POST',
    recordingStatusCallbackEvent: 'completed',
    ...(routing.transcribeOn && {
      transcribe: 'true',
      transcribeCallback: buildWebhookUrl(env, 'transcript'),
    }),
  });
  // The rest plays only when nothing was recorded. Otherwise Twilio continues at `action`.
  return twiml(say(routing.voicemailGreeting), record, say(nothingRecorded), hangUp);
}

/**
 * Rings these phones. They show the caller's number, or ours when it is withheld or can't be a number, because
 * Twilio or the phone's carrier refuses such a call.
 */
function dial({ env }: Office, form: WebhookForm, { numbers, rung }: Ring, isScreened: boolean): Response {
  const isWithheld = readCallerId(form.value('From') ?? '') === null;
  const action = buildWebhookUrl(env, 'dialResult', {
    ...(rung !== null && { rung: String(rung) }),
    ...(isForged(form) && { forged: 'true' }),
  });
  const attributes = {
    answerOnBridge: 'true',
    timeout: String(ringSeconds),
    action,
    method: 'POST',
    ...(isWithheld && { callerId: form.value('To') ?? '' }),
  };
  const url = buildWebhookUrl(env, 'screen', isWithheld ? { withheld: 'true' } : {});
  const screen: Record<string, string> = isScreened ? { url, method: 'POST' } : {};
  const phones = numbers.map((number) => verb('Number', screen, escapeXml(number)));
  return twiml(verb('Dial', attributes, ...phones));
}

/**
 * Answers a call when the settings can't be read. Throws when nothing is configured for that, so that Twilio
 * uses the number's fallback.
 */
function answerWithoutSettings(office: Office, form: WebhookForm, error: unknown): Response {
  const { emergencyForwardNumber: number, voiceFallback } = office.env;
  const canRing = number !== null && number !== form.value('To');
  if (!canRing && !voiceFallback.isCustom) {
    throw error;
  }
  logFailure('voice', 'answered_without_settings', error);
  // Without screening, because the owner's own voicemail is better than none.
  if (canRing) {
    return dial(office, form, { numbers: [number], rung: null }, false);
  }
  return twiml(verb('Redirect', { method: 'POST' }, escapeXml(voiceFallback.url)));
}

/** Answers an incoming call: rings the phones that are due. The settings are read again for every call. */
export async function answerCall(office: Office, form: WebhookForm): Promise<Response> {
  const businessNumber = form.matching('To', e164);
  noteCall(office.database, form, callArrived);
  let routing: CallRouting;
  try {
    routing = await readRouting(office.database, form.value('From') ?? '');
  } catch (error) {
    return answerWithoutSettings(office, form, error);
  }
  if (routing.isBlocked) {
    noteCall(office.database, form, callBlocked);
    return twiml(say(callerBlocked), hangUp);
  }
  const ring = findFirstRing(routing, businessNumber, office.now());
  if (ring !== null) {
    return dial(office, form, ring, routing.screeningOn);
  }
  noteCall(office.database, form, voiceAnswered);
  return handleMissedCall(office, routing, form);
}

/**
 * Handles the dial result. A call is taken only when the caller was put through; otherwise the next phone
 * rings, and after the last one, or when the caller hung up, the call is missed.
 */
export async function finishCall(office: Office, form: WebhookForm): Promise<Response> {
  const report = readDialOutcome(form);
  if (report.outcome !== 'missed') {
    noteCall(office.database, form, report);
    return twiml(hangUp);
  }
  const rung = form.query.get('rung');
  const isMissed = rung === null || report.status === 'canceled' || isOver(form.value('CallStatus'));
  try {
    const routing = await readRouting(office.database, form.value('From') ?? '');
    const ring = isMissed ? null : findNextRing(routing, form.value('To') ?? '', Number(rung));
    if (ring !== null) {
      return dial(office, form, ring, routing.screeningOn);
    }
    noteCall(office.database, form, report);
    return handleMissedCall(office, routing, form);
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) {
      throw error;
    }
    // An error here would let the caller hear Twilio's "application error".
    logFailure('voice', 'answered_without_settings', error);
    noteCall(office.database, form, report);
    reportMissedCall(office, form);
    return twiml(say(nobodyAnswers), hangUp);
  }
}

/**
 * Screens a phone that picked up, while the caller still hears ringing. Pressing 1 connects the caller; a
 * mobile's own voicemail presses nothing, so it never takes the call.
 */
export async function screenCall({ env, database }: Office, form: WebhookForm): Promise<Response> {
  const pressed = form.value('Digits');
  if (pressed !== null) {
    return pressed === '1' ? twiml() : twiml(hangUp);
  }
  // For a withheld caller the leg shows our own number, which must not be said.
  const from = form.query.has('withheld') ? '' : (form.value('From') ?? '');
  const caller = (await findSpokenName(database, from)) ?? spellNumber(from);
  const question = say(`Call for ${businessName} from ${caller}. Press 1 to take it.`);
  return twiml(askForKey(buildWebhookUrl(env, 'screen'), keySeconds, question), hangUp);
}
