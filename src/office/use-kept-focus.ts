import { useEffect } from 'react';

/**
 * When what has the focus goes away, such as a pressed button, the nearest element around it that can have
 * the focus gets it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: HTMLElement[] = [];
    const note = (event: FocusEvent) => {
      path = event.composedPath().filter((target) => target instanceof HTMLElement);
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || path[0]?.isConnected !== false) return;
      const around = path.find((element) => element.isConnected && element.hasAttribute('tabindex'));
      around?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}
