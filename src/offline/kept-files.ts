/** What the service workers of the site and of the office share. */
import type { WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** A copy serves every request for its address. */
export const matchOptions = { ignoreVary: true };

/** Deletes the oldest entries of a cache beyond this number. */
export const limitEntries = (count: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -count).map((key) => cache.delete(key)));
  },
});

/** Keeps copies of the built files. They never change, because their names contain a hash of their content. */
export const keepAssets = (cacheName: string, most: number) =>
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName, matchOptions, plugins: [limitEntries(most)] }),
  );
