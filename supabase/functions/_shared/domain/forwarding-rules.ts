/**
 * Which numbers calls may be forwarded to: ordinary numbers of the United States (50 states, DC)
 * and Canada. A stolen admin session must not be able to run up charges.
 */
import { classifyNumber } from './phone-plan.ts';

/** Emergency and service numbers, which have three to six digits. */
const shortNumber = /^\+\d{1,6}$/;

/** Why calls can't be forwarded to this E.164 number, as a sentence. Null when they can. */
export function findForwardingProblem(number: string): string | null {
  if (shortNumber.test(number)) {
    return 'Calls can’t be forwarded to 911 or another short number.';
  }
  const kind = classifyNumber(number);
  if (kind === 'abroad') {
    return 'Calls can only be forwarded to numbers in the United States and Canada.';
  }
  if (kind === 'special') {
    return 'Calls can’t be forwarded to premium or special-service numbers.';
  }
  return null;
}

/** Whether the owner of this E.164 number pays for calls to it (toll-free). */
export function isTollFree(number: string): boolean {
  return classifyNumber(number) === 'toll_free';
}

/**
 * Whether a text to this caller can arrive: true for an ordinary number of the United States or Canada.
 * Landlines pass too, because a lookup costs money; a text to one fails with its own error.
 */
export function isTextable(number: string): boolean {
  return classifyNumber(number) === 'ordinary';
}
