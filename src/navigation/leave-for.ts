/**
 * Opens a page as a file of its own when its code can't be fetched, as after a deploy: the file is complete
 * and names the new code. Offline that is left to the service worker; without one the error is thrown on.
 * For use as a `catch` handler.
 */
export const leaveFor =
  (path: string) =>
  (error: unknown): Promise<never> => {
    const isReachable =
      typeof window !== 'undefined' && (navigator.onLine || navigator.serviceWorker?.controller);
    // This page was just loaded, and loading it again would fail in the same way.
    if (!isReachable || location.pathname === path) throw error;
    location.assign(path);
    return new Promise<never>(() => undefined);
  };
