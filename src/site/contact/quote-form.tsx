import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QuoteProblems } from '#functions/quote';
import { quoteMail } from '../../content/main-pages/contact';
import { downNow, stepNames, unknownZip } from '../../content/main-pages/quote-form';
import { useHydrated } from '../../ui/use-hydrated';
import { areaSummary } from '../../content/area/area-words';
import { useAreaAnswer } from '../location/area-check';
import { PhoneLink } from '../shared/links';
import { Paragraph } from '../shared/rich-text';
import { ConsentField, Field, PictureField } from './quote-inputs';
import { isDownNow, quoteFields, type Step } from './quote-fields';
import { FailureNotice, ProblemSummary, Receipt } from './quote-outcomes';
import { saveDraft } from './use-quote-draft';
import { type Sent, useQuoteRequest } from './use-quote-request';
import { useQuoteStep } from './use-quote-step';

/** The quote form in two steps. After sending, it shows a receipt. */
export function QuoteForm() {
  const [sent, setSent] = useState<Sent | null>(null);
  const { search } = useLocation();
  const navigate = useNavigate();

  function onAnother({ quote: { name, phone, email, zip } }: Sent) {
    // Keep the contact fields, because a fleet owner may report several machines.
    saveDraft({ name, zip, ...(phone && { phone }), ...(email && { email }) });
    setSent(null);
    void navigate({ search, hash: '#quote' }, { replace: true });
  }

  return (
    <div className="border-2 border-ink bg-white text-base">
      {sent ? <Receipt {...sent} onAnother={() => onAnother(sent)} /> : <QuoteSheet onSent={setSent} />}
    </div>
  );
}

function QuoteSheet({ onSent }: { onSent: (sent: Sent) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const widget = useRef<HTMLDivElement>(null);
  const request = useQuoteRequest(form, widget, onSent);
  const { values, problems, remaining } = request;
  const { step: shown, goTo } = useQuoteStep();

  return (
    <>
      <Paragraph text={downNow.before} className="border-b-2 border-ink bg-amber px-4 py-2 sm:px-6" />
      <noscript>
        <p className="px-4 py-3 sm:px-6">
          This form needs JavaScript. Call <PhoneLink />, or{' '}
          <a href={quoteMail} className="link">
            open an email with our questions in it
          </a>
          .
        </p>
      </noscript>
      <form
        ref={form}
        noValidate
        aria-label="Quote request"
        className="noscript:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          if (shown === 2) void request.send();
          else if (request.checkFirstStep()) goTo(2);
        }}
        onInput={({ target }) => {
          if ('name' in target) request.keep(String(target.name));
        }}
        onFocus={request.begin}
      >
        {Object.keys(problems).length > 0 ? (
          <ProblemSummary key={request.attempt} problems={problems} remaining={remaining} />
        ) : null}
        {([1, 2] as const).map((step) => (
          <StepSheet key={step} step={step} shown={shown} problems={remaining} zip={values['zip'] ?? ''}>
            {step === 1 ? <PictureField /> : <ConsentField />}
          </StepSheet>
        ))}
        {/* A field that people can't see, so only bots fill it in. */}
        <div aria-hidden="true" className="sr-only">
          <label htmlFor="quote-website">Leave this empty</label>
          <input id="quote-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        {import.meta.env.VITE_TURNSTILE_SITE_KEY ? (
          <div ref={widget} className="min-h-18 px-4 pt-4 sm:px-6" />
        ) : null}
        <SendArea
          phase={request.phase}
          step={shown}
          isDown={isDownNow(values['urgency'])}
          onBack={() => goTo(1)}
        />
      </form>
    </>
  );
}

type StepSheetProps = { step: Step; shown: Step; problems: QuoteProblems; zip: string; children: ReactNode };

/** A step stays in the DOM while hidden, so that it keeps what was typed. */
function StepSheet({ step, shown, problems, zip, children }: StepSheetProps) {
  return (
    <fieldset data-step={step} className={step === shown ? '' : 'hidden print:block'}>
      <legend className="w-full bg-mist px-4 py-1.5 font-heading font-bold sm:px-6">
        Step {step} of 2: {stepNames[step]}
      </legend>
      <div className="grid gap-px border-b border-steel bg-steel lg:grid-cols-2">
        {quoteFields
          .filter((field) => field.step === step)
          .map((field) => (
            <Field
              key={field.name}
              field={field}
              problem={problems[field.name]}
              hint={field.name === 'zip' ? <ZipHint zip={zip} hint={field.hint} /> : field.hint}
            />
          ))}
        {children}
      </div>
    </fieldset>
  );
}

/** Shows the town and our typical arrival time for a known ZIP code, else the hint. */
function ZipHint({ zip, hint }: { zip: string; hint: string }) {
  const answer = useAreaAnswer(zip);
  const text = answer?.kind === 'unknown-zip' ? unknownZip : hint;
  return (
    <span aria-live="polite" className="block min-h-10 sm:min-h-5">
      {answer?.kind === 'place' ? <b className="font-semibold text-ink">{areaSummary(answer)}</b> : text}
    </span>
  );
}

const sendLabels = { idle: 'Send request', sending: 'Sending…' };

type SendAreaProps = {
  phase: ReturnType<typeof useQuoteRequest>['phase'];
  step: Step;
  isDown: boolean;
  onBack: () => void;
};

/** The buttons below a step. The main button is always the same element, so it keeps the focus. */
function SendArea({ phase, step, isDown, onBack }: SendAreaProps) {
  const hydrated = useHydrated();
  const isSending = phase === 'sending';
  const failure = typeof phase === 'object' ? phase : null;
  const sendLabel = typeof phase === 'object' ? 'Try again' : sendLabels[phase];
  return (
    <div className="px-4 py-6 sm:px-6">
      <div className={failure ? 'border-l-8 border-stop bg-paper px-4 py-4' : ''}>
        {failure ? <FailureNotice {...failure} /> : null}
        {isDown ? <p className="mb-3 font-semibold text-stop">{downNow.chosen}</p> : null}
        <div className="flex flex-wrap gap-3">
          {isDown ? (
            <PhoneLink className="button min-h-16 px-8 text-2xl max-sm:w-full max-sm:px-2" label="Call" />
          ) : null}
          <button
            // Before hydration this button must not submit the form. Its tap is repeated afterward.
            type={hydrated ? 'submit' : 'button'}
            aria-disabled={isSending}
            aria-busy={isSending}
            className={`button min-h-12 px-8 text-lg max-sm:w-full ${isDown ? 'button-outline' : 'aria-disabled:bg-steel'}`}
          >
            {step === 1 ? 'Next: location and contact' : sendLabel}
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
