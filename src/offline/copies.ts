/** Has the service worker (worker.ts) keep what is read for a time without network. */
import { whenIdle } from '../late-start/when-idle';

/** Long after the page is there: a copy is for later, and whoever is gone by then needs none. */
const pauseMs = 3000;

/** Whatever passes the worker it keeps; where that fails, there is nothing to keep. */
const fetchThroughWorker = (path: string) => void fetch(path).catch(() => undefined);

function assetsOfPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && /\.(css|js|svg|woff2)$/.test(name));
}

async function startWorker(opened: string): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = serviceWorker.controller === null;
  const inControl = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  await serviceWorker.register('/offline-worker.js');
  if (isFirstVisit) {
    await inControl;
    for (const path of [opened, ...assetsOfPage()]) fetchThroughWorker(path);
  }
  let kept = opened;
  // A page that a link led to came without its HTML.
  const keepLinkedPage = () => {
    if (location.pathname === kept) return;
    kept = location.pathname;
    fetchThroughWorker(kept);
  };
  keepLinkedPage();
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', keepLinkedPage);
}

export function keepOfflineCopies(): void {
  if (!('serviceWorker' in navigator)) return;
  const opened = location.pathname;
  // Where it can't be registered, in a private window for example, the site does without.
  setTimeout(() => whenIdle(() => void startWorker(opened).catch(() => undefined)), pauseMs);
}
