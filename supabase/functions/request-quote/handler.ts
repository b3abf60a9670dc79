import { newRequestEvent } from '../_shared/alerts/alert-words.ts';
import { alerting } from '../_shared/alerts/alerting.ts';
import { createDatabase } from '../_shared/database.ts';
import { maxBodyBytes, publicEndpoint, tooLarge } from '../_shared/http/endpoint.ts';
import type { Env } from '../_shared/env.ts';
import type { JsonObject } from '../_shared/json.ts';
import { checkQuote, quotePath, type Quote, type QuoteAnswer, type QuoteProblems } from '../_shared/quote.ts';
import { HttpError, limitError } from '../_shared/http/http-error.ts';
import { limitsFor, refusedSenders } from './rate-limits.ts';
import { quotePictures, storePictures } from './quote-pictures.ts';
import { quoteRow, quoteSummary } from './quote-summary.ts';
import { verdictOfTurnstile } from './turnstile.ts';

const invalidRequest = (code: string, sentence: string, fields: QuoteProblems = {}) =>
  new HttpError(400, code, sentence, { details: { fields } });

/** People can't see the field `website`, so only a machine fills it in. */
function isFromMachine({ website }: JsonObject): boolean {
  return typeof website === 'string' ? website.trim() !== '' : Boolean(website);
}

/** Advertising contains links. Descriptions of a machine rarely do. */
const links = /https?:\/\/|www\.|\[url/gi;

/** Why a request is suspected, as column `suspected_of` spells it. Null when it isn't. */
function suspicionOf(body: JsonObject, { name, description }: Quote): 'honeypot' | 'links' | null {
  if (isFromMachine(body)) return 'honeypot';
  return name.search(links) >= 0 || (description.match(links) ?? []).length > 1 ? 'links' : null;
}

const tooManySentence = (wait: string) => `Too many requests. Please call us, or try again in ${wait}.`;
const tooMany = (waitSeconds: number) => limitError('too_many_requests', waitSeconds, tooManySentence);

/** The most database calls at once, so that a flood of requests can't delay texts and calls. */
const mostDatabaseCalls = 2;

/** Three pictures in base64 plus the text fields. */
const maxBytes = 3_000_000;

/** The function `request-quote`: takes quote requests from the site's form. */
export function createHandler(env: Env, now: () => Date = () => new Date()) {
  const database = createDatabase(env, mostDatabaseCalls);
  const refused = refusedSenders(now);
  const alerts = alerting(env, database, now);
  return publicEndpoint(
    quotePath,
    env,
    async (body, request): Promise<QuoteAnswer> => {
      if (JSON.stringify({ ...body, pictures: undefined }).length > maxBodyBytes) throw tooLarge();
      const checked = checkQuote(body);
      if ('fields' in checked) {
        // Hides from a machine which check it failed.
        if (isFromMachine(body)) return { success: true };
        throw invalidRequest('invalid_fields', 'Please check the marked fields.', checked.fields);
      }
      const { quote } = checked;
      const limits = limitsFor(env, request, quote);
      const wait = refused.waitFor(limits.attemptLimits.map(({ key }) => key));
      if (wait > 0) throw tooMany(wait);
      const { turnstileSecret: secret } = env;
      const verdict = secret === null ? 'person' : await verdictOfTurnstile(secret, body['turnstileToken']);
      if (verdict === 'not_confirmed') {
        throw invalidRequest('not_confirmed_human', 'Please confirm that you are not a robot.');
      }
      const pictures = quotePictures(body);
      const [taken] = await database.rpc('submit_quote', {
        quote: quoteRow(quote),
        summary: quoteSummary(quote),
        ...limits,
        suspectedOf: suspicionOf(body, quote) ?? (verdict === 'unknown' ? 'unverified' : null),
        media: pictures.map(({ file }) => file),
      });
      if (!taken) throw new Error('submit_quote answered nothing');
      if (taken.outcome === 'limited') {
        const { refusedKey, waitSeconds } = taken;
        if (refusedKey !== null) refused.note(refusedKey, waitSeconds);
        throw tooMany(waitSeconds);
      }
      // Suspected and repeated requests raise no alert.
      if (taken.outcome !== 'stored') return { success: true };
      const hasPictures = await storePictures(env, pictures);
      alerts.report(newRequestEvent(quote));
      return { success: true, ...(!hasPictures && { picturesLost: true as const }) };
    },
    maxBytes,
  );
}
