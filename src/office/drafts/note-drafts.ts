/** Unsaved team notes, by contact. */
import * as v from 'valibot';
import { createStoredRecord } from './stored-record';

const noteDraftSchema = v.object({
  text: v.string(),
  /** The id under which exactly this text was tried to be saved. Null before that. */
  id: v.nullable(v.string()),
});

type NoteDraft = v.InferOutput<typeof noteDraftSchema>;

const drafts = createStoredRecord('office-note-drafts', noteDraftSchema);

const blank: NoteDraft = { text: '', id: null };

export const useNoteDraft = (address: string): NoteDraft => drafts.useEntries()[address] ?? blank;

/** A changed text is a new note, so it loses its id. */
export const writeNoteDraft = (address: string, text: string): void =>
  drafts.edit(address, () => (text === '' ? null : { text, id: null }));

export const keepNoteId = (address: string, id: string): void =>
  drafts.edit(address, (draft) => draft && { ...draft, id });

export const forgetNoteDrafts = drafts.forget;
