import { useEffect } from 'react';

/** The elements that can take over the focus from a removed control inside them. */
const places = 'li, fieldset, form, section:not([aria-live]), [role="dialog"], [role="tabpanel"], main';

function listWithParents(element: EventTarget | null): HTMLElement[] {
  return element instanceof HTMLElement ? [element, ...listWithParents(element.parentElement)] : [];
}

/**
 * Moves the focus to the surroundings of a focused element that was removed or disabled. The browser would move
 * it to the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The elements that had the focus and their ancestors, newest first. */
    let trail: HTMLElement[] = [];
    let isClicked = false;
    const remember = ({ target }: FocusEvent) => {
      isClicked = false;
      trail = [...listWithParents(target), ...trail].slice(0, 200);
    };
    // A click outside of all controls removes the focus on purpose.
    const noteClick = ({ target }: PointerEvent) => {
      const focused = document.activeElement;
      isClicked = focused === document.body || !(target instanceof Node && focused?.contains(target));
    };
    const observer = new MutationObserver(() => {
      if (isClicked || document.activeElement !== document.body) {
        return;
      }
      const place = trail.find(
        (element) => element.isConnected && (element.tabIndex >= 0 || element.matches(places)),
      );
      if (!place) {
        return;
      }
      if (place.tabIndex < 0) {
        place.tabIndex = -1;
      }
      place.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', noteClick, true);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', noteClick, true);
      observer.disconnect();
    };
  }, []);
}
