import { readText } from '../../supabase/functions/_shared/http/body';
import { reasonOf } from '../local-stack/problem';

const timeoutMs = 10_000;
const maxBytes = 2_000_000;

/** `json` is undefined when the body is none. */
export type Answered = { status: number; headers: Headers; text: string; json: unknown };

/** Nobody answers at that address. The message is one sentence. */
class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** One request, bounded in time and size; redirects are not followed. Throws {@link Unreachable}. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answered> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(timeoutMs) });
    text = (await readText(response, maxBytes)) ?? '';
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new Unreachable(`${new URL(url).origin} can't be reached (${reasonOf(cause)})`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, headers: response.headers, text, json };
}
