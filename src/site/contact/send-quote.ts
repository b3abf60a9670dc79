/** Sends a quote request to the public function. */
import { quotePath, type Quote, type QuoteExtras, type QuoteProblems } from '#functions/quote';
import { functionsUrl } from '../../backend-url';
import { failures } from '../../content/main-pages/quote-form';

/** A phone on a bad line may need this long; the function itself answers within a second. */
const timeoutMs = { words: 25_000, pictures: 90_000 };

/** `heading` and `sentence` say that sending failed or may have failed, and what to do. */
export type Failure = { kind: 'failed'; heading: string; sentence: string };

export type Outcome =
  /** `picturesLost`: the request was stored without its pictures. */
  | { kind: 'sent'; picturesLost: boolean }
  /** Fields that the function refused. */
  | { kind: 'refused'; fields: QuoteProblems }
  | Failure;

export const failed = (sentence: string, heading = failures.notSent): Failure => ({
  kind: 'failed',
  heading,
  sentence,
});

const unconfirmed = failed(failures.noAnswer, failures.notConfirmed);

const entriesOf = (body: unknown): Map<string, unknown> =>
  new Map(typeof body === 'object' && body !== null ? Object.entries(body) : []);

export async function sendQuote(request: Quote & QuoteExtras): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch(functionsUrl() + quotePath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // Empty fields are left out.
      body: JSON.stringify(request, (_name, value: unknown) => value ?? undefined),
      signal: AbortSignal.timeout(request.pictures ? timeoutMs.pictures : timeoutMs.words),
    });
  } catch {
    return unconfirmed;
  }
  const body = entriesOf(await response.json().catch(() => null));
  if (body.get('success') === true) return { kind: 'sent', picturesLost: body.get('picturesLost') === true };
  const sentence = body.get('error');
  if (response.status === 429 && !sentence) return failed(failures.outOfOrder);
  // An answer without a sentence comes from a gateway or a network's login page, not from the function.
  if (typeof sentence !== 'string' || sentence === '') return unconfirmed;
  if (response.status >= 500) return failed(failures.outOfOrder);
  const problems = entriesOf(body.get('fields'));
  if (problems.size === 0) return failed(sentence);
  const fields: QuoteProblems = Object.fromEntries([...problems].map(([name, text]) => [name, String(text)]));
  return { kind: 'refused', fields };
}
