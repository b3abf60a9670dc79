/** Requests to a running stack, as a client outside it sends them. */
import * as v from 'valibot';
import type { StackInfo } from '../../tools/local-stack/data-folder';

export type StackRequest = RequestInit & { apikey?: string; token?: string };

/** A request with the publishable key unless `apikey` is given, and under an access token if there is one. */
export function requestTo(
  stack: StackInfo,
  path: string,
  { apikey = stack.publishableKey, token, ...init }: StackRequest = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('apikey', apikey);
  // A server may close an idle connection just when it is used again.
  headers.set('connection', 'close');
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (typeof init.body === 'string' && !headers.has('content-type'))
    headers.set('content-type', 'application/json');
  return fetch(stack.url + path, { redirect: 'manual', ...init, headers });
}

/** Signs in with email and password and returns the access token. */
export async function signIn(stack: StackInfo, email: string, password: string): Promise<string> {
  const body = JSON.stringify({ email, password });
  const response = await requestTo(stack, '/auth/v1/token?grant_type=password', { method: 'POST', body });
  if (!response.ok) throw new Error(`No session for ${email}: status ${response.status}`);
  return v.parse(v.object({ access_token: v.string() }), await response.json()).access_token;
}

const mailbox = v.object({ mails: v.array(v.object({ to: v.string(), links: v.array(v.string()) })) });

/** The first link of the newest email to the address. */
export async function mailedLink(stack: StackInfo, email: string): Promise<string> {
  const { mails } = v.parse(mailbox, await (await requestTo(stack, '/__mail/api')).json());
  const [link] = mails.find(({ to }) => to === email)?.links ?? [];
  if (link === undefined) throw new Error(`No mail with a link for ${email}`);
  return link;
}

/** Signs up a new user and confirms the address with the emailed link. */
export async function signUp(stack: StackInfo, email: string, password: string): Promise<void> {
  await requestTo(stack, '/auth/v1/signup', { method: 'POST', body: JSON.stringify({ email, password }) });
  await fetch(await mailedLink(stack, email), { redirect: 'manual' });
}
