import { alerting } from '../_shared/alerts/alerting.ts';
import type { QuoteAnswer, QuoteFailure } from '../_shared/contract/quote.ts';
import { createDatabase } from '../_shared/database.ts';
import { maxBodyBytes, publicEndpoint, tooLarge } from '../_shared/endpoint.ts';
import type { Env } from '../_shared/env.ts';
import type { JsonObject } from '../_shared/json.ts';
import { checkQuote, quotePath, shortestFillMs, type Quote } from '../_shared/quote.ts';
import { HttpError } from '../_shared/http-error.ts';
import { storableText } from '../_shared/text.ts';
import type { Suspicion } from '../_shared/data/quotes.ts';
import { limitsFor } from './rate-limits.ts';
import { quotePictures, storePictures } from './quote-pictures.ts';
import { quoteSummary } from './quote-summary.ts';
import { seenByTurnstile } from './turnstile.ts';

function toCorrect({ error, ...details }: QuoteFailure): HttpError {
  return new HttpError(400, details.code, error, { details });
}

function storable(body: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? storableText(value) : value,
    ]),
  );
}

/** A person can't see the field `website`, so whatever fills it in is a machine. */
function isFromMachine({ website }: JsonObject): boolean {
  return typeof website === 'string' ? website.trim() !== '' : Boolean(website);
}

/** Advertising contains links to pages. Descriptions of a machine rarely do. */
const links = /https?:\/\/|www\.|\[url/gi;

function suspicionOf(body: JsonObject, { name, description }: Quote): Suspicion | null {
  if (isFromMachine(body)) return 'honeypot';
  return name.search(links) >= 0 || (description.match(links) ?? []).length > 1 ? 'links' : null;
}

/** Three pictures in base64, and the words. */
const maxBytes = 3_000_000;

/** The function `request-quote`: takes quote requests from the site's form. */
export function createHandler(
  env: Env,
  now: () => Date = () => new Date(),
): (request: Request) => Promise<Response> {
  const database = createDatabase(env);
  const alerts = alerting(env, database, now);
  return publicEndpoint(
    quotePath,
    env,
    async (body, request): Promise<QuoteAnswer> => {
      if (JSON.stringify({ ...body, pictures: undefined }).length > maxBodyBytes) throw tooLarge();
      const checked = checkQuote(storable(body));
      if ('fields' in checked) {
        // Hides from a machine which check it failed.
        if (isFromMachine(body)) return { success: true };
        throw toCorrect({
          error: 'Please check the marked fields.',
          code: 'invalid_fields',
          fields: checked.fields,
        });
      }
      const { elapsedMs } = body;
      // 0 and less: the visitor's clock was set back meanwhile.
      if (
        !isFromMachine(body) &&
        typeof elapsedMs === 'number' &&
        elapsedMs > 0 &&
        elapsedMs < shortestFillMs
      ) {
        throw toCorrect({
          error: 'That went very quickly. Please send it once more.',
          code: 'too_fast',
          fields: {},
        });
      }
      const { quote } = checked;
      const { turnstileSecret: secret } = env;
      const seen = secret === null ? 'person' : await seenByTurnstile(secret, body['turnstileToken']);
      if (seen === 'nobody') {
        const error = 'Please confirm that you are not a robot.';
        throw toCorrect({ error, code: 'not_confirmed_human', fields: {} });
      }
      const limits = await limitsFor(env, request, quote);
      const suspicion = suspicionOf(body, quote) ?? (seen === 'unknown' ? 'unverified' : null);
      const pictures = quotePictures(body);
      const files = pictures.map(({ file }) => file);
      const outcome = await database.quotes.submit(quote, quoteSummary(quote), limits, suspicion, files);
      if (outcome.kind === 'limited') {
        throw new HttpError(
          429,
          'too_many_requests',
          'Too many requests were sent in a short time. Please call us, or try again later.',
          { headers: { 'retry-after': String(outcome.waitSeconds) } },
        );
      }
      // Suspected and repeated requests raise no alert.
      if (outcome.kind !== 'stored') return { success: true };
      const hasPictures = await storePictures(env, pictures);
      alerts.newRequest(quote);
      return { success: true, ...(!hasPictures && { picturesLost: true as const }) };
    },
    maxBytes,
  );
}
