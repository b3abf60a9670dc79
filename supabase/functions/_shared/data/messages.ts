import { type Database, rowsOf } from '../database.ts';

/** The SIDs are part of the request's address, which must stay short. */
const sidsPerQuery = 150;

/** The last known status of one of our texts. */
type SentText = { id: string; status: string; errorCode: number | null };

/** The given texts that are stored, by Twilio's SID. */
export async function knownTexts(
  { tables }: Database,
  providerSids: string[],
): Promise<Map<string, SentText>> {
  const found = new Map<string, SentText>();
  for (let start = 0; start < providerSids.length; start += sidsPerQuery) {
    const rows = tables
      .from('messages')
      .select('id, provider_sid, status, errorCode:error_code')
      .in('provider_sid', providerSids.slice(start, start + sidsPerQuery));
    for (const { provider_sid: sid, ...text } of rowsOf(await rows.limit(sidsPerQuery)))
      if (sid !== null) found.set(sid, text);
  }
  return found;
}
