import { isE164 } from '#functions/domain/phone';
import { classifyNumber } from '#functions/domain/phone-plan';

let library: Promise<void> | undefined;
/** Set once the library has loaded. It is as large as the inbox, and most offices never need it. */
let formatForeign: ((number: string) => string | undefined) | undefined;

async function load(): Promise<void> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  formatForeign = (number) => parsePhoneNumberFromString(number)?.formatInternational();
}

/**
 * Formats a number as (918) 555-0199 or +44 20 7946 0958. Anything that isn't an E.164 number, such as a short
 * code or an e-mail address, stays as it is, and so does a foreign number until the library has loaded.
 */
export function formatPhone(number: string): string {
  const [, area = '', exchange = '', line = ''] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  if (area !== '') {
    // The +1 of an island stays visible, because a call there is international.
    return classifyNumber(number) === 'abroad'
      ? `+1 ${area} ${exchange} ${line}`
      : `(${area}) ${exchange}-${line}`;
  }
  if (!isE164(number)) {
    return number;
  }
  library ??= load().catch(() => undefined);
  return formatForeign?.(number) ?? number;
}
