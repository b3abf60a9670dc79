/**
 * A page that was open during a deploy asks for code that is gone. It reloads itself once per
 * deploy, which fetches the new code; if that doesn't help, the error page shows.
 */
const storageKey = 'reloaded-for-build';

let optionalLoads = 0;

/** Loads code that the page can do without: where it is gone, the page stays as it is. */
export async function loadOptional<Module>(load: () => Promise<Module>): Promise<Module> {
  optionalLoads += 1;
  try {
    return await load();
  } finally {
    optionalLoads -= 1;
  }
}

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

/** Listens for chunks that fail to load. `buildId` differs between deploys. */
export function recoverFromStaleChunks(buildId: string, reload: () => void): void {
  let isReloading = false;
  window.addEventListener('vite:preloadError', () => {
    // Offline, a reload would only take away the page that is there.
    if (optionalLoads > 0 || isReloading || !navigator.onLine || hasReloadedFor(buildId)) return;
    isReloading = true;
    reload();
  });
}

/**
 * Opens a page as a file of its own when its code can't be fetched, since the file is complete. Offline
 * that is left to the service worker; without one the error is thrown on. For use as a `catch` handler.
 */
export const leaveFor =
  (path: string) =>
  (error: unknown): Promise<never> => {
    const isReachable =
      typeof window !== 'undefined' && (navigator.onLine || navigator.serviceWorker?.controller);
    if (!isReachable || location.pathname === path) throw error;
    location.assign(path);
    return new Promise<never>(() => undefined);
  };
