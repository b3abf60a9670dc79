/** The calls of the last days, and the voicemails that callers left. */
import * as v from 'valibot';
import { type ActionSchemas, file, problem, staffAction, success } from './action.ts';
import * as fields from './fields.ts';
import { requestFigures } from './follow-up.ts';
import { direction, textBlock } from './messages.ts';

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

/** What became of a missed call. `answered_later`: somebody took a later call of the same person. */
const followUp = v.picklist(['waiting', 'called_back', 'answered_later', 'texted_back', 'done']);

export type FollowUp = v.InferOutput<typeof followUp>;

/** One call. `startTime` is ISO 8601 (null while queued), `duration` whole seconds. */
export const callLog = v.object({
  sid: v.string(),
  direction,
  from: v.string(),
  to: v.string(),
  startTime: fields.maybeMoment,
  status: v.string(),
  duration: fields.count,
  /** Null when it is unknown, and for outgoing calls. */
  outcome: fields.maybeKnown(callOutcome),
  /** The other party's name, from the office or a quote request. */
  contactName: fields.maybeText,
  /** The conversation with the other party, and why it may not be texted. Null when there is none. */
  conversation: fields.maybe(v.object({ textBlock: fields.maybeKnown(textBlock) })),
  /**
   * The voicemail, with its length in whole seconds; null when there is none. `transcript` is empty when
   * transcribing failed and null when there is none (yet).
   */
  voicemail: fields.maybe(
    v.object({ seconds: v.number(), isHeard: fields.flag, transcript: fields.maybe(v.string()) }),
  ),
  /** Null for calls that were not missed, and for those that nobody has to follow up. */
  followUp: fields.maybeKnown(followUp),
});

export type CallLog = v.InferOutput<typeof callLog>;

const counts = v.object({
  answered: v.number(),
  missed: v.number(),
  /** It is unknown whether a person answered. */
  unclear: v.number(),
  received: v.number(),
});

/** Totals of the finished incoming calls of the last {@link callHistoryDays} days. */
export const callFigures = v.object({
  total: counts,
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
  nextCursor: fields.maybeText,
  /** On the first page only. */
  figures: fields.maybe(callFigures),
  /** On the first page only. */
  requests: fields.maybe(requestFigures),
  /** False when there was no time to fetch all of Twilio's calls. The next request continues. */
  isComplete: v.optional(v.boolean(), true),
});

/** A call's SID at Twilio. */
export const callSidPattern = /^CA[0-9a-f]{32}$/i;

/** The error for a missing voicemail, and for an invalid call SID. */
export const noVoicemail = problem('no_voicemail', 'There is no such voicemail.', 404);

const callSidOr = (missing: ReturnType<typeof problem>) =>
  v.pipe(fields.text, v.regex(callSidPattern, missing), fields.format('call sid'));

const ofCall = v.object({ callSid: callSidOr(noVoicemail) });

/** The error for a call that was not missed or does not exist. */
export const noMissedCall = problem('no_missed_call', 'There is no such missed call.', 404);

/** Also what the office says when the function's own answer is lost. */
export const callNotConfirmed =
  'Twilio did not confirm the call. If your phone rings, pick up and press 1. If not, try again in a minute.';

export const callActions = {
  /** Compares the stored calls with Twilio's list first, unless `isStored`. */
  getCallLogs: staffAction(
    v.object({
      group: v.optional(callGroup, 'all'),
      /** `nextCursor` of the previous page. Left out for the first page. */
      cursor: v.optional(fields.pageCursor),
      /** The most calls to return. Left out: all of the last {@link callHistoryDays} days, at most 3000. */
      limit: v.optional(
        v.message(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), invalidLimit),
      ),
      /** Skips the comparison with Twilio. */
      isStored: v.optional(fields.yesOrNo('Say whether to leave out Twilio.'), false),
    }),
    callPage,
  ),
  /** The recorded voicemail of that call. */
  getRecording: staffAction(ofCall, file),
  markVoicemailHeard: staffAction(ofCall, success),
  /**
   * Marks a missed call as done, together with the earlier ones of the same number, or lets that call wait
   * again. For somebody who can't be called back, or need not be.
   */
  setCallHandled: staffAction(
    v.object({
      callSid: callSidOr(noMissedCall),
      isHandled: fields.yesOrNo('Say whether the call is done.'),
    }),
    success,
  ),
  /**
   * Rings the forwarding number, and connects whoever presses 1 there to `to`, who sees the business number.
   * Answers as soon as Twilio accepts the call.
   */
  startCall: staffAction(
    v.object({ to: fields.phone('number to call') }),
    v.object({ ...success.entries, callSid: v.string() }),
  ),
} satisfies ActionSchemas;
