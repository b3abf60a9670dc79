/** Words and links of texts about jobs that were changed and aren't saved yet, by the setting's name. */
import * as v from 'valibot';
import { createStoredRecord } from './stored-record';

const drafts = createStoredRecord('office-job-setting-drafts', v.string());

export const useJobSettingDrafts = drafts.useEntries;

/** Null when it was saved or given up. */
export const keepJobSettingDraft = (name: string, typed: string | null): void =>
  drafts.edit(name, () => typed);

export const forgetJobSettingDrafts = drafts.forget;
