/** What the quote form shows after an attempt to send: problems or a failure. */
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { QuoteProblems } from '#functions/domain/quote';
import { usePartWords } from './part-words';
import { makeFieldId, type QuoteField, shortenLabel } from './quote-fields';
import type { Failure } from './send-quote';

/** Moves the focus to new content, so that screen readers announce it. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

type ProblemSummaryProps = {
  /** The fields of the shown step. */
  fields: readonly QuoteField[];
  /** The problems when the form was sent. */
  problems: QuoteProblems;
  /** The problems that remain. Solved ones are struck through, so that nothing moves while typing. */
  remaining: QuoteProblems;
};

/** Lists all problems, each as a link to its field. It takes the focus when it appears. */
export function ProblemSummary({ fields, problems, remaining }: ProblemSummaryProps) {
  const { search } = useLocation();
  const headingId = useId();
  const words = usePartWords().problems;
  return (
    <div
      ref={takeFocus}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      className="border-b-2 border-l-8 border-b-ink border-l-stop px-4 py-4 sm:px-6"
    >
      <h3 id={headingId}>{words.heading}</h3>
      <ul className="mt-2">
        {fields.map(({ name, label }) =>
          problems[name] ? (
            <li key={name}>
              <Link
                to={{ search, hash: makeFieldId(name) }}
                replace
                preventScrollReset
                className={`inline-block py-2.5 ${remaining[name] ? 'link text-stop' : 'text-steel line-through'}`}
              >
                <span className="font-semibold">{`${shortenLabel(label)}:`}</span>{' '}
                <span>{remaining[name] ?? problems[name]}</span>
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
  const { failures } = usePartWords();
  return (
    <div role="alert" className="mb-4">
      {/* The scroll margin brings the buttons below into view, too. */}
      <h3 ref={takeFocus} tabIndex={-1} className="scroll-mb-64 sm:scroll-mb-36">
        {heading}
      </h3>
      <p className="mt-1">{`${sentence} ${failures.nothingLost}`}</p>
    </div>
  );
}
