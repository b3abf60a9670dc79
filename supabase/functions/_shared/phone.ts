/** The phone-number rules that the forms and the functions share. */

/** An international number with its plus. */
export const e164 = /^\+[1-9]\d{1,14}$/;

/** True for a number already in E.164 form, plus included. */
export const isE164 = (input: string): boolean => e164.test(input);

/** What Twilio sends for a hidden number: ANONYMOUS and the like, typed on a phone's keys. */
const withheld = /^\+(266696687|7378742833|2562533|8656696|86282452253)$/;

/** The other number of a call, in E.164 form; null when it can't be called or texted. */
export const callableNumber = (number: string): string | null =>
  isE164(number) && !withheld.test(number) ? number : null;

/** Formats an American number as people write it. Returns anything else unchanged. */
export const displayNumber = (address: string): string =>
  address.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/**
 * Returns a number in E.164 form, or null when it isn't one. Ignores spaces, parentheses and hyphens; ten
 * digits without a plus count as a North American number.
 */
export function toE164(input: string): string | null {
  const stripped = input.replace(/[\s\p{Cf}()-]/gu, '');
  if (!/^\+?[1-9]\d{1,14}$/.test(stripped)) return null;
  if (stripped.startsWith('+')) return stripped;
  return stripped.length === 10 ? `+1${stripped}` : `+${stripped}`;
}

/**
 * Returns the E.164 form of a number typed by a visitor, or null. Accepts the usual American spellings and,
 * unlike {@link toE164}, requires an area code.
 */
export function toContactNumber(input: string): string | null {
  // Contact apps copy numbers with invisible marks of direction.
  const compact = input.replace(/[\s\p{Cf}().\-\u2010-\u2015/]/gu, '');
  const [, national] = /^(?:\+?1)?([2-9]\d{9})$/.exec(compact) ?? [];
  if (national !== undefined) return `+1${national}`;
  return /^\+[2-9]\d{7,14}$/.test(compact) ? compact : null;
}
