/** All contacts at once: as a file, and from one. */
import * as v from 'valibot';
import { type ActionSchemas } from './action.ts';
import { flag, maybe, maybeMoment, maybeText, rowId, storedText } from './fields.ts';
import { problem } from './problem.ts';

/** One request brings at most so many rows, so that it stays small. */
export const rowsPerImport = 100;

const listedContact = v.object({
  /** A number, a sender name or an e-mail address. */
  address: v.string(),
  name: maybeText,
  /** Null: they may not be texted. */
  textingAllowedBy: maybe(v.picklist(['text', 'form', 'phone', 'person'])),
  permissionNote: maybeText,
  optedOut: flag,
  isBlocked: flag,
  lastMessage: v.string(),
  /** Null: nobody has texted yet. */
  lastMessageAt: maybeMoment,
});

export type ListedContact = v.InferOutput<typeof listedContact>;

export const importedRow = v.object({
  outcome: v.picklist(['created', 'renamed', 'unchanged', 'refused']),
  /** Why it was refused. */
  reason: maybeText,
});

export type ImportedRow = v.InferOutput<typeof importedRow>;

const invalidRows = problem(
  'invalid_rows',
  `Send 1 to ${rowsPerImport} rows, each with an address and a name.`,
);

export const contactListActions = {
  /** A page of all contacts, in no order. The first page writes a line of the audit log. */
  getContacts: {
    request: v.object({
      /** `nextCursor` of the page before; left out for the first. */
      cursor: v.optional(rowId(problem('invalid_cursor', 'This is not where a page of contacts begins.'))),
    }),
    answer: v.object({ contacts: v.array(listedContact), nextCursor: maybeText }),
  },
  /** Adds and renames contacts; answers each row, in their order. Never says that somebody may be texted. */
  importContacts: {
    request: v.object({
      rows: v.pipe(
        v.array(v.object({ address: storedText, name: storedText }, invalidRows), invalidRows),
        v.minLength(1, invalidRows),
        v.maxLength(rowsPerImport, invalidRows),
      ),
    }),
    answer: v.object({ rows: v.array(importedRow) }),
  },
} satisfies ActionSchemas;
