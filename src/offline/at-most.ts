import type { WorkboxPlugin } from 'workbox-core';

/** Deletes the oldest entries of a cache beyond this number. */
export const atMost = (count: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -count).map((key) => cache.delete(key)));
  },
});
