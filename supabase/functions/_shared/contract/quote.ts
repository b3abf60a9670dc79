/** The request of the public quote form. `../quote.ts` has the rules and messages of its fields. */
import * as v from 'valibot';
import { canMoveChoices } from '../quote.ts';
import { success } from './action.ts';
import * as fields from './fields.ts';

export const quoteRequest = v.object({
  name: v.string(),
  phone: v.optional(v.pipe(v.string(), fields.format('phone'))),
  email: v.optional(v.pipe(v.string(), fields.format('email'))),
  zip: v.pipe(v.string(), fields.format('zip')),
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
  /** Pictures in base64. */
  pictures: v.optional(v.array(v.string())),
  /** The token of Cloudflare's widget, where the site uses it. */
  turnstileToken: v.optional(v.string()),
});

export type QuoteRequest = v.InferInput<typeof quoteRequest>;

/**
 * The answer to a stored request, also when it repeats one from the last minutes. `picturesLost`: its
 * pictures could not be stored. A refused request gets 400 with `fields`, which says what to correct (empty:
 * send it again), or 429 with `Retry-After`, the seconds to wait.
 */
export type QuoteAnswer = v.InferOutput<typeof success> & { picturesLost?: true };
