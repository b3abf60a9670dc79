import {
  onlineManager,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type Message, hasFailed, isNotConfirmed, maxMessageLength } from '#functions/contract/messages';
import { introduced } from '#functions/contract/conversations';
import { pictureActions } from '../../ui/chosen-pictures';
import { reload } from '../api/loading';
import { isOutcomeUnknown, sendMessage, uploadPicture } from '../api/mutations';
import { conversationsKey } from '../api/queries';
import { showToast } from '../shared/toast';
import { editDraftText, useDraftTexts } from './draft-texts';
import {
  type Attempt,
  type Draft,
  type Pictures,
  attemptAt,
  draftOf,
  editAttempt,
  isEmpty,
  isSending,
  running,
} from './send-attempt';

/** In the query cache, so that attached pictures survive a switch to another conversation. */
const picturesQuery = (otherNumber: string) =>
  queryOptions<Pictures>({ queryKey: ['draft', otherNumber], queryFn: skipToken, gcTime: Infinity });

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
  const editPictures = (edit: (pictures: Pictures) => Pictures) =>
    queryClient.setQueryData(queryKey, (before = []) => edit(before));
  const setState = (key: string, state: Attempt['state']) =>
    editAttempt(otherNumber, (attempt) => (attempt?.key === key ? { ...attempt, state } : attempt));

  /** Clears what has been sent, unless another attempt has taken its place. */
  function clearSent({ key, body, paths }: Attempt) {
    if (latest().attempt?.key !== key) return;
    editDraftText(otherNumber, (written) => leftOf(written, body));
    editPictures((all) => all.filter(({ content }) => content === null || !paths.includes(content)));
    editAttempt(otherNumber, () => null);
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
    onSuccess: (_nothing, attempt) => clearSent(attempt),
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
      editAttempt(otherNumber, () => attempt);
      sending.mutate({ ...attempt, isRepeat, from: businessNumber });
    },
    /** Ends the attempt once its message in the conversation says what became of it. */
    settle(message: Message) {
      if (draft.attempt === null || isNotConfirmed(message)) return;
      if (hasFailed(message) && !message.isRetried) setState(message.id, 'failed');
      else clearSent(draft.attempt);
    },
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
