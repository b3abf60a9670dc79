import { useEffect } from 'react';

/** What can stand in for an element that is gone. */
const places = 'li, fieldset, form, section, [role="dialog"], [role="tabpanel"], main';

function* withParents(element: Element | null): Generator<Element> {
  for (let current = element; current !== null; current = current.parentElement) yield current;
}

/**
 * Keeps the keyboard's place when the focused element is removed or was disabled for a while: the browser would
 * start again at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** What had the focus lately and what was around it, newest first. */
    let trail: Element[] = [];
    let isGivenUp = false;
    const remember = ({ target }: FocusEvent) => {
      isGivenUp = false;
      if (target instanceof Element) trail = [...withParents(target), ...trail].slice(0, 200);
    };
    // A click gives up the focus on purpose, unless something gets it next.
    const giveUp = () => (isGivenUp = true);
    const observer = new MutationObserver(() => {
      const [last] = trail;
      if (!last || isGivenUp || document.activeElement !== document.body) return;
      if (last.isConnected) {
        if (last instanceof HTMLElement) last.focus({ preventScroll: true });
        return;
      }
      const place = trail.find((element) => element.isConnected && element.matches(places));
      if (!(place instanceof HTMLElement)) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', giveUp, true);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', giveUp, true);
      observer.disconnect();
    };
  }, []);
}
