/** The calls of the last days, and the messages that callers left. */
import * as v from 'valibot';
import { type ActionSchemas, file, nothing, staff, success } from './action.ts';
import { count, flag, format, maybe, maybeMoment, maybeText, moment, text } from './fields.ts';
import { direction, textBlock } from './messages.ts';
import { problem } from './problem.ts';

/** How far back calls are listed, in days on the business's clock, today included. */
export const callHistoryDays = 30;

/**
 * An answered call shorter than this proves nothing: it is as long as the greeting of a mobile's own
 * voicemail, which Twilio reports as answered too.
 */
export const shortestTalkSeconds = 15;

/**
 * What became of a customer's call. `answered`: a phone picked up and there was talk; a mobile's own
 * voicemail looks the same to Twilio. `brief`: picked up, but over too soon to tell a person from a
 * voicemail greeting. `voicemail`: nobody answered and a message was left with us. `missed`: nobody
 * picked up, or the caller gave up. `not_rung`: answered by our voice alone, no phone rang.
 */
const callOutcome = v.picklist(['answered', 'brief', 'voicemail', 'missed', 'not_rung', 'ongoing']);

export type CallOutcome = v.InferOutput<typeof callOutcome>;

/** Twilio's words for a call, or a leg of one, that nobody took. */
export const unansweredStatuses: readonly string[] = ['busy', 'no-answer', 'failed', 'canceled'];

/** One call. `startTime` is ISO 8601 (null while queued), `duration` whole seconds. */
const callLog = v.object({
  sid: v.string(),
  direction,
  from: v.string(),
  to: v.string(),
  startTime: maybeMoment,
  status: v.string(),
  duration: count,
  /** Null when Twilio's rows don't tell, and for calls that the business makes. */
  outcome: maybe(callOutcome),
  /** Whole seconds until it was picked up or given up; null when not known. */
  waited: maybe(v.number()),
  /** The other party's, as texts or a quote request gave it. */
  contactName: maybeText,
  /** The other party's conversation, and why nobody may text in it; null when there is none. */
  conversation: maybe(v.object({ textBlock: maybe(textBlock) })),
  /** The message that the caller left with us, in whole seconds; null when there is none. */
  voicemail: maybe(v.object({ seconds: v.number(), isHeard: flag })),
});

export type CallLog = v.InferOutput<typeof callLog>;

const callHistory = v.object({
  /** Newest first. */
  calls: v.array(callLog),
  /** ISO 8601: every call since then is listed. Later than usual when there are too many to list. */
  completeSince: maybeMoment,
});

export type CallHistory = v.InferOutput<typeof callHistory>;

/** A message that a caller has spoken. */
const voicemail = v.object({
  /** The incoming call's, as in {@link CallLog}. */
  callSid: v.string(),
  /** Null while Twilio hasn't named them. Not a number when withheld. */
  caller: maybeText,
  seconds: v.number(),
  receivedAt: moment,
  isHeard: flag,
});

export type Voicemail = v.InferOutput<typeof voicemail>;

/** Twilio's name of a call. */
export const callSidPattern = /^CA[0-9a-f]{32}$/i;

/** Of whatever is not a call's name there is no voicemail either. */
export const noVoicemail = problem('no_voicemail', 'There is no such voicemail.', 404);

const ofCall = v.object({ callSid: v.pipe(text, v.regex(callSidPattern, noVoicemail), format('call sid')) });

export const callActions = {
  getCallLogs: { roles: staff, request: nothing, answer: callHistory },
  /** Newest first, at most 200. */
  getVoicemails: { roles: staff, request: nothing, answer: v.object({ voicemails: v.array(voicemail) }) },
  /** What the caller of that call has spoken, as sound. */
  getRecording: { roles: staff, request: ofCall, answer: file },
  markVoicemailHeard: { roles: staff, request: ofCall, answer: success },
} satisfies ActionSchemas;
