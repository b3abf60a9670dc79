import type { CallRouting } from '../_shared/database/call-handling.ts';
import { isOpenAt } from '../_shared/domain/business-hours.ts';
import { findForwardingProblem } from '../_shared/domain/forwarding-rules.ts';

/**
 * Phones that ring together. `rung` says how many phones of the chain have rung by then, for {@link findNextRing}.
 * Null when no phone follows.
 */
export type Ring = { numbers: string[]; rung: number | null };

/**
 * The phones that may ring for a call to this number, each once. Checks the rules for numbers again, because
 * an admin's browser can write the forwarding number directly to the database.
 */
function listRingable(routing: CallRouting, calledNumber: string, numbers: (string | null)[]): string[] {
  const own = [null, calledNumber, routing.businessNumber];
  const others = new Set(numbers.filter((number) => !own.includes(number)));
  return [...others].flatMap((number) => (number && findForwardingProblem(number) === null ? number : []));
}

const listBusinessPhones = (routing: CallRouting, calledNumber: string) =>
  listRingable(routing, calledNumber, [routing.forwardingNumber, routing.secondNumber, routing.thirdNumber]);

function createRing(phones: string[], index: number): Ring | null {
  const number = phones[index];
  if (number === undefined) {
    return null;
  }
  const rung = index + 1;
  return { numbers: [number], rung: rung < phones.length ? rung : null };
}

/** Whether hours apply to calls and the business is closed now. */
export const isClosedAt = ({ forwardWhen, hours, holidays }: CallRouting, now: Date): boolean =>
  forwardWhen !== 'always' && !isOpenAt(hours, now, holidays);

/** The first phones to ring for a call to this number. Null when no phone rings. */
export function findFirstRing(routing: CallRouting, calledNumber: string, now: Date): Ring | null {
  if (isClosedAt(routing, now)) {
    const isOnDuty = routing.forwardWhen === 'emergency_after_hours';
    const numbers = isOnDuty ? listRingable(routing, calledNumber, [routing.afterHoursNumber]) : [];
    return numbers.length > 0 ? { numbers, rung: null } : null;
  }
  const phones = listBusinessPhones(routing, calledNumber);
  return routing.ringOrder === 'all_at_once' && phones.length > 1
    ? { numbers: phones, rung: null }
    : createRing(phones, 0);
}

/** The phone to ring after `rung` of them did not take the call, or null when the call is missed. */
export const findNextRing = (routing: CallRouting, calledNumber: string, rung: number): Ring | null =>
  createRing(listBusinessPhones(routing, calledNumber), rung);
