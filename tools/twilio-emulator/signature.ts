import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';

/** The `X-Twilio-Signature` of a webhook request, by Twilio's own library. A GET is signed by its address alone. */
export function signWebhook(authToken: string, url: string, form: URLSearchParams): string {
  const fields = [...form.keys()].map((name) => [name, form.getAll(name)] as const);
  return getExpectedTwilioSignature(authToken, url, Object.fromEntries(fields));
}
