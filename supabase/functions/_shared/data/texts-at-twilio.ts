/** The stored side of texts at Twilio, for the reconciliation. */
import { unregisteredCodes } from '../twilio-errors.ts';
import { isoTime, listOf, maxListed, rowsOf, type DataApi } from './client.ts';

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

export function textsAtTwilio(client: DataApi) {
  return {
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
