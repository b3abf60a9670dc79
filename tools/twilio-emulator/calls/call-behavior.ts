/**
 * What a forwarded-to phone does. `answered`: picks up, and presses 1 if asked. `own-voicemail`: its own
 * voicemail picks up, which presses nothing. `canceled`: the caller hangs up first.
 */
export const forwardedOutcomes = [
  'answered',
  'own-voicemail',
  'no-answer',
  'busy',
  'failed',
  'canceled',
] as const;
export type ForwardedOutcome = (typeof forwardedOutcomes)[number];

/** What the people on the line do. */
export type CallBehavior = {
  /** One outcome per phone, in the order of first ringing. The last one applies to all further phones. */
  outcomes: readonly ForwardedOutcome[];
  /** Seconds of talk after a phone answers. */
  seconds: number;
  /**
   * Whether a caller who is asked to leave a message speaks until the pound key, or hangs up before the tone.
   */
  leavesMessage: boolean;
  /** Of a spoken message. */
  messageSeconds: number;
  /** Of a spoken message, as a transcript has them; empty when a machine can't make them out. */
  words: string;
  /** The key to press when asked; null presses none. */
  keys: string | null;
};

/** What people do, when nobody says otherwise. */
export const usualBehavior: CallBehavior = {
  outcomes: ['answered'],
  seconds: 42,
  leavesMessage: true,
  messageSeconds: 12,
  words: 'Hi, our excavator is down at the quarry on Pine Street. Please call me back.',
  keys: null,
};
