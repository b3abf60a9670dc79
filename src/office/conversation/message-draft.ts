import { maxMessageLength } from '#functions/contract/messages';
import type { ChosenPicture } from '../../ui/chosen-pictures';
import type { Attempt } from '../drafts/message-drafts';

/** An unsent message as this page shows it. */
export type MessageDraft = {
  text: string;
  /** With those that are being uploaded, which are not stored. */
  pictures: readonly ChosenPicture[];
  attempt: Attempt | null;
};

const isEmpty = ({ text, pictures }: MessageDraft) => text.trim() === '' && pictures.length === 0;

export const isSending = ({ attempt }: MessageDraft): boolean => attempt?.state === 'pending';

export function isSendable(draft: MessageDraft): boolean {
  const areReady = draft.pictures.every(({ content }) => content !== null);
  return !isSending(draft) && !isEmpty(draft) && areReady && draft.text.length <= maxMessageLength;
}

/** The last attempt, if it was for exactly this text and these pictures. Another tab may not show the pictures. */
export function findAttempt(draft: MessageDraft): Attempt | null {
  const { text, pictures, attempt } = draft;
  const paths = pictures.map(({ content }) => content);
  const arePicturesSame = paths.length === 0 || String(attempt?.paths) === String(paths);
  return attempt?.body === text.trim() && arePicturesSame && !isEmpty(draft) ? attempt : null;
}

/** What was typed after `sent` while that was being sent. The whole text if it doesn't begin with `sent`. */
export function removeSentText(text: string, sent: string): string {
  const written = text.trimStart();
  return written.startsWith(sent) ? written.slice(sent.length).trimStart() : text;
}
