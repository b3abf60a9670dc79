/** Sends a quote request to the public function and says how it went. */
import type { QuoteRequest } from '../../../supabase/functions/_shared/contract/quote';
import { quotePath, type QuoteProblems } from '../../../supabase/functions/_shared/quote';
import { functionsUrl } from '../../backend-url';

/** A phone on a bad line may need this long; the function itself answers within a second. */
const timeoutMs = { words: 25_000, pictures: 90_000 };

export type Outcome =
  /** `picturesLost`: the words are there, the pictures are not. */
  | { kind: 'sent'; picturesLost: boolean }
  /** Fields to correct, as the function sees them. */
  | { kind: 'refused'; fields: QuoteProblems }
  /** Not taken: `sentence` says why and what to do. */
  | { kind: 'failed'; sentence: string }
  /** Perhaps taken: no answer of the function's came back. */
  | { kind: 'unconfirmed'; sentence: string };

const failed = (sentence: string): Outcome => ({ kind: 'failed', sentence });

const unconfirmed: Outcome = {
  kind: 'unconfirmed',
  sentence:
    'No answer came back. Check your connection and send it again, or call: a second copy does no harm.',
};
const outOfOrder = 'Our side could not take it just now. Try again in a moment.';

function property(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? Object.entries(body).find(([key]) => key === name)?.[1]
    : undefined;
}

/** The function's sentences by field. */
function problemsIn(body: unknown): QuoteProblems {
  const fields = property(body, 'fields');
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function wait(retryAfter: string | null): string {
  const seconds = Number(retryAfter);
  if (retryAfter === null || !Number.isFinite(seconds) || seconds <= 0) return 'a while';
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 60) return `${Math.ceil(seconds)} seconds`;
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

export async function sendQuote(request: QuoteRequest): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch(functionsUrl() + quotePath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(request.pictures ? timeoutMs.pictures : timeoutMs.words),
    });
  } catch {
    return unconfirmed;
  }
  if (response.status === 429) {
    return failed(
      `Too many requests came from your connection. Try again in ${wait(response.headers.get('Retry-After'))}.`,
    );
  }

  const body: unknown = await response.json().catch(() => null);
  if (property(body, 'success') === true) {
    return { kind: 'sent', picturesLost: property(body, 'picturesLost') === true };
  }
  const sentence = property(body, 'error');
  // An answer without a sentence comes from a gateway or a network's login page, not from the function.
  if (typeof sentence !== 'string' || sentence === '') return unconfirmed;
  if (response.status >= 500) return failed(outOfOrder);
  const fields = problemsIn(body);
  return Object.keys(fields).length > 0 ? { kind: 'refused', fields } : failed(sentence);
}
