/** Text messages in both directions. */
import * as v from 'valibot';
import { fieldsOf } from '../contract/columns.ts';
import { message as messageSchema, type Message } from '../contract/messages.ts';
import { messageMedia, storedMedia, type StoredMedia } from '../message-media.ts';
import type { PageCursor } from '../page-cursor.ts';
import { deliveryFailure } from '../twilio-errors.ts';
import type { DatabaseCall } from './call.ts';
import { cursorAfter, isoTime, nullable, rowsOf, type DataApi, type Functions } from './client.ts';
import { textsAtTwilio } from './texts-at-twilio.ts';

/** Several screens of the conversation panel. */
const messagesPerPage = 100;

export type InboundMessage = {
  /** E.164 for ours; the contact's address as Twilio reports it. */
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

type MessageRow = Functions['list_messages']['Returns'][number];

function failureOf({ status, error_code, is_at_twilio }: MessageRow): string | null {
  if (status !== 'failed' && status !== 'undelivered') return null;
  const errorCode = nullable(error_code);
  return errorCode === null && !is_at_twilio ? 'It never reached Twilio.' : deliveryFailure(errorCode);
}

function toMessage(row: MessageRow): Message {
  const media = storedMedia(row.media).map(messageMedia);
  const own = { created_at: isoTime(row.exact_time), failure: failureOf(row), media };
  return v.parse(messageSchema, { ...fieldsOf(row), ...own });
}

export function messageData(client: DataApi, call: DatabaseCall) {
  return {
    /** A page of texts with a contact, oldest first: the newest page, or the page before a row. */
    async withContact(address: string, before: PageCursor | null) {
      const page = { beforeAt: before?.at, beforeId: before?.id, limit: messagesPerPage };
      const rows = await call('list_messages', { address, ...page });
      return { messages: rows.map(toMessage).reverse(), earlierCursor: cursorAfter(rows) };
    },

    /** The files of a message; none when there is no such message. */
    async mediaOf(messageId: string): Promise<StoredMedia[]> {
      const [row] = rowsOf(await client.from('messages').select('media').eq('id', messageId).limit(1));
      return storedMedia(row?.media);
    },

    /**
     * Stores a text once, even if it is delivered several times. `to_answer`: it is new and automatic answers
     * are on.
     */
    async receive({ otherNumber: address, ...text }: InboundMessage): Promise<'known' | 'new' | 'to_answer'> {
      const outcome = await call('receive_message', { address, ...text });
      return v.parse(v.picklist(['known', 'new', 'to_answer']), outcome);
    },

    ...textsAtTwilio(client),
  };
}
