/** The rules of a quote request, for the form and the function. The form loads this file, so it stays small. */
import { toContactNumber } from './phone.ts';
import { emailPattern, onOneLine, storableText } from './text.ts';

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
} as const;

/** Pictures that may come with a request. */
export const maxQuotePictures = 3;

const longestPage = 200;

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
 * changed text needs a new version. The business's name is the one in src/content/business.ts.
 */
export const smsConsent = {
  version: '2026-11-22',
  text: 'Ironbud Fleet Repair may text me about this request. Message frequency varies. Message and data rates may apply. Reply STOP to end, HELP for help. Not required for service.',
} as const;

/** A request that passed {@link checkQuote}: trimmed, one-line fields on one line. */
export type Quote = {
  name: string;
  /** E.164 */
  phone: string | null;
  email: string | null;
  /** Five digits. */
  zip: string;
  equipment: string;
  brand: string | null;
  description: string;
  canMove: (typeof canMoveChoices)[number]['value'] | null;
  urgency: string;
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
};

/** What to correct, as sentences for the visitor. */
export type QuoteProblems = Partial<Record<keyof Quote, string>>;

/**
 * The answer to a stored request, also when it repeats one from the last minutes. `picturesLost`: its
 * pictures could not be stored. A refused request gets 400 with `fields`, which says what to correct (empty:
 * send it again), or 429 with `Retry-After`, the seconds to wait.
 */
export type QuoteAnswer = { success: true; picturesLost?: true };

const zip = /^(\d{5})([- ]?\d{4})?$/;

/**
 * Checks the fields of a quote request as typed or posted. It ignores unknown fields. An optional field that
 * is missing, null or blank counts as left out.
 */
export function checkQuote(input: object): { quote: Quote } | { fields: QuoteProblems } {
  const given = new Map<string, unknown>(Object.entries(input));
  const fields: QuoteProblems = {};

  /** The field on one line unless another `clean` is given; '' when it is left out or wrong. */
  function text(name: keyof typeof quoteLimits | 'zip' | 'page', clean = onOneLine): string {
    const value = given.get(name) ?? '';
    const limit = name === 'zip' || name === 'page' ? Infinity : quoteLimits[name];
    if (typeof value !== 'string') {
      fields[name] = 'Please send this as text.';
      return '';
    }
    const trimmed = clean(value).trim();
    if (trimmed.length <= limit) return trimmed;
    fields[name] = `Please shorten this to ${limit} characters.`;
    return '';
  }

  function required(name: keyof typeof quoteLimits | 'zip', sentence: string, clean = onOneLine): string {
    const value = text(name, clean);
    if (value === '') fields[name] ??= sentence;
    return value;
  }

  const quote: Quote = {
    name: required('name', 'Please enter your name.'),
    phone: text('phone') || null,
    email: text('email') || null,
    zip: required('zip', 'Please enter the ZIP code where the machine is.'),
    equipment: required('equipment', 'What kind of machine is it? Truck, excavator, scissor lift?'),
    brand: text('brand') || null,
    description: required('description', 'Please tell us what it’s doing, or what happened.', storableText),
    canMove: null,
    urgency: required('urgency', 'Please choose how soon you need us.'),
    smsConsent: false,
    page: text('page').slice(0, longestPage),
  };

  if (quote.phone === null && quote.email === null && !fields.phone && !fields.email) {
    fields.phone = 'Please enter a phone number or an email address. One is enough.';
  }
  if (quote.phone !== null) {
    quote.phone = toContactNumber(quote.phone);
    if (quote.phone === null) {
      fields.phone = 'Please enter a phone number with area code, such as (918) 555-0142.';
    }
  }
  if (quote.email !== null && !emailPattern.test(quote.email)) {
    fields.email = 'Please enter an email address such as name@company.com.';
  }
  if (quote.zip !== '') {
    const [, fiveDigits] = zip.exec(quote.zip) ?? [];
    if (fiveDigits === undefined) fields.zip = 'Please enter a 5-digit ZIP code.';
    quote.zip = fiveDigits ?? '';
  }

  const answer = given.get('canMove') ?? '';
  const canMove = typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : answer;
  quote.canMove = canMoveChoices.find(({ value }) => value === canMove)?.value ?? null;
  if (quote.canMove === null && canMove !== '') fields.canMove = 'Please choose Yes, No or Not sure.';

  const consent = given.get('smsConsent') ?? false;
  if (typeof consent !== 'boolean') fields.smsConsent = 'Please check the box or leave it empty.';
  else if (consent && quote.phone === null) {
    fields.phone ??= 'Please enter the phone number to text, or uncheck the box.';
  } else quote.smsConsent = consent;

  return Object.keys(fields).length > 0 ? { fields } : { quote };
}
