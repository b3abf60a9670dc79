/** The running stack, as a user's tools see it: its description file, its APIs, Twilio's signature. */
import { randomBytes } from 'node:crypto';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { readStackInfo, type StackInfo } from '../../../tools/local-stack/data-folder';
import { dataDir } from './data-dir';

/** The number of the emulator's account that these tests call the business's own, and where its calls go. */
export const businessNumber = '+19185550142';
export const mechanic = '+19185550177';

let info: StackInfo | null = null;

/** A field of a JSON answer, as text; empty when it isn't there. */
export function textOf(value: unknown, ...path: string[]): string {
  let current = value;
  for (const key of path) {
    current = typeof current === 'object' && current !== null ? Reflect.get(current, key) : undefined;
  }
  return typeof current === 'string' ? current : '';
}

/** The running stack's description file. Read late: tests are listed before the stack starts. */
export function stack(): StackInfo {
  info ??= readStackInfo(`${dataDir}/local-stack.json`);
  if (!info) throw new Error(`No stack runs in ${dataDir}.`);
  return info;
}

export type Answer = { status: number; body: unknown; headers: Headers };

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Not JSON: the text is the body.
  }
  return { status: response.status, body, headers: response.headers };
}

/** A REST call with the publishable key, or with the caller's access token as well. */
export async function rest(path: string, init: RequestInit & { token?: string } = {}): Promise<Answer> {
  const { token, headers, ...rest } = init;
  return answerOf(
    await fetch(`${stack().url}${path}`, {
      ...rest,
      headers: {
        apikey: stack().publishableKey,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...Object.fromEntries(new Headers(headers)),
      },
    }),
  );
}

/** A REST call that bypasses the row rules, to look at what is really stored. */
export async function asService(path: string, init: RequestInit = {}): Promise<Answer> {
  return rest(path, {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init.headers)), apikey: stack().secretKey },
  });
}

/** One action of an edge function. */
export async function invoke(name: string, body: unknown, token?: string): Promise<Answer> {
  return answerOf(
    await fetch(`${stack().functionsUrl}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    }),
  );
}

export async function signIn(email: string, password: string): Promise<string> {
  const { status, body } = await rest('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });
  if (status !== 200 || typeof body !== 'object' || body === null || !('access_token' in body)) {
    throw new Error(`Sign-in failed with ${status}`);
  }
  return String(body.access_token);
}

/** A confirmed account without any role: signs up and follows the link of the mail it gets. */
export async function confirmedUser(): Promise<{ email: string; password: string; token: string }> {
  const email = `visitor-${randomBytes(6).toString('hex')}@example.com`;
  const password = 'six-or-more';
  await rest('/auth/v1/signup', { method: 'POST', body: JSON.stringify({ email, password }) });
  await fetch(await confirmationLink(email), { redirect: 'manual' });
  return { email, password, token: await signIn(email, password) };
}

/** The link in the newest mail to that address, as the mail page's API shows it. */
export async function confirmationLink(email: string): Promise<string> {
  const { body } = await answerOf(await fetch(`${stack().url}/__mail/api`));
  const mails: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'mails') : null;
  const mail: unknown = Array.isArray(mails)
    ? mails.find((entry: unknown) => textOf(entry, 'to') === email)
    : undefined;
  const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(textOf(mail, 'text'));
  if (!link) throw new Error(`No mail with a link to ${email}`);
  return link[0];
}

/** Posts a webhook form; signs it as Twilio does unless told otherwise. */
export async function postWebhook(
  path: string,
  form: Record<string, string>,
  signature: string | null = getExpectedTwilioSignature(
    stack().twilio.authToken,
    stack().functionsUrl + path,
    form,
  ),
): Promise<Answer> {
  return answerOf(
    await fetch(stack().functionsUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(signature === null ? {} : { 'x-twilio-signature': signature }),
      },
      body: new URLSearchParams(form),
      redirect: 'manual',
    }),
  );
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
