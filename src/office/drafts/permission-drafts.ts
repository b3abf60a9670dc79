/** What was entered to start a conversation, by contact. */
import * as v from 'valibot';
import { permissionHows } from '#functions/contract/permission';
import { createStoredRecord } from './stored-record';

const permissionDraftSchema = v.object({
  /** Null when the contact is known, or while no number was entered. */
  number: v.nullable(v.string()),
  name: v.string(),
  how: v.picklist(permissionHows),
  note: v.string(),
});

type PermissionDraft = v.InferOutput<typeof permissionDraftSchema>;

const drafts = createStoredRecord('office-permission-drafts', permissionDraftSchema);

const blank: PermissionDraft = { number: null, name: '', how: 'phone', note: '' };

/** The name of the entries for somebody whose number is not known yet. */
const somebodyNew = 'new';

/** The entries for a contact, or with null for somebody new. */
export function usePermissionDraft(contact: string | null) {
  const name = contact ?? somebodyNew;
  return {
    entered: drafts.useEntries()[name] ?? blank,
    enter: (changed: Partial<PermissionDraft>) =>
      drafts.edit(name, (before) => ({ ...(before ?? blank), ...changed })),
    forget: () => drafts.edit(name, () => null),
  };
}

export const forgetPermissionDrafts = drafts.forget;
