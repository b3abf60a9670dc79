import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QuoteField } from '../../../supabase/functions/_shared/quote';
import { fieldId } from './quote-form-fields';
import { type Step, stepOf } from './quote-steps';
import { useHydrated } from '../../ui/use-hydrated';

const isTextField = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const stepIn = (state: unknown): Step =>
  typeof state === 'object' && state !== null && 'step' in state && state.step === 2 ? 2 : 1;

/**
 * The step that is shown, which is an entry of the history of its own: Back leads to the first one. Whoever
 * follows a link to #quote or goes to another step can start to type in the first field still to fill in.
 */
export function useQuoteStep(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const isTakenOver = useRef(!hydrated);
  const wanted = useRef<QuoteField | null>(null);
  const step = hydrated ? stepIn(location.state) : 1;
  const stepBefore = useRef(step);

  const focusField = useEffectEvent(() => {
    // On a page that was there before the script, the visitor may already be elsewhere.
    const isElsewhere = isTakenOver.current && document.activeElement !== document.body;
    const preventScroll = isTakenOver.current;
    const hasMoved = stepBefore.current !== step;
    const field = wanted.current;
    isTakenOver.current = false;
    stepBefore.current = step;
    wanted.current = null;
    if (field) {
      document.getElementById(fieldId(field))?.focus();
      return;
    }
    if ((location.hash !== '#quote' && !hasMoved) || isElsewhere) return;
    const fields = [...(form.current?.elements ?? [])]
      .filter(isTextField)
      .filter((candidate) => candidate.name !== 'website' && stepOf(candidate.name) === step);
    const first = fields.find(({ validity }) => !validity.valid) ?? (hasMoved ? fields[0] : undefined);
    first?.focus({ preventScroll });
  });
  useEffect(() => focusField(), [location, step]);

  /** Shows a step, with the focus on that field or else on the first one to fill in. */
  function goTo(next: Step, field: QuoteField | null = null): void {
    if (next === step) {
      if (field) document.getElementById(fieldId(field))?.focus();
      return;
    }
    wanted.current = field;
    if (next === 1) void navigate(-1);
    else
      void navigate(
        { search: location.search, hash: '#quote' },
        { state: { step: next }, preventScrollReset: true },
      );
  }

  return { step, goTo };
}
