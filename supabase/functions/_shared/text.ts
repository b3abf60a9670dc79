const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Text as PostgreSQL can keep it: without NUL, and with a replacement character for each half of a
 * broken surrogate pair (both are legal in JSON and in JavaScript, not in a `text` column).
 */
export function storableText(text: string): string {
  return decoder.decode(encoder.encode(text)).replaceAll('\0', '');
}

/** Storable text on one line. */
export const onOneLine = (text: string) =>
  storableText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Storable text, cut to so many code units. Cutting can split an emoji, so the text is repaired again. */
export const storableUpTo = (text: string, length: number) =>
  storableText(storableText(text).slice(0, length));
