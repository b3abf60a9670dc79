import { createHmac } from 'node:crypto';

/**
 * The `X-Twilio-Signature` of a webhook request (Twilio, "Webhooks security"): HMAC-SHA1 with the
 * account's auth token over the exact address and every form parameter, names sorted by code unit;
 * a repeated name contributes its distinct values, sorted. A GET is signed by its address alone.
 */
export function signWebhook(authToken: string, url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort();
  let text = url;
  for (const name of names) {
    for (const value of [...new Set(form.getAll(name))].sort()) text += name + value;
  }
  return createHmac('sha1', authToken).update(text, 'utf8').digest('base64');
}
