/**
 * Keeps unapplied call settings across a reload. Errors are ignored, because storage may be full or
 * forbidden.
 */
import * as v from 'valibot';
import type { CallHandling } from '../api/queries';

type Part = keyof CallHandling;

const parts: readonly Part[] = ['schedule', 'missedCalls', 'answers'];
const keyOf = (part: Part) => `office-${part}`;

/** Null when there is no stored draft or it is unreadable. */
export function loadHandlingDraft<Fields>(
  part: Part,
  fields: v.GenericSchema<object, Fields>,
): Fields | null {
  try {
    return v.parse(fields, JSON.parse(sessionStorage.getItem(keyOf(part)) ?? ''));
  } catch {
    return null;
  }
}

export function storeHandlingDraft(part: Part, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(part));
    else sessionStorage.setItem(keyOf(part), JSON.stringify(draft));
  } catch {
    // A reload then loses the draft.
  }
}

/** The next person who logs in must not see the drafts. */
export const forgetHandlingDrafts = () => parts.forEach((part) => storeHandlingDraft(part, null));
