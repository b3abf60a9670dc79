/** The form's values as a request, checked before they are sent. */
import { checkQuote } from '#functions/domain/check-quote';
import type { PreferredDay, Quote, QuoteKind, QuoteProblems } from '#functions/domain/quote';
import type { QuoteSentences } from '#functions/domain/quote-sentences';
import { formWords } from '../../content/main-pages/quote-form';
import type { PartWords } from '../../content/main-pages/quote-form-parts';
import type { SpanishWords } from './form-words';
import type { QuoteValues } from './kept-draft';
import { choosePartWords } from './part-words';
import { isAsked, readKind } from './quote-fields';

/** What is wrong with the days that a visitor asks for. */
export type FindDayProblem = (days: readonly PreferredDay[], sentences?: QuoteSentences) => string | null;

/** Days as one field keeps them: `2026-12-01 morning,2026-12-03 any`. */
export const readDays = (text = ''): PreferredDay[] =>
  text
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [day = '', part] = entry.split(' ');
      return { day, part: part === 'morning' || part === 'afternoon' ? part : 'any' };
    });

export const writeDays = (days: readonly PreferredDay[]): string =>
  days.map(({ day, part }) => `${day} ${part}`).join(',');

/** A position as one field keeps it: `36.154,-95.9928`. Null when there is none. */
export function readPosition(text = ''): { latitude: number; longitude: number } | null {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number.parseFloat);
  return Number.isNaN(latitude + longitude) ? null : { latitude, longitude };
}

export const formatPosition = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude}, ${longitude}`;

const zipAlone = /^\d{5}([- ]?\d{4})?$/;

/** Where the machine is: a ZIP code alone is one, anything else is taken as it is. A position needs no words. */
function readPlace(place = '', position: ReturnType<typeof readPosition>) {
  const text = place.trim();
  if (text === '' && position) {
    return { place: formatPosition(position) };
  }
  return zipAlone.test(text) ? { zip: text } : { place: text };
}

/** What a planned visit needs to be planned. */
function findPlanProblems(
  { service, units, description }: QuoteValues,
  problems: PartWords['problems'],
): QuoteProblems {
  return {
    ...(!service && { service: problems.service }),
    ...(!units?.trim() && { units: problems.units }),
    ...(service === 'other' && !description?.trim() && { description: problems.other }),
  };
}

/** The values that a request of this kind has. Others stay in the form, but aren't sent. */
const keepAsked = (given: QuoteValues, kind: QuoteKind): QuoteValues =>
  Object.fromEntries(Object.entries(given).filter(([name]) => isAsked(name, kind)));

/** Checks what the form holds. `spanish`: the words of a form in Spanish, whose request says so. */
export function checkForm(
  given: QuoteValues,
  findDayProblem: FindDayProblem | null,
  spanish: SpanishWords | null,
): { quote: Quote | null; fields: QuoteProblems } {
  const kind = readKind(given);
  if (kind === '') {
    return { quote: null, fields: { kind: (spanish?.formWords ?? formWords).kindMissing } };
  }
  const { problems } = choosePartWords(spanish);
  const sentences = spanish?.sentences;
  const { place, preferred, ...asked } = keepAsked(given, kind);
  const position = place === undefined ? null : readPosition(given['coordinates']);
  const days = readDays(preferred);
  const result = checkQuote(
    {
      ...asked,
      kind,
      ...(place !== undefined && readPlace(place, position)),
      coordinates: position,
      preferred: days.length > 0 ? days : null,
      smsConsent: 'smsConsent' in given,
      language: spanish ? 'es' : null,
    },
    sentences,
  );
  const { zip, ...found }: QuoteProblems = 'fields' in result ? result.fields : {};
  const dayProblem = days.length > 0 && findDayProblem?.(days, sentences);
  const fields: QuoteProblems = {
    ...found,
    // The form has one field for both.
    ...(zip !== undefined && { place: zip }),
    ...(kind === 'planned' && findPlanProblems(given, problems)),
    ...(dayProblem && { preferred: dayProblem }),
  };
  return { quote: 'quote' in result && Object.keys(fields).length === 0 ? result.quote : null, fields };
}
