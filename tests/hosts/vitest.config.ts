import { defineConfig } from 'vitest/config';
import { markdownPosts } from '../../build/markdown.ts';

/** Apart from the other tests: the hosts' code is there only once `npm run test:hosts` has installed it. */
export default defineConfig({
  plugins: [markdownPosts()],
  test: {
    include: ['tests/hosts/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
