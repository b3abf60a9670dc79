import { type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { QuoteProblems } from '#functions/domain/quote';
import type { FindDayProblem } from './check-form';
import { SpanishForm, useFormWords, type SpanishWords } from './form-words';
import { type QuoteValues, saveDraft } from './kept-draft';
import { runningRequest } from './kept-request';
import { findStep, readKind } from './quote-fields';
import type { Failure, Sent } from './send-quote';
import { type FormParts, loadFormParts } from './use-form-parts';
import { useQuoteDraft } from './use-quote-draft';
import { useTurnstile } from './use-turnstile';

/** The values at the last check, and their problems in the language of then. */
type Attempt = {
  values: QuoteValues | null;
  problems: QuoteProblems;
  spanish: SpanishWords | null;
  count: number;
};

const keepNamed = (problems: QuoteProblems, isWanted: (name: string) => boolean): QuoteProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => isWanted(name)));

type QuoteRequestOptions = {
  /** What the form holds. */
  values: QuoteValues;
  /** Called with what the form holds whenever that may have changed. */
  onRead: (values: QuoteValues) => void;
  /** Null until they have loaded. */
  parts: FormParts | null;
  findDayProblem: FindDayProblem | null;
  onSent: (sent: Sent, parts: FormParts) => void;
  /** Shows the problems, which may be in another step. */
  onProblems: (problems: QuoteProblems) => void;
};

/** Checks and sends the form, one request at a time. */
export function useQuoteRequest(
  form: RefObject<HTMLFormElement | null>,
  widget: RefObject<HTMLElement | null>,
  { values, onRead, parts, findDayProblem, onSent, onProblems }: QuoteRequestOptions,
) {
  const draft = useQuoteDraft(form, onRead);
  const turnstile = useTurnstile(widget);
  const spanish = useContext(SpanishForm);
  const { kindMissing } = useFormWords();
  const [attempt, setAttempt] = useState<Attempt>({ values: null, problems: {}, spanish: null, count: 0 });
  const [phase, setPhase] = useState<'idle' | 'sending' | 'unloaded' | Failure>('idle');
  const { problems } = attempt;

  function note(given: QuoteValues, found: QuoteProblems) {
    setAttempt(({ count }) => ({ values: given, problems: found, spanish, count: count + 1 }));
    if (Object.keys(found).length > 0) {
      onProblems(found);
    }
  }

  /** Runs a step that needs the parts, once they are there. */
  function runWithParts(run: (loaded: FormParts) => void) {
    if (readKind(draft.read()) === '') {
      return note(draft.read(), { kind: kindMissing });
    }
    if (parts) {
      return run(parts);
    }
    loadFormParts().then(run, () => setPhase('unloaded'));
  }

  /** Checks the fields of the first step, shows their problems, and goes on when there are none. */
  const checkFirstStep = (goOn: () => void) =>
    runWithParts(({ checkForm }) => {
      const given = draft.read();
      const found = keepNamed(
        checkForm(given, findDayProblem, spanish).fields,
        (name) => findStep(name) === 1,
      );
      setPhase('idle');
      note(given, found);
      if (Object.keys(found).length === 0) {
        goOn();
      }
    });

  const send = () =>
    runWithParts(({ checkForm, choosePartWords, startRequest }) => {
      if (runningRequest.get()) {
        return;
      }
      const given = draft.read();
      const { quote, fields } = checkForm(given, findDayProblem, spanish);
      note(given, fields);
      setPhase('idle');
      if (!quote) {
        return;
      }
      const failure = startRequest({
        quote: { ...quote, page: draft.cameFrom() },
        given,
        isCheckBlocked: turnstile.isBlocked(),
        words: choosePartWords(spanish),
      });
      if (failure) {
        setPhase(failure);
      } else {
        void showOutcome();
      }
    });

  /** Waits for the running request and shows how it ends, if the form is still there. */
  async function showOutcome(): Promise<void> {
    const request = runningRequest.get();
    if (!request) {
      return;
    }
    setPhase('sending');
    // They have loaded, because they have sent it.
    const [outcome, loaded] = await Promise.all([request.outcome, loadFormParts()]);
    if (!form.current || runningRequest.get() !== request) {
      return;
    }
    runningRequest.set(null);
    if (outcome.kind === 'sent') {
      const { quote, pictures } = request;
      saveDraft(null);
      loaded.changePictures(() => []);
      onSent({ ...outcome, quote, pictures }, loaded);
      return;
    }
    turnstile.renew();
    setPhase(outcome.kind === 'failed' ? outcome : 'idle');
    if (outcome.kind === 'refused') {
      note(request.given, outcome.fields);
    }
  }
  const followRequest = useEffectEvent(showOutcome);
  useEffect(() => void followRequest(), []);

  return {
    draft,
    problems,
    /** The shown problems that remain. New ones show at the next check. */
    remaining:
      (values === attempt.values && spanish === attempt.spanish) || !parts
        ? problems
        : keepNamed(parts.checkForm(values, findDayProblem, spanish).fields, (name) => name in problems),
    attempt: attempt.count,
    phase,
    checkFirstStep,
    send,
    begin: turnstile.begin,
    isCheckBlocked: turnstile.hasFailed,
  };
}
