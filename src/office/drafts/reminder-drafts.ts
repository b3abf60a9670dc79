/** Notes of reminders that were typed and aren't saved yet, by contact. */
import * as v from 'valibot';
import { createStoredRecord } from './stored-record';

const drafts = createStoredRecord('office-reminder-drafts', v.string());

/** The note that was typed for a contact's reminder. Null while it is the saved one. */
export const useReminderDraft = (address: string): string | null => drafts.useEntries()[address] ?? null;

export const keepReminderDraft = (address: string, typed: string | null): void =>
  drafts.edit(address, () => typed);

export const forgetReminderDrafts = drafts.forget;
