import type { Occasion } from '../contract/messages.ts';
import type { Env } from '../env.ts';
import { rowsOf, type DataApi } from './client.ts';

/** A text that the office sends by itself; `once` names what it answers to that contact only once. */
export type AutomaticText = {
  businessNumber: string;
  otherNumber: string;
  body: string;
  occasion: Occasion;
  once: string;
};

export const limitRows = (limits: Env['textLimits']) =>
  limits.map(({ limit, seconds }) => ({ limit, seconds }));

export function automaticTexts(client: DataApi) {
  return {
    /**
     * Writes its row, or finds it; `begin_automatic_text` says what each outcome means. At most `limit` of them
     * go out in 24 hours, and none while the office has reached its own `limits`.
     */
    async beginAutomatic(
      { businessNumber, otherNumber, body, occasion, once }: AutomaticText,
      claim: string,
      limit: number,
      limits: Env['textLimits'],
    ) {
      const [row] = rowsOf(
        await client.rpc('begin_automatic_text', {
          p_business_number: businessNumber,
          p_address: otherNumber,
          p_body: body,
          p_occasion: occasion,
          p_once: once,
          p_claim: claim,
          p_limit: limit,
          p_limits: limitRows(limits),
        }),
      );
      if (row === undefined) throw new Error('begin_automatic_text answered no outcome');
      return row;
    },
  };
}
