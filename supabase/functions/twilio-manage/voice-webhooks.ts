import { callSidPattern, unansweredStatuses } from '../_shared/contract/calls.ts';
import type { CallRouting } from '../_shared/data/calls.ts';
import { logFailure } from '../_shared/log.ts';
import { e164, isE164 } from '../_shared/phone.ts';
import { HttpError } from '../_shared/http-error.ts';
import { attributesOf, escapeXml, twiml } from '../_shared/twiml.ts';
import type { WebhookForm } from '../_shared/webhook-form.ts';
import { firstRing, nextRing, type Ring } from './call-routing.ts';
import { callerBlocked, hangUp, missedSentence, nobodyAnswers, say } from './spoken.ts';
import type { MissedCall } from './text-back.ts';

/** Shorter than most mobiles wait before their own voicemail picks up. */
const ringSeconds = 20;
/** Longest voicemail, and the silence that ends one. */
const maxRecordingSeconds = 120;
const silenceSeconds = 6;

const nothingRecorded = 'We did not hear a message. Goodbye.';

/** The dependencies of the voice webhooks. Addresses are absolute. */
export type Voice = {
  routing: (caller: string) => Promise<CallRouting>;
  now: () => Date;
  dialResultUrl: string;
  screenUrl: string;
  voicemailUrl: string;
  recordingStatusUrl: string;
  transcriptUrl: string;
  /** The phone that rings when the call settings can't be read. Null without one. */
  emergencyNumber: string | null;
  /** TwiML of the owner's own for such a call, where no phone is named; null without one. */
  fallbackUrl: string | null;
  /** Does not wait: the caller is on the line. */
  textBack: (routing: CallRouting, call: MissedCall) => void;
  /** Keeps that the caller is blocked. Does not wait. */
  callBlocked: (form: WebhookForm) => void;
  /** The last phone has rung: keeps what became of the call. Does not wait. */
  ringingEnded: (form: WebhookForm) => void;
};

const forgedCaller = /^TN-Validation-Failed/;

/**
 * Whether the caller's carrier found the caller ID forged. Twilio reports this only when the call comes in,
 * so the address of the dial result carries it on.
 */
const isForged = (form: WebhookForm, query: URLSearchParams) =>
  query.has('forged') || forgedCaller.test(form.value('StirVerstat') ?? '');

/** Handles a missed call: a text back and a voicemail where these are on, otherwise a polite sentence. */
function miss(voice: Voice, routing: CallRouting, form: WebhookForm, query: URLSearchParams): Response {
  const sid = form.value('CallSid') ?? '';
  const call = { callSid: sid, from: form.value('From') ?? '', to: form.value('To') ?? '' };
  // Needs the call's name to prevent a second text. A forged caller ID would text a stranger.
  if (callSidPattern.test(sid) && !isForged(form, query)) voice.textBack(routing, call);
  if (routing.voicemailGreeting === null) return twiml(say(missedSentence(routing, voice.now())), hangUp);
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
    ...(routing.transcribeOn && { transcribe: 'true', transcribeCallback: voice.transcriptUrl }),
  };
  // The rest plays only when nothing was recorded. Otherwise Twilio continues at `action`.
  return twiml(
    say(routing.voicemailGreeting),
    `<Record${attributesOf(attributes)}/>`,
    say(nothingRecorded),
    hangUp,
  );
}

/** An address of ours with query fields for Twilio's next request. */
function withQuery(url: string, query: Record<string, string>): string {
  const written = new URLSearchParams(query).toString();
  return written === '' ? url : `${url}?${written}`;
}

/**
 * Rings these phones. The caller's number is shown there; where it is withheld Twilio accepts none but ours.
 */
function dial(
  voice: Voice,
  form: WebhookForm,
  query: URLSearchParams,
  { numbers, rung }: Ring,
  isScreened: boolean,
): Response {
  const isWithheld = !isE164(form.value('From') ?? '');
  const attributes = {
    answerOnBridge: 'true',
    timeout: String(ringSeconds),
    action: withQuery(voice.dialResultUrl, {
      ...(rung !== null && { rung }),
      ...(isForged(form, query) && { forged: 'true' }),
    }),
    method: 'POST',
    ...(isWithheld && { callerId: form.value('To') ?? '' }),
  };
  const screenUrl = withQuery(voice.screenUrl, isWithheld ? { withheld: 'true' } : {});
  const screen = isScreened ? attributesOf({ url: screenUrl, method: 'POST' }) : '';
  const phones = numbers.map((number) => `<Number${screen}>${escapeXml(number)}</Number>`);
  return twiml(`<Dial${attributesOf(attributes)}>${phones.join('')}</Dial>`);
}

/**
 * What a caller gets when nothing is known of where calls go. Throws where Twilio's own fallback does better.
 */
function answerBlindly(voice: Voice, form: WebhookForm, query: URLSearchParams, error: unknown): Response {
  const { emergencyNumber, fallbackUrl } = voice;
  const rings = emergencyNumber !== null && emergencyNumber !== form.value('To');
  if (!rings && fallbackUrl === null) throw error;
  logFailure('voice', 'answered_without_settings', error);
  // Without screening, because the owner's own voicemail is better than none.
  if (rings) return dial(voice, form, query, { numbers: [emergencyNumber], rung: null }, false);
  return twiml(`<Redirect method="POST">${escapeXml(fallbackUrl ?? '')}</Redirect>`);
}

/**
 * Somebody calls the business: rings the phones that the schedule names, which is read anew for every
 * call.
 */
export async function answerCall(voice: Voice, form: WebhookForm, query: URLSearchParams): Promise<Response> {
  const businessNumber = form.matching('To', e164);
  let routing: CallRouting;
  try {
    routing = await voice.routing(form.value('From') ?? '');
  } catch (error) {
    return answerBlindly(voice, form, query, error);
  }
  if (routing.isBlocked) {
    voice.callBlocked(form);
    return twiml(say(callerBlocked), hangUp);
  }
  const ring = firstRing(routing, businessNumber, voice.now());
  return ring === null
    ? miss(voice, routing, form, query)
    : dial(voice, form, query, ring, routing.screeningOn);
}

const isOver = (status: string | null) => status === 'completed' || unansweredStatuses.includes(status ?? '');

/**
 * Handles the dial result. A call is taken only when the caller was put through; otherwise the next phone
 * rings, and after the last one, or when the caller hung up, the call is missed.
 */
export async function finishCall(voice: Voice, form: WebhookForm, query: URLSearchParams): Promise<Response> {
  const status = form.value('DialCallStatus') ?? '';
  if (!unansweredStatuses.includes(status) && form.value('DialBridged') !== 'false') {
    voice.ringingEnded(form);
    return twiml(hangUp);
  }
  const hasCallerLeft = status === 'canceled' || isOver(form.value('CallStatus'));
  try {
    const routing = await voice.routing(form.value('From') ?? '');
    const calledNumber = form.value('To') ?? '';
    const ring = hasCallerLeft ? null : nextRing(routing, calledNumber, query.get('rung'));
    if (ring !== null) return dial(voice, form, query, ring, routing.screeningOn);
    voice.ringingEnded(form);
    return miss(voice, routing, form, query);
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) throw error;
    // A failure would be Twilio's "application error" to the caller.
    logFailure('voice', 'answered_without_settings', error);
    return twiml(say(nobodyAnswers), hangUp);
  }
}
