/** Sends a quote request to the public function. */
import { quotePath, type Quote, type QuoteExtras, type QuoteProblems } from '#functions/domain/quote';
import { getFunctionsUrl } from '../../backend-url';
import type { PartWords } from '../../content/main-pages/quote-form-parts';
import { readEntries } from '../../ui/read-entries';

/** A phone on a bad line may need this long; the function itself answers within a second. */
const timeoutMs = { text: 25_000, pictures: 90_000 };

/** `heading` and `sentence` say that sending failed or may have failed, and what to do. */
export type Failure = { kind: 'failed'; heading: string; sentence: string };

export type Outcome =
  /** `picturesLost`: the request was stored without its pictures. `reference`: null from an older function. */
  | { kind: 'sent'; picturesLost: boolean; reference: string | null }
  /** Fields that the function refused. */
  | { kind: 'refused'; fields: QuoteProblems }
  | Failure;

/** The stored request, with the names of its pictures. */
export type Sent = { quote: Quote; pictures: readonly string[] } & Extract<Outcome, { kind: 'sent' }>;

/** `failures`: the words for requests that failed, in the language of the form. */
export async function sendQuote(
  request: Quote & QuoteExtras,
  failures: PartWords['failures'],
): Promise<Outcome> {
  const describeFailure = (sentence: string, heading = failures.notSent): Failure => ({
    kind: 'failed',
    heading,
    sentence,
  });
  const unconfirmed = describeFailure(failures.noAnswer, failures.notConfirmed);
  let response: Response;
  try {
    response = await fetch(getFunctionsUrl() + quotePath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // Empty fields are left out.
      body: JSON.stringify(request, (_name, value: unknown) => value ?? undefined),
      signal: AbortSignal.timeout(request.pictures ? timeoutMs.pictures : timeoutMs.text),
    });
  } catch {
    return unconfirmed;
  }
  const body = readEntries(await response.json().catch(() => null));
  if (body.get('success') === true) {
    const reference = body.get('reference');
    return {
      kind: 'sent',
      picturesLost: body.get('picturesLost') === true,
      reference: typeof reference === 'string' ? reference : null,
    };
  }
  const sentence = body.get('error');
  if (response.status === 429 && !sentence) {
    return describeFailure(failures.outOfOrder);
  }
  // An answer without a sentence comes from a gateway or a network's login page, not from the function.
  if (typeof sentence !== 'string' || sentence === '') {
    return unconfirmed;
  }
  if (response.status >= 500) {
    return describeFailure(failures.outOfOrder);
  }
  const problems = readEntries(body.get('fields'));
  if (problems.size === 0) {
    return describeFailure(sentence);
  }
  const fields: QuoteProblems = Object.fromEntries([...problems].map(([name, text]) => [name, String(text)]));
  return { kind: 'refused', fields };
}
