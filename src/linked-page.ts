/** Gets what a link leads to while the visitor is about to follow it, so that the tap needn't wait. */
import { officePaths } from './components/navigation';
import { viewAt } from './views';

/** Resting on a link says more than passing over it. */
const restMs = 80;
let resting = 0;

/** The path of the page of ours that a link leads to; null for files, the office and other sites. */
function linkedPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || /\.\w+$/.test(link.pathname)) return null;
  return Object.values<string>(officePaths).includes(link.pathname) ? null : link.pathname;
}

function prepare(path: string): void {
  // Before React has taken over, a text page would be read out of this one's file (static-part.tsx).
  if (!('hydrated' in document.documentElement.dataset)) return;
  // Should it fail, the visit itself tries again and says so.
  Promise.resolve(viewAt(path)).catch(() => undefined);
}

/** Listens for a hand on a link and a pointer resting on one. */
export function prepareLinkedPages(): void {
  const listen = (type: string, react: (path: string) => void) =>
    addEventListener(
      type,
      ({ target }) => {
        clearTimeout(resting);
        const path = linkedPath(target);
        if (path !== null) react(path);
      },
      { passive: true },
    );
  listen('pointerover', (path) => (resting = window.setTimeout(() => prepare(path), restMs)));
  listen('touchstart', prepare);
}
