/** The hours and the notice that the office has saved (load-saved-hours.ts). Null until they are known, if ever. */
import { createSharedValue } from '../../ui/shared-value';
import type { SavedHours } from './load-saved-hours';

export const { set: showSavedHours, useValue: useSavedHours } = createSharedValue<SavedHours | null>(null);

let isAsked = false;

/** Reads them, once. The pause keeps the request from competing with the page's own loading. */
export function askForSavedHours(pauseMs: number): () => void {
  const timer = setTimeout(() => {
    if (isAsked || document.documentElement.dataset['hydrated'] === undefined) {
      return;
    }
    isAsked = true;
    import('./load-saved-hours').then(
      ({ watchSavedHours }) => watchSavedHours(showSavedHours),
      () => {
        isAsked = false;
      },
    );
  }, pauseMs);
  return () => clearTimeout(timer);
}
