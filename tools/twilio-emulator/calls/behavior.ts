/**
 * What a phone does that a call is forwarded to. `answered`: picks up, and presses 1 where that is asked.
 * `declined`: picks up and doesn't. `own-voicemail`: is off, and its own voicemail picks up. `canceled`:
 * the caller gives up meanwhile.
 */
export const forwardedOutcomes = [
  ...(['answered', 'declined', 'own-voicemail'] as const),
  ...(['no-answer', 'busy', 'failed', 'canceled'] as const),
] as const;
export type ForwardedOutcome = (typeof forwardedOutcomes)[number];

/**
 * What a caller does who is asked to leave a message. `speaks`: until they press the pound key.
 * `hangs-up`: in the middle of it. `says-nothing`: waits. `gives-up`: hangs up before the tone.
 */
export const voicemailManners = ['speaks', 'hangs-up', 'says-nothing', 'gives-up'] as const;
type VoicemailManner = (typeof voicemailManners)[number];

/** What the phone does that the business calls. `voicemail`: the mobile's own picks up, and presses no key. */
export const calledManners = ['presses-1', 'voicemail', 'no-answer', 'busy'] as const;
export type CalledManner = (typeof calledManners)[number];

/** Seconds a person talks, when nobody says otherwise. */
export const defaultTalkSeconds = 42;
export const defaultMessageSeconds = 12;

/** What the people on the line do. */
export type CallBehavior = {
  /** Of each phone, in the order in which they first ring; the last one holds for those that follow. */
  outcomes: readonly ForwardedOutcome[];
  /** Of talk with whoever answers. */
  seconds: number;
  voicemail: VoicemailManner;
  /** Of a spoken message. */
  messageSeconds: number;
  /** Pressed when somebody is asked to; null presses nothing. */
  keys: string | null;
};
