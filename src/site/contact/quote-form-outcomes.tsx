/** What the quote form says after it was sent: fields to correct, a failure, or done. */
import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  canMoveChoices,
  type Quote,
  type QuoteField,
  type QuoteProblems,
} from '../../../supabase/functions/_shared/quote';
import { openingStatus } from '../../content/opening-hours';
import { PhoneLink } from '../shared/phone-link';
import { fieldId } from './quote-form-fields';

type ProblemSummaryProps = {
  /** What was wrong when the form was sent. */
  problems: QuoteProblems;
  /** What of it still is; the rest is struck out, so that nothing moves while somebody types. */
  open: QuoteProblems;
  /** The form's own order and labels. */
  labels: readonly { name: QuoteField; label: string }[];
  /** Shows a field, in whichever step it is. */
  onGoTo: (name: QuoteField) => void;
};

/** Lists all problems, each as a link to its field. It takes the focus when it appears. */
export function ProblemSummary({ problems, open, labels, onGoTo }: ProblemSummaryProps) {
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);

  const goTo = (event: MouseEvent, name: QuoteField) => {
    event.preventDefault();
    onGoTo(name);
  };
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      className="border-b-2 border-l-8 border-b-ink border-l-stop px-4 py-4 sm:px-6"
    >
      <h3 id={headingId}>Please check these fields</h3>
      <ul className="mt-2">
        {labels.map(({ name, label }) =>
          problems[name] ? (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => goTo(event, name)}
                className={`inline-block py-2.5 ${open[name] ? 'link text-stop' : 'text-steel line-through'}`}
              >
                <span className="font-semibold">{label.replace(/\?| \(optional\)/g, '')}:</span>{' '}
                {problems[name]}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}

type FailureNoticeProps = { heading: string; sentence: string };

/** The request did not go through, or perhaps not, and everything typed is still there. */
export function FailureNotice({ heading, sentence }: FailureNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The heading's scroll margin brings the ways out under it into the window too.
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <div role="alert" className="mb-4">
      <h3 ref={title} tabIndex={-1} className="scroll-mb-64 sm:scroll-mb-36">
        {heading}
      </h3>
      <p className="mt-1">{sentence} Nothing you typed is lost.</p>
    </div>
  );
}

/** '+19185550142' as '(918) 555-0142'; numbers from abroad stay as they are. */
const spoken = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

type ReceiptProps = { quote: Quote; pictures: string; onAnother: () => void };

/** Shows what was sent and what happens next. It takes the focus, because it replaces the form. */
export function Receipt({ quote, pictures, onAnother }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [office] = useState(() => openingStatus(new Date()));
  useLayoutEffect(() => heading.current?.focus(), []);

  const answerTo = [quote.phone && spoken(quote.phone), quote.email]
    .filter((way) => way !== null)
    .join(' or ');
  const copy = [
    { term: 'Machine', value: [quote.brand, quote.equipment].filter((part) => part !== null).join(', ') },
    { term: 'What happened', value: quote.description },
    ...(pictures === '0' ? [] : [{ term: 'Pictures', value: pictures }]),
    {
      term: 'Can it move',
      value: canMoveChoices.find(({ value }) => value === quote.canMove)?.label ?? 'Not said',
    },
    { term: 'Urgency', value: quote.urgency },
    { term: 'Located in', value: quote.zip },
    { term: 'Name', value: quote.name },
    { term: 'We answer to', value: answerTo },
    { term: 'By text', value: quote.smsConsent ? 'Yes, as you checked' : 'No' },
  ];
  return (
    <div className="gap-12 px-4 py-6 sm:px-6 lg:flex lg:py-10">
      <div className="lg:flex-1">
        <h3 ref={heading} tabIndex={-1} className="text-2xl">
          Request received
        </h3>
        <p className="mt-4 max-w-measure border-l-8 border-signal pl-4 font-semibold">
          Stuck on the road, or not safe where it is? Don’t wait for an answer. Call{' '}
          <PhoneLink className="link whitespace-nowrap" /> at any hour.
        </p>
        <h4 className="mt-4 text-lg">What happens next</h4>
        <ol className="mt-2 max-w-measure list-decimal space-y-2 pl-6">
          <li>
            {office.text}. {office.open ? 'We read the urgent ones first.' : 'We read yours then.'}
          </li>
          <li>We answer to {answerTo} with questions or a price.</li>
          <li>Nothing is booked until you say yes.</li>
        </ol>
        <p className="mt-4 max-w-measure">
          Calling about it? Give us the phone number or e-mail you sent, and we’ll find it.
        </p>
      </div>
      <div className="max-lg:mt-6 lg:flex-1">
        <h4 className="mb-2 text-lg">What you sent</h4>
        <dl className="border border-ink">
          {copy.map(({ term, value }) => (
            <div
              key={term}
              className="flex flex-wrap justify-between gap-x-6 border-b border-line px-4 py-2 last:border-0"
            >
              <dt className="text-steel">{term}</dt>
              <dd className="min-w-0 font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
        <button
          type="button"
          className="button button-outline mt-6 min-h-12 max-sm:w-full"
          onClick={onAnother}
        >
          Send another request
        </button>
      </div>
    </div>
  );
}
