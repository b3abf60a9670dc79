import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated';
import { fieldId, type Step, stepOf } from './quote-fields';

/** `#quote` or the id of a field, which asks for the field's step. */
const hashes: Readonly<Record<Step, string>> = { 1: '#quote', 2: `#${fieldId('zip')}` };

/**
 * The shown step, kept in the address's hash, so that Back returns to the first step. A new hash focuses its
 * field, or else the first one to fill in.
 */
export function useQuoteStep() {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const name = location.hash.replace(`#${fieldId('')}`, '');
  const step = hydrated ? stepOf(name) : 1;
  const shown = useRef({ location, step });

  const focusField = useEffectEvent(() => {
    const isFirst = shown.current.location === location;
    const isAsked = /^#quote\b/.test(location.hash) || shown.current.step !== step;
    shown.current.step = step;
    // On a prerendered page the visitor may already be typing.
    if (!isAsked || (isFirst && document.activeElement?.matches('input, textarea'))) return;
    const sheet = document.querySelector(`[data-step="${step}"]`);
    const field =
      document.getElementById(fieldId(name)) ??
      sheet?.querySelector<HTMLElement>(':is(input, textarea):invalid') ??
      sheet?.querySelector('input');
    field?.focus({ preventScroll: isFirst });
  });
  useEffect(() => focusField(), [location, step]);

  const goTo = (next: Step) =>
    void navigate(
      { search: location.search, hash: hashes[next] },
      { replace: next === 1, preventScrollReset: true },
    );
  return { step, goTo };
}
