import * as v from 'valibot';

/**
 * What a forwarded-to phone does. `answered`: picks up, and presses 1 if asked. `own-voicemail`: its own
 * voicemail picks up, which presses nothing. `canceled`: the caller hangs up first.
 */
const outcome = v.picklist(['answered', 'own-voicemail', 'no-answer', 'busy', 'failed', 'canceled']);
export type ForwardedOutcome = v.InferOutput<typeof outcome>;

const seconds = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** What the people on the line do, and what they do when nobody says otherwise. */
export const callBehavior = v.object({
  /** One for all phones, or one per phone in the order of first ringing: the last applies to all further ones. */
  outcome: v.optional(v.union([v.array(outcome), outcome]), 'answered'),
  /** Of talk after a phone answers. */
  seconds: v.optional(seconds(14_400), 42),
  /** Of a message that a caller speaks when asked to; 0 hangs up before the tone. */
  messageSeconds: v.optional(seconds(600), 12),
  /** Of a spoken message, as a transcript has them; empty when a machine can't make them out. */
  words: v.optional(
    v.string(),
    'Hi, our excavator is down at the quarry on Pine Street. Please call me back.',
  ),
});
export type CallBehavior = v.InferOutput<typeof callBehavior>;
