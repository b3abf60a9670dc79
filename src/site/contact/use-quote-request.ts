import {
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
  startTransition,
  useRef,
  useState,
} from 'react';
import type { QuoteRequest } from '../../../supabase/functions/_shared/contract/quote';
import { checkQuote, type Quote, type QuoteProblems } from '../../../supabase/functions/_shared/quote';
import { isDownNow } from './quote-steps';
import { clearDraft } from './quote-draft';
import type { Outcome } from './quote-form-send';
import { valuesOf } from '../shared/form-values';
import { useAreaAnswer } from '../location/use-area-answer';
import { useQuoteDraft } from './use-quote-draft';
import { useQuotePictures } from './use-quote-pictures';
import { useTurnstile } from './turnstile';

/** What was taken. `pictures`: how many came along, or that they did not. */
export type Sent = { quote: Quote; pictures: string };

export type Failure = Extract<Outcome, { sentence: string }>;

/** The request to send, without the empty fields. */
function requestOf(
  quote: Quote,
): Omit<QuoteRequest, 'website' | 'elapsedMs' | 'turnstileToken' | 'pictures'> {
  const { phone, email, brand, canMove, ...rest } = quote;
  return {
    ...rest,
    ...(phone === null ? {} : { phone }),
    ...(email === null ? {} : { email }),
    ...(brand === null ? {} : { brand }),
    ...(canMove === null ? {} : { canMove }),
  };
}

/** `page` is the path the visitor came from. */
function checkForm(form: HTMLFormElement, page: string): { quote: Quote } | { fields: QuoteProblems } {
  const values = valuesOf(form);
  return checkQuote({ ...values, smsConsent: 'smsConsent' in values, page });
}

/** What sends the form. It is loaded once somebody begins to fill it in. */
const loadSending = () => import('./quote-form-send');

const notLoaded: Failure = {
  kind: 'failed',
  sentence: 'It could not be sent. Check your connection and try again, or call.',
};

const pictureNotReady: Failure = {
  kind: 'failed',
  sentence: 'A picture isn’t ready. Wait a moment, or remove it in step 1.',
};

/** What the copy says of the pictures. */
const toldOfPictures = ({ picturesLost }: Extract<Outcome, { kind: 'sent' }>, count: number) =>
  picturesLost ? 'Not received. Send them once more when we answer.' : String(count);

async function sendSheet(
  sheet: HTMLFormElement,
  quote: Quote,
  pictures: readonly { data: string }[],
  elapsedMs: number,
  turnstileToken: string | undefined,
): Promise<Outcome> {
  const sending = await loadSending().catch(() => null);
  if (sending === null) return notLoaded;
  return sending.sendQuote({
    ...requestOf(quote),
    website: valuesOf(sheet)['website'] ?? '',
    elapsedMs,
    ...(pictures.length > 0 && { pictures: pictures.map(({ data }) => data) }),
    ...(turnstileToken && { turnstileToken }),
  });
}

/** What is wrong with the sheet: as it was sent, and how much of it still is. */
function useProblems() {
  const [attempt, setAttempt] = useState(0);
  /** What was wrong when the form was sent, and what is by now. */
  const [problems, setProblems] = useState<QuoteProblems>({});
  const [remaining, setRemaining] = useState<QuoteProblems>({});
  // New complaints wait until the form is sent again.
  const open: QuoteProblems = Object.fromEntries(
    Object.entries(remaining).filter(([name]) => name in problems),
  );

  function show(found: QuoteProblems) {
    // The button that was tapped is painted before the sheet is drawn anew.
    startTransition(() => {
      setProblems(found);
      setRemaining(found);
      setAttempt(attempt + 1);
    });
  }

  return { attempt, problems, open, setRemaining, show };
}

type Sending = {
  draft: ReturnType<typeof useQuoteDraft>;
  turnstile: ReturnType<typeof useTurnstile>;
  pictures: ReturnType<typeof useQuotePictures>['pictures'];
  show: (found: QuoteProblems) => void;
  onSent: (sent: Sent) => void;
};

/** Sends the sheet, once at a time. */
function useSending({ draft, turnstile, pictures, show, onSent }: Sending) {
  const isSending = useRef(false);
  const [phase, setPhase] = useState<'idle' | 'sending' | Failure>('idle');

  async function send(sheet: HTMLFormElement): Promise<void> {
    if (isSending.current) return;
    const checked = checkForm(sheet, draft.cameFrom());
    if ('fields' in checked) {
      setPhase('idle');
      show(checked.fields);
      return;
    }
    show({});
    if (pictures.some(({ isReady }) => !isReady)) {
      setPhase(pictureNotReady);
      return;
    }
    setPhase('sending');
    isSending.current = true;
    const outcome = await sendSheet(sheet, checked.quote, pictures, draft.elapsedMs(), turnstile.token());
    isSending.current = false;
    if (outcome.kind !== 'sent') turnstile.renew();
    if (outcome.kind === 'sent') {
      clearDraft();
      onSent({ quote: checked.quote, pictures: toldOfPictures(outcome, pictures.length) });
    } else if (outcome.kind === 'refused') {
      setPhase('idle');
      show(outcome.fields);
    } else {
      setPhase(outcome);
    }
  }

  return { phase, send };
}

/** Checks the form, sends it, and keeps its problems. */
export function useQuoteRequest(
  form: RefObject<HTMLFormElement | null>,
  widget: RefObject<HTMLElement | null>,
  onSent: (sent: Sent) => void,
) {
  const { attempt, problems, open, setRemaining, show } = useProblems();
  const [isDown, setDown] = useState(false);
  const { answer: area, ask: askArea } = useAreaAnswer();
  const turnstile = useTurnstile(widget);
  const pictureField = useQuotePictures();
  const draft = useQuoteDraft(form, () => {
    if (!form.current) return;
    const { zip, urgency } = valuesOf(form.current);
    setDown(isDownNow(urgency));
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
      if (target.name === 'urgency') setDown(isDownNow(target.value));
    }
    if (Object.keys(problems).length > 0) recheck(currentTarget);
  }

  /** Whether some of the fields are right; shows what isn't. */
  function check(isAsked: (field: string) => boolean): boolean {
    if (!form.current) return false;
    const checked = checkForm(form.current, draft.cameFrom());
    const found = 'fields' in checked ? Object.entries(checked.fields).filter(([name]) => isAsked(name)) : [];
    show(Object.fromEntries(found));
    return found.length === 0;
  }

  const { phase, send } = useSending({ draft, turnstile, pictures: pictureField.pictures, show, onSent });

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(event.currentTarget);
  }

  return {
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
    onFocus: () => {
      turnstile.begin();
      loadSending().catch(() => null);
    },
  };
}
