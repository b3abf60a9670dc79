const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Text as PostgreSQL can keep it: without NUL, and with a replacement character for each half of a
 * broken surrogate pair (both are legal in JSON and in JavaScript, not in a `text` column).
 */
export function storableText(text: string): string {
  return decoder.decode(encoder.encode(text)).replaceAll('\0', '');
}

/** The same on one line. */
export const onOneLine = (text: string) =>
  storableText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
