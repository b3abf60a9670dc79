/** The saved replies. They may hold fields, which `fillReply` fills in. */
import * as v from 'valibot';
import { makeStorable } from '../domain/text.ts';
import { type ActionSchemas, problem, staffAction, success } from './action.ts';
import * as fields from './fields.ts';
import { maxMessageLength } from './messages.ts';

const savedReply = v.object({ id: v.string(), body: v.string() });

export type SavedReply = v.InferOutput<typeof savedReply>;

export const noReply = problem('no_reply', 'There is no such reply.', 404);
export const changedReply = problem(
  'changed',
  'Somebody else has changed or deleted this reply meanwhile. Load the list again.',
  409,
);
export const knownReply = problem('reply_exists', 'There is a reply with these words already.', 409);

const noWords = problem('empty_reply', 'Please write a reply.');
const invalidOrder = problem('invalid_order', 'Name the replies in their new order.');

/** More than anybody looks through. */
const maxOrdered = 500;

export const replyActions = {
  /** All of them, in the office's order. */
  getReplies: staffAction(v.object({}), v.object({ replies: v.array(savedReply) })),
  /**
   * Adds a reply at the end, or changes it. May be repeated. Answers 409 `changed` when its words are no longer
   * `before`, and 409 `reply_exists` when another one has these words.
   */
  saveReply: staffAction(
    v.object({
      id: fields.rowId(problem('invalid_reply', 'The reply’s id must be a UUID.')),
      body: v.pipe(
        v.string(noWords),
        v.transform(makeStorable),
        v.trim(),
        v.nonEmpty(noWords),
        fields.upTo(maxMessageLength, 'reply_too_long', 'A reply'),
      ),
      /** The words that the caller saw. Null and left out: the reply is new. */
      before: v.optional(v.nullable(fields.storedText), null),
    }),
    success,
  ),
  deleteReply: staffAction(v.object({ id: fields.rowId(noReply) }), success),
  /** Puts the replies in this order. Those that are not named follow in the order they had. */
  orderReplies: staffAction(
    v.object({
      ids: v.message(v.pipe(v.array(fields.uuid), v.maxLength(maxOrdered)), invalidOrder),
    }),
    success,
  ),
} satisfies ActionSchemas;
