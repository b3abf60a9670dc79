/** Requests to the functions as the office, a visitor and Twilio send them. */
import type { FunctionName } from '../../supabase/functions/_shared/contract/functions';
import { signWebhook } from '../../tools/twilio-emulator/signature';
import { origin, type Person } from './functions-harness';
import { authToken } from './twilio-rows';

type Fields = Record<string, string>;
export type Handler = (request: Request) => Promise<Response>;

function call(handler: Handler, name: string, body: unknown, headers: Fields) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: text };
  return handler(new Request(`https://edge-runtime.internal/${name}`, init));
}

/** Calls a function as an admin, with a JSON body and an access token (null for none). */
export const adminCall = (
  handler: Handler,
  name: FunctionName,
  body: unknown,
  token: string | null,
  headers: Fields = {},
) => call(handler, name, body, { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers });

/** Sends a visitor's quote request. */
export const quoteCall = (handler: Handler, body: unknown, headers: Fields = {}) =>
  call(handler, 'request-quote', body, { 'cf-connecting-ip': '203.0.113.7', ...headers });

/** A form as the gateway passes it on: its host and path differ from those that Twilio signed. */
export function formPost(path: string, body: string, signature: string | null, headers: Fields = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
  const signed = signature !== null && { 'x-twilio-signature': signature };
  const init = { method: 'POST', headers: { ...type, ...signed, ...headers }, body };
  return new Request(`http://edge-runtime.internal${path}`, init);
}

/** A signed webhook. */
export function webhookRequest(pathAndQuery: string, fields: Fields | [string, string][]) {
  const form = new URLSearchParams(fields);
  const signature = signWebhook(authToken, `${origin}/functions/v1${pathAndQuery}`, form);
  return formPost(pathAndQuery, form.toString(), signature);
}

/** The status and parsed JSON of an answer. */
export async function read(response: Response): Promise<{ status: number; body: Record<string, unknown> }> {
  const body: unknown = await response.json();
  return { status: response.status, body: typeof body === 'object' && body !== null ? { ...body } : {} };
}

/** Runs the reconciliation until it is complete. */
export async function catchUp(handler: Handler, { token }: Person): Promise<void> {
  for (let isComplete: unknown = false; isComplete !== true;) {
    const answer = await adminCall(handler, 'sms-handler', { action: 'reconcile' }, token);
    const { status, body } = await read(answer);
    if (status !== 200) {
      throw new Error(JSON.stringify(body));
    }
    isComplete = body['isComplete'];
  }
}
