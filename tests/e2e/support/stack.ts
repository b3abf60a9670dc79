/** Access to the running stack: its description file, and its APIs. */
import { randomBytes } from 'node:crypto';
import { readStackInfo, type StackInfo } from '../../../tools/local-stack/data-folder';
import { demoBusinessNumber } from '../../../tools/local-stack/demo-number';
import * as client from '../../support/stack-client';
import { dataDir } from './data-dir';

/** Marks a test of the build's files or of the embedded stack's mailbox, which Supabase's own stack lacks. */
export const embedded = { tag: '@embedded' };

/** The emulator's number that these tests use as the business number, and the forwarding number. */
export const businessNumber = demoBusinessNumber;
export const mechanic = '+19185550177';

let info: StackInfo | null = null;

/** The running stack's description file, read on first use because tests are listed before the stack starts. */
export function stack(): StackInfo {
  info ??= readStackInfo(`${dataDir}/local-stack.json`);
  if (!info) {
    throw new Error(`No stack runs in ${dataDir}.`);
  }
  return info;
}

/** A request with the publishable key, and with an access token if one is given. */
export async function rest(path: string, init?: client.StackRequest) {
  const response = await client.makeRequest(stack(), path, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : text;
  return { status: response.status, body };
}

/** A request with the secret key, which bypasses the row rules and shows what is really stored. */
export const asService = (path: string, init: RequestInit = {}) =>
  rest(path, { ...init, apikey: stack().secretKey });

/** Changes how calls and texts are handled, without the office. */
export const handleCalls = (changes: object) =>
  asService('/rest/v1/call_handling?id=eq.true', { method: 'PATCH', body: JSON.stringify(changes) });

/** Calls one action of an edge function. */
export const invoke = (name: string, body: unknown, token = '') =>
  rest(`/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(body), token });

export const signIn = (email: string, password: string) => client.signIn(stack(), email, password);

/** A confirmed account without any role. */
export async function confirmedUser(): Promise<{ email: string; password: string }> {
  const email = `visitor-${randomBytes(6).toString('hex')}@example.com`;
  const password = 'six-or-more';
  await client.signUp(stack(), email, password);
  return { email, password };
}

/** The link in the newest email to that address. */
export const confirmationLink = (email: string) => client.findMailedLink(stack(), email);

/** Asks the stack's push service. */
export async function pushService(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(new URL(`/__push/${path}`, stack().twilio.apiUrl), init);
  return response.json();
}

/** Acts as the customer (`text`, `call`) or asks the emulator (`state`, `violations`). */
export async function phone(path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(new URL(`/__phone/api/${path}`, stack().twilio.apiUrl), {
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    throw new Error(`The phone answered ${response.status}: ${await response.text()}`);
  }
  return response.json();
}
