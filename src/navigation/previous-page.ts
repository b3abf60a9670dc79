let left: string | null = null;

/** Call this with the path of the page that is being left. */
export function notePageLeft(pathname: string): void {
  left = pathname;
}

/** The path of the page last left by a link inside the site. */
export const getPageLeft = (): string | null => left;

/** The path of this site's page that led to the last full load. Null if there was none or it isn't known. */
export function findReferringPage(): string | null {
  if (document.referrer === '') {
    return null;
  }
  const { origin, pathname } = new URL(document.referrer);
  return origin === window.location.origin && pathname !== window.location.pathname ? pathname : null;
}
