import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Quote } from '../../../supabase/functions/_shared/quote';
import { PhoneLink } from '../shared/phone-link';
import { saveDraft } from './quote-draft';
import { FailureNotice, ProblemSummary, Receipt } from './quote-form-outcomes';
import { MachineAndProblem, PlaceAndPerson, quoteLabels } from './quote-form-sections';
import { useHydrated } from '../../ui/use-hydrated';
import { PictureField } from './picture-field';
import { type Failure, type Sent, useQuoteRequest } from './use-quote-request';
import { quoteMail } from './quote-mail';
import { type Step, stepNames, stepOf } from './quote-steps';
import { useQuoteStep } from './use-quote-step';

/** The request for a quote in two steps; once it is sent, the customer's copy of it. */
export function QuoteForm() {
  const [sent, setSent] = useState<Sent | null>(null);
  const { search } = useLocation();
  const navigate = useNavigate();

  function onAnother(quote: Quote) {
    // Who asks and where stays: a fleet owner reports one machine after the other.
    const { name, phone, email, zip } = quote;
    saveDraft({ name, zip, ...(phone === null ? {} : { phone }), ...(email === null ? {} : { email }) });
    setSent(null);
    void navigate({ search, hash: '#quote' }, { replace: true });
  }

  return (
    <div className="border-2 border-ink bg-white text-base">
      {sent ? <Receipt {...sent} onAnother={() => onAnother(sent.quote)} /> : <QuoteSheet onSent={setSent} />}
    </div>
  );
}

function QuoteSheet({ onSent }: { onSent: (sent: Sent) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const widget = useRef<HTMLDivElement>(null);
  const {
    pictureField,
    area,
    draft,
    problems,
    open,
    attempt,
    phase,
    isDown,
    check,
    onInput,
    onSubmit,
    onFocus,
  } = useQuoteRequest(form, widget, onSent);
  const { step, goTo } = useQuoteStep(form);

  return (
    <>
      <p className="border-b-2 border-ink bg-amber px-4 py-2 sm:px-6">
        <strong className="font-heading">Down now? Call </strong>
        <PhoneLink className="link inline-block py-1 font-bold" />. Emergencies by phone only, 24/7.
      </p>
      <noscript>
        <p className="px-4 py-3 sm:px-6">
          This form needs JavaScript. Call <PhoneLink />, or{' '}
          <a href={quoteMail} className="link">
            open an e-mail with our questions in it
          </a>
          .
        </p>
      </noscript>
      <form
        ref={form}
        noValidate
        aria-label="Quote request"
        className="noscript:hidden"
        onSubmit={onSubmit}
        onInput={onInput}
        onFocus={onFocus}
      >
        {Object.keys(problems).length > 0 ? (
          <ProblemSummary
            key={attempt}
            problems={problems}
            open={open}
            labels={quoteLabels}
            onGoTo={(name) => goTo(stepOf(name), name)}
          />
        ) : null}
        <StepSheet step={1} shown={step}>
          <MachineAndProblem
            problems={open}
            proposals={draft.proposals}
            fetchProposals={draft.fetchProposals}
          />
          <PictureField field={pictureField} />
        </StepSheet>
        <StepSheet step={2} shown={step}>
          <PlaceAndPerson problems={open} area={area} />
        </StepSheet>
        <Honeypot />
        {import.meta.env.VITE_TURNSTILE_SITE_KEY ? (
          <div ref={widget} className="min-h-18 px-4 pt-4 sm:px-6" />
        ) : null}
        <SendArea
          phase={phase}
          step={step}
          isDown={isDown}
          onNext={() => {
            if (check((field) => stepOf(field) === 1)) goTo(2);
          }}
          onBack={() => goTo(1)}
        />
      </form>
    </>
  );
}

/** A field that no person sees: whatever fills it in is a machine. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="quote-website">Leave this empty</label>
      <input id="quote-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** A step stays in the page while another one is shown, with all that was typed. */
function StepSheet({ step, shown, children }: { step: Step; shown: Step; children: ReactNode }) {
  return (
    <fieldset className={step === shown ? '' : 'hidden print:block'}>
      <legend className="w-full bg-mist px-4 py-1.5 font-heading font-bold sm:px-6">
        Step {step} of 2: {stepNames[step]}
      </legend>
      <div className="grid gap-px border-b border-steel bg-steel lg:grid-cols-2">{children}</div>
    </fieldset>
  );
}

const failureHeadings: Record<Failure['kind'], string> = {
  failed: 'Not sent',
  unconfirmed: 'We couldn’t confirm that it arrived',
};

type SendAreaProps = {
  phase: 'idle' | 'sending' | Failure;
  step: Step;
  isDown: boolean;
  onNext: () => void;
  onBack: () => void;
};

/** The way on. The button that sends stays the same throughout, so that the focus stays on it. */
function SendArea({ phase, step, isDown, onNext, onBack }: SendAreaProps) {
  const hydrated = useHydrated();
  // Before the script loads, this is a plain button that can't reload the page. The script repeats its tap.
  const type = hydrated ? 'submit' : 'button';
  const isSending = phase === 'sending';
  const failure = typeof phase === 'object' ? phase : null;
  const look = `button min-h-12 px-8 text-lg max-sm:w-full ${isDown ? 'button-outline' : 'aria-disabled:bg-steel'}`;
  return (
    <div className="px-4 py-6 sm:px-6">
      <div className={failure ? 'border-l-8 border-stop bg-paper px-4 py-4' : ''}>
        {failure ? (
          <FailureNotice heading={failureHeadings[failure.kind]} sentence={failure.sentence} />
        ) : null}
        {isDown ? <p className="mb-3 font-semibold text-stop">Down now? A call is the fastest way.</p> : null}
        <div className="flex flex-wrap gap-3">
          {isDown ? <PhoneLink className="button min-h-16 px-8 text-2xl max-sm:w-full" label="Call" /> : null}
          {step === 1 ? (
            <button
              type={type}
              className={look}
              onClick={(event) => {
                event.preventDefault();
                onNext();
              }}
            >
              Next: location and contact
            </button>
          ) : null}
          <button
            type={type}
            aria-disabled={isSending}
            aria-busy={isSending}
            className={`${look} ${step === 1 ? 'hidden' : ''}`}
          >
            {isSending ? 'Sending…' : failure ? 'Try again' : 'Send request'}
          </button>
          {step === 2 ? (
            <button type="button" className="button button-outline min-h-12 max-sm:w-full" onClick={onBack}>
              Back
            </button>
          ) : null}
          {failure && !isDown ? (
            <PhoneLink className="button button-outline min-h-12 max-sm:w-full" label="Or call" />
          ) : null}
        </div>
      </div>
    </div>
  );
}
