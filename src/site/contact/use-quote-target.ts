import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated';

const isTextField = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Whoever follows a link to #quote can start to type: the first field still to fill in gets the focus. */
export function useQuoteTarget(form: RefObject<HTMLFormElement | null>): void {
  const location = useLocation();
  const isTakenOver = useRef(!useHydrated());

  const focusFirst = useEffectEvent(() => {
    // On a page that was there before the script, the visitor may already be elsewhere.
    const isElsewhere = isTakenOver.current && document.activeElement !== document.body;
    const preventScroll = isTakenOver.current;
    isTakenOver.current = false;
    if (location.hash !== '#quote' || isElsewhere) return;
    const fields = [...(form.current?.elements ?? [])].filter(isTextField);
    fields.find((field) => !field.validity.valid)?.focus({ preventScroll });
  });
  useEffect(() => focusFirst(), [location]);
}
