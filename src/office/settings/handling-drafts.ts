/** What is not applied yet of the call handling, for the time of a reload. Storage may be full or forbidden. */
import * as v from 'valibot';
import type { CallHandling } from '../api/queries';

type Part = keyof CallHandling;

const parts: readonly Part[] = ['schedule', 'missedCalls', 'answers'];
const keyOf = (part: Part) => `office-${part}`;

/** Null when there is none, or none that can be read. */
export function keptDraft<Fields>(part: Part, fields: v.GenericSchema<object, Fields>): Fields | null {
  try {
    return v.parse(fields, JSON.parse(sessionStorage.getItem(keyOf(part)) ?? ''));
  } catch {
    return null;
  }
}

export function keepDraft(part: Part, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(part));
    else sessionStorage.setItem(keyOf(part), JSON.stringify(draft));
  } catch {
    // Then a reload forgets it.
  }
}

/** The next person who logs in here must not see them. */
export const forgetHandlingDrafts = () => parts.forEach((part) => keepDraft(part, null));
