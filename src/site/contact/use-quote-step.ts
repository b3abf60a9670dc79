import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ChosenKind, makeFieldId, type Step, findStep } from './quote-fields';

/** `#quote` or the id of a field, which asks for the field's step. */
const hashes: Readonly<Record<Step, string>> = { 1: '#quote', 2: `#${makeFieldId('place')}` };

/** Where the visitor was before they left the form. */
type KeptStep = { readStep: () => string | undefined; keepStep: (step: Step) => void };

/**
 * `kind`: null until the form has read what it holds. The shown step, kept in the address's hash, so that Back returns to the first step. A new hash focuses its
 * field, or else the first one to fill in. A question has one step.
 */
export function useQuoteStep(kind: ChosenKind | null, { readStep, keepStep }: KeptStep) {
  const location = useLocation();
  const navigate = useNavigate();
  const name = location.hash.replace(`#${makeFieldId('')}`, '');
  const isRead = kind !== null;
  const hasTwoSteps = kind === 'repair' || kind === 'planned';
  const step = hasTwoSteps ? findStep(name) : 1;
  const shown = useRef({ location, step });

  const goTo = (next: Step, options = { replace: next === 1 }) =>
    void navigate({ search: location.search, hash: hashes[next] }, { ...options, preventScrollReset: true });

  const focusField = useEffectEvent(() => {
    if (!isRead) {
      return;
    }
    const isFirst = shown.current.location === location;
    const isAsked = /^#quote\b/.test(location.hash) || shown.current.step !== step;
    shown.current.step = step;
    if (hasTwoSteps) {
      if (isFirst && /^(#quote)?$/.test(location.hash) && readStep() === '2') {
        return goTo(2, { replace: true });
      }
      keepStep(step);
    }
    // On a prerendered page the visitor may already be typing.
    if (!isAsked || (isFirst && document.activeElement?.matches('input, textarea'))) {
      return;
    }
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        `[data-step="${step}"] :is(input, textarea)`,
      ),
    ].filter((field) => !field.closest('.hidden'));
    const field =
      document.getElementById(makeFieldId(name)) ??
      fields.find((one) => one.matches(':invalid')) ??
      fields[0];
    field?.focus({ preventScroll: isFirst });
  });
  useEffect(() => focusField(), [location, step, isRead]);

  return { step, goTo };
}
