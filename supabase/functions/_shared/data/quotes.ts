/** Quote requests from the site's form. */
import type { StoredFile } from '../message-media.ts';
import { smsConsent, type Quote } from '../quote.ts';
import { rowsOf, wordOf, type DataApi } from './client.ts';

/** So many turns for whoever the key stands for, in each stretch of so many seconds. */
type RateLimit = { key: string; limit: number; seconds: number };

/** What a request counts against; `submit_quote` says what each list means. */
export type QuoteLimits = { attempts: RateLimit[]; stored: RateLimit[]; flood: RateLimit[] };

/** Why a request is kept apart. `unverified`: Cloudflare couldn't say whether a person sent it. */
export type Suspicion = 'honeypot' | 'links' | 'unverified';

/** What came of a quote request. `suspected`: stored as such. `repeated`: the same one is stored already. */
type QuoteOutcome = { kind: 'stored' | 'suspected' | 'repeated' } | { kind: 'limited'; waitSeconds: number };

export function quoteData(client: DataApi) {
  return {
    /**
     * Stores it with the consent it was given under, and shows `summary` in that person's conversation: all
     * of it or nothing. `suspectedOf`: why a machine seems to have sent it. `pictures`: where they will be.
     */
    async submit(
      quote: Quote,
      summary: string,
      limits: QuoteLimits,
      suspectedOf: Suspicion | null,
      pictures: StoredFile[],
    ): Promise<QuoteOutcome> {
      const [row] = rowsOf(
        await client.rpc('submit_quote', {
          p_quote: quote,
          p_summary: summary,
          p_consent_text: smsConsent.text,
          p_consent_version: smsConsent.version,
          p_attempt_limits: limits.attempts,
          p_limits: limits.stored,
          p_flood_limits: limits.flood,
          p_media: pictures,
          ...(suspectedOf !== null && { p_suspected_of: suspectedOf }),
        }),
      );
      if (row?.outcome === 'limited') return { kind: 'limited', waitSeconds: row.wait_seconds };
      const kind = wordOf(['stored', 'suspected', 'repeated'] as const, row?.outcome ?? null);
      if (kind !== null) return { kind };
      throw new Error('submit_quote answered no outcome');
    },
  };
}
