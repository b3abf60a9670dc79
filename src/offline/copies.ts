/** Registers the service worker (worker.ts), which keeps copies of the pages that a visitor reads. */

/** A pause, so that copying doesn't compete with the page's own loading. */
const pauseMs = 3000;

/** The worker caches every response that passes through it. */
const fetchThroughWorker = (path: string) => void fetch(path).catch(() => undefined);

const isAsset = ({ name }: PerformanceEntry) =>
  name.startsWith(location.origin) && /\.(css|js|svg|woff2)$/.test(name);

async function startWorker(opened: string): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = serviceWorker.controller === null;
  const inControl = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  await serviceWorker.register('/offline-worker.js');
  if (isFirstVisit) {
    await inControl;
    fetchThroughWorker(opened);
    for (const asset of performance.getEntriesByType('resource').filter(isAsset)) {
      fetchThroughWorker(asset.name);
    }
  }
  let kept = opened;
  // A page reached by a link was rendered in the browser, so its HTML hasn't been fetched yet.
  const keepLinkedPage = () => {
    if (location.pathname === kept) {
      return;
    }
    kept = location.pathname;
    fetchThroughWorker(kept);
  };
  keepLinkedPage();
  if ('navigation' in window) {
    window.navigation.addEventListener('currententrychange', keepLinkedPage);
  }
}

export function keepOfflineCopies(): void {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  const opened = location.pathname;
  // Registration can fail, for example in a private window. The site works without it.
  setTimeout(() => void startWorker(opened).catch(() => undefined), pauseMs);
}
