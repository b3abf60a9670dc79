/** The page's side of the service worker (offline-worker.ts), which keeps what was read for a time without network. */
import { whenIdle } from './lib/when-idle';
import type { SaveOrder } from './offline-order';

/** Long after the page is there: a copy is for later, and whoever is gone by then needs none. */
const pauseMs = 3000;
/** How many of the pages of this tab are looked after when it is put away. */
const latestPages = 10;

/** The pages that this tab has shown, oldest first; without the Navigation API the one it shows. */
function pagesOfTab(): string[] {
  const addresses = 'navigation' in window ? window.navigation.entries().map(({ url }) => url) : [];
  return [...addresses, location.href].flatMap((url) => (url ? [new URL(url).pathname] : []));
}

function assetsOfPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\.(css|js|svg|woff2)$/.test(name));
}

/**
 * Keeps the page that was opened now, and those that links led to once the visitor puts the tab away:
 * they came without their HTML, which mustn't compete with what is being read.
 *
 * @param build differs between deploys
 */
export function keepOfflineCopies(build: string): void {
  if (!('serviceWorker' in navigator)) return;
  const opened = location.pathname;
  const kept = new Set<string>();

  const start = async () => {
    // What the worker itself has answered it has kept already.
    if (navigator.serviceWorker.controller) kept.add(opened);
    const registration = await navigator.serviceWorker.register('/offline-worker.js');
    await navigator.serviceWorker.ready;
    const keep = (paths: readonly string[]) => {
      const pages = [...new Set(paths)].filter((path) => !kept.has(path));
      for (const path of pages) kept.add(path);
      registration.active?.postMessage({ pages, assets: assetsOfPage(), build } satisfies SaveOrder);
    };
    keep([opened]);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') keep(pagesOfTab().slice(-latestPages));
    });
  };

  // Where it can't be registered, in a private window for example, the site does without.
  setTimeout(() => whenIdle(() => void start().catch(() => undefined)), pauseMs);
}
