/**
 * What a quote request holds, for the form and the function. Its rules are in check-quote.ts. The contact page loads this
 * file, so it stays small.
 */
import { businessName } from './business.ts';

/** The public function that takes quote requests: `POST` JSON, no token. */
export const quotePath = '/request-quote';

/** Longest value of each field, in characters. */
export const quoteLimits = {
  name: 120,
  phone: 40,
  email: 254,
  equipment: 120,
  brand: 120,
  description: 4000,
  urgency: 40,
  company: 120,
  place: 200,
} as const;

/** `planned`: a service that has time. A question is about no machine. */
export const quoteKinds = ['repair', 'planned', 'question'] as const;

export type QuoteKind = (typeof quoteKinds)[number];

export const serviceChoices = [
  { value: 'preventive_maintenance', label: 'Preventive maintenance' },
  { value: 'dot_annual', label: 'DOT annual inspection' },
  { value: 'lift_annual', label: 'Annual lift inspection' },
  { value: 'other', label: 'Other service' },
] as const;

export const partsOfDay = ['morning', 'afternoon', 'any'] as const;

/** A day that suits the customer, `YYYY-MM-DD` in the business's time zone. */
export type PreferredDay = { day: string; part: (typeof partsOfDay)[number] };

/** The most days that a request may name. */
export const maxPreferredDays = 3;

/** Pictures that may come with a request. */
export const maxQuotePictures = 3;

/** What the form offers for `urgency`; the function takes any short text. */
export const urgencyChoices = [
  'Down now, need help today',
  'In the next day or two',
  'This week',
  'Planning ahead',
] as const;

export const canMoveChoices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsure', label: 'Not sure' },
] as const;

/**
 * The text that a visitor agrees to by checking the box. It is stored with the request as evidence, so a
 * changed text, or a changed name of the business in it, needs a new version.
 */
export const smsConsent = {
  version: '2026-11-22',
  text: `${businessName} may text me about this request. Message frequency varies. Message and data rates may apply. Reply STOP to end, HELP for help. Not required for service.`,
} as const;

/** A request that passed `checkQuote`: trimmed, one-line fields on one line. */
export type Quote = {
  name: string;
  /** E.164 */
  phone: string | null;
  /** Digits. The form sends it apart from the number, and other senders may write it after the number. */
  phoneExtension: string | null;
  email: string | null;
  /** Five digits, or '' where a place or nothing is named. */
  zip: string;
  /** Like the description and the urgency: '' where a request of this kind needs none. */
  equipment: string;
  brand: string | null;
  description: string;
  canMove: (typeof canMoveChoices)[number]['value'] | null;
  urgency: string;
  kind: QuoteKind;
  company: string | null;
  /** How many machines. */
  units: number | null;
  service: (typeof serviceChoices)[number]['value'] | null;
  language: 'en' | 'es' | null;
  preferred: PreferredDay[] | null;
  /** Rounded to about ten meters. */
  coordinates: { latitude: number; longitude: number } | null;
  /** Where the machine is, in words. */
  place: string | null;
  smsConsent: boolean;
  /** Path of the page the visitor came from, or ''. */
  page: string;
};

/** What the form sends besides the fields of a {@link Quote}. */
export type QuoteExtras = {
  /** The honeypot: a person leaves it empty. */
  website?: string | undefined;
  /** In base64. */
  pictures?: string[] | undefined;
  /** The token of Cloudflare's widget, where the site uses it. */
  turnstileToken?: string | undefined;
  /** The widget couldn't load in this browser, so there is no token. The request is stored as unverified. */
  turnstileBlocked?: true | undefined;
};

/** What to correct, as sentences for the visitor. */
export type QuoteProblems = Partial<Record<keyof Quote, string>>;

/**
 * The answer to a stored request, also when it repeats one from the last minutes. `picturesLost`: not all of
 * its pictures are stored. `reference`: what the visitor can name on the phone. A refused request gets 400 with
 * `fields`, which says what to correct (empty: send it again), or 429 with `Retry-After`, the seconds to wait.
 */
export type QuoteAnswer = { success: true; reference: string; picturesLost?: true };
