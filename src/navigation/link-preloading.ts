/** A pointer that rests on a link this long is likely to click it. */
const restMs = 80;

/** The path of the page of ours that a link leads to; null for files and other sites. */
function linkedPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  const isPage = link instanceof HTMLAnchorElement && link.target === '' && !/\.\w+$/.test(link.pathname);
  return isPage ? link.pathname : null;
}

/** Has the page behind a link fetched while the visitor is about to follow it: on touch, rest and focus. */
export function preloadLinkedPages(preload: (path: string) => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
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
  listen('pointerover', (path) => (resting = setTimeout(() => preload(path), restMs)));
  listen('pointerdown', preload);
  listen('focusin', preload);
}
