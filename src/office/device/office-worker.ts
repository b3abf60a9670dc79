/**
 * The office's service worker, for addresses under /admin/. It shows alerts and caches the office's code, but
 * never messages, so that the office opens without waiting for the network.
 */
import * as v from 'valibot';
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { pushedAlert } from '#functions/contract/alerts';
import { officePaths } from '../../content/office-paths';
import { keepAssets, matchOptions } from '../../offline/kept-files';

type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type Push = Waiting & { data: { text(): string } | null };
type OpenPage = { focus(): Promise<unknown>; postMessage(message: unknown, ports?: MessagePort[]): void };

declare function skipWaiting(): Promise<void>;
declare function addEventListener(
  type: 'install' | 'pushsubscriptionchange',
  listener: (event: Waiting) => void,
): void;
declare function addEventListener(type: 'push', listener: (event: Push) => void): void;
declare function addEventListener(
  type: 'notificationclick',
  listener: (event: Waiting & { notification: Notification }) => void,
): void;
declare const registration: ServiceWorkerRegistration;
declare const clients: {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>;
  openWindow(url: string): Promise<unknown>;
};

const shell = officePaths.dashboard;
const shellCache = 'office-shell';
const assetCache = 'office-assets';

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === shell,
  new NetworkFirst({
    cacheName: shellCache,
    matchOptions,
    // How long to wait for a newer page before the office opens from the cached copy.
    networkTimeoutSeconds: 0.7,
    plugins: [
      // All tabs share one copy of the page.
      { cacheKeyWillBeUsed: () => Promise.resolve(shell) },
      { cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null) },
    ],
  }),
);

keepAssets(assetCache, 100);

/** Caches the page and all files that it references. */
async function keepShell(): Promise<void> {
  const page = await fetch(shell, { cache: 'no-cache' });
  if (!page.ok) {
    return;
  }
  const files = new Set((await page.clone().text()).match(/\/assets\/[\w./-]+/g));
  // Some hosts redirect to another spelling of the address, and a navigation can't use a redirected response.
  const copy = new Response(page.body, { headers: page.headers });
  await (await caches.open(shellCache)).put(shell, copy);
  await (await caches.open(assetCache)).addAll([...files]);
}

/** Browsers revoke the permission of a worker that doesn't show a notification for a push, read or not. */
const shownAlert = v.fallback(v.pipe(v.string(), v.parseJson(), pushedAlert), {
  kind: 'care',
  title: 'Something is new in the office',
  body: 'Open the office to see it.',
  url: shell,
  unread: 0,
  count: 1,
});

async function show(data: string | undefined): Promise<void> {
  const { kind, title, body, url, unread } = v.parse(shownAlert, data);
  const icon = '/icon-192.png';
  // A new alert replaces the last one of its kind about the same conversation or page, and makes a sound again.
  const options = { body, icon, badge: icon, tag: `${kind} ${url}`, renotify: true, data: { url } };
  await registration.showNotification(title, options);
  // Browsers that can't install applications refuse this call.
  if ('setAppBadge' in navigator) {
    await navigator.setAppBadge(unread).catch(() => undefined);
  }
}

/** How long an open page has to answer. One that the system has paused doesn't. */
const answerMs = 500;

/**
 * The first page to answer that it shows the office. The worker can't tell: `url` is where the page was loaded, and
 * a login leads to the office without loading again.
 */
async function openOffice(): Promise<OpenPage | undefined> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const nobody = new Promise<undefined>((resolve) => setTimeout(resolve, answerMs));
  const answers = pages.map(
    (page) =>
      new Promise<OpenPage>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(page);
        page.postMessage('office?', [port2]);
      }),
  );
  return Promise.race([nobody, ...answers]);
}

/**
 * Opens the alert's address in an office that is already open, without a reload, so no typed text is lost.
 * Otherwise opens a new window.
 */
async function open(notification: Notification): Promise<void> {
  notification.close();
  const parsed = v.safeParse(v.object({ url: pushedAlert.entries.url }), notification.data);
  const url = parsed.success ? parsed.output.url : shell;
  const page = await openOffice();
  if (!page) {
    await clients.openWindow(url);
    return;
  }
  page.postMessage({ open: url });
  await page.focus();
}

/**
 * The browser has replaced or dropped the push subscription, so the server can't reach this device. Only the office
 * is logged in and can save the new one; it does so now, or when somebody opens it because of this notice.
 */
async function renewSubscription(): Promise<void> {
  const page = await openOffice();
  if (page) {
    page.postMessage({ hasNewSubscription: true });
    return;
  }
  await registration.showNotification('Alerts have stopped on this device', {
    body: 'Open the office once, so that they go on.',
    icon: '/icon-192.png',
    tag: 'stopped',
    data: { url: shell },
  });
}

addEventListener('install', (event) => {
  event.waitUntil(keepShell().catch(() => undefined));
  void skipWaiting();
});
addEventListener('pushsubscriptionchange', (event) =>
  // Fails when the user has forbidden notifications, and then they know.
  event.waitUntil(renewSubscription().catch(() => undefined)),
);
addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));
addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));
clientsClaim();
