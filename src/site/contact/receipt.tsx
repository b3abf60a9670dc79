import { useContext, useState } from 'react';
import { formatLongDay } from '#functions/domain/business-hours';
import { formatWithExtension } from '#functions/domain/phone';
import { canMoveChoices, type Quote, serviceChoices, urgencyChoices } from '#functions/domain/quote';
import type { FormWords } from '../../content/main-pages/quote-form';
import type { PartWords } from '../../content/main-pages/quote-form-parts';
import { Paragraph } from '../shared/rich-text';
import { formatPosition } from './check-form';
import { SpanishForm, useFormWords } from './form-words';
import type { QuoteValues } from './kept-draft';
import { type Office, tellAnswerTime } from './office-hours';
import { usePartWords } from './part-words';
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
  const formWords = useFormWords();
  const words = usePartWords();
  const { receipt } = words;
  const tell = useContext(SpanishForm)?.tellAnswerTime ?? tellAnswerTime;
  const [answerTime] = useState(() => office?.findAnswerTime(new Date()) ?? null);
  const reachAt = describeContact(quote, receipt.or);
  const nextSteps = [
    receipt.read(office && tell(answerTime)),
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
        <h4 className="mt-4 text-lg">{receipt.nextHeading}</h4>
        <ol className="mt-2 max-w-measure list-decimal space-y-2 pl-6">
          {nextSteps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p className="mt-4 max-w-measure">{reference ? receipt.calling : receipt.callingWithout}</p>
      </div>
      <div className="max-lg:mt-6 lg:flex-1">
        <h4 className="mb-2 text-lg">{receipt.sentHeading}</h4>
        <dl className="border border-ink">
          {summarize(sent, reachAt, words, formWords.choices).map(([term, value]) => (
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
          {receipt.another}
        </button>
      </div>
    </div>
  );
}

const describeContact = ({ phone, phoneExtension, email }: Quote, or: string): string =>
  [phone && formatWithExtension(phone, phoneExtension), email].filter(Boolean).join(` ${or} `);

/** Who asks and where, because a fleet owner may report several machines. */
const keepContact = ({ name, company, place, zip, phone, phoneExtension, email }: Quote): QuoteValues => ({
  name,
  place: place ?? zip,
  ...(company && { company }),
  ...(phone && { phone: formatWithExtension(phone, phoneExtension) }),
  ...(email && { email }),
});

/** A line for each wish, the first one first. */
const describeDays = (preferred: Quote['preferred'], { days, locale }: PartWords): string =>
  (preferred ?? [])
    .map(({ day, part }) => `${formatLongDay(day, locale)}, ${days.parts[part].toLowerCase()}`)
    .join('\n');

/** What was sent, as far as a request of its kind has it. */
function summarize(
  { quote, pictures, picturesLost }: Sent,
  reachAt: string,
  words: PartWords,
  choices: FormWords['choices'],
): [term: string, value: string][] {
  const { kind, place, zip, coordinates } = quote;
  const { terms, descriptions, ...receipt } = words.receipt;
  const where = place ?? (zip && receipt.zip(zip));
  const position = coordinates && formatPosition(coordinates);
  const service = serviceChoices.find(({ value }) => value === quote.service);
  const canMove = canMoveChoices.find(({ value }) => value === quote.canMove);
  const urgency = urgencyChoices.find((choice) => choice === quote.urgency);
  const lines: [term: string, value: string | null | undefined][] = [
    [terms.service, service && (choices[service.value] ?? service.label)],
    [terms.units, quote.units?.toString()],
    [terms.machine, [quote.brand, quote.equipment].filter(Boolean).join(', ')],
    [descriptions[kind], quote.description],
    [terms.days, describeDays(quote.preferred, words) || (kind === 'planned' ? words.days.none : null)],
    [terms.pictures, picturesLost && pictures.length > 0 ? words.pictures.lost : pictures.join('\n')],
    [terms.canMove, canMove && (choices[canMove.value] ?? canMove.label)],
    [terms.urgency, urgency && (choices[urgency] ?? urgency)],
    [terms.where, where],
    [terms.position, position === where ? null : position],
    [terms.name, quote.name],
    [terms.company, quote.company],
    [terms.reach, reachAt],
    [terms.texts, quote.smsConsent ? receipt.yes : receipt.no],
  ];
  return lines.flatMap(([term, value]) => (value ? [[term, value]] : []));
}
