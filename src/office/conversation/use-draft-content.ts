import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChosenPicture } from '../../ui/chosen-pictures';
import {
  type Attempt,
  type StoredMessageDraft,
  editMessageDraft,
  readMessageDraft,
  useStoredMessageDraft,
} from '../drafts/message-drafts';
import { isRunningHere } from '../drafts/page-attempts';
import { type MessageDraft, removeSentText } from './message-draft';

type Pictures = readonly ChosenPicture[];

/** In the query cache, so that attached pictures survive a switch to another conversation. */
const picturesQuery = (address: string) =>
  queryOptions<Pictures>({
    queryKey: ['draft', address],
    queryFn: skipToken,
    initialData: () =>
      readMessageDraft(address).pictures.map((kept) => ({
        ...kept,
        name: '',
        file: null,
        problem: null,
        canRetry: false,
      })),
    gcTime: Infinity,
  });

/** The draft as this page shows it: its own pictures, and what is stored. */
function combineDraft(stored: StoredMessageDraft, chosen: Pictures): MessageDraft {
  // Another tab may have sent or removed those from before the reload.
  const pictures = chosen.filter(
    ({ id, file }) => file !== null || stored.pictures.some((kept) => kept.id === id),
  );
  return { text: stored.text, pictures, attempt: stored.attempt && markLostRun(stored.attempt) };
}

/** A pending attempt of a page that may be gone is unclear. */
const markLostRun = (attempt: Attempt): Attempt =>
  attempt.state === 'pending' && !isRunningHere(attempt.key) ? { ...attempt, state: 'unclear' } : attempt;

/** What is in the unsent message to a number, and what changes it. */
export function useDraftContent(address: string) {
  const queryClient = useQueryClient();
  const { queryKey } = picturesQuery(address);
  const { data: pictures = [] } = useQuery(picturesQuery(address));
  const draft = combineDraft(useStoredMessageDraft(address), pictures);

  /** The draft as it is now, which React may not have rendered yet. */
  const readLatest = () => combineDraft(readMessageDraft(address), queryClient.getQueryData(queryKey) ?? []);

  const write = (text: string) => editMessageDraft(address, () => ({ text }));

  function editPictures(edit: (pictures: Pictures) => Pictures) {
    const edited = edit(queryClient.getQueryData(queryKey) ?? []);
    queryClient.setQueryData(queryKey, edited);
    const uploaded = edited.flatMap(({ id, content }) => (content === null ? [] : [{ id, content }]));
    editMessageDraft(address, () => ({ pictures: uploaded }));
  }

  const editAttempt = (edit: (attempt: Attempt | null) => Attempt | null) =>
    editMessageDraft(address, ({ attempt }) => ({ attempt: edit(attempt) }));

  const setState = (key: string, state: Attempt['state'], reason?: string) =>
    editAttempt((attempt) => (attempt?.key === key ? { ...attempt, state, reason } : attempt));

  /** Clears what has been sent, unless another attempt has taken its place. */
  function clearSent({ key, body, paths }: Attempt) {
    if (readLatest().attempt?.key !== key) {
      return;
    }
    editMessageDraft(address, ({ text }) => ({ text: removeSentText(text, body) }));
    editPictures((all) => all.filter(({ content }) => content === null || !paths.includes(content)));
    editAttempt(() => null);
  }

  function clear() {
    write('');
    editPictures(() => []);
    editAttempt(() => null);
  }

  return { draft, readLatest, write, editPictures, editAttempt, setState, clearSent, clear };
}
