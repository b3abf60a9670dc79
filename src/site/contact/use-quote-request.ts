import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { checkQuote, type Quote, type QuoteProblems } from '#functions/quote';
import { pictureProblems } from '../../content/main-pages/quote-form';
import { attachedPictures, runningRequest } from './kept-request';
import { stepOf } from './quote-fields';
import { type Failure, failed, sendQuote } from './send-quote';
import { turnstileField, useTurnstile } from './use-turnstile';
import { type QuoteValues, saveDraft, useQuoteDraft } from './use-quote-draft';

/** The stored request. `picturesLost`: it was stored without its pictures. */
export type Sent = { quote: Quote; pictureCount: number; picturesLost: boolean };

/** The values at the last check, and their problems. */
type Attempt = { values: QuoteValues | null; problems: QuoteProblems; count: number };

const only = (problems: QuoteProblems, isWanted: (name: string) => boolean): QuoteProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => isWanted(name)));

function check(given: QuoteValues): { quote: Quote | null; fields: QuoteProblems } {
  const result = checkQuote({ ...given, smsConsent: 'smsConsent' in given });
  return 'fields' in result ? { quote: null, ...result } : { ...result, fields: {} };
}

/** Checks and sends the form, one request at a time. */
export function useQuoteRequest(
  form: RefObject<HTMLFormElement | null>,
  widget: RefObject<HTMLElement | null>,
  onSent: (sent: Sent) => void,
) {
  const [values, setValues] = useState<QuoteValues>({});
  const draft = useQuoteDraft(form, setValues);
  const turnstile = useTurnstile(widget);
  const pictures = attachedPictures.useValue();
  const [attempt, setAttempt] = useState<Attempt>({ values: null, problems: {}, count: 0 });
  const [phase, setPhase] = useState<'idle' | 'sending' | Failure>('idle');
  const { problems } = attempt;

  const note = (given: QuoteValues, found: QuoteProblems) =>
    setAttempt(({ count }) => ({ values: given, problems: found, count: count + 1 }));

  /** Checks the fields of the first step and shows their problems. True when there are none. */
  function checkFirstStep(): boolean {
    const given = draft.read();
    const found = only(check(given).fields, (name) => stepOf(name) === 1);
    note(given, found);
    return Object.keys(found).length === 0;
  }

  async function send(): Promise<void> {
    if (runningRequest.get()) return;
    const given = draft.read();
    const { quote, fields } = check(given);
    note(given, fields);
    setPhase('idle');
    if (!quote) return;
    const contents = pictures.flatMap(({ content }) => content ?? []);
    if (contents.length < pictures.length) return setPhase(failed(pictureProblems.notReady));
    const outcome = sendQuote({
      ...quote,
      page: draft.cameFrom(),
      website: given['website'],
      pictures: contents.length > 0 ? contents : undefined,
      turnstileToken: given[turnstileField] || undefined,
    });
    runningRequest.set({ quote, given, pictureCount: pictures.length, outcome });
    await showOutcome();
  }

  /** Waits for the running request and shows how it ends, if the form is still there. */
  async function showOutcome(): Promise<void> {
    const request = runningRequest.get();
    if (!request) return;
    setPhase('sending');
    const outcome = await request.outcome;
    if (!form.current || runningRequest.get() !== request) return;
    runningRequest.set(null);
    if (outcome.kind === 'sent') {
      const { quote, pictureCount } = request;
      saveDraft(null);
      attachedPictures.set([]);
      onSent({ quote, pictureCount, picturesLost: outcome.picturesLost });
      return;
    }
    turnstile.renew();
    setPhase(outcome.kind === 'failed' ? outcome : 'idle');
    if (outcome.kind === 'refused') note(request.given, outcome.fields);
  }
  const followRequest = useEffectEvent(showOutcome);
  useEffect(() => void followRequest(), []);

  return {
    values,
    keep: draft.keep,
    problems,
    /** The shown problems that remain. New ones show at the next check. */
    remaining: values === attempt.values ? problems : only(check(values).fields, (name) => name in problems),
    attempt: attempt.count,
    phase,
    checkFirstStep,
    send,
    begin: turnstile.begin,
  };
}
