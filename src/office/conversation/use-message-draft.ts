import {
  onlineManager,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { maxMessageLength } from '#functions/contract/messages';
import { introduced } from '#functions/contract/conversations';
import { type ChosenPicture, pictureActions } from '../../ui/chosen-pictures';
import { reload } from '../api/loading';
import { isOutcomeUnknown, sendMessage, uploadPicture } from '../api/mutations';
import { conversationsKey } from '../api/queries';
import { showToast } from '../shared/toast';
import { editDraftText, useDraftTexts } from './draft-texts';

type Attempt = {
  /** The idempotency key. */
  key: string;
  body: string;
  /** The storage paths of its pictures. */
  paths: string[];
  /** `unclear`: the text may have been sent. */
  state: 'pending' | 'failed' | 'unclear';
};

/** What a draft has besides its text: pictures, and the last send attempt that hasn't succeeded. */
type Extras = { pictures: readonly ChosenPicture[]; attempt: Attempt | null };
type Draft = Extras & { text: string };

const noExtras: Extras = { pictures: [], attempt: null };

/** In the query cache, so that attached pictures survive a switch to another conversation. */
const extrasQuery = (otherNumber: string) =>
  queryOptions<Extras>({ queryKey: ['draft', otherNumber], queryFn: skipToken, gcTime: Infinity });

/** The last attempt, if it was for exactly this text and these pictures. */
function attemptAt({ text, pictures, attempt }: Draft): Attempt | null {
  const paths = pictures.map(({ content }) => content);
  const isSame = attempt?.body === text.trim() && String(attempt.paths) === String(paths);
  return isSame ? attempt : null;
}

const isSending = ({ attempt }: Draft) => attempt?.state === 'pending';

function isSendable(draft: Draft): boolean {
  const { text, pictures } = draft;
  const isEmpty = text.trim() === '' && pictures.length === 0;
  const areReady = pictures.every(({ content }) => content !== null);
  return !isSending(draft) && !isEmpty && areReady && text.length <= maxMessageLength;
}

/** The toast after a failure without a reason. */
const failed = 'Failed to send message';

/** What was typed after `sent` while that was being sent. The whole text if it doesn't begin with `sent`. */
function leftOf(text: string, sent: string): string {
  const written = text.trimStart();
  return written.startsWith(sent) ? written.slice(sent.length).trimStart() : text;
}

/** The unsent message to a number, and the actions on it. */
export function useMessageDraft(otherNumber: string) {
  const queryClient = useQueryClient();
  const { queryKey } = extrasQuery(otherNumber);
  const { data: extras = noExtras } = useQuery(extrasQuery(otherNumber));
  const text = useDraftTexts()[otherNumber] ?? '';
  const draft: Draft = { ...extras, text };

  const change = (edit: (known: Extras) => Partial<Extras>) =>
    queryClient.setQueryData(queryKey, (known = noExtras) => ({ ...known, ...edit(known) }));

  const sending = useMutation({
    mutationFn: ({ from, key, body, paths }: Attempt & { from: string }) =>
      sendMessage({
        from,
        to: otherNumber,
        body,
        idempotencyKey: key,
        ...(paths.length > 0 && { media: paths.map((path) => ({ path })) }),
      }),
    onSuccess: (_nothing, { body, paths }) => {
      editDraftText(otherNumber, (written) => leftOf(written, body));
      change(({ pictures }) => ({
        pictures: pictures.filter(({ content }) => content === null || !paths.includes(content)),
        attempt: null,
      }));
    },
    onError: (error) => {
      const state = isOutcomeUnknown(error) ? 'unclear' : 'failed';
      change(({ attempt }) => ({ attempt: attempt && { ...attempt, state } }));
      // The server has stored a row for it, so the conversation shows its status.
      return state === 'unclear' ? reload(queryClient, conversationsKey) : undefined;
    },
    meta: { done: 'Message sent', failed, reloads: [conversationsKey] },
  });

  return {
    ...draft,
    isSending: isSending(draft),
    isSendable: isSendable(draft),
    /** How the last attempt with this content failed. Null when there was none. */
    failure: isSending(draft) ? null : (attemptAt(draft)?.state ?? null),
    write: (written: string) => editDraftText(otherNumber, () => written),
    ...pictureActions(
      (edit) => change(({ pictures }) => ({ pictures: edit(pictures) })),
      (small, id) => uploadPicture(`${id}.jpg`, small),
      'Not uploaded. Check the connection and retry.',
    ),
    /** Sends it from the business number, which is null when none is saved. Success clears the draft. */
    send(businessNumber: string | null) {
      // Reads the latest state, because a second Enter may come before React has rendered the first one.
      const current: Draft = { ...(queryClient.getQueryData(queryKey) ?? noExtras), text };
      if (!isSendable(current)) return;
      if (businessNumber === null) return showToast.error('Please configure a phone number first');
      const last = attemptAt(current);
      const attempt: Attempt = {
        key: last?.state === 'unclear' ? last.key : crypto.randomUUID(),
        body: text.trim(),
        paths: current.pictures.flatMap(({ content }) => content ?? []),
        state: 'pending',
      };
      if (!onlineManager.isOnline()) {
        // Nothing is asked, so an earlier attempt is as unclear as it was.
        change(() => ({ attempt: { ...attempt, state: last?.state ?? 'failed' } }));
        return showToast.error(failed);
      }
      change(() => ({ attempt }));
      sending.mutate({ ...attempt, from: businessNumber });
    },
    /** Clears the draft if it has the same text as a message that is being retried. */
    drop: (body: string) => {
      const isSame =
        [text.trim(), introduced(text)].includes(body.trim()) &&
        // With different pictures it is a different message.
        (draft.pictures.length === 0 || attemptAt(draft) !== null);
      if (!isSame || isSending(draft)) return;
      editDraftText(otherNumber, () => '');
      change(() => noExtras);
    },
  };
}
