let hasArrived = false;

/**
 * To be called when a page's content is on the screen. The first time it marks the document as
 * live; afterwards, a visitor came by a link inside the site: the focus moves to the page's heading,
 * where a full page load would have put the reader, or the view to the place the hash names.
 */
export function markArrival(hash: string): void {
  if (!hasArrived) {
    hasArrived = true;
    document.documentElement.dataset.hydrated = '';
    return;
  }
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  if (place) place.scrollIntoView();
  else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
