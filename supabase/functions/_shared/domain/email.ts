/** The one reader of e-mail addresses that people type or paste. */
import { emailPattern } from './text.ts';

/** Characters that nobody sees, such as zero-width spaces, direction marks and soft hyphens. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** `Dana Fields <dana@fleet.example>`, as mail programs copy it. */
const inBrackets = /<([^<>]*)>\s*$/;
/** `mailto:dana@fleet.example?subject=Hello`, as a copied link has it. */
const link = /^mailto:([^?]*)/i;
/** What may surround an address that was cut out of a sentence or a list. */
const wrapping = /^[\s<>()[\]"'“”‘’«»,;:]+|[\s<>()[\]"'“”‘’«»,;:.]+$/g;
/** Signs that separate addresses or have a meaning of their own. */
const forbidden = /[<>()[\]"“”«»,;:\\]/;

/** The same text without its escapes (`%40`); unchanged when they are broken. */
function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads an address in any usual spelling: with invisible characters, capitals, a `mailto:`, a name before it, or
 * punctuation around it. Null when that leaves no address, or more than one.
 */
export function readEmail(given: string): string | null {
  const visible = given.replace(invisible, '').trim();
  const bracketed = inBrackets.exec(visible)?.[1] ?? visible;
  const linked = link.exec(bracketed.trim())?.[1];
  const address = (linked === undefined ? bracketed : decodeEscapes(linked).replace(invisible, ''))
    .replace(wrapping, '')
    .toLowerCase();
  return emailPattern.test(address) && !forbidden.test(address) ? address : null;
}

/** The address as somebody may see it who doesn't own it: `d•••@fleet.example`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${at > 1 ? address.slice(0, 1) : ''}•••${address.slice(at)}`;
}
