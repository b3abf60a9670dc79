import type { CallLog } from '../../../supabase/functions/_shared/contract/calls';
import { isE164 } from '../../../supabase/functions/_shared/phone';

/**
 * What Twilio sends for a caller who hides their number: these words, or the same words spelled on a phone's
 * keys (ANONYMOUS is 266696687).
 */
const withheld =
  /^\+?(anonymous|restricted|blocked|unknown|unavailable|266696687|7378742833|2562533|8656696|86282452253|)$/i;

/** The customer's number in E.164 form; null when there is no number to call or text. */
export function otherNumber({ direction, from, to }: CallLog): string | null {
  const number = direction === 'inbound' ? from : to;
  return withheld.test(number) || !isE164(number) ? null : number;
}
