/** Team notes, outcomes of requests, blocking, and the export and import of contacts. */
import * as v from 'valibot';
import { onOneLine } from '../domain/text.ts';
import { type ActionSchemas, adminAction, problem, staffAction, success } from './action.ts';
import * as fields from './fields.ts';
import { sharedPermission } from './permission.ts';

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
  /** The name of who wrote it; null when the account is gone. */
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
  /** The jobs of the same days. `wonCents`: what those that were won come to. */
  jobs: fields.maybe(v.object({ made: v.number(), won: v.number(), lost: v.number(), wonCents: v.number() })),
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
  company: fields.maybeText,
  /** Null when the address is the email address. */
  email: fields.maybeText,
  /** What to dial after the number, as digits. */
  phoneExtension: fields.maybeText,
  place: fields.maybeText,
  pinnedNote: fields.maybeText,
  /** Null when nothing lasting allows texts. A recent call isn't listed. */
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
  /** `updated`: another detail than the name changed. */
  outcome: v.picklist(['created', 'renamed', 'updated', 'unchanged', 'refused']),
  /** Why it was refused. */
  reason: fields.maybeText,
  /** Whether they may be texted after the import. Null when it came without a permission. */
  texting: fields.maybeKnown(v.picklist(['allowed', 'opted_out', 'blocked', 'no_phone'])),
});

export type ImportedRow = v.InferOutput<typeof importedRow>;

/** A column of an imported file. Null and missing leave the stored value. */
const importedDetail = v.optional(v.nullable(fields.storedText), null);

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
   * Adds and changes contacts, and answers with the result of each row in order. With `permission`, the caller says
   * that all of them agreed to texts; it is noted with the caller and the time, and audited. Somebody who opted out
   * stays opted out, and a permission that is known stays as it is.
   */
  importContacts: adminAction(
    v.object({
      rows: v.message(
        v.pipe(
          v.array(
            v.object({
              address: fields.storedText,
              name: fields.storedText,
              company: importedDetail,
              email: importedDetail,
              extension: importedDetail,
            }),
          ),
          v.minLength(1),
          v.maxLength(rowsPerImport),
        ),
        problem('invalid_rows', `Send 1 to ${rowsPerImport} rows, each with an address and a name.`),
      ),
      permission: v.optional(v.nullable(sharedPermission), null),
    }),
    v.object({ rows: v.array(importedRow) }),
  ),
} satisfies ActionSchemas;
