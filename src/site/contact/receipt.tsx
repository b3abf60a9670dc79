import { useState } from 'react';
import { formatLongDay } from '#functions/domain/business-hours';
import { formatWithExtension } from '#functions/domain/phone';
import { canMoveChoices, type Quote, serviceChoices } from '#functions/domain/quote';
import { days, pictures as pictureTexts, receipt } from '../../content/main-pages/quote-form-parts';
import { Paragraph } from '../shared/rich-text';
import { formatPosition } from './check-form';
import type { QuoteValues } from './kept-draft';
import type { Office } from './office-hours';
import { takeFocus } from './quote-outcomes';
import type { Sent } from './send-quote';

type ReceiptProps = {
  sent: Sent;
  office: Office | null;
  /** Called with what the next request has in common with this one. */
  onAnother: (kept: QuoteValues) => void;
};

/** Shows what was sent and what happens next. */
export function Receipt({ sent, office, onAnother }: ReceiptProps) {
  const { quote, reference } = sent;
  const [answerTime] = useState(() => office?.tellAnswerTime(new Date()) ?? null);
  const reachAt = describeContact(quote);
  const nextSteps = [
    receipt.read(answerTime),
    quote.kind === 'question' ? receipt.answerQuestion(reachAt) : receipt.answer(reachAt),
    ...(quote.kind === 'repair' ? [receipt.booking] : []),
    ...(quote.kind === 'planned' ? [receipt.notBooked] : []),
  ];
  return (
    <div className="gap-12 px-4 py-6 sm:px-6 lg:flex lg:py-10">
      <div className="lg:flex-1">
        <h3 ref={takeFocus} tabIndex={-1} className="text-2xl">
          {receipt.heading}
        </h3>
        {reference ? (
          <p className="mt-2 text-lg">
            <span>{receipt.reference}</span> <b className="font-heading whitespace-nowrap">{reference}</b>
          </p>
        ) : null}
        {quote.kind === 'repair' ? (
          <Paragraph
            text={receipt.stuck}
            className="mt-4 max-w-measure border-l-8 border-signal pl-4 font-semibold"
          />
        ) : null}
        <h4 className="mt-4 text-lg">What happens next</h4>
        <ol className="mt-2 max-w-measure list-decimal space-y-2 pl-6">
          {nextSteps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p className="mt-4 max-w-measure">{reference ? receipt.calling : receipt.callingWithout}</p>
      </div>
      <div className="max-lg:mt-6 lg:flex-1">
        <h4 className="mb-2 text-lg">What you sent</h4>
        <dl className="border border-ink">
          {summarize(sent, reachAt).map(([term, value]) => (
            <div
              key={term}
              className="flex flex-wrap justify-between gap-x-6 border-b border-line px-4 py-2 last:border-0"
            >
              <dt className="text-steel">{term}</dt>
              <dd className="ml-auto min-w-0 text-right font-semibold wrap-anywhere whitespace-pre-line">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <button
          type="button"
          className="button button-outline mt-6 min-h-12 max-sm:w-full"
          onClick={() => onAnother(keepContact(quote))}
        >
          Send another request
        </button>
      </div>
    </div>
  );
}

const describeContact = ({ phone, phoneExtension, email }: Quote): string =>
  [phone && formatWithExtension(phone, phoneExtension), email].filter(Boolean).join(' or ');

/** Who asks and where, because a fleet owner may report several machines. */
const keepContact = ({ name, company, place, zip, phone, phoneExtension, email }: Quote): QuoteValues => ({
  name,
  place: place ?? zip,
  ...(company && { company }),
  ...(phone && { phone: formatWithExtension(phone, phoneExtension) }),
  ...(email && { email }),
});

/** A line for each wish, the first one first. */
const describeDays = (preferred: Quote['preferred']): string =>
  (preferred ?? [])
    .map(({ day, part }) => `${formatLongDay(day)}, ${days.parts[part].toLowerCase()}`)
    .join('\n');

/** What was sent, as far as a request of its kind has it. */
function summarize(
  { quote, pictures, picturesLost }: Sent,
  reachAt: string,
): [term: string, value: string][] {
  const { kind, place, zip, coordinates } = quote;
  const where = place ?? (zip && `ZIP code ${zip}`);
  const position = coordinates && formatPosition(coordinates);
  const lines: [term: string, value: string | null | undefined][] = [
    ['Service', serviceChoices.find(({ value }) => value === quote.service)?.label],
    ['Units', quote.units?.toString()],
    ['Machine', [quote.brand, quote.equipment].filter(Boolean).join(', ')],
    [descriptionTerms[kind], quote.description],
    ['Days', describeDays(quote.preferred) || (kind === 'planned' ? days.none : null)],
    ['Pictures', picturesLost && pictures.length > 0 ? pictureTexts.lost : pictures.join('\n')],
    ['Can it move', canMoveChoices.find(({ value }) => value === quote.canMove)?.label],
    ['Urgency', quote.urgency],
    ['Where', where],
    ['Position', position === where ? null : position],
    ['Name', quote.name],
    ['Company', quote.company],
    ['Reach you at', reachAt],
    ['Texts OK?', quote.smsConsent ? 'Yes' : 'No'],
  ];
  return lines.flatMap(([term, value]) => (value ? [[term, value]] : []));
}

const descriptionTerms = { repair: 'What happened', planned: 'Note', question: 'Question' };
