/** Why somebody may be texted. */
import * as v from 'valibot';
import { formatBusinessDate, isCalendarDate } from '../domain/business-hours.ts';
import { makeStorable } from '../domain/text.ts';
import { problem } from './action.ts';
import * as fields from './fields.ts';

/** Where the contact agreed: on the phone, on a paper or web form of the business, or in person. */
export const permissionHows = ['phone', 'form', 'person'] as const;
export type PermissionHow = (typeof permissionHows)[number];

/** How they allowed texts: as noted by the office, with the website's form, by texting us, or by a recent call. */
export const permission = v.object({
  how: v.picklist([...permissionHows, 'text', 'call']),
  /** What the office noted. Null for the website's form, a text and a call. */
  note: fields.maybeText,
  /** When it was noted, or when they sent the form, texted or called. */
  notedAt: fields.moment,
});

export type Permission = v.InferOutput<typeof permission>;

/** Longest note on how somebody agreed, in characters; column `permission_note` has the same limit. */
export const maxPermissionNoteLength = 500;

/** Longest note on how everybody in a file agreed. The day is added to it. */
export const maxImportNoteLength = 460;

/** A permission to note. `refusal` is the error when it doesn't say how, `noNote` when it has no note. */
const notedPermission = (refusal: string, maxLength: number, noNote = refusal) =>
  v.object(
    {
      how: v.picklist(permissionHows, refusal),
      note: v.pipe(
        v.string(noNote),
        v.transform(makeStorable),
        v.trim(),
        v.nonEmpty(noNote),
        fields.upTo(maxLength, 'note_too_long', 'The note'),
      ),
    },
    refusal,
  );

export const noPermission = problem(
  'no_permission',
  'Texts need permission. Say how this person agreed to them, and add a note.',
);

export const givenPermission = notedPermission(noPermission, maxPermissionNoteLength);

const noSharedPermission = problem(
  'no_permission',
  'Say how these people agreed to texts and when, and add a note.',
);

const noSharedNote = problem('no_permission', 'Add a note on what these people agreed to.');
const noDay = problem('no_permission', 'Enter the day on which these people agreed, today at the latest.');

/** How and when everybody in an imported file agreed to texts. */
export const sharedPermission = v.object(
  {
    ...notedPermission(noSharedPermission, maxImportNoteLength, noSharedNote).entries,
    /** `YYYY-MM-DD`, not after today. */
    agreedOn: v.pipe(
      v.string(noDay),
      v.check((date) => isCalendarDate(date) && date <= formatBusinessDate(new Date()), noDay),
      fields.format('date'),
    ),
  },
  noSharedPermission,
);

export type SharedPermission = v.InferOutput<typeof sharedPermission>;
