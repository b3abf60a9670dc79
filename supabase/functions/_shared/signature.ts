/**
 * Twilio's request signatures (twilio.com/docs/usage/webhooks/webhooks-security): HMAC-SHA1 with
 * the account's auth token over the address as configured, then each form field's name and value,
 * names sorted by code unit, a repeated field's distinct values sorted under its name.
 */

import { Buffer } from 'node:buffer';
// A tenth of what Web Crypto takes, which imports the key for each signature: a flood has to be cheap to refuse.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is signed after the address. */
function signedFields(form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort();
  return names
    .flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value))
    .join('');
}

/** Whether two secrets are the same, in a time that depends on their lengths only. */
export function isSameSecret(given: string, expected: string): boolean {
  const [bytes, expectedBytes] = [Buffer.from(given), Buffer.from(expected)];
  return bytes.length === expectedBytes.length && timingSafeEqual(bytes, expectedBytes);
}

const signatureOf = (authToken: string, text: string) =>
  createHmac('sha1', authToken).update(text).digest('base64');

/** Twilio signs with or without the port, whichever way the address was entered; it can't be known. */
function spellings(url: string): string[] {
  const host = /^(https?:\/\/(?:[^/?#]*@)?(?:\[[^\]]*\]|[^/?#:]*))(:\d+)?/i;
  const standardPort = url.toLowerCase().startsWith('https:') ? ':443' : ':80';
  return [
    url.replace(host, '$1'),
    url.replace(host, (_, start: string, port = standardPort) => start + String(port)),
  ];
}

/**
 * True when one of the tokens signed this post. `url` is the public address, query included, as it
 * was given to Twilio; it must not be taken from the request's own host, which a gateway rewrites.
 */
export function isSignedByTwilio(
  authTokens: readonly string[],
  signature: string,
  url: string,
  form: URLSearchParams,
): boolean {
  const fields = signedFields(form);
  const texts = spellings(url).map((spelling) => spelling + fields);
  return authTokens.some((token) => texts.some((text) => isSameSecret(signature, signatureOf(token, text))));
}
