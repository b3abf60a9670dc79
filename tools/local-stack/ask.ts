import { readText } from '../../supabase/functions/_shared/runtime/body.ts';
import { createKeyHeaders } from '../../supabase/functions/_shared/runtime/key-headers.ts';
import { explainError } from '../command-error.ts';

const timeoutMs = 15_000;
const maxBytes = 2_000_000;

/** `json` is undefined when the body isn't JSON. */
export type Answered = { status: number; headers: Headers; text: string; json: unknown };

/** Calls a function of the database under the secret key. */
export const askDatabase = (url: string, secretKey: string, name: string, args: object): Promise<Answered> =>
  ask(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...createKeyHeaders(secretKey), 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });

/** Sends a request, with limits on time and size. Doesn't follow redirects. Throws when nobody answers. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answered> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(timeoutMs) });
    text = (await readText(response, maxBytes)) ?? '';
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new Error(`${new URL(url).origin} can't be reached (${explainError(cause)})`, { cause: error });
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, headers: response.headers, text, json };
}
