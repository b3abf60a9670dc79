/** Texts, both ways. */
import type { Json } from '../../../database.types.ts';
import {
  messageStatuses,
  occasions,
  type Message,
  type MessageSource,
  type MessageStatus,
} from '../contract/messages.ts';
import { requestOutcomes } from '../contract/follow-up.ts';
import type { Env } from '../env.ts';
import { messageMedia, storedMedia, type StoredFile, type StoredMedia } from '../message-media.ts';
import type { PageCursor } from '../page-cursor.ts';
import { deliveryFailure } from '../twilio-errors.ts';
import { automaticTexts, limitRows } from './automatic-texts.ts';
import {
  answerOf,
  cursorAfter,
  isoTime,
  nullable,
  rowsOf,
  startAfter,
  wordOf,
  type DataApi,
  type Functions,
} from './client.ts';
import { textsAtTwilio, toStatus } from './texts-at-twilio.ts';

/** Several times what a panel shows without scrolling. */
const messagesPerPage = 100;

export type InboundMessage = {
  /** Which of our numbers, and whose. */
  businessNumber: string;
  otherNumber: string;
  body: string;
  providerSid: string;
  media: StoredMedia[];
  /** True for STOP, false for START, null for any other text. */
  optOut: boolean | null;
  /** ISO 8601; left out when it is now. */
  receivedAt?: string;
};

/** A text that an admin wants to send. `from` is our number as they know it. */
export type Outgoing = {
  from: string;
  to: string;
  body: string;
  media: StoredFile[];
  idempotencyKey: string;
  retryOf: string | null;
  /** The body instead, when it is the first text to somebody whose permission the office has noted. */
  firstBody: string;
};

type StatusChange = {
  status: MessageStatus;
  /** Our row, when the callback's address names it. */
  messageId: string | null;
  providerSid: string | null;
  errorCode: number | null;
  /** Which of our numbers it left from, when that is another than the row says. */
  businessNumber?: string;
};

/**
 * What asking to send comes to: the row is there before Twilio is asked. `begin_message` says what each
 * means.
 */
const beginOutcomes = [
  'claimed',
  'reclaimed',
  'repeated',
  'key_reused',
  'no_business_number',
  'wrong_sender',
  'no_conversation',
  'blocked',
  'opted_out',
  'no_consent',
  'not_failed',
  'limit_reached',
  'too_long',
] as const;

export function toSource(source: string): MessageSource {
  return source === 'web' || source === 'auto' ? source : 'sms';
}

type MessageRow = Functions['list_messages']['Returns'][number];

function failureOf({ status, error_code, is_at_twilio }: MessageRow): string | null {
  if (status !== 'failed' && status !== 'undelivered') return null;
  const errorCode = nullable(error_code);
  return errorCode === null && !is_at_twilio ? 'It never reached Twilio.' : deliveryFailure(errorCode);
}

function toMessage(row: MessageRow): Message {
  const errorCode = nullable(row.error_code);
  const outcome = wordOf(requestOutcomes, nullable(row.request_outcome));
  return {
    id: row.id,
    businessNumber: row.business_number,
    direction: row.direction === 'inbound' ? 'inbound' : 'outbound',
    body: row.body,
    created_at: isoTime(row.created_at),
    status: toStatus(row.status),
    errorCode,
    failure: failureOf(row),
    isRetried: row.is_retried,
    source: toSource(row.source),
    occasion: wordOf(occasions, nullable(row.occasion)),
    sentBy: nullable(row.sent_by),
    media: storedMedia(row.media).map(messageMedia),
    request: outcome === null ? null : { outcome, note: nullable(row.request_note) },
  };
}

export function messageData(client: DataApi) {
  return {
    /** A page of the texts with somebody, oldest first: the newest, or those before a row. */
    async withContact(address: string, before: PageCursor | null) {
      const rows = rowsOf(
        await client.rpc('list_messages', {
          p_address: address,
          ...startAfter(before),
          p_limit: messagesPerPage,
        }),
      );
      return { messages: rows.map(toMessage).reverse(), earlierCursor: cursorAfter(rows) };
    },

    /** The files of a message; none when there is no such message. */
    async mediaOf(messageId: string): Promise<StoredMedia[]> {
      const [row] = rowsOf(await client.from('messages').select('media').eq('id', messageId).limit(1));
      return storedMedia(row?.media);
    },

    /** Where pictures are that no message names any more. */
    unusedPictures: async () => rowsOf(await client.rpc('unused_pictures')),

    /** Stores it once, however often it is delivered. Answers whether it was new. */
    async receive(message: InboundMessage): Promise<boolean> {
      const media: Json = message.media;
      const call = client.rpc('receive_message', {
        p_business_number: message.businessNumber,
        p_address: message.otherNumber,
        p_body: message.body,
        p_provider_sid: message.providerSid,
        p_media: media,
        ...(message.optOut !== null && { p_opt_out: message.optOut }),
        ...(message.receivedAt !== undefined && { p_received_at: message.receivedAt }),
      });
      return rowsOf(await call);
    },

    /** Writes the row of a text, or finds the one that it has already. `claim` names whoever asks. */
    async begin(message: Outgoing, adminId: string, claim: string, limits: Env['textLimits']) {
      const [row] = rowsOf(
        await client.rpc('begin_message', {
          p_from: message.from,
          p_address: message.to,
          p_body: message.body,
          p_idempotency_key: message.idempotencyKey,
          p_sent_by: adminId,
          p_claim: claim,
          p_limits: limitRows(limits),
          p_first_body: message.firstBody,
          p_media: message.media,
          ...(message.retryOf !== null && { p_retry_of: message.retryOf }),
        }),
      );
      const outcome = wordOf(beginOutcomes, row?.outcome ?? null);
      if (row === undefined || outcome === null) throw new Error('begin_message answered no outcome');
      const media = storedMedia(row.media).flatMap((file) => ('bucket' in file ? [file] : []));
      return { ...row, outcome, status: wordOf(messageStatuses, row.status), media };
    },

    /**
     * Only ever moves a message on; a message that is not ours is left alone. Answers how far it is then,
     * null when it is not ours.
     */
    async updateStatus(change: StatusChange): Promise<MessageStatus | null> {
      const { status, messageId, providerSid, errorCode, businessNumber } = change;
      const call = client.rpc('update_message_status', {
        p_status: status,
        ...(messageId !== null && { p_message_id: messageId }),
        ...(providerSid !== null && { p_provider_sid: providerSid }),
        ...(errorCode !== null && { p_error_code: errorCode }),
        ...(businessNumber !== undefined && { p_business_number: businessNumber }),
      });
      return wordOf(messageStatuses, answerOf(await call));
    },

    ...automaticTexts(client),
    ...textsAtTwilio(client),
  };
}
