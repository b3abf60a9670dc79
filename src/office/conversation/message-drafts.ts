import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { maxMessageLength } from '../../../supabase/functions/_shared/contract/messages';
import { introduced } from '../../../supabase/functions/_shared/contract/start-conversation';
import type { ChosenPicture } from '../../ui/picture-list';
import { failureSentence } from '../api/client';
import { isOutcomeUnknown, sendMessage } from '../api/mutations';
import { reloadConversations } from '../inbox/conversation-loading';
import { showToast } from '../shared/toast';
import { pathOf, pictureActions } from './draft-pictures';
import { followOtherTabs, storeTexts, storedTexts } from './draft-storage';

type Attempt = {
  /** The idempotency key. */
  key: string;
  body: string;
  /** The storage paths of its pictures. */
  paths: string[];
  /** `unclear`: the text may have gone out. */
  state: 'pending' | 'failed' | 'unclear';
};

/** The unsent text and pictures for one number, and the last send attempt that hasn't succeeded. */
type Draft = { text: string; pictures: readonly ChosenPicture[]; attempt: Attempt | null };

const emptyDraft: Draft = { text: '', pictures: [], attempt: null };

/** The last attempt, if it was for exactly this text and these pictures. */
function attemptAt({ text, pictures, attempt }: Draft): Attempt | null {
  const isSame = attempt?.body === text.trim() && String(attempt.paths) === String(pictures.map(pathOf));
  return isSame ? attempt : null;
}

const isSending = ({ attempt }: Draft) => attempt?.state === 'pending';

function isSendable(draft: Draft): boolean {
  const { text, pictures } = draft;
  const isEmpty = text.trim() === '' && pictures.length === 0;
  return (
    !isSending(draft) &&
    !isEmpty &&
    text.length <= maxMessageLength &&
    pictures.every(({ isReady }) => isReady)
  );
}

/** The rest of a draft after `sent` was sent: what was typed after it in the meantime. */
function leftOf(text: string, sent: string): string {
  const written = text.trimStart();
  return written.startsWith(sent) ? written.slice(sent.length).trimStart() : text;
}

type Drafts = ReadonlyMap<string, Draft>;

/** The drafts with the given stored texts. */
function withTexts(drafts: Drafts, texts: ReadonlyMap<string, string>): Drafts {
  const numbers = new Set([...drafts.keys(), ...texts.keys()]);
  return new Map(
    [...numbers].map((number) => [
      number,
      { ...(drafts.get(number) ?? emptyDraft), text: texts.get(number) ?? '' },
    ]),
  );
}

/** Drafts whose texts survive a reload and stay in sync with other browser tabs. */
function useStoredDrafts() {
  const [drafts, setDrafts] = useState<Drafts>(() => withTexts(new Map(), storedTexts()));
  const stored = useRef(drafts);

  useEffect(() => {
    const texts = [...drafts].map(([otherNumber, { text }]) => [otherNumber, text] as const);
    storeTexts(
      new Map(texts.filter(([otherNumber, text]) => stored.current.get(otherNumber)?.text !== text)),
    );
    stored.current = drafts;
  }, [drafts]);

  useEffect(() => followOtherTabs((texts) => setDrafts((known) => withTexts(known, texts))), []);

  const change = (otherNumber: string, edit: (draft: Draft) => Draft) =>
    setDrafts((known) => new Map(known).set(otherNumber, edit(known.get(otherNumber) ?? emptyDraft)));
  return { drafts, change };
}

export type MessageDrafts = ReturnType<typeof useMessageDrafts>;

/** The drafts of all conversations. Lives above the tabs, so that leaving one loses nothing typed. */
export function useMessageDrafts() {
  const { drafts, change } = useStoredDrafts();
  const queryClient = useQueryClient();

  const sending = useMutation({
    mutationFn: ({ from, to, key, body, paths }: Attempt & { from: string; to: string }) =>
      sendMessage({
        from,
        to,
        body,
        idempotencyKey: key,
        ...(paths.length > 0 && { media: paths.map((path) => ({ path })) }),
      }),
    onSuccess: (_nothing, { to, body, paths }) => {
      change(to, ({ text, pictures }) => ({
        text: leftOf(text, body),
        pictures: pictures.filter((picture) => !paths.includes(pathOf(picture))),
        attempt: null,
      }));
      showToast.success('Message sent');
      return reloadConversations(queryClient);
    },
    onError: (error, { to }) => {
      const state = isOutcomeUnknown(error) ? 'unclear' : 'failed';
      change(to, (draft) => ({ ...draft, attempt: draft.attempt && { ...draft.attempt, state } }));
      showToast.error(failureSentence(error, 'Failed to send message'));
      // The server has stored a row for it, so the conversation shows its status.
      return state === 'unclear' ? reloadConversations(queryClient) : undefined;
    },
  });

  function draftTo(otherNumber: string) {
    const draft = drafts.get(otherNumber) ?? emptyDraft;
    return {
      ...draft,
      isSending: isSending(draft),
      isSendable: isSendable(draft),
      /** How the last attempt with this content failed. Null when there was none. */
      failure: isSending(draft) ? null : (attemptAt(draft)?.state ?? null),
    };
  }

  return {
    draftTo,
    write: (otherNumber: string, text: string) => change(otherNumber, (draft) => ({ ...draft, text })),
    ...pictureActions((otherNumber, edit) =>
      change(otherNumber, (draft) => ({ ...draft, pictures: edit(draft.pictures) })),
    ),
    /** Clears a draft that has the same text as a message that is being retried. */
    drop: (otherNumber: string, body: string) =>
      change(otherNumber, (draft) =>
        [draft.text.trim(), introduced(draft.text)].includes(body.trim()) &&
        // With different pictures it is a different message.
        (draft.pictures.length === 0 || attemptAt(draft) !== null) &&
        !isSending(draft)
          ? emptyDraft
          : draft,
      ),
    /**
     * Sends the draft from the business number (null: none is saved). The draft is cleared on success and
     * kept on failure.
     */
    send(otherNumber: string, businessNumber: string | null) {
      const draft = drafts.get(otherNumber) ?? emptyDraft;
      if (!isSendable(draft)) return;
      if (businessNumber === null) return showToast.error('Please configure a phone number first');
      const last = attemptAt(draft);
      const attempt: Attempt = {
        key: last?.state === 'unclear' ? last.key : crypto.randomUUID(),
        body: draft.text.trim(),
        paths: draft.pictures.map(pathOf),
        state: 'pending',
      };
      change(otherNumber, (known) => ({ ...known, attempt }));
      sending.mutate({ ...attempt, from: businessNumber, to: otherNumber });
    },
  };
}
