/** Text messages and the files that come with them. */
import * as v from 'valibot';
import { type ActionSchemas, file, problem, staffAction, success } from './action.ts';
import * as fields from './fields.ts';
import { quoteFollowUp } from './follow-up.ts';

/** The most pictures in one text. Carriers cut or refuse larger messages. */
export const maxSentPictures = 5;

/** Longest text Twilio accepts for one message, in characters (Messages resource, `Body`). */
export const maxMessageLength = 1600;

export const direction = v.picklist(['inbound', 'outbound']);

export type Direction = v.InferOutput<typeof direction>;

/**
 * Why nobody may text this person. `no_consent`: they neither texted us nor agreed to texts; `no_phone`: we
 * only have an e-mail address.
 */
export const textBlock = v.picklist([
  'blocked',
  'opted_out',
  'opted_out_by_office',
  'no_consent',
  'no_phone',
]);

export type TextBlock = v.InferOutput<typeof textBlock>;

/** `web`: a quote request from the site's form. `auto`: an automatic text, see {@link occasions}. */
export const messageSource = v.fallback(v.picklist(['sms', 'web', 'auto']), 'sms');

/**
 * What an automatic text answers: a missed call, a text while the business is closed, or a text with one of
 * the emergency words.
 */
const occasions = ['missed_call', 'closed', 'emergency'] as const;

export type Occasion = (typeof occasions)[number];

/**
 * `pending`: stored, not yet accepted by Twilio; `unknown`: Twilio's answer was lost, so it may or may not
 * have been sent. The others are Twilio's statuses.
 */
const messageStatus = v.picklist([
  'pending',
  'unknown',
  'accepted',
  'queued',
  'sending',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'received',
]);

export const messageStatuses = messageStatus.options;

export type MessageStatus = v.InferOutput<typeof messageStatus>;

/** A file of a message, in the order they came or were sent. */
const messageMedia = v.object({
  /**
   * `picture`: an image that browsers show safely; `file`: may only be saved; `withheld`: not passed on,
   * because it may contain a program.
   */
  kind: v.fallback(v.picklist(['picture', 'file', 'withheld']), 'withheld'),
  contentType: v.string(),
  /** The suggested name for saving it. */
  fileName: v.string(),
});

export type MessageMedia = v.InferOutput<typeof messageMedia>;

export const message = v.object({
  id: v.string(),
  /** Our number that received or sent it. Null when there is none, as for web requests. */
  businessNumber: fields.maybeText,
  direction,
  body: v.string(),
  created_at: fields.moment,
  /** Null when unknown. */
  status: fields.maybeKnown(messageStatus),
  /** Twilio's error code, when delivery failed. */
  errorCode: fields.maybe(v.number()),
  /** A sentence for the user: why it did not arrive and what to do. Null unless it failed. */
  failure: fields.maybeText,
  /** True when it failed and was sent again as a separate message. */
  isRetried: fields.flag,
  source: messageSource,
  /** Null unless it is an automatic text. */
  occasion: fields.maybeKnown(v.picklist(occasions)),
  /** The e-mail address of the user who sent it. Null when it was not sent by a user. */
  sentBy: fields.maybeText,
  media: v.optional(v.array(messageMedia), []),
  /** The follow-up of a quote request. Null for other messages. */
  request: fields.maybeKnown(quoteFollowUp),
});

export type Message = v.InferOutput<typeof message>;

/** Whether it is unknown if Twilio has a text of ours. */
export const isNotConfirmed = ({ status }: Pick<Message, 'status'>) =>
  status === 'pending' || status === 'unknown';

/** Whether a text of ours reached nobody. */
export const hasFailed = ({ status }: { status: string | null }) =>
  status === 'failed' || status === 'undelivered';

/**
 * What a run added or updated: incoming texts, statuses of our texts, and calls. `setAside` counts rows that
 * could not be stored; `isComplete` is false when more is left for the next run.
 */
const reconciled = v.object({
  ...success.entries,
  texts: v.number(),
  statuses: v.number(),
  calls: v.number(),
  setAside: fields.count,
  isComplete: v.optional(v.boolean(), true),
});

/** The answer to a text that Twilio has not confirmed: it may or may not have been sent. */
const notConfirmed = v.object({
  success: v.literal(false),
  error: v.string(),
  code: v.literal('not_confirmed'),
});

/** Folders are allowed. No part begins with a dot, so no path leaves the bucket. */
const pictureName = /^(?=.{1,200}$)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

const tooLong = problem('message_too_long', `A message can have ${maxMessageLength} characters at most.`);
const tooMany = problem('too_many_pictures', `A message can have ${maxSentPictures} pictures at most.`);
const invalidPicture = problem('invalid_picture', 'Name each picture as it was uploaded.');
const picture = v.object({ path: v.pipe(v.string(), v.regex(pictureName), fields.format('picture')) });

const invalidFile = problem('invalid_file', 'Name a message and which of its files.');

export const messageActions = {
  /**
   * Sends a text from the number that the person texted. Answers 202 with {@link notConfirmed} when it is
   * unknown whether Twilio has it; retry with the same key then.
   */
  sendMessage: staffAction(
    v.object({
      /** May be empty only with pictures, or when it repeats a text that had only pictures. */
      body: v.pipe(fields.storedText, v.maxLength(maxMessageLength, tooLong)),
      /** Our number: the saved one, or the one that the person texted. */
      from: fields.phone('number of the business', 'our number'),
      to: fields.phone('number of the recipient'),
      idempotencyKey: v.optional(
        fields.rowId(problem('invalid_idempotency_key', 'The idempotency key must be named by a UUID.')),
      ),
      /** The failed message to repeat, with its pictures. Each message is repeated at most once. */
      retryOf: v.optional(
        fields.rowId(problem('invalid_retry', 'The message to repeat must be named by a UUID.')),
      ),
      /** Pictures by their paths in the storage bucket `message-media`. */
      media: v.optional(
        v.pipe(v.message(v.array(picture), invalidPicture), v.maxLength(maxSentPictures, tooMany)),
        [],
      ),
    }),
    v.variant('success', [v.object({ ...success.entries, message }), notConfirmed]),
  ),
  /** A file of a message. `index` is its position in `media`, from 0. */
  getMedia: staffAction(
    v.object({
      messageId: fields.rowId(invalidFile),
      index: v.message(v.pipe(v.number(), v.integer(), v.minValue(0)), invalidFile),
    }),
    file,
  ),
  /**
   * Compares Twilio's lists with what is stored and adds what no webhook delivered. Safe to repeat. The
   * scheduled job calls it with the secret key.
   */
  reconcile: staffAction(v.object({}), reconciled),
} satisfies ActionSchemas;
