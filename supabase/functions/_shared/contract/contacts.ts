/** What the office knows about a contact beside the conversation, and who takes care of them. */
import * as v from 'valibot';
import { readEmail } from '../domain/email.ts';
import { onOneLine, makeStorable } from '../domain/text.ts';
import { type ActionSchemas, problem, staffAction, success } from './action.ts';
import { companyName, contactName } from './conversations.ts';
import * as fields from './fields.ts';
import { direction, messageMedia, textBlock } from './messages.ts';
import { permission } from './permission.ts';

/** Longest place, in characters; column `contacts.place` has the same limit. */
export const maxPlaceLength = 300;

/** Longest pinned note, in characters; column `contacts.pinned_note` has the same limit. */
export const maxPinnedNoteLength = 500;

const optional = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.union([v.pipe(v.string(), v.trim(), v.literal('')), schema]);

/** How each detail is read, by its name. Empty removes it. */
export const contactDetails = {
  name: contactName,
  company: companyName,
  email: v.message(
    optional(v.pipe(v.string(), v.transform(readEmail), v.string())),
    problem('invalid_email', 'This is not an email address.'),
  ),
  phoneExtension: v.message(
    optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{1,8}$/))),
    problem('invalid_extension', 'An extension has up to 8 digits.'),
  ),
  place: v.pipe(v.string(), v.transform(onOneLine), fields.upTo(maxPlaceLength, 'place_too_long', 'A place')),
  pinnedNote: v.pipe(
    v.string(),
    v.trim(),
    fields.upTo(maxPinnedNoteLength, 'note_too_long', 'A pinned note'),
  ),
} as const;

/** A detail that can be edited. */
export type ContactDetail = keyof typeof contactDetails;

const detailNames = [
  'name',
  'company',
  'email',
  'phoneExtension',
  'place',
  'pinnedNote',
] as const satisfies ContactDetail[];

const contact = v.object({
  /** The contact's address, as in the conversation. */
  otherNumber: v.string(),
  name: fields.maybeText,
  company: fields.maybeText,
  email: fields.maybeText,
  /** What to dial after the number, as digits. */
  phoneExtension: fields.maybeText,
  /** Where their machines stand: a street address, or how to find the place. */
  place: fields.maybeText,
  /** What everybody has to know about them, such as the code of a gate. */
  pinnedNote: fields.maybeText,
  /** The member who takes care of them. Null: nobody. */
  assignedTo: fields.maybeText,
  /** Null when they may be texted. */
  textBlock: fields.maybeKnown(textBlock),
  /** Why they may be texted. Null when nothing is known. */
  permission: fields.maybeKnown(permission),
  /** The name of whoever noted the permission. Null for one that nobody noted. */
  permissionNotedBy: fields.maybeText,
  /** Further contacts of the same name and company. */
  others: v.optional(v.array(v.object({ otherNumber: v.string() })), []),
});

export type Contact = v.InferOutput<typeof contact>;

/** A picture or document of the conversation. `getMedia` has its bytes. */
const listedFile = v.object({
  messageId: v.string(),
  /** Its position in the message, from 0. */
  index: v.number(),
  direction,
  at: fields.moment,
  ...messageMedia.entries,
});

export type ListedFile = v.InferOutput<typeof listedFile>;

export const noContact = problem('no_contact', 'There is no such contact.', 404);

export const changedMeanwhile = problem(
  'changed',
  'Somebody else has changed this meanwhile. Look at it and save again.',
  409,
);

export const noMember = problem('no_member', 'Choose somebody who has access to the office.');

export const contactActions = {
  getContact: staffAction(v.object({ contact: fields.otherParty }), v.object({ contact })),
  /**
   * Changes one detail of a contact; an empty value removes it. Answers 409 `changed`, with the stored `value`, when
   * that is no longer `before`. May be repeated.
   */
  saveContactDetail: staffAction(
    v.object({
      contact: fields.otherParty,
      field: v.picklist(detailNames, problem('invalid_field', 'Choose which detail to change.')),
      /** What the caller saw there. Null and left out stand for nothing. */
      before: v.optional(v.nullable(fields.storedText), null),
      value: v.pipe(v.string(problem('invalid_detail', 'Say what to save.')), v.transform(makeStorable)),
    }),
    v.object({ ...success.entries, value: fields.maybeText }),
  ),
  /** A page of the files that came or were sent with texts and requests, newest first. */
  getFiles: staffAction(
    v.object({
      contact: fields.otherParty,
      /** `earlierCursor` of the page before. Left out for the newest page. */
      before: v.optional(fields.pageCursor),
    }),
    v.object({ files: v.array(listedFile), earlierCursor: fields.maybeText }),
  ),
  /** Marks the conversation as unread. Answers 409 `listed_apart` for one that is listed only under Suspected. */
  setUnread: staffAction(v.object({ contact: fields.otherParty }), success),
  /** Says who takes care of the conversation. Null: nobody. */
  assign: staffAction(
    v.object({ contact: fields.otherParty, memberId: v.nullable(fields.rowId(noMember)) }),
    success,
  ),
} satisfies ActionSchemas;
