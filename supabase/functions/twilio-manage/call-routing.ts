import { isOpenAt } from '../_shared/business-hours.ts';
import type { CallRouting } from '../_shared/data/calls.ts';
import { logFailure } from '../_shared/log.ts';
import { forwardingProblem } from './forwarding-rules.ts';

/** The number that the schedule names for that moment; null when it names none. */
function scheduledNumber(routing: CallRouting, now: Date): string | null {
  const { forwardingNumber, forwardWhen, hours, afterHoursNumber } = routing;
  // Hours that can't be read let the call through: a call too many is better than one too few.
  if (forwardWhen === 'always' || hours === null || isOpenAt(hours, now)) return forwardingNumber;
  return forwardWhen === 'emergency_after_hours' ? afterHoursNumber : null;
}

/**
 * Whose phone rings for a call to this number; null when nobody's does. The rules for numbers hold
 * here too, since an admin's browser may write the setting without passing through the function.
 */
export function targetOf(routing: CallRouting, calledNumber: string, now: Date): string | null {
  const target = scheduledNumber(routing, now);
  if (target === null || target === calledNumber || target === routing.businessNumber) return null;
  return forwardingProblem(target) === null ? target : null;
}

const rememberedMs = 60 * 60_000;

/**
 * Reads anew on every call; when that fails, falls back on what was read in the last hour. The
 * settings are in the database that fails, so hardly anybody can have changed them meanwhile.
 */
export function remembering<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: { value: Value; readAt: number } | null = null;
  return async () => {
    try {
      last = { value: await read(), readAt: Date.now() };
    } catch (error) {
      if (last === null || Date.now() - last.readAt > rememberedMs) throw error;
      logFailure('voice', 'routing_remembered', error);
    }
    return last.value;
  };
}
