/** Works out the outcome of a call from Twilio's rows. */
import { shortestTalkSeconds, unansweredStatuses } from '../contract/calls.ts';
import type { FieldsOfRow, Tables } from '../database/client.ts';
import type { TwilioCall } from '../twilio/client.ts';

/** A call as a webhook or Twilio's list reports it, to be stored. */
export type ReportedCall = FieldsOfRow<Tables['calls']['Insert']>;

const ongoing = new Set(['queued', 'ringing', 'in-progress']);

/** The leg that decides the outcome: the phone that took the call, or else the last one tried. */
export function findDecisiveLeg(legs: readonly TwilioCall[]): TwilioCall | undefined {
  return legs.find(({ status }) => status === 'completed' || status === 'in-progress') ?? legs[0];
}

/** The outcome of a call that a phone picked up. */
export const classifyTalk = (seconds: number) => (seconds < shortestTalkSeconds ? 'brief' : 'answered');

/**
 * The outcome of a customer's call, by the legs of the phones rung for it: the caller's own row says
 * "completed" even when nobody took the call. Null for outgoing calls and for calls through a SIP trunk.
 */
export function classifyCall(call: TwilioCall, legs: readonly TwilioCall[]) {
  if (call.direction === 'outbound' || call.isTrunked) {
    return null;
  }
  if (ongoing.has(call.status)) {
    return 'ongoing';
  }
  const taken = legs.find(({ status }) => status === 'completed');
  if (taken) {
    return classifyTalk(taken.duration);
  }
  if (legs.length > 0) {
    return legs.every(({ status }) => unansweredStatuses.includes(status)) ? 'missed' : null;
  }
  if (unansweredStatuses.includes(call.status)) {
    return 'missed';
  }
  return call.status === 'completed' ? 'not_rung' : null;
}
