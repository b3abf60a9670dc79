import type { WorkboxPlugin } from 'workbox-core';

/** Throws away what was kept first when there is more than this. */
export const atMost = (count: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -count).map((key) => cache.delete(key)));
  },
});
