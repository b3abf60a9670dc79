/** What the phone does that a call is forwarded to. `canceled`: the caller gives up meanwhile. */
export const forwardedOutcomes = ['answered', 'busy', 'no-answer', 'failed', 'canceled'] as const;
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
  outcome: ForwardedOutcome;
  /** Of talk with whoever answers. */
  seconds: number;
  voicemail: VoicemailManner;
  /** Of a spoken message. */
  messageSeconds: number;
  /** Pressed by whoever is asked for a key; empty: nothing. */
  key: string;
};
