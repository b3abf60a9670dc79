/**
 * The service worker: keeps a copy of each page that was read, and shows it when the network fails and only
 * then. It leaves alone whatever it doesn't know, such as the office, calls of forms and other origins.
 */
import { type WorkboxPlugin, clientsClaim } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { atMost } from './at-most';
import { savedPage, unsavedPage } from './saved-page';

declare function skipWaiting(): Promise<void>;

const isOffice = (path: string) =>
  /^\/(_|(admin|auth|dashboard|functions|realtime|rest|storage)(\/|$))/.test(path);
const isFile = (path: string) => /\.\w+$/.test(path);

const matchOptions = { ignoreVary: true };

const pagePlugin: WorkboxPlugin = {
  // One copy for a page, whatever its query is.
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
  cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && savedPage(cachedResponse),
  handlerDidError: () => Promise.resolve(unsavedPage()),
};

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && !isOffice(url.pathname) && !isFile(url.pathname),
  new NetworkFirst({
    cacheName: 'pages',
    matchOptions,
    plugins: [pagePlugin, atMost(30)],
  }),
);

// Their names change with their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', matchOptions, plugins: [atMost(150)] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\.(svg|png|ico)$/.test(url.pathname),
  new NetworkFirst({ cacheName: 'pictures', matchOptions, plugins: [atMost(50)] }),
);

preloadNavigations();
addEventListener('install', () => void skipWaiting());
clientsClaim();
