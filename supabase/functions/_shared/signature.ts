/**
 * Twilio's request signatures (twilio.com/docs/usage/webhooks/webhooks-security): HMAC-SHA1 with
 * the account's auth token over the address as configured, then each form field's name and value,
 * names sorted by code unit, a repeated field's distinct values sorted under its name.
 */

const encoder = new TextEncoder();

function signedText(url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort();
  return names.reduce((text, name) => {
    const values = [...new Set(form.getAll(name))].sort();
    return text + values.map((value) => name + value).join('');
  }, url);
}

/** The base64 signature of a webhook. */
async function signatureOf(authToken: string, url: string, form: URLSearchParams): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(authToken), algorithm, false, ['sign']);
  const bytes = await crypto.subtle.sign('HMAC', key, encoder.encode(signedText(url, form)));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** Compares in a time that depends on the lengths only. */
function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}

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
export async function isSignedByTwilio(
  authTokens: readonly string[],
  signature: string,
  url: string,
  form: URLSearchParams,
): Promise<boolean> {
  for (const token of authTokens) {
    for (const spelling of spellings(url)) {
      if (isSame(await signatureOf(token, spelling, form), signature)) return true;
    }
  }
  return false;
}
