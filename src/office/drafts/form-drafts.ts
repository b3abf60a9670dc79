/** What was typed into the forms of jobs and machines and isn't saved yet, by form. */
import * as v from 'valibot';
import { createStoredRecord } from './stored-record';

const formDraftSchema = v.object({
  /** The fields that were changed. */
  typed: v.record(v.string(), v.string()),
  /** All fields as they were stored when the typing began. */
  before: v.record(v.string(), v.string()),
  /** The state of the row then. Null for a new one. */
  updatedAt: v.nullable(v.string()),
  /** The id of a new row, so that saving it again makes no second one. */
  id: v.string(),
});

export type FormDraft = v.InferOutput<typeof formDraftSchema>;

const drafts = createStoredRecord('office-form-drafts', formDraftSchema);

/** The draft of one form. Null while nothing is typed. */
export function useFormDraft(name: string) {
  return {
    draft: drafts.useEntries()[name] ?? null,
    keep: (draft: FormDraft) => drafts.edit(name, () => draft),
    forget: () => drafts.edit(name, () => null),
  };
}

export const forgetFormDrafts = drafts.forget;
