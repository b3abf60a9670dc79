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

/** Real PostgreSQL, whole stacks, outages: each file has a process of its own. */
const stackTests = [
  'tests/database/**/*.test.ts',
  'tests/tools/{built-html,second-business,site-build,stack*}.test.ts',
  'tests/trust/{advisors,operations,outage,upgrade}.test.ts',
];
/** Attacks, faults and floods, the tools, and what else takes long. `npm test` shall take five minutes at most. */
const slowServerTests = [
  'tests/{tools,trust}/**/*.test.ts',
  'tests/functions/calls/call-alerts.test.ts',
  'tests/functions/jobs/scheduled-texts.test.ts',
  'tests/functions/quotes/quote-{flood,rate-limits}.test.ts',
  'tests/functions/settings/{alerts,people}.test.ts',
  'tests/functions/texts/same-effects.test.ts',
];
const slowOfficeTests = [
  'tests/office/auth/{clocks,session}.test.tsx',
  'tests/office/inbox/{live-inbox,send-later,sent-once,writing-texts}.test.tsx',
  'tests/office/settings/panels.test.tsx',
];

type Files = { include: string[]; exclude?: string[] };

const screenTests = (name: string, files: Files, setupFiles: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    ...files,
    environment: 'jsdom',
    setupFiles: ['tests/support/console-guard.ts', 'tests/support/site/dom.ts', ...setupFiles],
    // Files share a process, because loading the pages takes longer than most tests.
    isolate: false,
    // Queries by role are slow in jsdom.
    testTimeout: 30_000,
  },
});

const officeTests = (name: string, files: Files) =>
  screenTests(name, files, ['tests/support/office/set-up.ts']);

const serverTests = (name: string, files: Files, isolate: boolean) => ({
  extends: true as const,
  test: {
    name,
    ...files,
    isolate,
    environment: 'node',
    globalSetup: 'tests/support/database/database-image.ts',
    setupFiles: ['tests/support/console-guard.ts'],
    // Long enough for whole stacks and PostgreSQL on a busy machine, and for `npm run test:deep`.
    testTimeout: process.env.DEEP === '1' ? 1_200_000 : 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
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
    // `npm test` runs the first three, `npm run test:full` the others, and those of the server again for the coverage.
    projects: [
      screenTests('site', { include: ['tests/site/**/*.test.{ts,tsx}'] }),
      officeTests('office', { include: ['tests/office/**/*.test.{ts,tsx}'], exclude: slowOfficeTests }),
      // Files share one process, because loading the functions and the database takes longer than most tests.
      serverTests('server', { include: ['tests/functions/**/*.test.ts'], exclude: slowServerTests }, false),
      officeTests('slow-office', { include: slowOfficeTests }),
      serverTests('slow-server', { include: slowServerTests, exclude: stackTests }, false),
      serverTests('stack', { include: stackTests }, true),
    ],
  },
});
