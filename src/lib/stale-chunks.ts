/**
 * A page that was open during a deploy asks for code that is gone. It reloads itself once per
 * deploy, which fetches the new code; if that doesn't help, the error page shows.
 */
const storageKey = 'reloaded-for-build';
let reloading = false;

/** Whether the document is about to be replaced. */
export const isReloading = () => reloading;

function hasReloadedFor(buildId: string): boolean {
  try {
    const hasReloaded = sessionStorage.getItem(storageKey) === buildId;
    sessionStorage.setItem(storageKey, buildId);
    return hasReloaded;
  } catch {
    // Without storage there is nothing to stop a reload loop, so there is no reload.
    return true;
  }
}

/**
 * Leaves an address whose code can't be had for want of network to the service worker
 * (offline-worker.ts), which has its saved copy or the page with the number.
 *
 * @returns whether the document is about to be replaced
 */
export function leaveToSavedCopy(): boolean {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return false;
  reloading = true;
  location.reload();
  return true;
}

/** Listens for chunks that fail to load. `buildId` differs between deploys. */
export function recoverFromStaleChunks(buildId: string, reload: () => void): void {
  window.addEventListener('vite:preloadError', () => {
    // Offline, a reload would only take away the page that is there.
    if (reloading || !navigator.onLine || hasReloadedFor(buildId)) return;
    reloading = true;
    reload();
  });
}
