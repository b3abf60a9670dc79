import type { CallLog } from '../_shared/contract.ts';
import type { Twilio, TwilioCall } from '../_shared/twilio.ts';

const recentRows = 400;

/** When several phones were rung for one call: the one that took it, else the last one tried. */
function outcomeOf(legs: TwilioCall[]): TwilioCall | undefined {
  return legs.find(({ status }) => status === 'completed' || status === 'in-progress') ?? legs[0];
}

/**
 * Recent calls, newest first. A forwarded call is two rows at Twilio: it is listed once, as the
 * caller's row with the outcome of the leg that was dialled for it, since the caller's own row says
 * "completed" even when nobody took the call.
 */
export async function recentCalls(twilio: Twilio): Promise<CallLog[]> {
  const rows = await twilio.listCalls(recentRows);
  const legsOf = new Map<string, TwilioCall[]>();
  for (const row of rows) {
    if (row.parentSid !== null) legsOf.set(row.parentSid, [...(legsOf.get(row.parentSid) ?? []), row]);
  }
  const age = ({ startTime, createdTime }: TwilioCall) => startTime ?? createdTime ?? '';
  return rows
    .filter(({ parentSid }) => parentSid === null)
    .sort((a, b) => (age(a) < age(b) ? 1 : age(a) > age(b) ? -1 : 0))
    .map((call) => {
      const { status, duration } = outcomeOf(legsOf.get(call.sid) ?? []) ?? call;
      const { sid, direction, from, to, startTime } = call;
      return { sid, direction, from, to, startTime, status, duration };
    });
}
