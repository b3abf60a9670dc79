/** Text messages in both directions, and the stored side of the reconciliation. */
import { isoTime } from '../contract/fields.ts';
import { messageMedia, storedMedia, type StoredMedia } from '../texts/message-media.ts';
import type { PageCursor } from '../page-cursor.ts';
import { deliveryFailure, unregisteredCodes } from '../twilio/errors.ts';
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

/** The names are part of the request's address, which must stay short. */
const namesPerQuery = 150;

/** The last known status of one of our texts. */
type SentText = { id: string; status: string; errorCode: number | null };

/** One of our texts that is not known to have reached Twilio. Times are ISO 8601. */
export type UnsettledText = SentText & {
  /** Our number. */
  businessNumber: string | null;
  otherNumber: string;
  body: string;
  mediaCount: number;
  createdAt: string;
  /** When the last claim on it expires or expired. */
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

    /**
     * Stores a text once, even if it is delivered several times. `to_answer`: it is new and automatic answers
     * are on.
     */
    receive: ({ otherNumber: address, ...text }: InboundMessage) =>
      call('receive_message', { address, ...text }),

    /** The given texts that are stored, by Twilio's SID. */
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

    /** Our texts whose outcome is still unknown, newest first, at most 1000. */
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
     * For each of our numbers, when carriers last refused one of its texts as unregistered since `time` (ISO
     * 8601).
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
