/** News for an open office from the database itself: the answer of `inbox_news`, and the broadcasts of Realtime. */
import * as v from 'valibot';
import { convertToFields } from '../domain/columns.ts';
import { conversationSummary } from './conversations.ts';
import * as fields from './fields.ts';
import { messageSource } from './messages.ts';

const row = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((columns) => convertToFields(columns)),
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
  /** As in the conversation's row. */
  lastEvent: conversationSummary.entries.lastEvent,
  changedAt: exactTime,
});

/** Somebody else of the office who has this conversation open. */
const presence = v.pipe(row, v.object({ otherNumber: v.string(), memberId: v.string(), name: v.string() }));

/**
 * The answer of `note_presence`, which the office calls with `p_address` when it opens a conversation and every 15 seconds
 * in between, and with `p_is_open` false when it closes it.
 */
export const presentMembers = v.array(presence);

export type ConversationChange = v.InferOutput<typeof change>;

/** The answer of `inbox_news`. Times are by the database's clock. */
export const inboxNews = v.pipe(
  row,
  v.object({
    asOf: exactTime,
    /** Unread texts, requests and missed calls over all conversations. */
    unread: v.number(),
    /** The conversations that wait for the office. */
    waiting: v.optional(v.number(), 0),
    /** The callers whose missed calls nobody has followed up. Each call of a withheld number counts as one. */
    callsWaiting: v.optional(v.number(), 0),
    /** Who else has a conversation open now. */
    presence: v.optional(presentMembers, []),
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
    /** Whether the conversation waits for the office, and did before. */
    isWaiting: fields.flag,
    wasWaiting: fields.flag,
    /** Whether missed calls of this contact wait, and did before. */
    hasCallsWaiting: fields.flag,
    hadCallsWaiting: fields.flag,
    /** Its row in the list of all conversations. Null when it is listed only under Suspected. */
    listed: v.nullable(v.pipe(row, conversationSummary)),
  }),
);

/** The broadcast `call`. */
export const callNews = v.pipe(
  row,
  v.object({
    otherNumber: v.string(),
    changedAt: exactTime,
    /** As in the news; only with calls of withheld numbers, which have no conversation. */
    callsWaiting: fields.maybe(v.number()),
  }),
);
