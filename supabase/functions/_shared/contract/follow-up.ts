/** Team notes, outcomes of requests, blocking, and the export and import of contacts. */
import * as v from 'valibot';
import { onOneLine } from '../text.ts';
import { type ActionSchemas, adminAction, problem, staffAction, success } from './action.ts';
import * as fields from './fields.ts';

/** The outcomes of a quote request. */
export const requestOutcomes = ['new', 'quoted', 'won', 'lost'] as const;

/** Longest note on an outcome, in characters; column `outcome_note` has the same limit. */
export const maxOutcomeNoteLength = 200;

/** Longest note about a contact, in characters; column `body` of `contact_notes` has the same limit. */
export const maxNoteLength = 2000;

export const quoteFollowUp = v.object({ outcome: v.picklist(requestOutcomes), note: fields.maybeText });

export type QuoteFollowUp = v.InferOutput<typeof quoteFollowUp>;

/** What the team has written down about a contact. It is never sent. */
export const contactNote = v.object({
  id: v.string(),
  body: v.string(),
  /** Who wrote it; null when the account is gone. */
  author: fields.maybeText,
  createdAt: fields.moment,
  /** Whether the caller may delete it. */
  isDeletable: fields.flag,
});

export type ContactNote = v.InferOutput<typeof contactNote>;

/** The figures of the last 30 days' quote requests. */
export const requestFigures = v.object({
  received: v.number(),
  won: v.number(),
  /** Seconds until our first text or call. Null when no request was answered. */
  medianAnswer: fields.maybe(v.number()),
});

export type RequestFigures = v.InferOutput<typeof requestFigures>;

export const noRequest = problem('no_request', 'There is no such request.', 404);
export const noNote = problem('no_note', 'There is no such note.', 404);

const noText = problem('empty_note', 'Please write a note.');

const noteUpTo = (most: number) => fields.upTo(most, 'note_too_long', 'The note');

/** The most rows in one request, to keep it small. */
export const rowsPerImport = 100;

const listedContact = v.object({
  /** A number, a sender name or an e-mail address. */
  address: v.string(),
  name: fields.maybeText,
  /** Null when they may not be texted. */
  textingAllowedBy: fields.maybe(v.picklist(['text', 'form', 'phone', 'person'])),
  permissionNote: fields.maybeText,
  optedOut: fields.flag,
  isBlocked: fields.flag,
  lastMessage: v.string(),
  /** Null when there are no texts yet. */
  lastMessageAt: fields.maybeMoment,
});

export type ListedContact = v.InferOutput<typeof listedContact>;

const importedRow = v.object({
  outcome: v.picklist(['created', 'renamed', 'unchanged', 'refused']),
  /** Why it was refused. */
  reason: fields.maybeText,
});

export type ImportedRow = v.InferOutput<typeof importedRow>;

export const followUpActions = {
  /** Sets the outcome of the quote request with this message id. An empty note removes the note. */
  setRequestOutcome: staffAction(
    v.object({
      messageId: fields.rowId(noRequest),
      outcome: v.picklist(requestOutcomes, problem('invalid_outcome', 'Choose new, quoted, won or lost.')),
      note: v.pipe(v.string(noText), v.transform(onOneLine), noteUpTo(maxOutcomeNoteLength)),
    }),
    success,
  ),
  /** Adds a note about a contact. Repeating it with the same `id` adds no second note. */
  addNote: staffAction(
    v.object({
      id: fields.rowId(problem('invalid_note', 'The note’s id must be a UUID.')),
      to: fields.otherParty,
      body: v.pipe(fields.storedText, v.trim(), v.nonEmpty(noText), noteUpTo(maxNoteLength)),
    }),
    success,
  ),
  /** Deletes the caller's own note, or any note for an admin. */
  deleteNote: staffAction(v.object({ id: fields.rowId(noNote) }), success),
  /**
   * Blocks or unblocks a contact: ends their calls, lists their texts under Suspected, and stops texts and
   * calls to them.
   */
  setBlocked: adminAction(
    v.object({ isBlocked: fields.yesOrNo('Choose whether to block the contact.'), to: fields.otherParty }),
    success,
  ),
  /** A page of all contacts, in no particular order. Asking for the first page is noted in the audit log. */
  getContacts: adminAction(
    v.object({
      /** `nextCursor` of the previous page. Left out for the first page. */
      cursor: v.optional(
        fields.rowId(problem('invalid_cursor', 'This is not where a page of contacts begins.')),
      ),
    }),
    v.object({ contacts: v.array(listedContact), nextCursor: fields.maybeText }),
  ),
  /**
   * Adds and renames contacts, and answers with the result of each row in order. It never allows texts to
   * anybody.
   */
  importContacts: adminAction(
    v.object({
      rows: v.message(
        v.pipe(
          v.array(v.object({ address: fields.storedText, name: fields.storedText })),
          v.minLength(1),
          v.maxLength(rowsPerImport),
        ),
        problem('invalid_rows', `Send 1 to ${rowsPerImport} rows, each with an address and a name.`),
      ),
    }),
    v.object({ rows: v.array(importedRow) }),
  ),
} satisfies ActionSchemas;
