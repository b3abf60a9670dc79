/** Changes of the call settings that were not applied yet, by part of the settings. */
import * as v from 'valibot';
import type { CallHandling } from '../api/queries';
import { createStoredRecord } from './stored-record';

/** The changed fields, even if incomplete. A version before this one may have known others. */
type UnappliedChanges = Readonly<Record<string, unknown>>;

const drafts = createStoredRecord<UnappliedChanges>(
  'office-settings-drafts',
  v.record(v.string(), v.unknown()),
);

export const readUnappliedChanges = (part: keyof CallHandling): UnappliedChanges | null =>
  drafts.read()[part] ?? null;

/** Null when all are applied or discarded. */
export const keepUnappliedChanges = (part: keyof CallHandling, changes: UnappliedChanges | null): void =>
  drafts.edit(part, () => changes);

export const forgetSettingsDrafts = drafts.forget;
