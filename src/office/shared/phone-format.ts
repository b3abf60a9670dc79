import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isE164 } from '../../../supabase/functions/_shared/phone';

/** Dialed from the office without a country code. */
const homeCountries: readonly string[] = ['US', 'CA'];

/**
 * A number as people write it: (918) 555-0199 at home, +44 20 7946 0958 elsewhere. Anything that is
 * no E.164 number (a short code, a sender's name, an e-mail address) stays as it is.
 */
export function formatPhone(number: string): string {
  const phone = isE164(number) ? parsePhoneNumberFromString(number) : undefined;
  if (phone === undefined) return number;
  // The Caribbean shares the +1, but a call there is an international one: its code stays in sight.
  const isHome = phone.countryCallingCode === '1' && homeCountries.includes(phone.country ?? 'US');
  return isHome ? phone.formatNational() : phone.formatInternational();
}
