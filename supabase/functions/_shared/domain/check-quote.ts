/** The rules of a quote request, for the form and the function. The form loads this file, so it stays small. */
import { readPhone } from './phone.ts';
import { quoteSentences, type QuoteSentences } from './quote-sentences.ts';
import {
  canMoveChoices,
  maxPreferredDays,
  partsOfDay,
  type PreferredDay,
  type Quote,
  quoteKinds,
  quoteLimits,
  type QuoteProblems,
  serviceChoices,
} from './quote.ts';
import { emailPattern, onOneLine, makeStorable } from './text.ts';

const mostUnits = 999;

const longestPage = 200;

const extensionDigits = /^\d{1,8}$/;

const readExtension = (given: unknown): string | null =>
  typeof given === 'string' && extensionDigits.test(given) ? given : null;

const zip = /^(\d{5})([- ]?\d{4})?$/;

/** The entry of a list. Null for anything else; undefined when it is left out. */
function readChoice<Choice>(choices: readonly Choice[], given: unknown): Choice | null | undefined {
  return given === undefined || given === null || given === ''
    ? undefined
    : (choices.find((one) => one === given) ?? null);
}

const calendarDay = /^\d{4}-\d\d-\d\d$/;

/** Days as {@link PreferredDay}. Null when they are wrong. */
function readPreferredDays(given: unknown): PreferredDay[] | null {
  if (!Array.isArray(given) || given.length > maxPreferredDays) {
    return null;
  }
  const days = given.map((entry: unknown) => {
    const { day, part }: { day?: unknown; part?: unknown } = typeof entry === 'object' ? { ...entry } : {};
    const known = readChoice(partsOfDay, part ?? 'any');
    const isReal =
      typeof day === 'string' && calendarDay.test(day) && new Date(`${day}T00:00Z`).getTime() >= 0;
    return isReal && new Date(day).toISOString().startsWith(day) && known ? { day, part: known } : null;
  });
  return days.every((entry) => entry !== null) ? days : null;
}

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** To the fourth decimal, which is about ten meters. */
export const roundDegrees = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** A position, rounded. Null when it is wrong. */
function readPosition(given: unknown): Quote['coordinates'] {
  const { latitude, longitude }: { latitude?: unknown; longitude?: unknown } =
    typeof given === 'object' ? { ...given } : {};
  return isWithin(latitude, 90) && isWithin(longitude, 180)
    ? { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) }
    : null;
}

/**
 * Checks the fields of a quote request as typed or posted. It ignores unknown fields. An optional field that
 * is missing, null or blank counts as left out. `sentences`: in the customer's language.
 */
export function checkQuote(
  input: object,
  sentences: QuoteSentences = quoteSentences,
): { quote: Quote } | { fields: QuoteProblems } {
  const given = new Map<string, unknown>(Object.entries(input));
  const fields: QuoteProblems = {};

  /** The field on one line unless another `clean` is given; '' when it is left out or wrong. */
  function readText(name: keyof typeof quoteLimits | 'zip' | 'page', clean = onOneLine): string {
    const value = given.get(name) ?? '';
    const limit = name === 'zip' || name === 'page' ? Infinity : quoteLimits[name];
    if (typeof value !== 'string') {
      fields[name] = sentences.notText;
      return '';
    }
    const trimmed = clean(value).trim();
    if (trimmed.length <= limit) {
      return trimmed;
    }
    fields[name] = sentences.tooLong(limit);
    return '';
  }

  function requireText(name: keyof typeof quoteLimits | 'zip', sentence: string, clean = onOneLine): string {
    const value = readText(name, clean);
    if (value === '') {
      fields[name] ??= sentence;
    }
    return value;
  }

  /** What `read` makes of a field. Null when it is left out. A null of `read` is wrong. */
  function readDetail<Value>(
    name: keyof Quote,
    read: (value: unknown) => Value | null | undefined,
    sentence: string,
  ): Value | null {
    const value = given.get(name) ?? null;
    const parsed = value === null || value === '' ? undefined : read(value);
    if (parsed === null) {
      fields[name] = sentence;
    }
    return parsed ?? null;
  }

  const kind = readDetail('kind', (value) => readChoice(quoteKinds, value), sentences.kind) ?? 'repair';
  const place = readText('place') || null;
  const quote: Quote = {
    kind,
    place,
    company: readText('company') || null,
    units: readDetail(
      'units',
      (value) => {
        const count = Number(value);
        return Number.isInteger(count) && count >= 1 && count <= mostUnits ? count : null;
      },
      sentences.units(mostUnits),
    ),
    service: readDetail(
      'service',
      (value) => serviceChoices.find((service) => service.value === value)?.value ?? null,
      sentences.service,
    ),
    language: readDetail('language', (value) => readChoice(['en', 'es'] as const, value), sentences.language),
    preferred: readDetail('preferred', readPreferredDays, sentences.preferred(maxPreferredDays)),
    coordinates: readDetail('coordinates', readPosition, sentences.coordinates),
    name: requireText('name', sentences.name),
    phone: readText('phone') || null,
    phoneExtension: null,
    email: readText('email') || null,
    zip: place === null && kind !== 'question' ? requireText('zip', sentences.place) : readText('zip'),
    equipment: kind === 'repair' ? requireText('equipment', sentences.equipment) : readText('equipment'),
    brand: readText('brand') || null,
    description:
      kind === 'planned'
        ? readText('description', makeStorable)
        : requireText(
            'description',
            kind === 'question' ? sentences.question : sentences.description,
            makeStorable,
          ),
    canMove: null,
    urgency: kind === 'repair' ? requireText('urgency', sentences.urgency) : readText('urgency'),
    smsConsent: false,
    page: readText('page').slice(0, longestPage),
  };

  if (quote.phone === null && quote.email === null && !fields.phone && !fields.email) {
    fields.phone = sentences.contact;
  }
  if (quote.phone !== null) {
    const written = readPhone(quote.phone);
    quote.phone = written?.number ?? null;
    quote.phoneExtension = written?.extension ?? readExtension(given.get('phoneExtension'));
    if (written === null) {
      fields.phone = sentences.phone;
    }
  }
  if (quote.email !== null && !emailPattern.test(quote.email)) {
    fields.email = sentences.email;
  }
  if (quote.zip !== '') {
    const [, fiveDigits] = zip.exec(quote.zip) ?? [];
    if (fiveDigits === undefined) {
      fields.zip = sentences.zip;
    }
    quote.zip = fiveDigits ?? '';
  }

  const answer = given.get('canMove') ?? '';
  const canMove = typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : answer;
  quote.canMove = canMoveChoices.find(({ value }) => value === canMove)?.value ?? null;
  if (quote.canMove === null && canMove !== '') {
    fields.canMove = sentences.canMove;
  }

  const consent = given.get('smsConsent') ?? false;
  if (typeof consent !== 'boolean') {
    fields.smsConsent = sentences.consent;
  } else if (consent && quote.phone === null) {
    fields.phone ??= sentences.consentNumber;
  } else {
    quote.smsConsent = consent;
  }

  return Object.keys(fields).length > 0 ? { fields } : { quote };
}
