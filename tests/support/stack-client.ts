/** Requests to a running stack, as a client outside it sends them. */
import * as v from 'valibot';
import type { StackInfo } from '../../tools/local-stack/data-folder';

export type StackRequest = RequestInit & { apikey?: string; token?: string };

/** A request with the publishable key unless `apikey` is given, and under an access token if there is one. */
export function makeRequest(
  stack: StackInfo,
  path: string,
  { apikey = stack.publishableKey, token, ...init }: StackRequest = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('apikey', apikey);
  // A server may close an idle connection just when it is used again.
  headers.set('connection', 'close');
  if (token) {
    headers.set('authorization', `Bearer ${token}`);
  }
  if (typeof init.body === 'string' && !headers.has('content-type')) {
    headers.set('content-type', 'application/json');
  }
  return fetch(stack.url + path, { redirect: 'manual', ...init, headers });
}

const session = v.object({ access_token: v.string() });

/** Signs in with email and password and returns the access token. */
export async function signIn(stack: StackInfo, email: string, password: string): Promise<string> {
  const body = JSON.stringify({ email, password });
  const response = await makeRequest(stack, '/auth/v1/token?grant_type=password', { method: 'POST', body });
  if (!response.ok) {
    throw new Error(`No session for ${email}: status ${response.status}`);
  }
  return v.parse(session, await response.json()).access_token;
}

const mailbox = v.object({ mails: v.array(v.object({ to: v.string(), links: v.array(v.string()) })) });

/** The first link of the newest email to the address. */
export async function findMailedLink(stack: StackInfo, email: string): Promise<string> {
  const { mails } = v.parse(mailbox, await (await makeRequest(stack, '/__mail/api')).json());
  const [link] = mails.find(({ to }) => to === email)?.links ?? [];
  if (link === undefined) {
    throw new Error(`No mail with a link for ${email}`);
  }
  return link;
}

/** Presses the button of the page that a mailed link opens. Returns the access token, or null when the link is spent. */
export async function pressLink(stack: StackInfo, link: string): Promise<string | null> {
  const { token_hash, type } = Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)));
  const body = JSON.stringify({ token_hash, type });
  const response = await makeRequest(stack, '/auth/v1/verify', { method: 'POST', body });
  return response.ok ? v.parse(session, await response.json()).access_token : null;
}

/** Signs up a new user and confirms the address with the emailed link. */
export async function signUp(stack: StackInfo, email: string, password: string): Promise<void> {
  await makeRequest(stack, '/auth/v1/signup', { method: 'POST', body: JSON.stringify({ email, password }) });
  await pressLink(stack, await findMailedLink(stack, email));
}
