import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { drawings } from './build/drawings.ts';
import { fonts } from './build/fonts.ts';
import { markdownPosts } from './build/markdown.ts';
import { offlineWorker } from './build/offline-worker.ts';
import { toastStyles } from './build/toast-styles.ts';
import mutation from './stryker.config.json' with { type: 'json' };
import { localStack } from './supabase/local/vite-plugin.ts';

export default defineConfig({
  resolve: {
    // Its style element is one that the content security policy refuses.
    alias: { 'react-style-singleton': join(import.meta.dirname, 'src/admin/adopted-style.ts') },
  },
  plugins: [
    react(),
    tailwindcss(),
    markdownPosts(),
    drawings(),
    fonts(),
    offlineWorker(),
    toastStyles(),
    localStack(),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    // For the prerenderer, which takes it away (build/page-chunks.ts).
    manifest: true,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs comes in one file, then what most hydrated pages share, and so on.
                { name: 'site', tags: ['$initial'] },
                {
                  name: 'page-parts',
                  test: /[\\/](content[\\/]brand-categories|components[\\/](section|page-header|plate|opening-status|use-hydrated|call-buttons|typical-arrival))\.tsx?$/,
                },
                {
                  name: 'page-lists',
                  test: /[\\/]components[\\/](call-to-action|faq-list|data-table|card-grid|check-list|bullet-list|source-list|contents-list)\.tsx$/,
                },
                { name: 'brand-index', test: /[\\/](brands|brand-finder|brand-search)\.ts$/ },
                { name: 'quote-rules', test: /[\\/](_shared[\\/](quote|phone)|backend-url)\.ts$/ },
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
