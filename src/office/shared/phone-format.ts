import { isE164 } from '../../../supabase/functions/_shared/phone';

/** These area codes share the +1, but a call there is an international one: its code stays in sight. */
const abroad =
  /^(242|246|264|268|284|340|345|441|473|649|658|664|67[01]|684|721|758|767|78[47]|8[024]9|86[89]|876|939)/;

let library: Promise<void> | undefined;
/** Of numbers from elsewhere. Most offices never see one, and the library is as large as the inbox. */
let formatForeign: ((number: string) => string | undefined) | undefined;

async function load(): Promise<void> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  formatForeign = (number) => parsePhoneNumberFromString(number)?.formatInternational();
}

/**
 * A number as people write it: (918) 555-0199 at home, +44 20 7946 0958 elsewhere (as it is stored until the
 * library for those has loaded). Anything that is no E.164 number (a short code, a sender's name, an e-mail
 * address) stays as it is.
 */
export function formatPhone(number: string): string {
  const [, area = '', exchange = '', line = ''] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  if (area !== '') {
    return abroad.test(area) ? `+1 ${area} ${exchange} ${line}` : `(${area}) ${exchange}-${line}`;
  }
  if (!isE164(number)) return number;
  library ??= load().catch(() => undefined);
  return formatForeign?.(number) ?? number;
}
