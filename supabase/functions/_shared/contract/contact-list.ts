/** Exporting and importing contacts. */
import * as v from 'valibot';
import { type ActionSchemas } from './action.ts';
import { flag, maybe, maybeMoment, maybeText, rowId, storedText } from './fields.ts';
import { problem } from './problem.ts';

/** The most rows in one request, to keep it small. */
export const rowsPerImport = 100;

const listedContact = v.object({
  /** A number, a sender name or an e-mail address. */
  address: v.string(),
  name: maybeText,
  /** Null when they may not be texted. */
  textingAllowedBy: maybe(v.picklist(['text', 'form', 'phone', 'person'])),
  permissionNote: maybeText,
  optedOut: flag,
  isBlocked: flag,
  lastMessage: v.string(),
  /** Null when there are no texts yet. */
  lastMessageAt: maybeMoment,
});

export type ListedContact = v.InferOutput<typeof listedContact>;

const importedRow = v.object({
  outcome: v.picklist(['created', 'renamed', 'unchanged', 'refused']),
  /** Why it was refused. */
  reason: maybeText,
});

export type ImportedRow = v.InferOutput<typeof importedRow>;

export const contactListActions = {
  /** A page of all contacts, in no particular order. Asking for the first page is noted in the audit log. */
  getContacts: {
    request: v.object({
      /** `nextCursor` of the previous page. Left out for the first page. */
      cursor: v.optional(rowId(problem('invalid_cursor', 'This is not where a page of contacts begins.'))),
    }),
    answer: v.object({ contacts: v.array(listedContact), nextCursor: maybeText }),
  },
  /**
   * Adds and renames contacts, and answers with the result of each row in order. It never allows texts to
   * anybody.
   */
  importContacts: {
    request: v.object({
      rows: v.message(
        v.pipe(
          v.array(v.object({ address: storedText, name: storedText })),
          v.minLength(1),
          v.maxLength(rowsPerImport),
        ),
        problem('invalid_rows', `Send 1 to ${rowsPerImport} rows, each with an address and a name.`),
      ),
    }),
    answer: v.object({ rows: v.array(importedRow) }),
  },
} satisfies ActionSchemas;
