/**
 * The office's own service worker, for addresses under /admin/: shows alerts, and keeps a copy of the office's
 * code, so that it opens from a phone's home screen without waiting for the network. What people wrote is never
 * kept. The site's worker (src/offline) knows nothing of it.
 */
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import * as v from 'valibot';
import { type PushedAlert, pushedAlert } from '../../../supabase/functions/_shared/contract/alerts';
import { officePaths } from '../../content/navigation';
import { atMost } from '../../offline/at-most';

type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Push = Waiting & { data: { json(): unknown } | null };
type Click = Waiting & { notification: Notification };
type OpenPage = { url: string; focus(): Promise<unknown>; postMessage(message: unknown): void };

declare function skipWaiting(): Promise<void>;
declare const registration: ServiceWorkerRegistration;
declare const clients: {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>;
  openWindow(url: string): Promise<unknown>;
};

const shell = officePaths.dashboard;
const shellCache = 'office-shell';
const assetCache = 'office-assets';
const matchOptions = { ignoreVary: true };
/** Whoever opens the office from the home screen shouldn't wait longer for a newer one. */
const patienceSeconds = 0.7;

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === shell,
  new NetworkFirst({
    cacheName: shellCache,
    matchOptions,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      // One copy, whatever tab is asked for.
      { cacheKeyWillBeUsed: () => Promise.resolve(shell) },
      { cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null) },
    ],
  }),
);

// Their names change with their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: assetCache, matchOptions, plugins: [atMost(100)] }),
);

/** The page and all that it names. */
async function keepShell(): Promise<void> {
  const page = await fetch(shell, { cache: 'no-cache' });
  if (!page.ok) return;
  const files = new Set((await page.clone().text()).match(/\/assets\/[\w./-]+/g));
  // Some hosts lead to another spelling of the address, and a navigation takes no answer that was led there.
  const copy = new Response(page.body, { headers: page.headers });
  await (await caches.open(shellCache)).put(shell, copy);
  await (await caches.open(assetCache)).addAll([...files]);
}

/** Of a push that can't be read. */
const unreadable: Omit<PushedAlert, 'count'> = {
  kind: 'care',
  title: 'Something is new in the office',
  body: 'Open it to see more.',
  url: shell,
  unread: 0,
};

async function show(data: unknown): Promise<void> {
  const parsed = v.safeParse(pushedAlert, data);
  // A browser takes alerts away from whoever shows nothing.
  const alert = parsed.success ? parsed.output : unreadable;
  const { kind, title, body, url } = alert;
  const icon = '/icon-192.png';
  // A further alert of a kind replaces the one before, and is heard.
  const options = { body, icon, badge: icon, tag: kind, renotify: true, data: { url } };
  await registration.showNotification(title, options);
  // Browsers that don't install anything refuse it.
  if ('setAppBadge' in navigator) await navigator.setAppBadge(alert.unread).catch(() => undefined);
}

/** In an open office without loading it anew, so that nothing typed is lost. */
async function open(notification: Notification): Promise<void> {
  notification.close();
  const parsed = v.safeParse(v.object({ url: pushedAlert.entries.url }), notification.data);
  const url = parsed.success ? parsed.output.url : shell;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === shell);
  if (!page) {
    await clients.openWindow(url);
    return;
  }
  page.postMessage({ open: url });
  await page.focus();
}

const isWaiting = (event: Event): event is Waiting => 'waitUntil' in event;
const isPush = (event: Event): event is Push => isWaiting(event) && 'data' in event;
const isClick = (event: Event): event is Click => isWaiting(event) && 'notification' in event;

function dataOf({ data }: Push): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

addEventListener('install', (event) => {
  if (isWaiting(event)) event.waitUntil(keepShell().catch(() => undefined));
  void skipWaiting();
});
addEventListener('push', (event) => {
  if (isPush(event)) event.waitUntil(show(dataOf(event)));
});
addEventListener('notificationclick', (event) => {
  if (isClick(event)) event.waitUntil(open(event.notification));
});
clientsClaim();
