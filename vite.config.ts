import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { markdownPosts } from './build/markdown.ts';
import { offlineWorker } from './build/offline-worker.ts';
import { refusePlaceholder } from './build/refuse-placeholder.ts';
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
    offlineWorker(),
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
            // A brand's copy has no name, which a list of all of them would repeat in every brand page's script.
            chunkFileNames: ({ moduleIds }) =>
              moduleIds.some((id) => /[\\/]brand-copy[\\/]/.test(id))
                ? 'assets/[hash].js'
                : 'assets/[name]-[hash].js',
            codeSplitting: {
              // Without it a group takes along what its modules import, whoever needs it.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'site', tags: ['$initial'], priority: 2 },
                // What most kinds of page share, then what goes together on some of them, in one file each.
                {
                  name: 'shared',
                  test: /(check-list|plate|use-is-mobile|typical-arrival|brand-categories|article-date|service-area-map)\.tsx?$/,
                },
                { name: 'shared', test: /src[\\/](components|lib)[\\/]/, minShareCount: 7, priority: 1 },
                {
                  name: 'figures',
                  test: /(machine-drawing|callout-sheet|(bullet|source)-list|content[\\/]drawings)\.tsx?$/,
                },
                {
                  name: 'fields',
                  test: /(lookup-sheet|example-entries|area-check|use-area-answer|opening-(status|hours)|form-values|use-hydrated|quote-draft)\.tsx?$/,
                },
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
