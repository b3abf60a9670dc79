const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** An email address, as forms and functions accept it. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * Makes text storable in PostgreSQL, which allows neither NUL nor broken surrogate pairs. Removes NUL and
 * replaces each broken half.
 */
export function makeStorable(text: string): string {
  return decoder.decode(encoder.encode(text)).replaceAll('\0', '');
}

/** Storable text on one line. */
export const onOneLine = (text: string) =>
  makeStorable(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/**
 * Storable text, cut to `length` code units. Cutting can split an emoji, so the text is repaired afterward.
 */
export const cutStorable = (text: string, length: number) =>
  makeStorable(makeStorable(text).slice(0, length));
