/**
 * A `catch` handler that loads the page in full when its code can't be fetched, for example after a deploy.
 * Offline and without a service worker it rethrows the error.
 */
export const leaveFor =
  (path: string) =>
  (error: unknown): Promise<never> => {
    const isReachable =
      typeof window !== 'undefined' && (navigator.onLine || navigator.serviceWorker?.controller);
    // Reloading the current page would fail in the same way.
    if (!isReachable || location.pathname === path) throw error;
    location.assign(path);
    return new Promise<never>(() => undefined);
  };
