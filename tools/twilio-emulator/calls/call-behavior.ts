import * as v from 'valibot';

/**
 * What a forwarded-to phone does. `answered`: picks up, and presses 1 if asked. `own-voicemail`: its own
 * voicemail picks up, which presses nothing. `canceled`: the caller hangs up first.
 */
const outcome = v.picklist(['answered', 'own-voicemail', 'no-answer', 'busy', 'failed', 'canceled']);
export type ForwardedOutcome = v.InferOutput<typeof outcome>;

const seconds = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** How the people on a call behave, with defaults. */
export const callBehavior = v.object({
  /** One for all phones, or one per phone in the order of first ringing: the last applies to all further ones. */
  outcome: v.optional(v.union([v.array(outcome), outcome]), 'answered'),
  /** Seconds of talk after a phone answers. */
  seconds: v.optional(seconds(14_400), 42),
  /** Seconds of the caller's voicemail. With 0 the caller hangs up before the tone. */
  messageSeconds: v.optional(seconds(600), 12),
  /** What the caller says on the voicemail. Empty when transcribing fails. */
  transcript: v.optional(
    v.string(),
    'Hi, our excavator is down at the quarry on Pine Street. Please call me back.',
  ),
});
export type CallBehavior = v.InferOutput<typeof callBehavior>;
