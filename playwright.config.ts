import { defineConfig, devices } from '@playwright/test';
import { dataDir } from './tests/e2e/support/data-dir';
import { browserFlags, findQuickBrowser } from './tools/test/browser';

const port = Number(process.env.E2E_PORT ?? 4273);
/** The address of a stack that already runs, such as `npm run dev:supabase`. Also set E2E_DATA_DIR. */
const runningURL = process.env.E2E_URL;
export const baseURL = runningURL ?? `http://localhost:${port}`;
const devURL = `http://localhost:${port + 1}`;
/** The tests that use the office or send something to it. */
const officeTests = '**/office/*.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/set-up-office.ts',
  fullyParallel: false,
  // Three workers, because pages mostly wait: every hydration follows a pause and an idle moment.
  workers: 3,
  retries: 0,
  // The longest test of the office with the keyboard takes half a minute on a quiet machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    // A service worker would answer requests that tests hold back or change. Tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...findQuickBrowser(),
      // The map in the footer comes from another site, which is not reachable everywhere.
      args: [...browserFlags, '--host-resolver-rules=MAP www.google.com ~NOTFOUND'],
    },
  },
  projects: [
    // One at a time, because these tests share one business number, its settings and the emulator's faults.
    // Listed first, so that the other projects run at the same time and not before.
    { name: 'office', use: { ...devices['Desktop Chrome'] }, testMatch: officeTests, workers: 1 },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'] },
      // Only on a phone, which most visitors use and where a focused element is most easily covered.
      testIgnore: [officeTests, /visitor(-keyboard)?\.spec/],
    },
    // Checks that the development server has the same routes as the built site.
    { name: 'dev', use: { ...devices['Desktop Chrome'], baseURL: devURL }, testMatch: /\/routes\.spec/ },
    // One device pixel per CSS pixel: these tests only measure boxes, and more pixels take longer to paint.
    { name: 'phone', use: { ...devices['Pixel 7'], deviceScaleFactor: 1 }, testMatch: /visitor/ },
  ],
  webServer: runningURL
    ? []
    : [
        {
          // Each run starts from an empty data folder.
          command: `node -e "require('node:fs').rmSync('${dataDir}', { recursive: true, force: true })" && npm run --silent preview`,
          url: baseURL,
          // Held alerts are sent after two seconds instead of a minute.
          env: { PORT: String(port), LOCAL_DATA_DIR: dataDir, ALERT_SECONDS: '2' },
          reuseExistingServer: false,
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
        {
          command: 'npm run --silent dev',
          url: devURL,
          // Its tests never log in, so no second stack has to start.
          env: {
            PORT: String(port + 1),
            VITE_SUPABASE_URL: 'http://localhost:9',
            VITE_SUPABASE_PUBLISHABLE_KEY: 'none',
          },
          reuseExistingServer: false,
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
      ],
});
