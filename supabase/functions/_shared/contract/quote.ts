/** The request of the public quote form. `../quote.ts` has the rules and messages of its fields. */
import * as v from 'valibot';
import { canMoveChoices, type QuoteProblems } from '../quote.ts';
import { type FailureBody, success } from './action.ts';
import { format } from './fields.ts';

export const quoteRequest = v.object({
  name: v.string(),
  phone: v.optional(v.pipe(v.string(), format('phone'))),
  email: v.optional(v.pipe(v.string(), format('email'))),
  zip: v.pipe(v.string(), format('zip')),
  equipment: v.string(),
  brand: v.optional(v.string()),
  description: v.string(),
  canMove: v.optional(v.picklist(canMoveChoices.map(({ value }) => value))),
  urgency: v.string(),
  smsConsent: v.boolean(),
  /** Path of the page the visitor came from. */
  page: v.string(),
  /** The honeypot: a person leaves it empty. */
  website: v.optional(v.string()),
  /** Whole milliseconds between opening the page and sending the form. */
  elapsedMs: v.optional(v.number()),
  /** Pictures in base64. */
  pictures: v.optional(v.array(v.string())),
  /** The token of Cloudflare's widget, where the site uses it. */
  turnstileToken: v.optional(v.string()),
});

export type QuoteRequest = v.InferInput<typeof quoteRequest>;

/**
 * The answer to a stored request, also when it repeats one from the last minutes. `picturesLost`: its
 * pictures could not be stored.
 */
export type QuoteAnswer = v.InferOutput<typeof success> & { picturesLost?: true };

/**
 * A refused quote request. 400: `fields` says what to correct; if empty, send it again. 429: `Retry-After`
 * has the seconds to wait.
 */
export type QuoteFailure = FailureBody & { fields?: QuoteProblems };
