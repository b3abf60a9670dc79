import { useEffect } from 'react';

/** What can get the focus in place of a control inside that is gone. */
const places = 'li, fieldset, form, section:not([aria-live]), [role="dialog"], [role="tabpanel"], main';

function withParents(element: EventTarget | null): HTMLElement[] {
  return element instanceof HTMLElement ? [element, ...withParents(element.parentElement)] : [];
}

/**
 * Keeps the keyboard's place when the focused element is removed, or is disabled for a while: the browser would
 * start again at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** What had the focus lately and what was around it, newest first. */
    let trail: HTMLElement[] = [];
    let isGivenUp = false;
    const remember = ({ target }: FocusEvent) => {
      isGivenUp = false;
      trail = [...withParents(target), ...trail].slice(0, 200);
    };
    // A click gives up the focus on purpose, unless something gets it next.
    const giveUp = () => (isGivenUp = true);
    const observer = new MutationObserver(() => {
      if (isGivenUp || document.activeElement !== document.body) return;
      const place = trail.find(
        (element) => element.isConnected && (element.tabIndex >= 0 || element.matches(places)),
      );
      if (!place) return;
      if (place.tabIndex < 0) place.tabIndex = -1;
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
