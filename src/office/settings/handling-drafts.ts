/**
 * Keeps unapplied call settings across a reload. Errors are ignored, because storage may be full or
 * forbidden.
 */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { CallHandling } from '../api/queries';

type Part = keyof CallHandling;

const parts: readonly Part[] = ['schedule', 'missedCalls', 'answers'];
const keyOf = (part: Part) => `office-${part}`;

/** Null when there is no stored draft or it is unreadable. */
function loadDraft<Fields>(part: Part, fields: v.GenericSchema<object, Fields>): Fields | null {
  try {
    return v.parse(fields, JSON.parse(sessionStorage.getItem(keyOf(part)) ?? ''));
  } catch {
    return null;
  }
}

function storeDraft(part: Part, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(part));
    else sessionStorage.setItem(keyOf(part), JSON.stringify(draft));
  } catch {
    // A reload then loses the draft.
  }
}

/** The unapplied changes of a part, and their setter. Null when there are none. */
export function useHandlingDraft<Fields extends object>(part: Part, fields: v.GenericSchema<object, Fields>) {
  const state = useState(() => loadDraft(part, fields));
  const [draft] = state;
  useEffect(() => storeDraft(part, draft), [part, draft]);
  return state;
}

/** The next person who logs in must not see the drafts. */
export const forgetHandlingDrafts = () => parts.forEach((part) => storeDraft(part, null));
