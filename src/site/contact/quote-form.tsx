import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QuoteProblems } from '#functions/domain/quote';
import { quoteMail } from '../../content/main-pages/contact';
import { useHydrated } from '../../ui/use-hydrated';
import { restoreFormLanguage, useFormLanguage } from '../shared/form-language';
import { PhoneLink } from '../shared/links';
import { Paragraph } from '../shared/rich-text';
import { useLazyModule } from '../shared/use-lazy-module';
import { SpanishForm, loadSpanish, useFormWords } from './form-words';
import { type QuoteValues, saveDraft } from './kept-draft';
import { LanguageBar } from './language-bar';
import type { Office } from './office-hours';
import {
  type ChosenKind,
  findStep,
  isDownNow,
  listFields,
  makeFieldId,
  type QuoteField,
  readKind,
  type Step,
} from './quote-fields';
import { Cell, ConsentField, Field, KindField, showFor } from './quote-inputs';
import type { Sent } from './send-quote';
import { type FormParts, useFormParts } from './use-form-parts';
import { useOffice } from './use-office';
import { useQuoteRequest } from './use-quote-request';
import { useQuoteStep } from './use-quote-step';

type Outcome = { sent: Sent; office: Office | null; parts: FormParts };

/** In the system's font, because the site's small font files have no accents. */
const spanishLook = '[font-family:system-ui,sans-serif] **:[font-family:inherit]';

/** The quote form: a first question, then two steps or one. After sending, it shows a receipt. */
export function QuoteForm() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { search } = useLocation();
  const navigate = useNavigate();

  function startAnother(kept: QuoteValues) {
    saveDraft(kept);
    setOutcome(null);
    void navigate({ search, hash: '#quote' }, { replace: true });
  }

  useEffect(restoreFormLanguage, []);
  const language = useFormLanguage();
  const loaded = useLazyModule(loadSpanish, language === 'es' ? 'es' : '');
  const spanish = loaded === 'unavailable' ? null : loaded;

  return (
    <SpanishForm value={spanish}>
      <div
        lang={spanish ? 'es' : undefined}
        className={`border-2 border-ink bg-white text-base ${spanish ? spanishLook : ''}`}
      >
        {language ? <LanguageBar language={language} hasFailed={loaded === 'unavailable'} /> : null}
        {outcome ? (
          <outcome.parts.Receipt
            key="receipt"
            sent={outcome.sent}
            office={outcome.office}
            onAnother={startAnother}
          />
        ) : (
          <QuoteSheet key="sheet" onSent={setOutcome} />
        )}
      </div>
    </SpanishForm>
  );
}

function QuoteSheet({ onSent }: { onSent: (outcome: Outcome) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const widget = useRef<HTMLDivElement>(null);
  /** Null until the form has read what it holds. */
  const [read, setRead] = useState<QuoteValues | null>(null);
  const values = read ?? {};
  const kind = readKind(values);
  const isQuestion = kind === 'question';
  const { parts, hasFailed } = useFormParts(kind !== '');
  const office = useOffice(parts);
  const request = useQuoteRequest(form, widget, {
    values,
    onRead: setRead,
    parts,
    findDayProblem: office?.findDayProblem ?? null,
    onSent: (sent, loaded) => onSent({ sent, office, parts: loaded }),
    onProblems: showProblems,
  });
  const { problems, remaining, draft } = request;
  const { step: shown, goTo } = useQuoteStep(read && kind, draft);
  const isLast = shown === 2 || isQuestion;
  const isHere = (name: string) => isQuestion || findStep(name) === shown;

  /** Problems stand in their own step. */
  function showProblems(found: QuoteProblems) {
    if ('kind' in found) {
      document.getElementById(makeFieldId('kind'))?.focus();
    } else if (!Object.keys(found).some(isHere)) {
      goTo(shown === 1 ? 2 : 1);
    }
  }

  const words = useFormWords();
  const fields = listFields(kind, words);
  const problemsHere = Object.keys(problems).some((name) => isHere(name) && name !== 'kind');

  return (
    <>
      <Paragraph text={words.downNow.before} className="border-b-2 border-ink bg-amber px-4 py-2 sm:px-6" />
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
        aria-label={words.form}
        className="group/quote noscript:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          if (isLast) {
            request.send();
          } else {
            request.checkFirstStep(() => goTo(2));
          }
        }}
        onInput={({ target }) => {
          if ('name' in target && typeof target.name === 'string' && target.name !== '') {
            draft.keep(target.name);
          }
        }}
        onFocus={request.begin}
      >
        {problemsHere && parts ? (
          <parts.ProblemSummary
            key={request.attempt}
            fields={fields.filter(({ name }) => isHere(name))}
            problems={problems}
            remaining={remaining}
          />
        ) : null}
        <div data-step={1} className={shown === 1 ? '' : 'hidden print:block'}>
          <KindField problem={remaining.kind} />
        </div>
        {([1, 2] as const).map((step) => (
          <StepSheet key={step} step={step} kind={kind} shown={shown}>
            {fields
              .filter((field) => field.step === step)
              .map((field) => (
                <AnyField
                  key={field.name}
                  field={field}
                  kind={kind}
                  problem={remaining[field.name]}
                  values={values}
                  parts={parts}
                  office={office}
                  change={draft.change}
                />
              ))}
            {step === 1 ? parts ? <parts.PictureField /> : <Waiting /> : <ConsentField />}
          </StepSheet>
        ))}
        {/* What the visitor chooses without typing. */}
        <input type="hidden" name="preferred" />
        <input type="hidden" name="coordinates" />
        {/* A field that people can't see, so only bots fill it in. */}
        <div aria-hidden="true" className="sr-only">
          <label htmlFor="quote-website">Leave this empty</label>
          <input id="quote-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        {import.meta.env.VITE_TURNSTILE_SITE_KEY ? (
          <div className="min-h-18 px-4 pt-4 sm:px-6">
            <div ref={widget} />
            <p role="status" className="font-semibold">
              {request.isCheckBlocked ? words.checkBlocked : ''}
            </p>
          </div>
        ) : null}
        <SendArea
          phase={request.phase}
          isIncomplete={hasFailed || request.phase === 'unloaded'}
          parts={parts}
          office={office}
          isLast={isLast}
          isDown={kind === 'repair' && isDownNow(values['urgency'])}
          onBack={shown === 2 ? () => goTo(1) : null}
        />
      </form>
    </>
  );
}

type StepSheetProps = { step: Step; kind: ChosenKind; shown: Step; children: ReactNode };

/** A step stays in the DOM while hidden, so that it keeps what was typed. A question shows both at once. */
function StepSheet({ step, kind, shown, children }: StepSheetProps) {
  const isQuestion = kind === 'question';
  const { steps } = useFormWords();
  return (
    <fieldset
      data-step={isQuestion ? 1 : step}
      className={step === shown || isQuestion ? showFor([kind || 'repair'], kind) : 'hidden print:block'}
    >
      <legend className="w-full bg-mist px-4 py-1.5 font-heading font-bold sm:px-6">
        {steps[kind || 'repair'][step]}
      </legend>
      <div className="grid gap-px border-b border-steel bg-steel lg:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** Keeps the place of a part that loads. */
function Waiting({ className }: { className?: string }) {
  const { loading } = useFormWords().parts;
  return (
    <Cell id="" isWide className={className}>
      <p className="min-h-11">{loading}</p>
    </Cell>
  );
}

type AnyFieldProps = {
  field: QuoteField;
  kind: ChosenKind;
  problem: string | undefined;
  values: QuoteValues;
  parts: FormParts | null;
  office: Office | null;
  change: (name: string, value: string) => void;
};

function AnyField({ field, kind, problem, values, parts, office, change }: AnyFieldProps) {
  const { name, kinds } = field;
  const className = showFor(kinds, kind);
  const value = values[name];
  if (name === 'preferred') {
    return parts && office ? (
      <parts.DayField
        office={office}
        problem={problem}
        className={className}
        value={value}
        onChange={(days) => change('preferred', days)}
      />
    ) : (
      <Waiting className={className} />
    );
  }
  const isPlace = name === 'place' && parts !== null;
  return (
    <Field
      field={field}
      problem={problem}
      className={className}
      value={value}
      hint={isPlace ? <parts.AreaHint text={value} coordinates={values['coordinates']} /> : field.hint}
    >
      {isPlace ? (
        <parts.LocateButton
          coordinates={values['coordinates']}
          onPosition={(coordinates) => change('coordinates', coordinates)}
        />
      ) : null}
    </Field>
  );
}

type SendAreaProps = {
  phase: ReturnType<typeof useQuoteRequest>['phase'];
  /** Whether the parts couldn't load. */
  isIncomplete: boolean;
  parts: FormParts | null;
  office: Office | null;
  /** Whether the button sends. */
  isLast: boolean;
  isDown: boolean;
  onBack: (() => void) | null;
};

/** The buttons below a step. The main button is always the same element, so it keeps the focus. */
function SendArea({ phase, isIncomplete, parts, office, isLast, isDown, onBack }: SendAreaProps) {
  const hydrated = useHydrated();
  const { retry, buttons, downNow, ...words } = useFormWords();
  const isSending = phase === 'sending';
  const failure = typeof phase === 'object' ? phase : null;
  const sendLabel = failure ? retry : isSending ? buttons.sending : buttons.send;
  return (
    <div className="px-4 py-6 sm:px-6">
      <div className={failure ? 'border-l-8 border-stop bg-paper px-4 py-4' : ''}>
        {failure && parts ? <parts.FailureNotice {...failure} /> : null}
        {isIncomplete ? (
          <p role="alert" className="mb-3 font-semibold text-stop">
            {words.parts.failed}
          </p>
        ) : null}
        {isDown ? <p className="mb-3 font-semibold text-stop">{downNow.chosen}</p> : null}
        {isLast && parts ? <parts.UnreadablePictures /> : null}
        <div className="flex flex-wrap gap-3">
          {isDown ? (
            <PhoneLink
              className="button min-h-16 px-8 text-2xl max-sm:w-full max-sm:px-2"
              label={words.call}
            />
          ) : null}
          <button
            // Before hydration this button must not submit the form. Its tap is repeated afterward.
            type={hydrated ? 'submit' : 'button'}
            aria-disabled={isSending}
            aria-busy={isSending}
            className={`button min-h-12 px-8 text-lg max-sm:w-full ${isDown ? 'button-outline' : 'aria-disabled:bg-steel'}`}
          >
            {isLast ? sendLabel : buttons.next}
          </button>
          {onBack ? (
            <button type="button" className="button button-outline min-h-12 max-sm:w-full" onClick={onBack}>
              {words.back}
            </button>
          ) : null}
          {isIncomplete ? (
            <button
              type="button"
              className="button button-outline min-h-12 max-sm:w-full"
              // Some browsers never ask again for a file that failed. The draft outlives the reload.
              onClick={() => window.location.reload()}
            >
              {retry}
            </button>
          ) : null}
          {failure && !isDown ? (
            <PhoneLink className="button button-outline min-h-12 max-sm:w-full" label={words.orCall} />
          ) : null}
        </div>
        {parts && office ? <parts.AnswerTime office={office} /> : <p className="mt-3 min-h-6" />}
      </div>
    </div>
  );
}
