/** What the quote form shows after an attempt to send: problems, a failure or a receipt. */
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { displayNumber } from '#functions/phone';
import { canMoveChoices, type QuoteProblems } from '#functions/quote';
import { failures, pictureProblems, receipt } from '../../content/main-pages/quote-form';
import { openingStatus } from '../../content/opening-hours';
import { Paragraph } from '../shared/rich-text';
import { fieldId, quoteFields } from './quote-fields';
import type { Failure } from './send-quote';
import type { Sent } from './use-quote-request';

/** Moves the focus to new content, so that screen readers announce it. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

type ProblemSummaryProps = {
  /** The problems when the form was sent. */
  problems: QuoteProblems;
  /** The problems that remain. Solved ones are struck through, so that nothing moves while typing. */
  remaining: QuoteProblems;
};

/** Lists all problems, each as a link to its field. It takes the focus when it appears. */
export function ProblemSummary({ problems, remaining }: ProblemSummaryProps) {
  const { search } = useLocation();
  const headingId = useId();
  return (
    <div
      ref={takeFocus}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      className="border-b-2 border-l-8 border-b-ink border-l-stop px-4 py-4 sm:px-6"
    >
      <h3 id={headingId}>Please check these fields</h3>
      <ul className="mt-2">
        {quoteFields.map(({ name, label }) =>
          problems[name] ? (
            <li key={name}>
              <Link
                to={{ search, hash: fieldId(name) }}
                replace
                preventScrollReset
                className={`inline-block py-2.5 ${remaining[name] ? 'link text-stop' : 'text-steel line-through'}`}
              >
                <span className="font-semibold">{label.replace(/\?| \(optional\)/g, '')}:</span>{' '}
                {problems[name]}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}

/** Says that the request failed or may have failed, and that nothing typed is lost. */
export function FailureNotice({ heading, sentence }: Failure) {
  return (
    <div role="alert" className="mb-4">
      {/* The scroll margin brings the buttons below into view, too. */}
      <h3 ref={takeFocus} tabIndex={-1} className="scroll-mb-64 sm:scroll-mb-36">
        {heading}
      </h3>
      <p className="mt-1">
        {sentence} {failures.nothingLost}
      </p>
    </div>
  );
}

/** Shows what was sent and what happens next. It takes the focus, because it replaces the form. */
export function Receipt({ quote, pictureCount, picturesLost, onAnother }: Sent & { onAnother: () => void }) {
  const [office] = useState(() => openingStatus(new Date()));

  const reachAt = [quote.phone && displayNumber(quote.phone), quote.email].filter(Boolean).join(' or ');
  const summary = {
    Machine: [quote.brand, quote.equipment].filter(Boolean).join(', '),
    'What happened': quote.description,
    ...(pictureCount > 0 && { Pictures: picturesLost ? pictureProblems.lost : pictureCount }),
    'Can it move': canMoveChoices.find(({ value }) => value === quote.canMove)?.label ?? 'Didn’t say',
    Urgency: quote.urgency,
    'ZIP code': quote.zip,
    Name: quote.name,
    'Reach you at': reachAt,
    'Texts OK?': quote.smsConsent ? 'Yes' : 'No',
  };
  return (
    <div className="gap-12 px-4 py-6 sm:px-6 lg:flex lg:py-10">
      <div className="lg:flex-1">
        <h3 ref={takeFocus} tabIndex={-1} className="text-2xl">
          {receipt.heading}
        </h3>
        <Paragraph
          text={receipt.stuck}
          className="mt-4 max-w-measure border-l-8 border-signal pl-4 font-semibold"
        />
        <h4 className="mt-4 text-lg">What happens next</h4>
        <ol className="mt-2 max-w-measure list-decimal space-y-2 pl-6">
          <li>{receipt.read(office)}</li>
          <li>{receipt.answer(reachAt)}</li>
          <li>{receipt.booking}</li>
        </ol>
        <p className="mt-4 max-w-measure">{receipt.calling}</p>
      </div>
      <div className="max-lg:mt-6 lg:flex-1">
        <h4 className="mb-2 text-lg">What you sent</h4>
        <dl className="border border-ink">
          {Object.entries(summary).map(([term, value]) => (
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
