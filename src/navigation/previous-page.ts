let left: string | null = null;

/** To be called with the path of a page that a link inside the site leads away from. */
export function notePageLeft(pathname: string): void {
  left = pathname;
}

/** The page last left by a link inside the site, since the site was loaded. */
export const pageLeft = (): string | null => left;

/** The page of this site that led to a full page load; null when there was none or the browser won't say. */
export function referringPage(): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname } = new URL(document.referrer);
  return origin === window.location.origin && pathname !== window.location.pathname ? pathname : null;
}
