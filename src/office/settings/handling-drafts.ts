/**
 * Keeps unapplied call settings across a reload. Errors are ignored, because storage may be full or
 * forbidden.
 */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type CallHandling, handlingFields } from '../api/queries';

type Part = keyof CallHandling;

const keyOf = (part: string) => `office-${part}`;

/** Null when there is no stored draft or it is unreadable. */
function loadDraft<One extends Part>(part: One): CallHandling[One] | null {
  try {
    return v.parse(handlingFields[part], JSON.parse(sessionStorage.getItem(keyOf(part)) ?? ''));
  } catch {
    return null;
  }
}

function storeDraft(part: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(part));
    else sessionStorage.setItem(keyOf(part), JSON.stringify(draft));
  } catch {
    // A reload then loses the draft.
  }
}

/** The unapplied changes of a part, and their setter. Null when there are none. */
export function useHandlingDraft<One extends Part>(part: One) {
  const state = useState(() => loadDraft(part));
  const [draft] = state;
  useEffect(() => storeDraft(part, draft), [part, draft]);
  return state;
}

/** The next person who logs in must not see the drafts. */
export function forgetHandlingDrafts(): void {
  for (const part of Object.keys(handlingFields)) storeDraft(part, null);
}
