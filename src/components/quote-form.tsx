import { type SubmitEvent, type SyntheticEvent, startTransition, useRef, useState } from 'react';
import type { QuoteRequest } from '../../supabase/functions/_shared/contract';
import {
  type Quote,
  type QuoteField,
  type QuoteProblems,
  canMoveChoices,
  quoteLimits,
  urgencyChoices,
} from '../../supabase/functions/_shared/quote';
import { business } from '../content/business';
import { arrival, distance, townName } from './area-wording';
import { PhoneLink } from './phone-link';
import { TypePlate } from './plate';
import { clearDraft, saveDraft } from './quote-draft';
import { ChoiceField, ConsentField, LongField, SheetPart, TextField } from './quote-form-fields';
import { FailureNotice, ProblemSummary, Receipt } from './quote-form-outcomes';
import { sendQuote } from './quote-form-send';
import { checkForm, valuesOf } from './quote-form-values';
import { fetchAreaList, useAreaAnswer } from './use-area-answer';
import { useHydrated } from './use-hydrated';
import { useQuoteDraft } from './use-quote-draft';

const labels = [
  { name: 'name', label: 'Name' },
  { name: 'phone', label: 'Phone' },
  { name: 'email', label: 'E-mail' },
  { name: 'zip', label: 'ZIP code' },
  { name: 'equipment', label: 'Equipment' },
  { name: 'brand', label: 'Brand (optional)' },
  { name: 'description', label: 'What happened' },
  { name: 'canMove', label: 'Can it move? (optional)' },
  { name: 'urgency', label: 'How urgent?' },
  { name: 'smsConsent', label: 'Texts about this request' },
  { name: 'page', label: 'Page' },
] as const satisfies readonly { name: QuoteField; label: string }[];

const labelOf = Object.fromEntries(labels.map(({ name, label }) => [name, label]));

const urgencies = urgencyChoices.map((choice) => ({ value: choice, label: choice }));

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
    <TypePlate title="Work order" measure={sent ? 'Your copy' : 'Request for a quote'}>
      {sent ? <Receipt quote={sent} onAnother={() => onAnother(sent)} /> : <QuoteSheet onSent={setSent} />}
    </TypePlate>
  );
}

function QuoteSheet({ onSent }: { onSent: (quote: Quote) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const isSending = useRef(false);
  const [phase, setPhase] = useState<'idle' | 'sending' | { failure: string }>('idle');
  const [attempt, setAttempt] = useState(0);
  /** What was wrong when the form was sent, and what is by now. */
  const [problems, setProblems] = useState<QuoteProblems>({});
  const [remaining, setRemaining] = useState<QuoteProblems>({});
  // New complaints wait until the form is sent again.
  const open: QuoteProblems = Object.fromEntries(
    Object.entries(remaining).filter(([name]) => name in problems),
  );
  const { answer: area, ask: askArea } = useAreaAnswer();
  const draft = useQuoteDraft(form, () => {
    if (!form.current) return;
    const { zip } = valuesOf(form.current);
    if (zip) void askArea(zip);
    recheck(form.current);
  });

  function recheck(sheet: HTMLFormElement) {
    const checked = checkForm(sheet, draft.cameFrom());
    setRemaining('fields' in checked ? checked.fields : {});
  }

  function onInput({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      draft.keepField(target.name);
      if (target.name === 'zip') void askArea(target.value);
    }
    if (Object.keys(problems).length > 0) recheck(currentTarget);
  }

  function show(found: QuoteProblems) {
    // The button that was tapped is painted before the sheet is drawn anew.
    startTransition(() => {
      setProblems(found);
      setRemaining(found);
      setAttempt(attempt + 1);
    });
  }

  async function send(sheet: HTMLFormElement): Promise<void> {
    if (isSending.current) return;
    const checked = checkForm(sheet, draft.cameFrom());
    if ('fields' in checked) {
      setPhase('idle');
      show(checked.fields);
      return;
    }
    show({});
    setPhase('sending');
    isSending.current = true;
    const { quote } = checked;
    const { phone, email, brand, canMove, ...rest } = quote;
    const request: QuoteRequest = {
      ...rest,
      ...(phone === null ? {} : { phone }),
      ...(email === null ? {} : { email }),
      ...(brand === null ? {} : { brand }),
      ...(canMove === null ? {} : { canMove }),
      website: valuesOf(sheet)['website'] ?? '',
      elapsedMs: draft.elapsedMs(),
    };
    const outcome = await sendQuote(request);
    isSending.current = false;
    if (outcome.kind === 'sent') {
      clearDraft();
      onSent(quote);
    } else if (outcome.kind === 'refused') {
      setPhase('idle');
      show(outcome.fields);
    } else {
      setPhase({ failure: outcome.sentence });
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(event.currentTarget);
  }

  const props = (name: QuoteField) => ({ name, label: labelOf[name] ?? name, problem: open[name] });
  const sendButton = (text: string) => (
    <button
      // Until the script is here a plain button, which can't reload the page; a tap on it is made again.
      type={hydrated ? 'submit' : 'button'}
      disabled={phase === 'sending'}
      aria-busy={phase === 'sending'}
      className="button min-h-12 px-8 text-lg disabled:bg-steel max-sm:w-full"
    >
      {text}
    </button>
  );

  return (
    <form
      ref={form}
      noValidate
      aria-label="Quote request"
      className="group"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <p className="border-b-2 border-ink bg-amber px-4 py-3 sm:px-6">
        <strong className="font-heading">Stopped now? Call </strong>
        <PhoneLink className="link inline-block py-1 font-bold" />
        <span className="block">
          Emergencies by phone only, day and night. A form waits until somebody reads it.
        </span>
      </p>
      <noscript>
        <p className="border-b-2 border-ink px-4 py-3 sm:px-6">
          This form needs JavaScript. Call <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>{' '}
          or write to <a href={`mailto:${business.email}`}>{business.email}</a> instead.
        </p>
      </noscript>
      {Object.keys(problems).length > 0 ? (
        <ProblemSummary key={attempt} problems={problems} open={open} labels={labels} />
      ) : null}

      <div className="grid gap-px border-b border-steel bg-steel lg:grid-cols-2">
        <SheetPart>Who and where</SheetPart>
        <TextField {...props('name')} autoComplete="name" required maxLength={quoteLimits.name} />
        <TextField
          {...props('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={quoteLimits.phone}
          hint="For the questions a mechanic asks before quoting. Phone or e-mail, one is enough."
        />
        <TextField
          {...props('email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
          autoCapitalize="off"
          maxLength={quoteLimits.email}
          hint="Phone or e-mail, one is enough."
        />
        <TextField
          {...props('zip')}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          maxLength={10}
          onFocus={fetchAreaList}
          hint={
            <span aria-live="polite" className="block min-h-10 sm:min-h-5">
              {area?.kind === 'place' ? (
                <span className="font-semibold text-ink">
                  {townName(area)}
                  {distance(area) ? `, ${distance(area)}.` : '.'} {arrival(area)}.
                </span>
              ) : area?.kind === 'unknown-zip' ? (
                'Not a ZIP code within 160 miles. If it is right, please call first.'
              ) : (
                'Where the machine stands.'
              )}
            </span>
          }
        />
        <SheetPart>The machine</SheetPart>
        <TextField
          {...props('equipment')}
          autoComplete="off"
          required
          maxLength={quoteLimits.equipment}
          proposals={draft.proposals?.equipment}
          onFocus={draft.fetchProposals}
          hint="Truck, excavator, scissor lift: with the model, if you have it."
        />
        <TextField
          {...props('brand')}
          autoComplete="off"
          maxLength={quoteLimits.brand}
          proposals={draft.proposals?.brand}
          onFocus={draft.fetchProposals}
          hint="Any make; it needn’t be one of those listed."
        />
        <SheetPart>The trouble</SheetPart>
        <LongField
          {...props('description')}
          rows={5}
          required
          maxLength={quoteLimits.description}
          hint="What it does or no longer does, codes and lamps shown, miles or hours."
        />
        <ChoiceField {...props('canMove')} choices={canMoveChoices} />
        <ChoiceField
          {...props('urgency')}
          choices={urgencies}
          required
          hint={
            <span className="hidden font-semibold text-stop group-has-[#quote-urgency:checked]:inline">
              Down now is quicker by phone: <PhoneLink />.
            </span>
          }
        />
        <SheetPart>Texts, only if you want them</SheetPart>
        <ConsentField problem={open.smsConsent} />
      </div>

      <div aria-hidden="true" className="sr-only">
        <label htmlFor="quote-website">Leave this empty</label>
        <input id="quote-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>

      <div className="px-4 py-6 sm:px-6">
        {typeof phase === 'object' ? (
          <FailureNotice sentence={phase.failure}>{sendButton('Try again')}</FailureNotice>
        ) : (
          sendButton(phase === 'sending' ? 'Sending…' : 'Send request')
        )}
      </div>
    </form>
  );
}
