/** Text messages and the files that come with them. */
import * as v from 'valibot';
import { type ActionSchemas, file, nothing, staff, success } from './action.ts';
import { count, flag, format, maybe, maybeText, moment, phone, rowId, storedText } from './fields.ts';
import { quoteFollowUp } from './follow-up.ts';
import { problem } from './problem.ts';

/** Pictures of one text of ours. Carriers cut or refuse larger ones. */
export const maxSentPictures = 5;

/** Longest text Twilio accepts for one message, in characters (Messages resource, `Body`). */
export const maxMessageLength = 1600;

export const direction = v.picklist(['inbound', 'outbound']);

export type Direction = v.InferOutput<typeof direction>;

/**
 * Why nobody may text this person: they are blocked, which ends calls too; they said STOP; the office marked them as opted out; they neither
 * texted nor agreed to texts; or there is no number, only an e-mail address.
 */
export const textBlock = v.picklist([
  'blocked',
  'opted_out',
  'opted_out_by_office',
  'no_consent',
  'no_phone',
]);

export type TextBlock = v.InferOutput<typeof textBlock>;

/** `web`: a quote request sent from the site's form. `auto`: sent by itself, see {@link occasions}. */
const source = v.picklist(['sms', 'web', 'auto']);

export const messageSource = v.fallback(source, 'sms');

/**
 * What an automatic text answers: a missed call, a text while the business is closed, or a text with one of
 * the emergency words.
 */
const occasions = ['missed_call', 'closed', 'emergency'] as const;

export type Occasion = (typeof occasions)[number];

/**
 * Where a message stands. `pending`: stored, not yet accepted by Twilio. `unknown`: Twilio's
 * answer was lost, so it may or may not have been sent. The rest are Twilio's own words.
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
   * `picture`: `getMedia` answers it as an image that browsers show safely. `file`: `getMedia` answers it
   * for saving only. `withheld`: of a kind that is not passed on (it may hold a program), to be looked at
   * in Twilio's console.
   */
  kind: v.fallback(v.picklist(['picture', 'file', 'withheld']), 'withheld'),
  contentType: v.string(),
  /** To save it under. */
  fileName: v.string(),
});

export type MessageMedia = v.InferOutput<typeof messageMedia>;

export const message = v.object({
  id: v.string(),
  /** Our number that it came to or left from; null when there was none. */
  businessNumber: maybeText,
  direction,
  body: v.string(),
  created_at: moment,
  /** Null when unknown. */
  status: maybe(messageStatus),
  /** Twilio's error code, when delivery failed. */
  errorCode: maybe(v.number()),
  /** Why it did not arrive and what to do, for a person; null unless it failed. */
  failure: maybeText,
  /** True when it failed and was sent again as a separate message. */
  isRetried: flag,
  source: messageSource,
  /** Null unless it was sent by itself. */
  occasion: maybe(v.picklist(occasions)),
  /** The e-mail address of the user who sent it. Null when no user of the office did. */
  sentBy: maybeText,
  media: v.optional(v.array(messageMedia), []),
  /** What became of the quote request that it is; null for any other. */
  request: maybe(quoteFollowUp),
});

export type Message = v.InferOutput<typeof message>;

/**
 * What a run added: texts that came in, texts of ours that have come further than we knew, and calls. Rows
 * that could not be stored are set aside. `isComplete` is false when there was more than one run may take.
 */
const reconciled = v.object({
  ...success.entries,
  texts: v.number(),
  statuses: v.number(),
  calls: v.number(),
  setAside: count,
  isComplete: v.fallback(v.boolean(), true),
});

export type Reconciled = v.InferOutput<typeof reconciled>;

/** The answer to a text that Twilio has not confirmed: it may or may not have been sent. */
const notConfirmed = v.object({
  success: v.literal(false),
  error: v.string(),
  code: v.literal('not_confirmed'),
});

/** Folders are allowed; no part begins with a dot, so no name leads out of the bucket. */
const pictureName = /^(?=.{1,200}$)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const invalidPicture = problem('invalid_picture', 'Name each picture as it was uploaded.');

const invalidFile = problem('invalid_file', 'Name a message and which of its files.');

export const messageActions = {
  /**
   * Sends a text, from the number that the person wrote to. Answers status 202 with {@link notConfirmed}
   * when nobody knows yet whether Twilio has it; the same key may then be used again.
   */
  sendMessage: {
    roles: staff,
    request: v.object({
      /** Empty only with pictures, or when it repeats a text of pictures alone. */
      body: v.pipe(
        storedText,
        v.maxLength(
          maxMessageLength,
          problem('message_too_long', `A message can have ${maxMessageLength} characters at most.`),
        ),
      ),
      /** Our number as the caller knows it: the saved one, or the one that the person wrote to. */
      from: phone(
        problem('invalid_number', 'The number of the business is not a valid phone number.'),
        'our number',
      ),
      to: phone(problem('invalid_number', 'The number of the recipient is not a valid phone number.')),
      idempotencyKey: v.optional(
        rowId(problem('invalid_idempotency_key', 'The idempotency key must be named by a UUID.')),
      ),
      /**
       * The failed message that this one repeats, with its pictures. Each is repeated once, however often this
       * is asked.
       */
      retryOf: v.optional(rowId(problem('invalid_retry', 'The message to repeat must be named by a UUID.'))),
      /** Its pictures, by their names in the storage bucket `message-media`. */
      media: v.optional(
        v.pipe(
          v.array(
            v.object(
              {
                path: v.pipe(
                  v.string(invalidPicture),
                  v.regex(pictureName, invalidPicture),
                  format('picture'),
                ),
              },
              invalidPicture,
            ),
            invalidPicture,
          ),
          v.maxLength(
            maxSentPictures,
            problem('too_many_pictures', `A message can have ${maxSentPictures} pictures at most.`),
          ),
        ),
        [],
      ),
    }),
    answer: v.variant('success', [v.object({ ...success.entries, message }), notConfirmed]),
  },
  /** A file of a message: `index` counts its `media` from 0. */
  getMedia: {
    roles: staff,
    request: v.object({
      messageId: rowId(invalidFile),
      index: v.pipe(v.number(invalidFile), v.integer(invalidFile), v.minValue(0, invalidFile)),
    }),
    answer: file,
  },
  /**
   * Compares Twilio's lists with what is stored and adds what webhooks failed to deliver. Safe to repeat;
   * the scheduled job calls it with the secret key.
   */
  reconcile: { roles: staff, request: nothing, answer: reconciled },
} satisfies ActionSchemas;
