/** What became of a call, as far as Twilio's rows of it tell. */
import { shortestTalkSeconds, unansweredStatuses, type CallOutcome } from './contract/calls.ts';
import type { TwilioCall } from './twilio-rows.ts';

/** That a message was left with us is not Twilio's list to tell. */
export type ToldOutcome = Exclude<CallOutcome, 'voicemail'>;

const ongoing = new Set(['queued', 'ringing', 'in-progress']);

/** When several phones were rung for one call: the one that took it, else the last one tried. */
export function decisiveLeg(legs: readonly TwilioCall[]): TwilioCall | undefined {
  return legs.find(({ status }) => status === 'completed' || status === 'in-progress') ?? legs[0];
}

/** What a call was that a phone picked up. */
export const talkOutcome = (seconds: number): ToldOutcome =>
  seconds < shortestTalkSeconds ? 'brief' : 'answered';

/**
 * Tells the outcomes of a customer's call apart. `legs` are the phones rung for it: the caller's own
 * row says "completed" also when nobody took the call. Null when the rows don't tell: our own calls
 * (their status says it all) and those that a SIP trunk takes past us.
 */
export function callOutcome(call: TwilioCall, legs: readonly TwilioCall[]): ToldOutcome | null {
  if (call.direction === 'outbound' || call.isTrunked) return null;
  if (ongoing.has(call.status)) return 'ongoing';
  const taken = legs.find(({ status }) => status === 'completed');
  if (taken) return talkOutcome(taken.duration);
  if (legs.length > 0)
    return legs.every(({ status }) => unansweredStatuses.includes(status)) ? 'missed' : null;
  if (unansweredStatuses.includes(call.status)) return 'missed';
  return call.status === 'completed' ? 'not_rung' : null;
}

const millisecondsOf = (time: string | null) => (time === null ? Number.NaN : Date.parse(time));

/** When it was picked up: Twilio gives its end and how long was talked. NaN when not known. */
const pickedUpAt = ({ endTime, duration }: TwilioCall) => millisecondsOf(endTime) - duration * 1000;

/**
 * Whole seconds from the call's arrival until a phone picked up, until our voice did, or until the
 * caller gave up, whichever came first. Null when the rows don't tell, and where nothing rang.
 */
export function waitedSeconds(
  call: TwilioCall,
  legs: readonly TwilioCall[],
  outcome: ToldOutcome | null,
): number | null {
  if (outcome === null || outcome === 'ongoing' || outcome === 'not_rung') return null;
  const taken = legs.find(({ status }) => status === 'completed');
  const until =
    taken || call.status === 'completed' ? pickedUpAt(taken ?? call) : millisecondsOf(call.endTime);
  const seconds = Math.round((until - millisecondsOf(call.createdTime)) / 1000);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
