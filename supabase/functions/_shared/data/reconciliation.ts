/** How far the comparison with Twilio's lists has come, and how its last run ended. */
import { answerOf, rowsOf, timeOrNull, type DataApi } from './client.ts';

/**
 * One of our numbers, with the moment up to which all its rows are stored (ISO 8601). Null: never compared.
 */
export type Progress = { businessNumber: string; textsUntil: string | null; callsUntil: string | null };

/** A row of Twilio's lists that could not be stored. `reason` is a code. */
export type SetAside = { sid: string; kind: 'text' | 'status' | 'call' | 'voicemail'; reason: string };

type RunEnd = {
  outcome: 'complete' | 'unfinished' | 'failed';
  reason: string | null;
  texts: number;
  statuses: number;
  calls: number;
};

export function reconciliationData(client: DataApi) {
  return {
    async progress(): Promise<Progress[]> {
      const rows = rowsOf(await client.rpc('reconciliation_progress'));
      return rows.map(({ business_number, texts_until, calls_until }) => ({
        businessNumber: business_number,
        textsUntil: timeOrNull(texts_until),
        callsUntil: timeOrNull(calls_until),
      }));
    },

    /**
     * Stores that everything up to `until` is stored for these numbers, except the rows that are set aside.
     */
    async note(
      businessNumbers: string[],
      until: { p_texts_until: string } | { p_calls_until: string },
      setAside: SetAside[],
    ): Promise<void> {
      const noted = { p_business_numbers: businessNumbers, p_set_aside: setAside, ...until };
      answerOf(await client.rpc('note_reconciled', noted));
    },

    async end({ outcome, reason, texts, statuses, calls }: RunEnd): Promise<void> {
      const counts = { p_texts: texts, p_statuses: statuses, p_calls: calls };
      const ended = { p_outcome: outcome, ...(reason !== null && { p_reason: reason }), ...counts };
      answerOf(await client.rpc('end_reconciliation', ended));
    },
  };
}
