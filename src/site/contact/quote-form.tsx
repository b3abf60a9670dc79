import { useRef, useState } from 'react';
import type { Quote } from '../../../supabase/functions/_shared/quote';
import { business } from '../../content/business';
import { PhoneLink } from '../shared/phone-link';
import { TypePlate } from '../shared/spec-card';
import { saveDraft } from './quote-draft';
import { ConsentField, SheetPart } from './quote-form-fields';
import { FailureNotice, ProblemSummary, Receipt } from './quote-form-outcomes';
import { Machine, quoteLabels, Trouble, WhoAndWhere } from './quote-form-sections';
import { useHydrated } from '../../ui/use-hydrated';
import { type Failure, useQuoteRequest } from './use-quote-request';
import { useQuoteTarget } from './use-quote-target';

/** The request for a quote as a work order to fill in; once it is sent, the customer's copy of it. */
export function QuoteForm() {
  const [sent, setSent] = useState<Quote | null>(null);

  function onAnother(quote: Quote) {
    // Who asks and where stays: a fleet owner reports one machine after the other.
    const { name, phone, email, zip } = quote;
    saveDraft({ name, zip, ...(phone === null ? {} : { phone }), ...(email === null ? {} : { email }) });
    setSent(null);
  }

  return (
    <TypePlate title="Quote request" measure={sent ? 'Your copy' : 'We’ll send you a quote'}>
      {sent ? <Receipt quote={sent} onAnother={() => onAnother(sent)} /> : <QuoteSheet onSent={setSent} />}
    </TypePlate>
  );
}

function QuoteSheet({ onSent }: { onSent: (quote: Quote) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { area, draft, problems, open, attempt, phase, onInput, onSubmit } = useQuoteRequest(form, onSent);
  useQuoteTarget(form);

  return (
    <>
      <p className="border-b-2 border-ink bg-amber px-4 py-3 sm:px-6">
        <strong className="font-heading">Down now? Call </strong>
        <PhoneLink className="link inline-block py-1 font-bold" />
        <span className="block">Emergencies by phone only, 24/7. We read this form in office hours.</span>
      </p>
      <noscript>
        <p className="px-4 py-3 sm:px-6">
          The request form needs JavaScript. Call <PhoneLink /> or write to{' '}
          <a href={`mailto:${business.email}`} className="link">
            {business.email}
          </a>{' '}
          instead.
        </p>
      </noscript>
      <form
        ref={form}
        noValidate
        aria-label="Quote request"
        className="group noscript:hidden"
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {Object.keys(problems).length > 0 ? (
          <ProblemSummary key={attempt} problems={problems} open={open} labels={quoteLabels} />
        ) : null}
        <div className="grid gap-px border-b border-steel bg-steel lg:grid-cols-2">
          <WhoAndWhere problems={open} area={area} />
          <Machine problems={open} proposals={draft.proposals} fetchProposals={draft.fetchProposals} />
          <Trouble problems={open} />
          <SheetPart>Texts, only if you want them</SheetPart>
          <ConsentField problem={open.smsConsent} />
        </div>
        <div aria-hidden="true" className="sr-only">
          <label htmlFor="quote-website">Leave this empty</label>
          <input id="quote-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <SendArea phase={phase} />
      </form>
    </>
  );
}

const failureHeadings: Record<Failure['kind'], string> = {
  failed: 'Not sent',
  unconfirmed: 'We couldn’t confirm that it arrived',
};

/** One button throughout, so that the focus stays on it while the request is under way. */
function SendArea({ phase }: { phase: 'idle' | 'sending' | Failure }) {
  const hydrated = useHydrated();
  const isSending = phase === 'sending';
  const failure = typeof phase === 'object' ? phase : null;
  return (
    <div className="px-4 py-6 sm:px-6">
      <div className={failure ? 'border-l-8 border-stop bg-paper px-4 py-4' : ''}>
        {failure ? (
          <FailureNotice heading={failureHeadings[failure.kind]} sentence={failure.sentence} />
        ) : null}
        <div className="flex flex-wrap gap-3">
          <button
            // Until the script is here a plain button, which can't reload the page; a tap on it is made again.
            type={hydrated ? 'submit' : 'button'}
            aria-disabled={isSending}
            aria-busy={isSending}
            className="button min-h-12 px-8 text-lg aria-disabled:bg-steel max-sm:w-full"
          >
            {isSending ? 'Sending…' : failure ? 'Try again' : 'Send request'}
          </button>
          {failure ? (
            <PhoneLink className="button button-outline min-h-12 max-sm:w-full" label="Or call" />
          ) : null}
        </div>
      </div>
    </div>
  );
}
