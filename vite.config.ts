import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { markdownPosts } from './build/markdown.ts';
import { serviceWorkers } from './build/offline-worker.ts';
import { ownerPhotos } from './build/photos.ts';
import { toastStyles } from './build/toast-styles.ts';
import { wordsFolder } from './build/words-folder.ts';
import mutation from './tools/mutation/stryker.config.json' with { type: 'json' };
import { localStack } from './tools/local-stack/vite-plugin.ts';

/** What only `npm run test:full` runs: real PostgreSQL, whole stacks, outages. */
const fullOnly = [
  'tests/database/**/*.test.ts',
  'tests/tools/stack*.test.ts',
  'tests/trust/{advisors,operations,outage,upgrade}.test.ts',
];

const serverTests = (name: string, files: { include: string[]; exclude?: string[]; isolate?: boolean }) => ({
  extends: true as const,
  test: {
    name,
    ...files,
    environment: 'node',
    globalSetup: 'tests/support/database/database-image.ts',
    setupFiles: ['tests/support/console-guard.ts'],
    // Long enough for whole stacks and PostgreSQL on a busy machine; `npm run test:deep` has whole corpora.
    testTimeout: process.env.DEEP === '1' ? 1_200_000 : 120_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  resolve: {
    alias: [
      // Its style element is one that the content security policy refuses.
      {
        find: 'react-style-singleton',
        replacement: join(import.meta.dirname, 'src/office/adopted-style.ts'),
      },
      // The package's own entry is the development one, warnings included.
      ...['index', 'dom-export'].map((file) => ({
        find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
        replacement: join(import.meta.dirname, `node_modules/react-router/dist/production/${file}.mjs`),
      })),
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
    localStack(),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    // For the prerenderer, which takes it away (build/page-chunks.ts).
    manifest: true,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Without it a group takes along what its modules import, whoever needs it.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'site', tags: ['$initial'], priority: 2 },
                // What the contact page doesn't need.
                {
                  name: 'cards',
                  test: /card-grid|data-table|drawing-(frame|thumbnail|address)|fallback-image|service-area-map|step-list|use-is-mobile|photo-list|virtual:photos/,
                  priority: 1,
                },
                // What the home page and the contact page have in common.
                {
                  name: 'call',
                  test: /area-(check|words)|use-area-answer|business-node|listed-business|opening-(status|hours)/,
                  priority: 1,
                },
                { name: 'shared', test: /src.(site|ui|content)/, minShareCount: 5 },
                {
                  name: 'machines',
                  test: /content.(service-types|drawings.drawings)|machine-drawing|callout-figure|source-list/,
                },
                // What the contact page and the office have in common.
                { name: 'form', test: /_shared.(phone|quote)\.ts|backend-url|picture-button/ },
                // Files of a few lines, each not worth a request.
                { name: 'small', test: /src.site/, minShareCount: 2, maxModuleSize: 700 },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    // Three at least: tests of servers and screens wait for one another a quarter of their time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    coverage: {
      provider: 'istanbul',
      // What must notice every mutation has no branch that no test takes.
      include: mutation.mutate,
      thresholds: { branches: 100, perFile: true },
      reporter: ['text'],
      reportsDirectory: 'test-results/coverage',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['tests/site/**/*.test.{ts,tsx}', 'tests/office/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/console-guard.ts', 'tests/support/site/dom.ts'],
          // jsdom computes styles slowly, and every query by role asks for them.
          testTimeout: 30_000,
        },
      },
      serverTests('server', {
        include: ['tests/{functions,tools,trust}/**/*.test.ts'],
        exclude: fullOnly,
        // Loading the functions and the database anew costs a file more than its tests do.
        isolate: false,
      }),
      serverTests('full', { include: fullOnly }),
    ],
  },
});
