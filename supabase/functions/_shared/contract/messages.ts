/** Text messages and the files that come with them. */
import * as v from 'valibot';
import { type ActionSchemas, file, problem, staffAction, success } from './action.ts';
import * as fields from './fields.ts';
import { quoteFollowUp } from './follow-up.ts';

/** The most pictures in one text. Carriers cut or refuse larger messages. */
export const maxSentPictures = 5;

/** Twilio's limit for the files of one text together ("Media resource"), in bytes. */
export const maxSentBytes = 5_000_000;

/** Longest text Twilio accepts for one message, in characters (Messages resource, `Body`). */
export const maxMessageLength = 1600;

/** Said of a text whose fate Twilio has not told yet. */
export const notConfirmedYet = 'Not confirmed yet: this text may or may not have been sent.';

/** The same where the text can be sent again, under the same key. */
export const notConfirmedRepeatable = `${notConfirmedYet} If you send it again, the customer still gets it only once.`;

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
 * the emergency words. Or the reminder of a visit.
 */
const occasions = ['missed_call', 'closed', 'emergency', 'reminder'] as const;

export type Occasion = (typeof occasions)[number];

/**
 * `pending`: stored, not yet accepted by Twilio; `unknown`: Twilio's answer was lost, so it may or may not
 * have been sent; `scheduled`: stored, to be sent at `sendAt`. The others are Twilio's statuses.
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
  'scheduled',
]);

export const messageStatuses = messageStatus.options;

export type MessageStatus = v.InferOutput<typeof messageStatus>;

/** A file of a message, in the order they came or were sent. */
export const messageMedia = v.object({
  /**
   * `picture`: an image that browsers show safely; `file`: may only be saved; `withheld`: not passed on,
   * because it may contain a program.
   */
  kind: v.fallback(v.picklist(['picture', 'file', 'withheld']), 'withheld'),
  contentType: v.string(),
  /** What a browser that knows this content type can play. Null for anything else. */
  plays: fields.maybeKnown(v.picklist(['video', 'sound'])),
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
  /** Null unless it is scheduled. */
  sendAt: fields.maybeMoment,
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
  /** What the others call that user. Null likewise. */
  author: fields.maybeText,
  media: v.optional(v.array(messageMedia), []),
  /** True while it may be an opt-out in the contact's own words and nobody has decided about it. */
  mayBeOptOut: fields.flag,
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
export const notConfirmed = v.object({
  success: v.literal(false),
  error: v.string(),
  code: v.literal('not_confirmed'),
});

const minuteMs = 60_000;
const yearMs = 366 * 24 * 60 * minuteMs;
/** A clock that is a little behind ours would refuse "in one minute". */
const toleranceMs = 5_000;

const invalidSendAt = problem('invalid_time', 'Choose a time from one minute to one year ahead.');

/** When to send a text: at least a minute and at most a year ahead. */
export const sendAt = v.pipe(
  fields.instant(invalidSendAt),
  v.check((at) => {
    const aheadMs = Date.parse(at) - Date.now();
    return aheadMs >= minuteMs - toleranceMs && aheadMs <= yearMs;
  }, invalidSendAt),
);

/** Folders are allowed. No part begins with a dot, so no path leaves the bucket. */
const pictureName = /^(?=.{1,200}$)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

const tooLong = problem('message_too_long', `A message can have ${maxMessageLength} characters at most.`);
const tooMany = problem(
  'too_many_pictures',
  `A message can have ${maxSentPictures} pictures and documents at most.`,
);
const invalidPicture = problem('invalid_picture', 'Name each picture or document as it was uploaded.');
const picture = v.object({ path: v.pipe(v.string(), v.regex(pictureName), fields.format('picture')) });

const invalidFile = problem('invalid_file', 'Name a message and which of its files.');

export const messageActions = {
  /**
   * Sends a text from the number that the person texted. Answers 202 with {@link notConfirmed} when it is
   * unknown whether Twilio has it; retry with the same key then. With `sendAt` it is stored and sent at that time.
   */
  sendMessage: staffAction(
    v.object({
      /** May be empty only with pictures, or when it repeats a text that had only pictures. */
      body: v.pipe(fields.storedText, v.maxLength(maxMessageLength, tooLong)),
      /** Our number: the saved one, or the one that the person texted. */
      from: fields.ourNumber('number of the business'),
      to: fields.phone('number of the recipient'),
      idempotencyKey: v.optional(
        fields.rowId(problem('invalid_idempotency_key', 'The idempotency key must be named by a UUID.')),
      ),
      /** The failed message to repeat, with its pictures. Each message is repeated at most once. */
      retryOf: v.optional(
        fields.rowId(problem('invalid_retry', 'The message to repeat must be named by a UUID.')),
      ),
      /**
       * Pictures and PDF documents by their paths in the storage bucket `message-media`, 5 MB together. A document
       * is saved under the last part of its path.
       */
      media: v.optional(
        v.pipe(v.message(v.array(picture), invalidPicture), v.maxLength(maxSentPictures, tooMany)),
        [],
      ),
      sendAt: v.optional(sendAt),
      /** With `sendAt`: it is dropped when the customer writes or calls first. */
      unlessAnswered: v.optional(fields.yesOrNo('Say whether it depends on an answer.'), false),
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
