import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QuoteField } from '../../../supabase/functions/_shared/quote';
import { useHydrated } from '../../ui/use-hydrated';
import { fieldId, type Step } from './quote-fields';

const hashes: Readonly<Record<Step, string>> = { 1: '#quote', 2: '#quote-contact' };

/**
 * The shown step, kept in the address's hash, so that Back returns to the first step. Changing the step or
 * following a link to #quote focuses the first field to fill in.
 */
export function useQuoteStep(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const step: Step = hydrated && location.hash === hashes[2] ? 2 : 1;
  const stepBefore = useRef<Step | null>(null);
  const wanted = useRef<QuoteField | null>(null);

  const focus = (name: QuoteField) => document.getElementById(fieldId(name))?.focus();

  const focusField = useEffectEvent(() => {
    const isFirst = stepBefore.current === null;
    const isAsked = location.hash === hashes[step] || (!isFirst && stepBefore.current !== step);
    const name = wanted.current;
    stepBefore.current = step;
    wanted.current = null;
    // On a prerendered page the visitor may already be typing.
    const isTyping = isFirst && document.activeElement?.matches('input, textarea');
    if (name) focus(name);
    else if (isAsked && !isTyping) {
      const sheet = form.current?.querySelector(`[data-step="${step}"]`);
      const field =
        sheet?.querySelector<HTMLElement>(':is(input, textarea):invalid') ?? sheet?.querySelector('input');
      field?.focus({ preventScroll: isFirst });
    }
  });
  useEffect(() => focusField(), [location, step]);

  /** Shows a step and focuses the given field, or the first one to fill in. */
  function goTo(next: Step, field: QuoteField | null = null): void {
    if (next === step) {
      if (field) focus(field);
      return;
    }
    wanted.current = field;
    void navigate(
      { search: location.search, hash: hashes[next] },
      { replace: next === 1, preventScrollReset: true },
    );
  }

  return { step, goTo };
}
