import {
  onlineManager,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import * as v from 'valibot';
import { type Message, hasFailed, isNotConfirmed, maxMessageLength } from '#functions/contract/messages';
import { introduced } from '#functions/contract/conversations';
import { type ChosenPicture, pictureActions } from '../../ui/chosen-pictures';
import { reload } from '../api/loading';
import { isOutcomeUnknown, sendMessage, uploadPicture } from '../api/mutations';
import { conversationQuery, conversationsKey } from '../api/queries';
import { showToast } from '../shared/toast';
import { draftTexts, editDraftText, picturesName, useDraftTexts } from './draft-texts';

const attemptSchema = v.object({
  /** The idempotency key, which becomes the id of the message. */
  key: v.string(),
  body: v.string(),
  /** The storage paths of its pictures. */
  paths: v.array(v.string()),
  /** `unclear`: the text may have been sent. */
  state: v.picklist(['pending', 'failed', 'unclear']),
});

type Attempt = v.InferOutput<typeof attemptSchema>;
type Pictures = readonly ChosenPicture[];

/** `attempt`: the last one, until it is known to have succeeded. */
type Draft = { text: string; pictures: Pictures; attempt: Attempt | null };

/** Stored beside the text, because a reload and other tabs must repeat the same attempt. */
const attemptName = (otherNumber: string) => `attempt to ${otherNumber}`;
const storedAttempt = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), attemptSchema)), null);

function editAttempt(otherNumber: string, edit: (attempt: Attempt | null) => Attempt | null): void {
  editDraftText(attemptName(otherNumber), (stored) => {
    const attempt = edit(v.parse(storedAttempt, stored));
    return attempt ? JSON.stringify(attempt) : '';
  });
}

/** The keys of the attempts that this page is sending. */
const running = new Set<string>();
const begun = new Set<string>();

/** True for a message that this page has begun to send since it was loaded. */
export const wasSentHere = (id: string): boolean => begun.has(id);

const storedPicture = v.object({ id: v.string(), content: v.string() });
const storedPictures = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(storedPicture)), []);
const picturesIn = (texts: Readonly<Record<string, string>>, otherNumber: string) =>
  v.parse(storedPictures, texts[picturesName(otherNumber)]);

/** The draft to a number, as it is now unless `texts` are given. */
function draftOf(otherNumber: string, chosen: Pictures = [], texts = draftTexts()): Draft {
  const kept = picturesIn(texts, otherNumber);
  // Another tab may have sent or removed those from before the reload.
  const pictures = chosen.filter(({ id, file }) => file !== null || kept.some((other) => other.id === id));
  const stored = v.parse(storedAttempt, texts[attemptName(otherNumber)] ?? null);
  // The page that began it may be gone.
  const isLeft = stored?.state === 'pending' && !running.has(stored.key);
  const attempt: Attempt | null = isLeft ? { ...stored, state: 'unclear' } : stored;
  return { text: texts[otherNumber] ?? '', pictures, attempt };
}

const isSending = ({ attempt }: Draft) => attempt?.state === 'pending';

const isEmpty = ({ text, pictures }: Draft) => text.trim() === '' && pictures.length === 0;

/** The last attempt, if it was for exactly this text and these pictures. Another tab may not show the pictures. */
function attemptAt(draft: Draft): Attempt | null {
  const { text, pictures, attempt } = draft;
  const paths = pictures.map(({ content }) => content);
  const arePicturesSame = paths.length === 0 || String(attempt?.paths) === String(paths);
  return attempt?.body === text.trim() && arePicturesSame && !isEmpty(draft) ? attempt : null;
}

/** In the query cache, so that attached pictures survive a switch to another conversation. */
const picturesQuery = (otherNumber: string) =>
  queryOptions<Pictures>({
    queryKey: ['draft', otherNumber],
    queryFn: skipToken,
    initialData: () =>
      picturesIn(draftTexts(), otherNumber).map((kept) => ({ ...kept, file: null, problem: null })),
    gcTime: Infinity,
  });

function isSendable(draft: Draft): boolean {
  const areReady = draft.pictures.every(({ content }) => content !== null);
  return !isSending(draft) && !isEmpty(draft) && areReady && draft.text.length <= maxMessageLength;
}

/** The toast after a failure without a reason. */
const failed = 'Failed to send message';

/** What was typed after `sent` while that was being sent. The whole text if it doesn't begin with `sent`. */
function leftOf(text: string, sent: string): string {
  const written = text.trimStart();
  return written.startsWith(sent) ? written.slice(sent.length).trimStart() : text;
}

/** The draft to a number, what changes it, and the mutation that sends it. */
function useDraft(otherNumber: string) {
  const queryClient = useQueryClient();
  const { queryKey } = picturesQuery(otherNumber);
  const { data: pictures } = useQuery(picturesQuery(otherNumber));
  /** The draft as it is now, which React may not have rendered yet. */
  const latest = () => draftOf(otherNumber, queryClient.getQueryData(queryKey));
  function editPictures(edit: (pictures: Pictures) => Pictures) {
    const edited = queryClient.setQueryData(queryKey, (before = []) => edit(before)) ?? [];
    const kept = edited.flatMap(({ id, content }) => (content === null ? [] : [{ id, content }]));
    editDraftText(picturesName(otherNumber), () => (kept.length === 0 ? '' : JSON.stringify(kept)));
  }
  const setState = (key: string, state: Attempt['state']) =>
    editAttempt(otherNumber, (attempt) => (attempt?.key === key ? { ...attempt, state } : attempt));

  /** Clears what has been sent, unless another attempt has taken its place. */
  function clearSent({ key, body, paths }: Attempt) {
    if (latest().attempt?.key !== key) return;
    editDraftText(otherNumber, (written) => leftOf(written, body));
    editPictures((all) => all.filter(({ content }) => content === null || !paths.includes(content)));
    editAttempt(otherNumber, () => null);
  }

  /** Adds it to the loaded conversation, so that it is on the screen until the reload. */
  function showSent(message: Message) {
    queryClient.setQueryData(conversationQuery(otherNumber).queryKey, (loaded) => {
      const [newest, ...earlier] = loaded?.pages ?? [];
      if (!loaded || !newest || newest.messages.some(({ id }) => id === message.id)) return loaded;
      return { ...loaded, pages: [{ ...newest, messages: [...newest.messages, message] }, ...earlier] };
    });
  }

  const sending = useMutation({
    mutationFn: ({ from, key, body, paths }: Attempt & { from: string; isRepeat: boolean }) =>
      sendMessage({
        from,
        to: otherNumber,
        body,
        idempotencyKey: key,
        ...(paths.length > 0 && { media: paths.map((path) => ({ path })) }),
      }),
    onSuccess: (message, attempt) => {
      showSent(message);
      clearSent(attempt);
    },
    onError: (error, { key, isRepeat }) => {
      // What refuses a repeat, such as an expired login, says nothing about the first request.
      const state = isRepeat || isOutcomeUnknown(error) ? 'unclear' : 'failed';
      setState(key, state);
      // The server has stored a row for it, so the conversation shows its status.
      return state === 'unclear' ? reload(queryClient, conversationsKey) : undefined;
    },
    onSettled: (_nothing, _error, { key }) => void running.delete(key),
    meta: { done: 'Message sent', failed, reloads: [conversationsKey] },
  });

  const draft = draftOf(otherNumber, pictures, useDraftTexts());
  return { draft, latest, editPictures, setState, clearSent, sending };
}

/** The unsent message to a number, and the actions on it. */
export function useMessageDraft(otherNumber: string) {
  const { draft, latest, editPictures, setState, clearSent, sending } = useDraft(otherNumber);
  const pictures = pictureActions(
    editPictures,
    (small, id) => uploadPicture(`${id}.jpg`, small),
    'Not uploaded. Check the connection and retry.',
  );

  return {
    ...draft,
    isSending: isSending(draft),
    isSendable: isSendable(draft),
    /** How the last attempt with this content failed. Null when there was none. */
    failure: isSending(draft) ? null : (attemptAt(draft)?.state ?? null),
    write: (written: string) => editDraftText(otherNumber, () => written),
    ...pictures,
    removePicture: (id: string) => {
      const path = draft.pictures.find((picture) => picture.id === id)?.content;
      pictures.removePicture(id);
      // Without this picture it is another message.
      if (path && !isSending(draft))
        editAttempt(otherNumber, (attempt) => (attempt?.paths.includes(path) ? null : attempt));
    },
    /** Sends it from the business number, which is null when none is saved. Success clears the draft. */
    send(businessNumber: string | null) {
      const current = latest();
      if (!isSendable(current)) return;
      if (businessNumber === null) return showToast.error('Please configure a phone number first');
      const last = attemptAt(current);
      const isRepeat = last?.state === 'unclear';
      const content = {
        key: crypto.randomUUID(),
        body: current.text.trim(),
        paths: current.pictures.flatMap(({ content: path }) => path ?? []),
      };
      const attempt: Attempt = { ...(isRepeat ? last : content), state: 'pending' };
      if (!onlineManager.isOnline()) {
        // Nothing is asked, so an earlier attempt is as unclear as it was.
        editAttempt(otherNumber, () => ({ ...attempt, state: isRepeat ? 'unclear' : 'failed' }));
        return showToast.error(failed);
      }
      running.add(attempt.key);
      begun.add(attempt.key);
      editAttempt(otherNumber, () => attempt);
      sending.mutate({ ...attempt, isRepeat, from: businessNumber });
    },
    /** Ends the attempt once its message in the conversation says what became of it. */
    settle(message: Message) {
      if (draft.attempt === null || isNotConfirmed(message)) return;
      if (hasFailed(message) && !message.isRetried) setState(message.id, 'failed');
      else clearSent(draft.attempt);
    },
    /** Has the same words repeat a text that was sent from elsewhere and may have arrived. */
    keepUnclear: (key: string, body: string) =>
      editAttempt(otherNumber, (last) => last ?? { key, body: body.trim(), paths: [], state: 'unclear' }),
    /** Clears the draft if it has the same text as a message that is being retried. */
    drop: (body: string) => {
      const isSame =
        [draft.text.trim(), introduced(draft.text)].includes(body.trim()) &&
        // With different pictures it is a different message.
        (draft.pictures.length === 0 || attemptAt(draft) !== null);
      if (!isSame || isSending(draft)) return;
      editDraftText(otherNumber, () => '');
      editPictures(() => []);
      editAttempt(otherNumber, () => null);
    },
  };
}
