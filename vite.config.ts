import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './build/chunk-groups.ts';
import { compileHints } from './build/compile-hints.ts';
import { markdownPosts } from './build/markdown.ts';
import { serviceWorkers } from './build/service-workers.ts';
import { ownerPhotos } from './build/photos.ts';
import { toastStyles } from './build/toast-styles.ts';
import { unusedPackageParts } from './build/unused-package-parts.ts';
import { wordsFolder } from './build/words-folder.ts';
import mutation from './tools/mutation/stryker.config.json' with { type: 'json' };
import { localStack } from './tools/local-stack/vite-plugin.ts';

/** The tests that only `npm run test:full` runs: real PostgreSQL, whole stacks, outages. */
const fullOnly = [
  'tests/database/**/*.test.ts',
  'tests/tools/stack*.test.ts',
  'tests/trust/{advisors,operations,outage,upgrade}.test.ts',
];

const screenTests = (name: string, include: string[], setupFiles: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include,
    environment: 'jsdom',
    setupFiles: ['tests/support/console-guard.ts', 'tests/support/site/dom.ts', ...setupFiles],
    // Files share a process, because loading the pages takes longer than most tests.
    isolate: false,
    // Queries by role are slow in jsdom.
    testTimeout: 30_000,
  },
});

const serverTests = (name: string, files: { include: string[]; exclude?: string[]; isolate?: boolean }) => ({
  extends: true as const,
  test: {
    name,
    ...files,
    environment: 'node',
    globalSetup: 'tests/support/database/database-image.ts',
    setupFiles: ['tests/support/console-guard.ts'],
    // Long enough for whole stacks and PostgreSQL on a busy machine, and for `npm run test:deep`.
    testTimeout: process.env.DEEP === '1' ? 1_200_000 : 120_000,
    hookTimeout: 120_000,
  },
});

/** The package's default entry is its development build. */
const routerFile = (name: string) =>
  join(import.meta.dirname, 'node_modules/react-router/dist/production', name);

const codeSplitting = {
  // Otherwise a group includes everything that its modules import.
  includeDependenciesRecursively: false,
  groups: [...chunkGroups],
};

export default defineConfig({
  resolve: {
    alias: [
      // The package adds a style element, which the content security policy blocks.
      {
        find: 'react-style-singleton',
        replacement: join(import.meta.dirname, 'src/office/adopted-style.ts'),
      },
      { find: /^react-router$/, replacement: routerFile('index.mjs') },
      { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
    ],
  },
  define: { 'import.meta.env.WORDS_FOLDER': JSON.stringify(wordsFolder()) },
  plugins: [
    react(),
    tailwindcss(),
    markdownPosts(),
    ownerPhotos(),
    serviceWorkers(),
    toastStyles(),
    unusedPackageParts(),
    compileHints(),
    localStack(),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    // The prerenderer reads it and removes it afterward (build/page-chunks.ts).
    manifest: true,
    modulePreload: { polyfill: false },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  test: {
    // At least three, because tests of servers and pages spend a quarter of their time waiting.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    coverage: {
      provider: 'istanbul',
      // Every branch of the files that the mutation tests cover must be tested.
      include: mutation.mutate,
      thresholds: { branches: 100, perFile: true },
      reporter: ['text'],
      reportsDirectory: 'test-results/coverage',
    },
    projects: [
      screenTests('site', ['tests/site/**/*.test.{ts,tsx}']),
      screenTests('office', ['tests/office/**/*.test.{ts,tsx}'], ['tests/support/office/set-up.ts']),
      serverTests('server', {
        include: ['tests/{functions,tools,trust}/**/*.test.ts'],
        exclude: fullOnly,
        // Files share one process, because loading the functions and the database takes longer than most tests.
        isolate: false,
      }),
      serverTests('full', { include: fullOnly }),
    ],
  },
});
