import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { maxMessageLength } from '../../../supabase/functions/_shared/contract/messages';
import { introduced } from '../../../supabase/functions/_shared/contract/start-conversation';
import { failureSentence } from '../api/client';
import { showToast } from '../shared/toast';
import { type DraftTexts, followOtherTabs, storeTexts, storedTexts } from './draft-storage';
import { reloadConversations } from '../inbox/conversation-loading';
import { isOutcomeUnknown, sendMessage } from '../api/mutations';
import type { ChosenPicture } from '../../ui/picture-list';
import { mediaOf, pathOf, pictureActions, type PictureActions } from './draft-pictures';

/** What is being written to one number. */
export type Draft = {
  text: string;
  pictures: readonly ChosenPicture[];
  isSending: boolean;
  /** True when the last attempt at this text didn't end well. */
  hasFailed: boolean;
  /** Key of an attempt at exactly this text, with these pictures, that may have gone through; null when there was none. */
  attemptKey: string | null;
};

const emptyDraft: Draft = { text: '', pictures: [], isSending: false, hasFailed: false, attemptKey: null };

export type MessageDrafts = PictureActions & {
  draftTo: (otherNumber: string) => Draft;
  write: (otherNumber: string, text: string) => void;
  /** Takes a draft away that says the same as a text which is being sent again from elsewhere. */
  drop: (otherNumber: string, body: string) => void;
  /** Sends the draft from a number, null when none is saved. It is cleared on success and stays on failure. */
  send: (otherNumber: string, businessNumber: string | null) => void;
};

export function isSendable(draft: Draft): boolean {
  const { text, pictures, isSending } = draft;
  const isEmpty = text.trim() === '' && pictures.length === 0;
  return (
    !isSending && !isEmpty && text.length <= maxMessageLength && pictures.every(({ isReady }) => isReady)
  );
}

/** Another text is another message: the key of an earlier attempt must not swallow it. */
const edited = ({ text, pictures, isSending }: Draft): Draft => ({
  ...emptyDraft,
  text,
  pictures,
  isSending,
});

type Drafts = ReadonlyMap<string, Draft>;

const draftsOf = (texts: DraftTexts): Drafts =>
  new Map([...texts].map(([otherNumber, text]) => [otherNumber, { ...emptyDraft, text }]));

/** What is written now where another tab wrote something else. What is on its way here stays so. */
function following(known: Drafts, texts: DraftTexts): Drafts {
  const followed = new Map(known);
  for (const otherNumber of new Set([...known.keys(), ...texts.keys()])) {
    const draft = known.get(otherNumber) ?? emptyDraft;
    const text = texts.get(otherNumber) ?? '';
    if (draft.text !== text) followed.set(otherNumber, { ...edited(draft), text });
  }
  return followed;
}

/** What is left of a draft once a text of it was sent: what was written behind it meanwhile. */
function leftOf(text: string, sent: string): string {
  const written = text.trimStart();
  return written.startsWith(sent) ? written.slice(sent.length).trimStart() : text;
}

/** Keeps the stored drafts as these are, and these as other tabs store theirs. */
function useStorage(drafts: Drafts, setDrafts: Dispatch<SetStateAction<Drafts>>): void {
  const stored = useRef(drafts);

  useEffect(() => {
    const before = stored.current;
    const changed = [...drafts].filter(([otherNumber, { text }]) => before.get(otherNumber)?.text !== text);
    storeTexts(new Map(changed.map(([otherNumber, { text }]) => [otherNumber, text])));
    stored.current = drafts;
  }, [drafts]);

  useEffect(() => followOtherTabs((texts) => setDrafts((known) => following(known, texts))), [setDrafts]);
}

/** The drafts of all conversations. Lives above the tabs, so that leaving one loses nothing typed. */
export function useMessageDrafts(): MessageDrafts {
  const [drafts, setDrafts] = useState(() => draftsOf(storedTexts()));
  const queryClient = useQueryClient();

  const draftTo = (otherNumber: string) => drafts.get(otherNumber) ?? emptyDraft;
  const change = (otherNumber: string, edit: (draft: Draft) => Draft) =>
    setDrafts((known) => new Map(known).set(otherNumber, edit(known.get(otherNumber) ?? emptyDraft)));
  const put = (otherNumber: string, changes: Partial<Draft>) =>
    change(otherNumber, (draft) => ({ ...draft, ...changes }));

  useStorage(drafts, setDrafts);

  const sending = useMutation({
    mutationFn: ({ media, ...text }: Parameters<typeof sendMessage>[0] & { media: { path: string }[] }) =>
      sendMessage(media.length > 0 ? { ...text, media } : text),
    onSuccess: (_nothing, { to, body, media }) => {
      change(to, ({ text, pictures }) => ({
        ...emptyDraft,
        text: leftOf(text, body),
        pictures: pictures.filter((picture) => !media.some(({ path }) => path === pathOf(picture))),
      }));
      showToast.success('Message sent');
      return reloadConversations(queryClient);
    },
    onError: (error, { to, body, media, idempotencyKey }) => {
      const attemptKey = isOutcomeUnknown(error) ? idempotencyKey : null;
      change(to, (draft) =>
        draft.text.trim() === body &&
        String(draft.pictures.map(pathOf)) === String(media.map(({ path }) => path))
          ? { ...draft, isSending: false, hasFailed: true, attemptKey }
          : { ...edited(draft), isSending: false },
      );
      showToast.error(failureSentence(error, 'Failed to send message'));
      // The conversation has a row of it, and says how it stands.
      return attemptKey === null ? undefined : reloadConversations(queryClient);
    },
  });

  return {
    draftTo,
    write: (otherNumber, text) => change(otherNumber, (draft) => ({ ...edited(draft), text })),
    ...pictureActions((otherNumber, edit) =>
      change(otherNumber, (draft) => ({ ...edited(draft), pictures: edit(draft.pictures) })),
    ),
    drop: (otherNumber, body) =>
      change(otherNumber, (draft) =>
        [draft.text.trim(), introduced(draft.text)].includes(body.trim()) &&
        // Other pictures than those that failed are another message.
        (draft.pictures.length === 0 || draft.hasFailed) &&
        !draft.isSending
          ? emptyDraft
          : draft,
      ),
    send(otherNumber, businessNumber) {
      const draft = draftTo(otherNumber);
      if (!isSendable(draft)) return;
      if (businessNumber === null) {
        showToast.error('Please configure a phone number first');
        return;
      }
      const idempotencyKey = draft.attemptKey ?? crypto.randomUUID();
      put(otherNumber, { isSending: true });
      const body = draft.text.trim();
      const media = mediaOf(draft.pictures);
      sending.mutate({ from: businessNumber, to: otherNumber, body, media, idempotencyKey });
    },
  };
}
