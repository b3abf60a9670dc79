/** Texts to be sent later, and the office's reminders. */
import * as v from 'valibot';
import { type ActionSchemas, problem, staffAction, success } from './action.ts';
import * as fields from './fields.ts';
import { maxMessageLength, sendAt } from './messages.ts';

/** Longest note of a reminder, in characters; column `reminders.note` has the same limit. */
const maxReminderNoteLength = 500;

export const noScheduledText = problem('no_message', 'There is no such text to send later.', 404);
const invalidReminder = problem('invalid_time', 'Choose when to be reminded.');

export const scheduledTextActions = {
  /** Cancels a text that waits. Answers 409 `already_sent` once it has been begun. */
  cancelScheduled: staffAction(v.object({ messageId: fields.rowId(noScheduledText) }), success),
  /** Changes a text that waits; what is left out stays. One that was held waits for its time again. */
  changeScheduled: staffAction(
    v.object({
      messageId: fields.rowId(noScheduledText),
      body: v.optional(
        v.pipe(
          fields.storedText,
          v.maxLength(
            maxMessageLength,
            problem('message_too_long', `A message can have ${maxMessageLength} characters at most.`),
          ),
        ),
      ),
      sendAt: v.optional(sendAt),
      unlessAnswered: v.optional(fields.yesOrNo('Say whether it depends on an answer.')),
    }),
    success,
  ),
  /** Has the office reminded of a conversation at that time. Null removes the reminder. */
  setReminder: staffAction(
    v.object({
      contact: fields.otherParty,
      at: v.nullable(fields.instant(invalidReminder)),
      /** Only if the customer has neither written nor called by then. */
      onlyIfUnanswered: v.optional(fields.yesOrNo('Say whether it depends on an answer.'), false),
      note: fields.maybeLine('The note', maxReminderNoteLength),
    }),
    success,
  ),
  /** Sends the texts whose time has come. The scheduled job calls it with the secret key. */
  sendScheduled: staffAction(v.object({}), v.object({ ...success.entries, sent: fields.count })),
} satisfies ActionSchemas;
