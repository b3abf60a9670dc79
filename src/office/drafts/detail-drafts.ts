/** Details of contacts that were typed and not saved yet. */
import * as v from 'valibot';
import { createStoredRecord } from './stored-record';

const detailDraftSchema = v.object({
  typed: v.string(),
  /** What was stored when the typing began. */
  before: v.nullable(v.string()),
});

const drafts = createStoredRecord('office-detail-drafts', detailDraftSchema);

/** What was typed for one detail of a contact. */
export function useDetailDraft(address: string, field: string) {
  const name = `${address} ${field}`;
  return {
    draft: drafts.useEntries()[name] ?? null,
    write: (typed: string, before: string | null) => drafts.edit(name, () => ({ typed, before })),
    forget: () => drafts.edit(name, () => null),
  };
}

export const forgetDetailDrafts = drafts.forget;
