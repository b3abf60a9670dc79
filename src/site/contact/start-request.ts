import type { Quote, QuoteExtras } from '#functions/domain/quote';
import type { PartWords } from '../../content/main-pages/quote-form-parts';
import type { QuoteValues } from './kept-draft';
import { attachedPictures } from './kept-pictures';
import { runningRequest } from './kept-request';
import { type Failure, sendQuote } from './send-quote';
import { turnstileField } from './turnstile-field';

type Prepared = {
  quote: Quote;
  /** The values of all fields. */
  given: QuoteValues;
  /** Whether Cloudflare's check can't run in this browser. */
  isCheckBlocked: boolean;
  words: PartWords;
};

/** Sends a checked request with its pictures. Returns why it can't go yet, or null once it is on its way. */
export function startRequest({ quote, given, isCheckBlocked, words }: Prepared): Failure | null {
  // The others can't be read, and the form says so.
  const pictures = attachedPictures.get().filter(({ problem }) => problem === null);
  const contents = pictures.flatMap(({ content }) => content ?? []);
  if (contents.length < pictures.length) {
    return { kind: 'failed', heading: words.failures.notSent, sentence: words.pictures.notReady };
  }
  const token = given[turnstileField] || undefined;
  const extras: QuoteExtras = {
    website: given['website'],
    pictures: contents.length > 0 ? contents : undefined,
    turnstileToken: token,
    turnstileBlocked: token === undefined && isCheckBlocked ? true : undefined,
  };
  const outcome = sendQuote({ ...quote, ...extras }, words.failures);
  runningRequest.set({ quote, given, pictures: pictures.map(({ name }) => name), outcome });
  return null;
}
