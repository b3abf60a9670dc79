/** The opening hours and the notice that the office has saved (load-opening-hours.ts). Null until they are known, if ever. */
import { createSharedValue } from '../../ui/shared-value';
import type { ShownOpeningHours } from './load-opening-hours';

export const { set: showOpeningHours, useValue: useOpeningHours } =
  createSharedValue<ShownOpeningHours | null>(null);

/** Asks for them at once. Whoever asks again within a minute gets the same answer, without another request. */
export function askForOpeningHours(): void {
  import('./load-opening-hours').then(
    ({ loadOpeningHours }) => loadOpeningHours(showOpeningHours),
    () => undefined,
  );
}

/** Asks once the page is hydrated and the pause over, which keeps the request from competing with the page's own loading. */
export function askForOpeningHoursLater(pauseMs: number): () => void {
  const timer = setTimeout(() => {
    if (document.documentElement.dataset['hydrated'] !== undefined) {
      askForOpeningHours();
    }
  }, pauseMs);
  return () => clearTimeout(timer);
}
