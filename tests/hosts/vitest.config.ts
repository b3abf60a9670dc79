import { defineConfig } from 'vitest/config';
import { loadMarkdownPosts } from '../../build/markdown.ts';

/** Separate from the other tests, because only `npm run test:hosts` installs the hosts' code. */
export default defineConfig({
  plugins: [loadMarkdownPosts()],
  test: {
    include: ['tests/hosts/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
