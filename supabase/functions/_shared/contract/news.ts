/** News for an open office from the database itself: the answer of `inbox_news`, and the broadcasts of Realtime. */
import * as v from 'valibot';
import { fieldsOf } from '../columns.ts';
import { conversationSummary } from './conversations.ts';
import * as fields from './fields.ts';
import { messageSource } from './messages.ts';

const row = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((columns) => fieldsOf(columns)),
);

/**
 * A time in UTC as PostgreSQL writes it, to the microsecond. It stays a text, because a `Date` can't tell changes
 * within one millisecond apart.
 */
const exactTime = v.pipe(v.string(), v.isoTimestamp());

const change = v.object({
  id: v.string(),
  otherNumber: v.string(),
  contactName: fields.maybeText,
  unreadCount: v.number(),
  lastSource: messageSource,
  changedAt: exactTime,
});

export type ConversationChange = v.InferOutput<typeof change>;

/** The answer of `inbox_news`. Times are by the database's clock. */
export const inboxNews = v.pipe(
  row,
  v.object({
    asOf: exactTime,
    /** Unread texts and requests over all conversations. */
    unread: v.number(),
    /** The topic on which Realtime broadcasts changes. Null when the backend has no Realtime. */
    realtimeTopic: fields.maybeText,
    /** When a call last changed; null when there are no calls. */
    callsChangedAt: fields.maybe(exactTime),
    /** The conversations that changed last, latest change first. */
    changes: v.array(v.pipe(row, change)),
  }),
);

/** The broadcast `conversation`. */
export const conversationNews = v.pipe(
  row,
  v.object({
    ...change.entries,
    unreadBefore: v.number(),
    /** Its row in the list of all conversations. Null when it is listed only under Suspected. */
    listed: v.nullable(v.pipe(row, conversationSummary)),
  }),
);

/** The broadcast `call`. */
export const callNews = v.pipe(row, v.object({ otherNumber: v.string(), changedAt: exactTime }));
