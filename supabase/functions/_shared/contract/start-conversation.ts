/** Writing first to somebody who has agreed to texts elsewhere. */
import * as v from 'valibot';
import { businessName } from '../business-name.ts';
import { type ActionSchemas, staff } from './action.ts';
import { contactName, permissionHows } from './conversations.ts';
import { phone, storedText, upTo } from './fields.ts';
import { problem } from './problem.ts';

/** Longest note on how somebody agreed, in characters; column `permission_note` has the same limit. */
export const maxPermissionNoteLength = 500;

/**
 * What the first text to somebody says at its end: who writes, and how to stop it. A plain hyphen, since a
 * dash would make carriers count the whole text double.
 */
export const introduction = `- ${businessName}. Reply STOP to opt out.`;

/** The same text, with the introduction unless it says as much itself. */
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
   * Notes that somebody agreed to texts, with who noted it and when, and opens the conversation with them.
   * Status 409 with code `opted_out` when they are not to be texted all the same. May be repeated.
   */
  startConversation: {
    roles: staff,
    request: v.object({
      /** Replaces the name that is known; left out or empty, that one stays. */
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
