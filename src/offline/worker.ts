/**
 * The site's service worker. It copies each page that was read and shows the copy only when the network fails.
 * It doesn't handle the office, API calls or other origins.
 */
import { type WorkboxPlugin, clientsClaim } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { limitEntries, keepAssets, matchOptions } from './kept-files';
import { renderSavedPage, renderUnsavedPage } from './saved-page';

declare function skipWaiting(): Promise<void>;

const isOfficeOrApi = (path: string) =>
  /^\/(_|(admin|auth|dashboard|functions|realtime|rest|storage)(\/|$))/i.test(path);
const isFile = (path: string) => /\.\w+$/.test(path);

const pagePlugin: WorkboxPlugin = {
  // One copy per page, whatever its query.
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
  cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && renderSavedPage(cachedResponse),
  handlerDidError: () => renderUnsavedPage(),
};

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && !isOfficeOrApi(url.pathname) && !isFile(url.pathname),
  new NetworkFirst({ cacheName: 'pages', matchOptions, plugins: [pagePlugin, limitEntries(30)] }),
);

keepAssets('assets', 150);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\.(svg|png|ico)$/.test(url.pathname),
  new NetworkFirst({ cacheName: 'pictures', matchOptions, plugins: [limitEntries(50)] }),
);

preloadNavigations();
addEventListener('install', () => void skipWaiting());
clientsClaim();
