/** Unsent messages, by contact. */
import * as v from 'valibot';
import { createStoredRecord } from './stored-record';

export const attemptSchema = v.object({
  /** The idempotency key, which becomes the id of the message. */
  key: v.string(),
  body: v.string(),
  /** The storage paths of its pictures. */
  paths: v.array(v.string()),
  /** `unclear`: the text may have been sent. */
  state: v.picklist(['pending', 'failed', 'unclear']),
  /** Why it failed, as a sentence. Left out when nobody has said why. */
  reason: v.optional(v.string()),
});

/** The last attempt to send a message. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

/** `content`: its path in the server's storage. */
export const uploadedPictureSchema = v.object({ id: v.string(), content: v.string() });

const messageDraftSchema = v.object({
  text: v.fallback(v.string(), ''),
  pictures: v.fallback(v.array(uploadedPictureSchema), []),
  /** Until it is known to have succeeded. Stored, because a reload and other tabs must repeat the same attempt. */
  attempt: v.fallback(v.nullable(attemptSchema), null),
});

export type StoredMessageDraft = v.InferOutput<typeof messageDraftSchema>;

const drafts = createStoredRecord('office-message-drafts', messageDraftSchema);

const blank: StoredMessageDraft = { text: '', pictures: [], attempt: null };

const isBegun = ({ text, pictures }: StoredMessageDraft) => text !== '' || pictures.length > 0;

/** The draft to a contact, as it is now. */
export const readMessageDraft = (address: string): StoredMessageDraft => drafts.read()[address] ?? blank;

/** The draft to a contact. */
export const useStoredMessageDraft = (address: string): StoredMessageDraft =>
  drafts.useEntries()[address] ?? blank;

/** Tells whether something was written to a contact, or a picture attached. */
export function useHasDraft(): (address: string) => boolean {
  const entries = drafts.useEntries();
  return (address) => isBegun(entries[address] ?? blank);
}

export function editMessageDraft(
  address: string,
  change: (draft: StoredMessageDraft) => Partial<StoredMessageDraft>,
): void {
  drafts.edit(address, (stored) => {
    const before = stored ?? blank;
    const after = { ...before, ...change(before) };
    return isBegun(after) || after.attempt !== null ? after : null;
  });
}

export const forgetMessageDrafts = drafts.forget;
