import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { markdownPosts } from './build/markdown.ts';
import { offlineWorker } from './build/offline-worker.ts';
import { toastStyles } from './build/toast-styles.ts';
import { wordsFolder } from './build/words-folder.ts';
import mutation from './stryker.config.json' with { type: 'json' };
import { localStack } from './supabase/local/vite-plugin.ts';

const routerBuild = join(import.meta.dirname, 'node_modules/react-router/dist/production');

export default defineConfig({
  resolve: {
    alias: [
      // Its style element is one that the content security policy refuses.
      { find: 'react-style-singleton', replacement: join(import.meta.dirname, 'src/admin/adopted-style.ts') },
      // Its package names the build with development warnings, whatever the condition.
      { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
    ],
  },
  define: { 'import.meta.env.WORDS_FOLDER': JSON.stringify(wordsFolder()) },
  plugins: [react(), tailwindcss(), markdownPosts(), offlineWorker(), toastStyles(), localStack()],
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
                { name: 'parts', test: /(card-grid|check-list|faq-list|page-header)\.tsx$/ },
                {
                  name: 'figures',
                  test: /(machine-drawing|callout-sheet|(bullet|source)-list|content[\\/]drawings)\.tsx?$/,
                },
                {
                  name: 'fields',
                  test: /(lookup-sheet|example-entries|area-check|use-area-answer|area-wording|opening-(status|hours)|form-values|components[\\/]quote-draft)\.tsx?$/,
                },
                { name: 'quote', test: /(_shared[\\/](phone|quote)|lib[\\/]backend-url)\.ts$/ },
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
          include: ['tests/site/**/*.test.{ts,tsx}', 'tests/admin/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/console-guard.ts', 'tests/support/dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: 'tests/support/database-image.ts',
          include: [
            'tests/functions/**/*.test.ts',
            'tests/local/**/*.test.ts',
            'tests/database/**/*.test.ts',
            'tests/trust/**/*.test.ts',
          ],
          setupFiles: ['tests/support/console-guard.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
