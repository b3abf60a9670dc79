/** The running stack, as a user's tools see it: its description file, its APIs, Twilio's signature. */
import { randomBytes } from 'node:crypto';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import * as v from 'valibot';
import { readStackInfo, type StackInfo } from '../../../tools/local-stack/data-folder';
import { dataDir } from './data-dir';

/** The number of the emulator's account that these tests call the business's own, and where its calls go. */
export const businessNumber = '+19185550142';
export const mechanic = '+19185550177';

let info: StackInfo | null = null;

/** The running stack's description file. Read late: tests are listed before the stack starts. */
export function stack(): StackInfo {
  info ??= readStackInfo(`${dataDir}/local-stack.json`);
  if (!info) throw new Error(`No stack runs in ${dataDir}.`);
  return info;
}

/** A call with the publishable key, or with the caller's access token as well. */
export async function rest(
  path: string,
  { token, apikey = stack().publishableKey, ...init }: RequestInit & { token?: string; apikey?: string } = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${stack().url}${path}`, {
    ...init,
    headers: {
      apikey,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: isJson && text !== '' ? JSON.parse(text) : text };
}

/** A call that bypasses the row rules, to look at what is really stored. */
export const asService = (path: string, init: RequestInit = {}) =>
  rest(path, { ...init, apikey: stack().secretKey });

/** One action of an edge function. */
export const invoke = (name: string, body: unknown, token = '') =>
  rest(`/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(body), token });

export async function signIn(email: string, password: string): Promise<string> {
  const { status, body } = await rest('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });
  if (status !== 200) throw new Error(`Sign-in failed with ${status}`);
  return v.parse(v.object({ access_token: v.string() }), body).access_token;
}

/** A confirmed account without any role: signs up and follows the link of the mail it gets. */
export async function confirmedUser(): Promise<{ email: string; password: string }> {
  const email = `visitor-${randomBytes(6).toString('hex')}@example.com`;
  const password = 'six-or-more';
  await rest('/auth/v1/signup', { method: 'POST', body: JSON.stringify({ email, password }) });
  await fetch(await confirmationLink(email), { redirect: 'manual' });
  return { email, password };
}

/** The link in the newest mail to that address. */
export async function confirmationLink(email: string): Promise<string> {
  const { body } = await rest('/__mail/api');
  const { mails } = v.parse(
    v.object({ mails: v.array(v.object({ to: v.string(), links: v.array(v.string()) })) }),
    body,
  );
  const [link] = mails.find(({ to }) => to === email)?.links ?? [];
  if (link === undefined) throw new Error(`No mail with a link to ${email}`);
  return link;
}

/** Posts a webhook's form, signed as Twilio does. */
export async function postWebhook(path: string, form: Record<string, string>): Promise<{ status: number }> {
  const url = stack().functionsUrl + path;
  const signature = getExpectedTwilioSignature(stack().twilio.authToken, url, form);
  return fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(form),
  });
}

/** Plays the customer or asks the emulator: `text`, `call`, `state`, `violations`. */
export async function phone(path: string, body?: unknown): Promise<unknown> {
  const { origin } = new URL(stack().twilio.apiUrl);
  const response = await fetch(`${origin}/__phone/api/${path}`, {
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The phone answered ${response.status}: ${await response.text()}`);
  return response.json();
}
