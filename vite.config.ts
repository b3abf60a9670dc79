import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { markdownPosts } from './build/markdown.ts';
import { serviceWorkers } from './build/offline-worker.ts';
import { refusePlaceholder } from './build/refuse-placeholder.ts';
import { toastStyles } from './build/toast-styles.ts';
import { wordsFolder } from './build/words-folder.ts';
import mutation from './tools/mutation/stryker.config.json' with { type: 'json' };
import { localStack } from './tools/local-stack/vite-plugin.ts';

/** What only `npm run test:full` runs: real PostgreSQL, whole stacks, outages. */
const fullOnly = [
  'tests/database/**/*.test.ts',
  'tests/tools/stack*.test.ts',
  'tests/trust/{data-api,operations,outage,sign-up,twilio-faults}.test.ts',
];

const serverTests = (name: string, files: { include: string[]; exclude?: string[] }) => ({
  extends: true as const,
  test: {
    name,
    ...files,
    environment: 'node',
    globalSetup: 'tests/support/database/database-image.ts',
    setupFiles: ['tests/support/console-guard.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  resolve: {
    // Its style element is one that the content security policy refuses.
    alias: { 'react-style-singleton': join(import.meta.dirname, 'src/office/adopted-style.ts') },
  },
  define: { 'import.meta.env.WORDS_FOLDER': JSON.stringify(wordsFolder()) },
  plugins: [
    react(),
    tailwindcss(),
    markdownPosts(),
    serviceWorkers(),
    toastStyles(),
    refusePlaceholder(),
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
                // What goes together on some kinds of page, in one file each.
                {
                  name: 'small',
                  test: /(article-date|brand-categories|typical-arrival|use-hydrated|use-is-mobile|icons.check)\.m?[jt]s$/,
                },
                { name: 'lists', test: /(card-grid|check-list|faq-list|page-header)\.tsx$/ },
                {
                  name: 'figures',
                  test: /(machine-drawing|callout-figure|(bullet|source)-list|content[\\/]drawings)\.tsx?$/,
                },
                {
                  name: 'fields',
                  test: /(lookup-card|example-entries|area-check|use-area-answer|area-wording|opening-(status|hours)|form-values|contact[\\/]quote-draft)\.tsx?$/,
                },
                { name: 'quote', test: /(_shared[\\/](phone|quote)|src[\\/]backend-url)\.ts$/ },
                { name: 'texts', test: /(text-with-contents|contents-list)\.tsx$/ },
                { name: 'rules', test: /(rule-list|content[\\/]regulation)/ },
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
        },
      },
      serverTests('server', {
        include: ['tests/{functions,tools,trust}/**/*.test.ts'],
        exclude: fullOnly,
      }),
      serverTests('full', { include: fullOnly }),
    ],
  },
});
