import type { QuoteAnswer, QuoteFailure } from '../_shared/contract/quote.ts';
import { createDatabase } from '../_shared/database.ts';
import { publicEndpoint } from '../_shared/endpoint.ts';
import type { Env } from '../_shared/env.ts';
import type { JsonObject } from '../_shared/json.ts';
import { checkQuote, quotePath, shortestFillMs } from '../_shared/quote.ts';
import { Refusal } from '../_shared/refusal.ts';
import { storableText } from '../_shared/text.ts';
import { limitsFor } from './rate-limits.ts';
import { quoteSummary } from './quote-summary.ts';

function toCorrect({ error, ...details }: QuoteFailure): Refusal {
  return new Refusal(400, details.code, error, { details });
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

/** The function `request-quote`: takes quote requests from the site's form. */
export function createHandler(env: Env): (request: Request) => Promise<Response> {
  const database = createDatabase(env);
  return publicEndpoint(quotePath, env, async (body, request): Promise<QuoteAnswer> => {
    if (isFromMachine(body)) return { success: true };
    const checked = checkQuote(storable(body));
    if ('fields' in checked) {
      throw toCorrect({
        error: 'Please check the marked fields.',
        code: 'invalid_fields',
        fields: checked.fields,
      });
    }
    const { elapsedMs } = body;
    // 0 and less: the visitor's clock was set back meanwhile.
    if (typeof elapsedMs === 'number' && elapsedMs > 0 && elapsedMs < shortestFillMs) {
      throw toCorrect({
        error: 'That went very quickly. Please send it once more.',
        code: 'too_fast',
        fields: {},
      });
    }
    const { quote } = checked;
    const { attempts, stored } = await limitsFor(env, request, quote);
    const outcome = await database.submitQuote(quote, quoteSummary(quote), attempts, stored);
    if (outcome.kind === 'limited') {
      throw new Refusal(
        429,
        'too_many_requests',
        'Too many requests were sent in a short time. Please call us, or try again later.',
        { headers: { 'retry-after': String(outcome.waitSeconds) } },
      );
    }
    return { success: true };
  });
}
