/** The calls of the last days, and the voicemails that callers left. */
import * as v from 'valibot';
import { type ActionSchemas, file, staff, success } from './action.ts';
import {
  count,
  flag,
  format,
  maybe,
  maybeKnown,
  maybeMoment,
  maybeText,
  pageCursor,
  phone,
  problem,
  text,
  yesOrNo,
} from './fields.ts';
import { direction, textBlock } from './messages.ts';
import { requestFigures } from './follow-up.ts';

/** How far back calls are counted, in days of the business's time zone, including today. */
export const callHistoryDays = 30;

/**
 * A shorter call may have reached a mobile's own voicemail, which Twilio also reports as answered.
 */
export const shortestTalkSeconds = 15;

/**
 * The outcome of a customer's call. `brief`: picked up, but too short to tell a person from a cell phone's
 * voicemail greeting; `not_rung`: no phone rang, only our own voice answered.
 */
const callOutcome = v.picklist([
  'answered',
  'brief',
  'voicemail',
  'missed',
  'not_rung',
  'blocked',
  'ongoing',
]);

export type CallOutcome = v.InferOutput<typeof callOutcome>;

/** Twilio's statuses of a call or leg that nobody took. */
export const unansweredStatuses: readonly string[] = ['busy', 'no-answer', 'failed', 'canceled'];

/** One call. `startTime` is ISO 8601 (null while queued), `duration` whole seconds. */
export const callLog = v.object({
  sid: v.string(),
  direction,
  from: v.string(),
  to: v.string(),
  startTime: maybeMoment,
  status: v.string(),
  duration: count,
  /** Null when it is unknown, and for outgoing calls. */
  outcome: maybeKnown(callOutcome),
  /** Whole seconds until it was picked up or the caller gave up. Null when unknown. */
  waited: maybe(v.number()),
  /** The other party's name, from the office or a quote request. */
  contactName: maybeText,
  /** The conversation with the other party, and why it may not be texted. Null when there is none. */
  conversation: maybe(v.object({ textBlock: maybeKnown(textBlock) })),
  /**
   * The voicemail, with its length in whole seconds; null when there is none. `transcript` is empty when
   * transcribing failed and null when there is none (yet).
   */
  voicemail: maybe(v.object({ seconds: v.number(), isHeard: flag, transcript: maybe(v.string()) })),
});

export type CallLog = v.InferOutput<typeof callLog>;

const counts = v.object({
  answered: v.number(),
  missed: v.number(),
  /** It is unknown whether a person answered. */
  unclear: v.number(),
  received: v.number(),
});

export type CallCounts = v.InferOutput<typeof counts>;

/** Totals of the finished incoming calls of the last {@link callHistoryDays} days. */
export const callFigures = v.object({
  total: counts,
  /** Seconds, of the calls that were answered; null when there are none. */
  medianTalk: maybe(v.number()),
  /** Seconds until those calls were picked up. Null when unknown for all. */
  medianWait: maybe(v.number()),
  /** Oldest first. `day` is YYYY-MM-DD in the business's time zone. */
  days: v.array(v.object({ day: v.string(), counts })),
  /** Midnight first. `hour` is 0 to 23 in the business's time zone. */
  hours: v.array(v.object({ hour: v.number(), counts })),
});

export type CallFigures = v.InferOutput<typeof callFigures>;

/** Which calls to list. `missed` and `answered` list incoming calls only. */
const callGroup = v.picklist(
  ['all', 'missed', 'answered'],
  problem('invalid_group', 'Choose all, missed or answered calls.'),
);

export type CallGroup = v.InferOutput<typeof callGroup>;

const invalidLimit = problem('invalid_limit', 'A page can have 1 to 500 calls.');

const callPage = v.object({
  /** Newest first. */
  calls: v.array(callLog),
  /** Where the next page begins; null when there is none. */
  nextCursor: maybeText,
  /** On the first page only. */
  figures: maybe(callFigures),
  /** On the first page only. */
  requests: maybe(requestFigures),
  /** False when there was no time to fetch all of Twilio's calls. The next request continues. */
  isComplete: v.optional(v.boolean(), true),
});

/** A call's SID at Twilio. */
export const callSidPattern = /^CA[0-9a-f]{32}$/i;

/** The error for a missing voicemail, and for an invalid call SID. */
export const noVoicemail = problem('no_voicemail', 'There is no such voicemail.', 404);

const ofCall = v.object({ callSid: v.pipe(text, v.regex(callSidPattern, noVoicemail), format('call sid')) });

export const callActions = {
  /** Compares the stored calls with Twilio's list first, unless `isStored`. */
  getCallLogs: {
    roles: staff,
    request: v.object({
      group: v.optional(callGroup, 'all'),
      /** `nextCursor` of the previous page. Left out for the first page. */
      cursor: v.optional(pageCursor),
      /** The most calls to return. Left out: all of the last {@link callHistoryDays} days, at most 3000. */
      limit: v.optional(
        v.message(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), invalidLimit),
      ),
      /** Skips the comparison with Twilio. */
      isStored: v.optional(yesOrNo('Say whether to leave out Twilio.'), false),
    }),
    answer: callPage,
  },
  /** The recorded voicemail of that call. */
  getRecording: { roles: staff, request: ofCall, answer: file },
  markVoicemailHeard: { roles: staff, request: ofCall, answer: success },
  /**
   * Rings the forwarding number, and connects whoever presses 1 there to `to`, who sees the business number.
   * Answers as soon as Twilio accepts the call.
   */
  startCall: {
    roles: staff,
    request: v.object({
      to: phone(problem('invalid_number', 'The number to call is not a valid phone number.')),
    }),
    answer: v.object({ ...success.entries, callSid: v.string() }),
  },
} satisfies ActionSchemas;
