/** How long a pointer must rest on a link before its page is preloaded. */
const restMs = 80;

/** The link around an element, if it leads to a page of this site and not to a file. */
export function findLinkedPage(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  const isPage = link instanceof HTMLAnchorElement && link.target === '' && !/\.\w+$/.test(link.pathname);
  return isPage ? link : null;
}

/** Preloads the page behind a link when the visitor touches, focuses or rests the pointer on it. */
export function preloadLinkedPages(preload: (path: string) => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const listen = (type: string, react: (path: string) => void) =>
    addEventListener(
      type,
      ({ target }) => {
        clearTimeout(resting);
        const link = findLinkedPage(target);
        if (link) {
          react(link.pathname);
        }
      },
      { passive: true },
    );
  listen('pointerover', (path) => (resting = setTimeout(() => preload(path), restMs)));
  listen('pointerdown', preload);
  listen('focusin', preload);
}
