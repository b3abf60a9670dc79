/** The phone-number rules that the forms and the functions share. The quote form loads this file, so it stays small. */

/** An international number with its plus. */
export const e164 = /^\+[1-9]\d{1,14}$/;

/** True for a number already in E.164 form, plus included. */
export const isE164 = (input: string): boolean => e164.test(input);

/** Formats an American number as people write it. Returns anything else unchanged. */
export const formatNumber = (address: string): string =>
  address.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** A number with its extension, as people write it. */
export const formatWithExtension = (number: string, extension: string | null): string =>
  extension === null ? formatNumber(number) : `${formatNumber(number)} ext. ${extension}`;

export type WrittenPhone = {
  /** E.164 */
  number: string;
  /** What a caller types after the number, as digits. Null when there is none. */
  extension: string | null;
};

/** What links and address books write before a number. */
const label = /^(?:(?:tel|sms|callto):(?:\/\/)?|(?:tel|telephone|phone|ph|cell|mobile)\b[.:]?)\s*(?=[+(\d])/i;

/** What links add after a number. */
const linkDetails = /(?:;phone-context=[^;]*|\?.*)$/i;

/** An extension that a word or sign announces: "x123", "ext. 4", "#12", ";ext=12". */
const announcedExtension = /[\s,;(]*(?:extension|extn?|x|#)[\s.:=#]*(\d{1,8})\s*[)#]?$/i;

/** An extension after the pauses that a phone dials: ",,123". Longer digits would be another number. */
const dialedExtension = /\s*[,;]+\s*(\d{1,6})#?$/;

/** Spaces, parentheses, dots, slashes, hyphens, dashes and the minus sign. */
const punctuation = /[\s()./·•\-\u2010-\u2015\u2212]/g;

/**
 * Reads a phone number in any usual spelling, or returns null. Every form, action and file uses this reader. A
 * number without a plus must be North American, with its area code.
 */
export function readPhone(input: string): WrittenPhone | null {
  // The normal form has ASCII digits and signs for full-width ones. Address books copy numbers with invisible marks.
  const written = input
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(label, '')
    .replace(linkDetails, '');
  const [ending = '', extension = null] =
    announcedExtension.exec(written) ?? dialedExtension.exec(written) ?? [];
  const compact = written
    .slice(0, written.length - ending.length)
    // A spreadsheet took the number for an amount.
    .replace(/^(\+?\d{10,15})\.0+$/, '$1')
    // "+44 (0)20" has the zero of calls within the country.
    .replace(/^(\+\d{1,3}\s*)\(0\)/, '$1')
    .replace(punctuation, '')
    // What people dial for calls abroad.
    .replace(/^\+?(?:00|011)(?=[1-9])/, '+');
  const [, national] = /^(?:\+?1)?([2-9]\d{9})$/.exec(compact) ?? [];
  if (national !== undefined) {
    return { number: `+1${national}`, extension };
  }
  return /^\+[2-9]\d{7,14}$/.test(compact) ? { number: compact, extension } : null;
}
