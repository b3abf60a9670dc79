/** Texts, both ways, and what the reconciliation asks of them. */
import { isoTime } from '../contract/fields.ts';
import { messageMedia, storedMedia, type StoredMedia } from '../message-media.ts';
import type { PageCursor } from '../page-cursor.ts';
import { deliveryFailure, unregisteredCodes } from '../twilio-errors.ts';
import type { DatabaseAnswer, DatabaseCall } from './call.ts';
import { listOf, maxListed, nullable, rowsOf, type DataApi } from './client.ts';

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

type MessageRow = DatabaseAnswer<'list_messages'>[number];

function failureOf({ status, errorCode: code, isAtTwilio }: MessageRow): string | null {
  if (status !== 'failed' && status !== 'undelivered') return null;
  const errorCode = nullable(code);
  return errorCode === null && !isAtTwilio ? 'It never reached Twilio.' : deliveryFailure(errorCode);
}

function toMessage(row: MessageRow) {
  const media = storedMedia(row.media).map(messageMedia);
  return { ...row, created_at: row.createdAt, failure: failureOf(row), media };
}

/** They go into the address, which has to stay short. */
const namesPerQuery = 150;

/** How far we know one of our texts to have come. */
type SentText = { id: string; status: string; errorCode: number | null };

/** One of our texts that is not known to have reached Twilio. Times are ISO 8601. */
export type UnsettledText = SentText & {
  /** Of ours. */
  businessNumber: string | null;
  otherNumber: string;
  body: string;
  mediaCount: number;
  createdAt: string;
  /** When the last claim on it ends, or ended. */
  claimedUntil: string;
};

export function messageData(client: DataApi, call: DatabaseCall) {
  return {
    /** A page of texts with a contact, oldest first: the newest page, or the page before a row. */
    async withContact(address: string, before: PageCursor | null) {
      const page = { beforeAt: before?.at, beforeId: before?.id, limit: messagesPerPage };
      const rows = await call('list_messages', { address, ...page });
      const earlierCursor = rows.at(-1)?.nextCursor ?? null;
      return { messages: rows.map(toMessage).reverse(), earlierCursor };
    },

    /** Stores it once, however often it is delivered. Answers known, new or to_answer: new, and the office has automatic answers. */
    receive: ({ otherNumber: address, ...text }: InboundMessage) =>
      call('receive_message', { address, ...text }),

    /** Those of these texts that are stored, by Twilio's name for them. */
    async knownTexts(providerSids: string[]): Promise<Map<string, SentText>> {
      const found = new Map<string, SentText>();
      for (let start = 0; start < providerSids.length; start += namesPerQuery) {
        const rows = client
          .from('messages')
          .select('id, provider_sid, status, error_code')
          .in('provider_sid', providerSids.slice(start, start + namesPerQuery));
        for (const { id, provider_sid, status, error_code } of rowsOf(await rows.limit(namesPerQuery))) {
          if (provider_sid !== null) found.set(provider_sid, { id, status, errorCode: error_code });
        }
      }
      return found;
    },

    /** Our texts of which nobody knows yet what became of them, newest first, at most 1000. */
    async unsettledTexts(): Promise<UnsettledText[]> {
      const rows = rowsOf(
        await client
          .from('messages')
          .select(
            'id, business_number, body, media, status, error_code, created_at, claimed_until, contacts!inner(address)',
          )
          .filter('status', 'in', listOf(['pending', 'unknown']))
          .eq('direction', 'outbound')
          .order('created_at', { ascending: false })
          .limit(maxListed),
      );
      return rows.map(({ id, body, status, ...row }) => ({
        id,
        body,
        status,
        errorCode: row.error_code,
        businessNumber: row.business_number,
        otherNumber: row.contacts.address,
        mediaCount: Array.isArray(row.media) ? row.media.length : 0,
        createdAt: isoTime(row.created_at),
        claimedUntil: isoTime(row.claimed_until ?? row.created_at),
      }));
    },

    /**
     * When carriers last refused a text of each of our numbers as unregistered, since then (both ISO 8601).
     */
    async unregisteredSince(time: string): Promise<Map<string, string>> {
      const rows = rowsOf(
        await client
          .from('messages')
          .select('created_at, business_number')
          .in('error_code', unregisteredCodes)
          .gte('created_at', time)
          .order('created_at')
          .limit(maxListed),
      );
      return new Map(
        rows.flatMap((row) => (row.business_number ? [[row.business_number, isoTime(row.created_at)]] : [])),
      );
    },
  };
}
