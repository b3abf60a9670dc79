import { callSidPattern, unansweredStatuses } from '../_shared/contract/calls.ts';
import type { CallData, CallRouting } from '../_shared/data/calls.ts';
import { logFailure } from '../_shared/log.ts';
import { isE164 } from '../_shared/phone.ts';
import { Refusal } from '../_shared/refusal.ts';
import { storableText } from '../_shared/text.ts';
import { escapeXml, twiml } from '../_shared/twiml.ts';
import type { WebhookForm } from '../_shared/webhook-form.ts';
import { targetOf } from './call-routing.ts';
import type { MissedCall } from './text-back.ts';

/** Before most mobiles' own voicemail takes the call. */
const ringSeconds = 20;
/** Longest voicemail, and the silence that ends one. */
const maxRecordingSeconds = 120;
const silenceSeconds = 6;

const nobodyAnswers =
  'Thank you for calling. Nobody can take your call right now. Please send a text to this number, or call again in a few minutes.';
const nothingRecorded = 'We did not hear a message. Goodbye.';
const recorded = 'Thank you. Your message has been saved. Goodbye.';

/** Longer than any call lasts. */
const longestSeconds = 86_400;

const recordingSid = /^RE[0-9a-f]{32}$/i;

const say = (sentence: string) => `<Say>${escapeXml(sentence)}</Say>`;
const hangUp = '<Hangup/>';

/** What the voice webhooks need of the world. The addresses are absolute. */
export type Voice = {
  routing: () => Promise<CallRouting>;
  now: () => Date;
  dialResultUrl: string;
  voicemailUrl: string;
  recordingStatusUrl: string;
  /** TwiML of the owner's own for a call that comes when nothing is known; null without one. */
  fallbackUrl: string | null;
  /** Does not wait: the caller is on the line. */
  textBack: (routing: CallRouting, call: MissedCall) => void;
  callData: Pick<CallData, 'saveVoicemail'>;
};

/** Nobody takes the call: a text back and a voicemail where these are on, else a polite sentence. */
function miss(voice: Voice, routing: CallRouting, form: WebhookForm): Response {
  const sid = form.value('CallSid') ?? '';
  const call = { callSid: sid, from: form.value('From') ?? '', to: form.value('To') ?? '' };
  // Without its name nothing could keep the text from being sent twice.
  if (callSidPattern.test(sid)) voice.textBack(routing, call);
  if (routing.voicemailGreeting === null) return twiml(say(nobodyAnswers), hangUp);
  const attributes = {
    action: voice.voicemailUrl,
    method: 'POST',
    maxLength: String(maxRecordingSeconds),
    timeout: String(silenceSeconds),
    finishOnKey: '#',
    playBeep: 'true',
    recordingStatusCallback: voice.recordingStatusUrl,
    recordingStatusCallbackMethod: 'POST',
    recordingStatusCallbackEvent: 'completed',
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`);
  // What follows is heard only when nothing was recorded: otherwise Twilio goes on at `action`.
  return twiml(
    say(routing.voicemailGreeting),
    `<Record ${written.join(' ')}/>`,
    say(nothingRecorded),
    hangUp,
  );
}

/**
 * Whatever goes wrong on our side, a caller hears something: a failure would be Twilio's "application
 * error" wherever the number has no fallback address.
 */
async function spokenAtLeast(answer: () => Promise<Response>, otherwise: string[]): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) throw error;
    logFailure('voice', 'answered_without_settings', error);
    return twiml(...otherwise);
  }
}

/**
 * Somebody calls the business: rings the number that the schedule names, which is read anew for every
 * call. The caller's number is shown there; where it is withheld Twilio accepts none but ours.
 */
export function answerCall(voice: Voice, form: WebhookForm): Promise<Response> {
  const { fallbackUrl } = voice;
  const otherwise =
    fallbackUrl === null
      ? [say(nobodyAnswers), hangUp]
      : [`<Redirect method="GET">${escapeXml(fallbackUrl)}</Redirect>`];
  return spokenAtLeast(async () => {
    const businessNumber = form.matching('To', /^\+[1-9]\d{1,14}$/);
    const routing = await voice.routing();
    const target = targetOf(routing, businessNumber, voice.now());
    if (target === null) return miss(voice, routing, form);
    const callerId = isE164(form.value('From') ?? '') ? '' : ` callerId="${escapeXml(businessNumber)}"`;
    const dial = `<Dial answerOnBridge="true" timeout="${ringSeconds}" action="${escapeXml(voice.dialResultUrl)}" method="POST"${callerId}>`;
    return twiml(`${dial}<Number>${escapeXml(target)}</Number></Dial>`);
  }, otherwise);
}

/** The forwarded leg is over. A caller whom nobody answered has been missed. */
export function finishCall(voice: Voice, form: WebhookForm): Promise<Response> {
  return spokenAtLeast(async () => {
    const isUnanswered = unansweredStatuses.includes(form.value('DialCallStatus') ?? '');
    return isUnanswered ? miss(voice, await voice.routing(), form) : twiml(hangUp);
  }, [say(nobodyAnswers), hangUp]);
}

function recordingOf(form: WebhookForm) {
  return {
    callSid: form.matching('CallSid', callSidPattern),
    recordingSid: form.matching('RecordingSid', recordingSid),
    seconds: Math.min(
      Math.max(0, Number.parseInt(form.value('RecordingDuration') ?? '', 10) || 0),
      longestSeconds,
    ),
    businessNumber: isE164(form.value('To') ?? '') ? form.value('To') : null,
  };
}

/** A caller has spoken, and may still be on the line: thanked even when the message can't be noted yet. */
export async function takeVoicemail(voice: Voice, form: WebhookForm): Promise<Response> {
  const recording = recordingOf(form);
  // Cut by code unit, so that a halved emoji has to be mended once more.
  const caller = storableText(storableText(form.value('From') ?? '').slice(0, 64)) || null;
  try {
    await voice.callData.saveVoicemail({ ...recording, caller });
  } catch (error) {
    // Twilio tells of the recording once more, when it can be played.
    logFailure('voice', 'voicemail_not_stored', error);
  }
  return twiml(say(recorded), hangUp);
}

/** Twilio tells that a recording can be played; it doesn't say who called. */
export async function noteRecording(voice: Voice, form: WebhookForm): Promise<Response> {
  if (form.value('RecordingStatus') === 'completed') {
    await voice.callData.saveVoicemail({ ...recordingOf(form), caller: null });
  }
  return new Response(null, { status: 204 });
}
