import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { checkChunkGroups, codeSplitting } from './build/chunk-groups.ts';
import { addCompileHints } from './build/compile-hints.ts';
import { nameContentFolder } from './build/content-folder.ts';
import { bundleInlineScripts } from './build/inline-scripts.ts';
import { loadMarkdownPosts } from './build/markdown.ts';
import { buildOwnerPhotos } from './build/photos.ts';
import { buildServiceWorkers } from './build/service-workers.ts';
import { adoptToastStyles } from './build/toast-styles.ts';
import { dropUnusedPackageParts } from './build/unused-package-parts.ts';
import { business } from './src/content/business.ts';
import { listHours } from './src/content/hours-lines.ts';
import { paper } from './src/styles/colors.ts';
import { runLocalStack } from './tools/local-stack/vite-plugin.ts';
import mutation from './tools/mutation/stryker.config.json' with { type: 'json' };

/** The tests that only `npm run test:full` runs: real PostgreSQL, whole stacks, outages. */
const fullOnly = [
  'tests/database/**/*.test.ts',
  'tests/tools/{built-html,second-business,site-build,stack*}.test.ts',
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

export default defineConfig({
  resolve: {
    alias: [
      // The package adds a style element, which the content security policy blocks.
      {
        find: 'react-style-singleton',
        replacement: join(import.meta.dirname, 'src/office/shared/adopted-style.ts'),
      },
      { find: /^react-router$/, replacement: routerFile('index.mjs') },
      { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
    ],
  },
  define: {
    __LISTED_HOURS__: JSON.stringify(listHours(business.hours)),
    'import.meta.env.CONTENT_FOLDER': JSON.stringify(nameContentFolder()),
    // For %THEME_COLOR% in index.html.
    'import.meta.env.THEME_COLOR': JSON.stringify(paper),
  },
  plugins: [
    react(),
    tailwindcss(),
    loadMarkdownPosts(),
    buildOwnerPhotos(),
    buildServiceWorkers(),
    bundleInlineScripts(),
    checkChunkGroups(),
    adoptToastStyles(),
    dropUnusedPackageParts(),
    addCompileHints(),
    runLocalStack(),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    // The prerenderer reads it and removes it afterward (build/page-chunks.ts).
    manifest: true,
    modulePreload: { polyfill: false },
    // Which of our own steps take longest is no warning for whoever builds the site.
    rolldownOptions: { checks: { bundlerTimings: false } },
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
