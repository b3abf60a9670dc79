import { formatLongDay } from '../_shared/domain/business-hours.ts';
import { convertToColumns } from '../_shared/domain/columns.ts';
import { spanishSmsConsent } from '../_shared/domain/quote-spanish.ts';
import {
  canMoveChoices,
  type PreferredDay,
  type Quote,
  serviceChoices,
  smsConsent,
} from '../_shared/domain/quote.ts';

/** Without letters and digits that look alike. */
const referenceLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A new reference, such as `7KX3-M9QD`, for somebody to name on the phone. It opens nothing. */
export function createReference(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => referenceLetters[byte & 31]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** The consent as the customer read it. */
const findConsent = ({ language }: Quote) => (language === 'es' ? spanishSmsConsent : smsConsent);

/** A request as `submit_quote` expects it: its columns, plus the consent text if it was given. */
export function buildQuoteRow(quote: Quote, reference: string) {
  const { coordinates, ...columns } = quote;
  const { zip, equipment, description, urgency, smsConsent: hasConsent } = quote;
  const consent = findConsent(quote);
  return {
    ...convertToColumns({ ...columns, ...coordinates, reference }),
    // What a request of its kind doesn't have.
    ...convertToColumns({
      zip: zip || null,
      equipment: equipment || null,
      description: description || null,
      urgency: urgency || null,
    }),
    ...(hasConsent && { consent_text: consent.text, consent_version: consent.version }),
  };
}

const chooseLabel = (service: Quote['service']) =>
  serviceChoices.find(({ value }) => value === service)?.label ?? 'Planned service';

/** The machine with its make, unless its name has the make. Empty without a machine. */
function describeMachine({ equipment, brand }: Quote): string {
  const isNamed = brand === null || equipment.toLowerCase().includes(brand.toLowerCase());
  return isNamed ? equipment : `${equipment} (${brand})`.trim();
}

/** What the request is about, in a few words. */
export function describeSubject(quote: Quote): string {
  const { kind, service, units } = quote;
  if (kind === 'question') {
    return 'Question';
  }
  const machine = describeMachine(quote);
  if (kind === 'repair') {
    return machine;
  }
  const count = units === null ? '' : `${units} ${units === 1 ? 'unit' : 'units'}`;
  return [chooseLabel(service), machine, count].filter((part) => part !== '').join(', ');
}

/** The job that the request makes. Null for a question. */
export const buildJob = (quote: Quote) =>
  quote.kind === 'question'
    ? null
    : {
        title: describeSubject(quote),
        machine: describeMachine(quote) || null,
        place: quote.place ?? (quote.zip && `ZIP ${quote.zip}`),
      };

const descriptionLabels = { repair: 'What happened', planned: 'Note', question: 'Question' };

const formatPreferred = ({ day, part }: PreferredDay) =>
  part === 'any' ? formatLongDay(day) : `${formatLongDay(day)}, ${part}`;

/**
 * A request as text for the office. The most important lines come first, because the conversation list
 * shortens it.
 */
export function writeQuoteSummary(quote: Quote, reference: string): string {
  const { name, phone, phoneExtension, email, zip, description, canMove, urgency, page } = quote;
  const { company, place, coordinates, preferred, language } = quote;
  const move = canMoveChoices.find(({ value }) => value === canMove)?.label;
  const lines: [label: string, text: string | null | undefined][] = [
    ['How soon', urgency],
    ['Can it move', move],
    [descriptionLabels[quote.kind], description],
    ['Days that suit', preferred?.map(formatPreferred).join('; ')],
    ['Where', place],
    ['Position', coordinates && `${coordinates.latitude}, ${coordinates.longitude}`],
    ['Name', name],
    ['Company', company],
    ['Phone', phoneExtension === null ? phone : `${phone} ext. ${phoneExtension}`],
    ['Email', email],
    ['Language', language === 'es' ? 'Spanish' : null],
    ['Texts', quote.smsConsent ? `agreed (wording ${findConsent(quote).version})` : 'not agreed'],
    ['Sent from', page],
    ['Reference', reference],
  ];
  const filledIn = lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
  const subject = describeSubject(quote);
  return [zip === '' ? subject : `${subject}, ZIP ${zip}`, ...filledIn].join('\n');
}
