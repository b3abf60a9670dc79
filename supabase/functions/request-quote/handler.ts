import { createNewRequestEvent, createSuspectedRequestEvent } from '../_shared/alerts/alert-events.ts';
import { createAlerting } from '../_shared/alerts/alerting.ts';
import { createDatabase, type DatabaseAnswer } from '../_shared/database/client.ts';
import { formatBusinessDate } from '../_shared/domain/business-hours.ts';
import { checkQuote } from '../_shared/domain/check-quote.ts';
import { findDayProblem } from '../_shared/domain/preferred-days.ts';
import { quoteSentences } from '../_shared/domain/quote-sentences.ts';
import { spanishSentences } from '../_shared/domain/quote-spanish.ts';
import { quotePath, type Quote, type QuoteAnswer, type QuoteProblems } from '../_shared/domain/quote.ts';
import { createPublicEndpoint } from '../_shared/http/endpoint.ts';
import { createTooLargeError, maxBodyBytes } from '../_shared/http/request-body.ts';
import type { Env } from '../_shared/runtime/env.ts';
import { HttpError, limitError } from '../_shared/runtime/http-error.ts';
import type { JsonObject } from '../_shared/runtime/json.ts';
import { readOpeningHours } from './opening-hours.ts';
import { addPictures, readQuotePictures } from './quote-pictures.ts';
import {
  buildJob,
  createReference,
  buildQuoteRow,
  writeQuoteSummary,
  describeSubject,
} from './quote-summary.ts';
import { listLimits, pictureLimits, createRefusedSenders } from './rate-limits.ts';
import { inSpanish } from './spanish-errors.ts';
import { askTurnstile } from './turnstile.ts';

const invalidRequest = (code: string, sentence: string, fields: QuoteProblems = {}) =>
  new HttpError(400, code, sentence, { details: { fields } });

const invalidFields = (fields: QuoteProblems) =>
  invalidRequest('invalid_fields', 'Please check the marked fields.', fields);

/** People can't see the field `website`, so only a machine fills it in. */
function isFromMachine({ website }: JsonObject): boolean {
  return typeof website === 'string' ? website.trim() !== '' : Boolean(website);
}

/** Advertising contains links. Descriptions of a machine rarely do. */
const links = /https?:\/\/|www\.|\[url/gi;

/** Why a request is suspected, as column `suspected_of` spells it. Null when it isn't. */
function findSuspicion(body: JsonObject, quote: Quote): 'honeypot' | 'links' | null {
  if (isFromMachine(body)) {
    return 'honeypot';
  }
  const { name, company, place, description } = quote;
  return `${name} ${company ?? ''} ${place ?? ''}`.search(links) >= 0 ||
    (description.match(links) ?? []).length > 1
    ? 'links'
    : null;
}

/** Whether the customer reads Spanish. It also counts when the rest of the request is wrong. */
const isSpanish = ({ language }: JsonObject) => language === 'es';

const formatTooMany = (wait: string) => `Too many requests. Please call us, or try again in ${wait}.`;
const tooMany = (waitSeconds: number) => limitError('too_many_requests', waitSeconds, formatTooMany);

/** The most database calls at once, so that a flood of requests can't delay texts and calls. */
const mostDatabaseCalls = 2;

/** Three pictures in base64 plus the text fields. */
const maxBytes = 3_000_000;

type Taken = DatabaseAnswer<'submit_quote'>[number];

/**
 * Alerts admins to a request that is stored, once. A flood and what it hides are told of, too. Only what a
 * machine gave away by its content alerts nobody.
 */
function createRequestAlerting(alerts: ReturnType<typeof createAlerting>, now: () => Date) {
  /** The hour in which this instance last told of a flood, so that each request of it doesn't ask the database. */
  let toldInHour = '';

  return (quote: Quote, { outcome, messageId, suspectedOf, isFlood }: Taken): void => {
    const hour = now().toISOString().slice(0, 13);
    if (isFlood && toldInHour !== hour) {
      toldInHour = hour;
      alerts.noteFlood();
    }
    if (suspectedOf === null) {
      return alerts.report(createNewRequestEvent(quote, describeSubject(quote), messageId));
    }
    const isDoubted = suspectedOf === 'unverified' || suspectedOf === 'flood';
    if (outcome === 'repeated' || !isDoubted) {
      return;
    }
    // During a flood, whoever can't be verified is no better than the rest of it.
    if (suspectedOf === 'unverified' && !isFlood) {
      return alerts.report(createNewRequestEvent(quote, describeSubject(quote), messageId, true));
    }
    const event = createSuspectedRequestEvent(quote, now());
    if (event) {
      alerts.report(event);
    }
  };
}

/** The function `request-quote`: takes quote requests from the site's form. */
export function createHandler(env: Env, now: () => Date = () => new Date()) {
  const database = createDatabase(env, mostDatabaseCalls);
  const refused = createRefusedSenders(now);
  const alertToRequest = createRequestAlerting(createAlerting(env, database, now), now);

  async function takeRequest(body: JsonObject, request: Request): Promise<QuoteAnswer> {
    if (JSON.stringify({ ...body, pictures: undefined }).length > maxBodyBytes) {
      throw createTooLargeError();
    }
    const sentences = isSpanish(body) ? spanishSentences : quoteSentences;
    const checked = checkQuote(body, sentences);
    if ('fields' in checked) {
      // Hides from a machine which check it failed.
      if (isFromMachine(body)) {
        return { success: true, reference: createReference() };
      }
      throw invalidFields(checked.fields);
    }
    const { quote } = checked;
    const limits = listLimits(env, request, quote);
    const wait = refused.waitFor(limits.attemptLimits.map(({ key }) => key));
    if (wait > 0) {
      throw tooMany(wait);
    }
    const { turnstileSecret: secret } = env;
    const verdict = secret === null ? 'person' : await askTurnstile(secret, body);
    if (verdict === 'not_confirmed') {
      throw invalidRequest('not_confirmed_human', 'Please confirm that you are not a robot.');
    }
    const dayProblem =
      quote.preferred &&
      findDayProblem(await readOpeningHours(database), quote.preferred, formatBusinessDate(now()), sentences);
    if (dayProblem) {
      throw invalidFields({ preferred: dayProblem });
    }
    const pictures = readQuotePictures(body);
    const ownReference = createReference();
    const [taken] = await database.rpc('submit_quote', {
      quote: buildQuoteRow(quote, ownReference),
      summary: writeQuoteSummary(quote, ownReference),
      job: buildJob(quote),
      ...limits,
      pictureLimits: pictures.length > 0 ? pictureLimits : [],
      suspectedOf: findSuspicion(body, quote) ?? (verdict === 'unknown' ? 'unverified' : null),
    });
    if (!taken) {
      throw new Error('submit_quote answered nothing');
    }
    if (taken.outcome === 'limited') {
      const { refusedKey, waitSeconds } = taken;
      if (refusedKey !== null) {
        refused.note(refusedKey, waitSeconds);
      }
      throw tooMany(waitSeconds);
    }
    alertToRequest(quote, taken);
    const hasPictures = await addPictures(env, database, taken, pictures);
    const { reference } = taken;
    // Hides from a machine that it was found out.
    if (taken.suspectedOf === 'honeypot') {
      return { success: true, reference };
    }
    return { success: true, reference, ...(!hasPictures && { picturesLost: true as const }) };
  }

  return createPublicEndpoint(
    quotePath,
    env,
    async (body, request) => {
      try {
        return await takeRequest(body, request);
      } catch (error) {
        throw isSpanish(body) ? inSpanish(error) : error;
      }
    },
    maxBytes,
  );
}
