import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { maxMessageLength } from '../../supabase/functions/_shared/contract';
import { failureSentence } from '../lib/supabase';
import { showToast } from '../lib/toast';
import { reloadConversations } from './conversation-loading';
import { isOutcomeUnknown, sendMessage } from './commands';

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
  /** From which texts are sent; null when none is saved. */
  businessNumber: string | null;
  draftTo: (otherNumber: string) => Draft;
  write: (otherNumber: string, text: string) => void;
  /** Sends the draft; it is cleared on success and stays on failure. */
  send: (otherNumber: string) => Promise<void>;
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
export function useMessageDrafts(businessNumber: string | null): MessageDrafts {
  const [drafts, setDrafts] = useState(storedDrafts);
  const queryClient = useQueryClient();

  const draftTo = (otherNumber: string) => drafts.get(otherNumber) ?? emptyDraft;
  const put = (otherNumber: string, draft: Draft) =>
    setDrafts((known) => new Map(known).set(otherNumber, draft));

  useEffect(() => storeDrafts(drafts), [drafts]);

  return {
    businessNumber,
    draftTo,
    // Another text is another message: the key of an earlier attempt must not swallow it.
    write: (otherNumber, text) => put(otherNumber, { ...emptyDraft, text }),
    async send(otherNumber) {
      const draft = draftTo(otherNumber);
      if (!isSendable(draft)) return;
      if (businessNumber === null) {
        showToast.error('Please configure a phone number first');
        return;
      }
      const idempotencyKey = draft.attemptKey ?? crypto.randomUUID();
      put(otherNumber, { ...draft, isSending: true });
      try {
        await sendMessage({ from: businessNumber, to: otherNumber, body: draft.text.trim(), idempotencyKey });
      } catch (error) {
        put(otherNumber, {
          ...draft,
          hasFailed: true,
          attemptKey: isOutcomeUnknown(error) ? idempotencyKey : null,
        });
        showToast.error(failureSentence(error, 'Failed to send message'));
        return;
      }
      put(otherNumber, emptyDraft);
      showToast.success('Message sent');
      await reloadConversations(queryClient);
    },
  };
}
