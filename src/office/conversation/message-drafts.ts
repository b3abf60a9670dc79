import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { maxMessageLength } from '../../../supabase/functions/_shared/contract';
import { failureSentence } from '../api/client';
import { showToast } from '../../ui/toast';
import { reloadConversations } from '../inbox/conversation-loading';
import { isOutcomeUnknown, sendMessage } from '../api/mutations';

/** What is being written to one number. */
export type Draft = {
  text: string;
  isSending: boolean;
  /** True when the last attempt at this text didn't end well. */
  hasFailed: boolean;
  /** Key of an attempt at exactly this text that may have gone through; null when there was none. */
  attemptKey: string | null;
};

const emptyDraft: Draft = { text: '', isSending: false, hasFailed: false, attemptKey: null };

export type MessageDrafts = {
  draftTo: (otherNumber: string) => Draft;
  write: (otherNumber: string, text: string) => void;
  /** Sends the draft from a number, null when none is saved. It is cleared on success and stays on failure. */
  send: (otherNumber: string, businessNumber: string | null) => void;
};

export function isSendable(draft: Draft): boolean {
  return !draft.isSending && draft.text.trim() !== '' && draft.text.length <= maxMessageLength;
}

/** Where texts not yet sent outlive a reload. */
const storageKey = 'office-drafts';

/** Storage can be full, forbidden or somebody else's: a draft is then kept on the page alone. */
function storedDrafts(): ReadonlyMap<string, Draft> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return new Map();
    const texts = Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    );
    return new Map(texts.map(([otherNumber, text]) => [otherNumber, { ...emptyDraft, text }]));
  } catch {
    return new Map();
  }
}

function storeDrafts(drafts: ReadonlyMap<string, Draft>): void {
  const texts = [...drafts].flatMap(([otherNumber, { text }]) => (text === '' ? [] : [[otherNumber, text]]));
  try {
    if (texts.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(texts)));
  } catch {
    // See storedDrafts.
  }
}

/** Whoever signs out leaves nothing behind. */
export function forgetDrafts(): void {
  storeDrafts(new Map());
}

/** The drafts of all conversations. Lives above the tabs, so that leaving one loses nothing typed. */
export function useMessageDrafts(): MessageDrafts {
  const [drafts, setDrafts] = useState(storedDrafts);
  const queryClient = useQueryClient();

  const draftTo = (otherNumber: string) => drafts.get(otherNumber) ?? emptyDraft;
  const put = (otherNumber: string, changes: Partial<Draft>) =>
    setDrafts((known) =>
      new Map(known).set(otherNumber, { ...(known.get(otherNumber) ?? emptyDraft), ...changes }),
    );

  useEffect(() => storeDrafts(drafts), [drafts]);

  const sending = useMutation({
    mutationFn: sendMessage,
    onSuccess: (_nothing, { to }) => {
      put(to, emptyDraft);
      showToast.success('Message sent');
      return reloadConversations(queryClient);
    },
    onError: (error, { to, idempotencyKey }) => {
      const attemptKey = isOutcomeUnknown(error) ? idempotencyKey : null;
      put(to, { isSending: false, hasFailed: true, attemptKey });
      showToast.error(failureSentence(error, 'Failed to send message'));
      // The conversation has a row of it, and says how it stands.
      return attemptKey === null ? undefined : reloadConversations(queryClient);
    },
  });

  return {
    draftTo,
    // Another text is another message: the key of an earlier attempt must not swallow it.
    write: (otherNumber, text) => put(otherNumber, { ...emptyDraft, text }),
    send(otherNumber, businessNumber) {
      const draft = draftTo(otherNumber);
      if (!isSendable(draft)) return;
      if (businessNumber === null) {
        showToast.error('Please configure a phone number first');
        return;
      }
      const idempotencyKey = draft.attemptKey ?? crypto.randomUUID();
      put(otherNumber, { isSending: true });
      sending.mutate({ from: businessNumber, to: otherNumber, body: draft.text.trim(), idempotencyKey });
    },
  };
}
