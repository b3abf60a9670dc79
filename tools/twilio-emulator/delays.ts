import * as v from 'valibot';

const ms = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How Twilio keeps its users waiting, by the emulator's clock. */
export const delaysSchema = v.strictObject(
  {
    /** How long a new text waits in the queue before Twilio sends it. */
    queueMs: ms,
    /** After this time a new text or call appears in the lists. */
    listLagMs: ms,
  },
  'Those are no delays.',
);

export const noDelays = (): v.InferOutput<typeof delaysSchema> => ({ queueMs: 0, listLagMs: 0 });

/** Twilio's default `ValidityPeriod`: a text that waits longer fails with error 30036. */
export const validityMs = 36_000_000;
export const validityExpired = 30036;
