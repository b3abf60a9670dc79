/** Saved replies that are being written or changed, by the reply's id. */
import * as v from 'valibot';
import { createStoredRecord } from './stored-record';

const replyDraftSchema = v.object({
  /** The words when the change began. Null for a new reply. */
  before: v.nullable(v.string()),
  body: v.string(),
});

export type ReplyDraft = v.InferOutput<typeof replyDraftSchema>;

const drafts = createStoredRecord('office-reply-drafts', replyDraftSchema);

export const useReplyDrafts = drafts.useEntries;

/** Null when it was saved or given up. */
export const keepReplyDraft = (id: string, draft: ReplyDraft | null): void => drafts.edit(id, () => draft);

export const forgetReplyDrafts = drafts.forget;
