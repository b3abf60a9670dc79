/** Send attempts, stored beside the draft's text, because a reload and other tabs must repeat the same one. */
import * as v from 'valibot';
import type { ChosenPicture } from '../../ui/chosen-pictures';
import { draftTexts, editDraftText } from './draft-texts';

const attemptSchema = v.object({
  /** The idempotency key, which becomes the id of the message. */
  key: v.string(),
  body: v.string(),
  /** The storage paths of its pictures. */
  paths: v.array(v.string()),
  /** `unclear`: the text may have been sent. */
  state: v.picklist(['pending', 'failed', 'unclear']),
});

export type Attempt = v.InferOutput<typeof attemptSchema>;
export type Pictures = readonly ChosenPicture[];

/** `attempt`: the last one, until it is known to have succeeded. */
export type Draft = { text: string; pictures: Pictures; attempt: Attempt | null };

const nameOf = (otherNumber: string) => `attempt to ${otherNumber}`;
const storedAttempt = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), attemptSchema)), null);

export function editAttempt(otherNumber: string, edit: (attempt: Attempt | null) => Attempt | null): void {
  editDraftText(nameOf(otherNumber), (stored) => {
    const attempt = edit(v.parse(storedAttempt, stored));
    return attempt ? JSON.stringify(attempt) : '';
  });
}

/** The keys of the attempts that this page is sending. */
export const running = new Set<string>();

/** The draft to a number, as it is now unless `texts` are given. */
export function draftOf(otherNumber: string, pictures: Pictures = [], texts = draftTexts()): Draft {
  const stored = v.parse(storedAttempt, texts[nameOf(otherNumber)] ?? null);
  // The page that began it may be gone.
  const isLeft = stored?.state === 'pending' && !running.has(stored.key);
  const attempt: Attempt | null = isLeft ? { ...stored, state: 'unclear' } : stored;
  return { text: texts[otherNumber] ?? '', pictures, attempt };
}

export const isSending = ({ attempt }: Draft) => attempt?.state === 'pending';

export const isEmpty = ({ text, pictures }: Draft) => text.trim() === '' && pictures.length === 0;

/** The last attempt, if it was for exactly this text and these pictures. A reload loses the pictures. */
export function attemptAt(draft: Draft): Attempt | null {
  const { text, pictures, attempt } = draft;
  const paths = pictures.map(({ content }) => content);
  const arePicturesSame = paths.length === 0 || String(attempt?.paths) === String(paths);
  return attempt?.body === text.trim() && arePicturesSame && !isEmpty(draft) ? attempt : null;
}
