/** The stored side of texts at Twilio, for the reconciliation. */
import { messageStatuses, type MessageStatus } from '../contract/messages.ts';
import { unregisteredCodes } from '../twilio-errors.ts';
import { isoTime, listOf, maxListed, rowsOf, wordOf, type DataApi } from './client.ts';

/** They go into the address, which has to stay short. */
const namesPerQuery = 150;

/** How far we know one of our texts to have come. */
type SentText = { id: string; status: MessageStatus; errorCode: number | null };

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

export const toStatus = (status: string): MessageStatus => wordOf(messageStatuses, status) ?? 'unknown';

function toSentText(row: { id: string; status: string; error_code: number | null }): SentText {
  return { id: row.id, status: toStatus(row.status), errorCode: row.error_code };
}

export function textsAtTwilio(client: DataApi) {
  /** Of the texts that Twilio knows by these names the ones that are stored. */
  async function named(providerSids: string[]) {
    const found: { id: string; provider_sid: string | null; status: string; error_code: number | null }[] =
      [];
    for (let start = 0; start < providerSids.length; start += namesPerQuery) {
      const rows = client
        .from('messages')
        .select('id, provider_sid, status, error_code')
        .in('provider_sid', providerSids.slice(start, start + namesPerQuery));
      found.push(...rowsOf(await rows.limit(namesPerQuery)));
    }
    return found;
  }

  return {
    /** Which of these texts are stored, by Twilio's name for them. */
    async knownTexts(providerSids: string[]): Promise<Set<string>> {
      return new Set((await named(providerSids)).flatMap(({ provider_sid }) => provider_sid ?? []));
    },

    /** Those of our texts that Twilio knows by these names. */
    async sentTexts(providerSids: string[]): Promise<Map<string, SentText>> {
      const rows = await named(providerSids);
      return new Map(
        rows.flatMap((row) => (row.provider_sid === null ? [] : [[row.provider_sid, toSentText(row)]])),
      );
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
      return rows.map((row) => ({
        ...toSentText(row),
        businessNumber: row.business_number,
        otherNumber: row.contacts.address,
        body: row.body,
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
