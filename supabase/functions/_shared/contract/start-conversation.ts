/** Starting a conversation with somebody who agreed to texts elsewhere. */
import * as v from 'valibot';
import { businessName } from '../business-name.ts';
import { type ActionSchemas, staff } from './action.ts';
import { contactName, permissionHows } from './conversations.ts';
import { phone, storedText, upTo } from './fields.ts';
import { problem } from './problem.ts';

/** Longest note on how somebody agreed, in characters; column `permission_note` has the same limit. */
export const maxPermissionNoteLength = 500;

/**
 * Ends the first text to a contact: who is writing, and how to stop. The hyphen is plain because a dash would
 * double the number of text segments.
 */
export const introduction = `- ${businessName}. Reply STOP to opt out.`;

/** Adds the introduction, unless the text already names the business and STOP. */
export function introduced(body: string): string {
  return body.includes(businessName) && /\bSTOP\b/.test(body)
    ? body
    : `${body.trimEnd()} ${introduction}`.trimStart();
}

const noPermission = problem(
  'no_permission',
  'Texts need permission. Say how this person agreed to them, and add a note.',
);

export const startConversationActions = {
  /**
   * Notes that somebody agreed to texts, by whom and when, and opens the conversation; may be repeated.
   * Answers 409 `opted_out` when they opted out.
   */
  startConversation: {
    roles: staff,
    request: v.object({
      /** Replaces the contact's name. When left out or empty, the name stays. */
      name: v.optional(contactName, ''),
      permission: v.object(
        {
          how: v.picklist(permissionHows, noPermission),
          note: v.pipe(
            storedText,
            v.trim(),
            v.nonEmpty(noPermission),
            upTo(
              maxPermissionNoteLength,
              problem('note_too_long', `The note can have ${maxPermissionNoteLength} characters at most.`),
            ),
          ),
        },
        noPermission,
      ),
      to: phone(problem('invalid_number', 'The number to text is not a valid phone number.')),
    }),
    answer: v.object({ conversationId: v.string() }),
  },
} satisfies ActionSchemas;
