/**
 * Twilio's request signatures (twilio.com/docs/usage/webhooks/webhooks-security): HMAC-SHA1 with the auth
 * token over the configured address and the form's names and values. Names, and a repeated field's distinct
 * values, are sorted.
 */

import { Buffer } from 'node:buffer';
// Ten times as fast as Web Crypto, which imports the key for each signature. A flood is then cheap to refuse.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signed text after the address. */
function formatSignedFields(form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort();
  return names
    .flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value))
    .join('');
}

/** Compares two secrets in a time that depends only on their lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  const [bytes, expectedBytes] = [Buffer.from(given), Buffer.from(expected)];
  return bytes.length === expectedBytes.length && timingSafeEqual(bytes, expectedBytes);
}

const computeSignature = (authToken: string, text: string) =>
  createHmac('sha1', authToken).update(text).digest('base64');

/** Twilio may sign the address with or without its port, so both spellings are tried. */
function listSpellings(url: string): string[] {
  const host = /^(https?:\/\/(?:[^/?#]*@)?(?:\[[^\]]*\]|[^/?#:]*))(:\d+)?/i;
  const standardPort = url.toLowerCase().startsWith('https:') ? ':443' : ':80';
  return [
    url.replace(host, '$1'),
    url.replace(host, (_, start: string, port = standardPort) => start + String(port)),
  ];
}

/**
 * True when one of the tokens signed this form. `url` is the public address with its query; don't take it
 * from the request's own host, which a gateway rewrites.
 */
export function isSignedByTwilio(
  authTokens: readonly string[],
  signature: string,
  url: string,
  form: URLSearchParams,
): boolean {
  const fields = formatSignedFields(form);
  const texts = listSpellings(url).map((spelling) => spelling + fields);
  return authTokens.some((token) =>
    texts.some((text) => isSameSecret(signature, computeSignature(token, text))),
  );
}
