import { isOpenAt } from '../_shared/business-hours.ts';
import type { CallRouting } from '../_shared/data/calls.ts';
import { logFailure } from '../_shared/log.ts';
import { forwardingProblem } from './forwarding-rules.ts';

/** Phones that ring together. `rung` is told to {@link nextRing} when none took the call; null when they are the last. */
export type Ring = { numbers: string[]; rung: string | null };

/** What {@link Ring.rung} is when all of the business's phones ring at once, else how many have rung. */
const allAtOnce = 'all';

/**
 * Those that may ring for a call to this number, each once. The rules for numbers hold here too, since
 * an admin's browser may write the forwarding number without passing through the function.
 */
function ringable(routing: CallRouting, calledNumber: string, numbers: (string | null)[]): string[] {
  const allowed = numbers.filter(
    (number) =>
      number !== null &&
      number !== calledNumber &&
      number !== routing.businessNumber &&
      forwardingProblem(number) === null,
  );
  return [...new Set(allowed)].flatMap((number) => number ?? []);
}

const businessPhones = (routing: CallRouting, calledNumber: string) =>
  ringable(routing, calledNumber, [routing.forwardingNumber, routing.secondNumber, routing.thirdNumber]);

function ringOf(phones: string[], index: number): Ring | null {
  const number = phones[index];
  if (number === undefined) return null;
  const rung = index + 1;
  return { numbers: [number], rung: rung < phones.length ? String(rung) : null };
}

/** Whether hours decide about calls, and the business is closed by them now. */
export function isClosedAt({ forwardWhen, hours, holidays }: CallRouting, now: Date): boolean {
  // Hours that can't be read let the call through: a call too many is better than one too few.
  return forwardWhen !== 'always' && hours !== null && !isOpenAt(hours, now, holidays);
}

/** Whose phones ring for a call to this number; null when nobody's do. */
export function firstRing(routing: CallRouting, calledNumber: string, now: Date): Ring | null {
  if (isClosedAt(routing, now)) {
    const isOnDuty = routing.forwardWhen === 'emergency_after_hours';
    const numbers = isOnDuty ? ringable(routing, calledNumber, [routing.afterHoursNumber]) : [];
    return numbers.length > 0 ? { numbers, rung: null } : null;
  }
  const phones = businessPhones(routing, calledNumber);
  return routing.ringOrder === 'all_at_once' && phones.length > 1
    ? { numbers: phones, rung: allAtOnce }
    : ringOf(phones, 0);
}

/**
 * Whose phone rings after those of `rung` did not take the call; null when it is missed. Whatever picks
 * up first silences the others, be it a mobile's own voicemail: then they ring one after the other.
 */
export function nextRing(
  routing: CallRouting,
  calledNumber: string,
  rung: string | null,
  wasPickedUp: boolean,
): Ring | null {
  if (rung === null || (rung === allAtOnce && !wasPickedUp)) return null;
  return ringOf(businessPhones(routing, calledNumber), rung === allAtOnce ? 0 : Number(rung));
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
