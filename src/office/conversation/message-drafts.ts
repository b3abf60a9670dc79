import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { maxMessageLength } from '../../../supabase/functions/_shared/contract/messages';
import { introduced } from '../../../supabase/functions/_shared/contract/start-conversation';
import type { ChosenPicture } from '../../ui/picture-list';
import { reload } from '../api/loading';
import { isOutcomeUnknown, sendMessage } from '../api/mutations';
import { conversationsKey } from '../api/queries';
import { showToast } from '../shared/toast';
import { pathOf, pictureActions } from './draft-pictures';
import { editDraftText, useDraftTexts } from './draft-texts';

type Attempt = {
  /** The idempotency key. */
  key: string;
  body: string;
  /** The storage paths of its pictures. */
  paths: string[];
  /** `unclear`: the text may have gone out. */
  state: 'pending' | 'failed' | 'unclear';
};

/** What a draft has besides its text: pictures, and the last send attempt that hasn't succeeded. */
type Extras = { pictures: readonly ChosenPicture[]; attempt: Attempt | null };
type Draft = Extras & { text: string };

const noExtras: Extras = { pictures: [], attempt: null };

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

const sendAttempt = ({ from, to, key, body, paths }: Attempt & { from: string; to: string }) =>
  sendMessage({
    from,
    to,
    body,
    idempotencyKey: key,
    ...(paths.length > 0 && { media: paths.map((path) => ({ path })) }),
  });

export type MessageDrafts = ReturnType<typeof useMessageDrafts>;

/** The drafts of all conversations. Lives above the tabs, so that leaving one loses nothing attached. */
export function useMessageDrafts() {
  const texts = useDraftTexts();
  const [extras, setExtras] = useState<ReadonlyMap<string, Extras>>(new Map());
  const queryClient = useQueryClient();

  const change = (otherNumber: string, edit: (known: Extras) => Extras) =>
    setExtras((all) => new Map(all).set(otherNumber, edit(all.get(otherNumber) ?? noExtras)));

  const draftOf = (otherNumber: string): Draft => ({
    ...(extras.get(otherNumber) ?? noExtras),
    text: texts.get(otherNumber) ?? '',
  });

  const sending = useMutation({
    mutationFn: sendAttempt,
    onSuccess: (_nothing, { to, body, paths }) => {
      editDraftText(to, (text) => leftOf(text, body));
      change(to, ({ pictures }) => ({
        pictures: pictures.filter((picture) => !paths.includes(pathOf(picture))),
        attempt: null,
      }));
    },
    onError: (error, { to }) => {
      const state = isOutcomeUnknown(error) ? 'unclear' : 'failed';
      change(to, (known) => ({ ...known, attempt: known.attempt && { ...known.attempt, state } }));
      // The server has stored a row for it, so the conversation shows its status.
      return state === 'unclear' ? reload(queryClient, conversationsKey) : undefined;
    },
    meta: { done: 'Message sent', failed: 'Failed to send message', reloads: [conversationsKey] },
  });

  return {
    draftTo(otherNumber: string) {
      const draft = draftOf(otherNumber);
      return {
        ...draft,
        isSending: isSending(draft),
        isSendable: isSendable(draft),
        /** How the last attempt with this content failed. Null when there was none. */
        failure: isSending(draft) ? null : (attemptAt(draft)?.state ?? null),
      };
    },
    write: (otherNumber: string, text: string) => editDraftText(otherNumber, () => text),
    ...pictureActions((otherNumber, edit) =>
      change(otherNumber, (known) => ({ ...known, pictures: edit(known.pictures) })),
    ),
    /** Clears a draft that has the same text as a message that is being retried. */
    drop(otherNumber: string, body: string) {
      const draft = draftOf(otherNumber);
      const isSame =
        [draft.text.trim(), introduced(draft.text)].includes(body.trim()) &&
        // With different pictures it is a different message.
        (draft.pictures.length === 0 || attemptAt(draft) !== null);
      if (!isSame || isSending(draft)) return;
      editDraftText(otherNumber, () => '');
      change(otherNumber, () => noExtras);
    },
    /**
     * Sends the draft from the business number (null: none is saved). The draft is cleared on success and
     * kept on failure.
     */
    send(otherNumber: string, businessNumber: string | null) {
      const draft = draftOf(otherNumber);
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
