/**
 * What a forwarded-to phone does. `answered`: picks up, and presses 1 if asked. `declined`: picks up and
 * doesn't press 1. `own-voicemail`: its own voicemail picks up. `canceled`: the caller hangs up first.
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

/** What a phone does when the business calls it. `voicemail`: its own voicemail picks up, without a key. */
export const calledManners = ['presses-1', 'voicemail', 'no-answer', 'busy'] as const;
export type CalledManner = (typeof calledManners)[number];

/** Seconds a person talks, when nobody says otherwise. */
export const defaultTalkSeconds = 42;
export const defaultMessageSeconds = 12;

/** What a caller says, when nobody says otherwise. */
export const defaultWords = 'Hi, our excavator is down at the quarry on Pine Street. Please call me back.';

/** What the people on the line do. */
export type CallBehavior = {
  /** One outcome per phone, in the order of first ringing. The last one applies to all further phones. */
  outcomes: readonly ForwardedOutcome[];
  /** Seconds of talk after a phone answers. */
  seconds: number;
  voicemail: VoicemailManner;
  /** Of a spoken message. */
  messageSeconds: number;
  /** Of a spoken message, as a transcript has them; empty when a machine can't make them out. */
  words: string;
  /** The key to press when asked; null presses none. */
  keys: string | null;
};
