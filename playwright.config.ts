import { defineConfig, devices } from '@playwright/test';
import { dataDir } from './tests/e2e/support/data-dir';
import { browserFlags, quickBrowserPath } from './tools/test/browser';

const port = Number(process.env.E2E_PORT ?? 4273);
/** Of a product that runs already, such as `npm run dev:supabase`; with E2E_DATA_DIR beside it. */
const runningURL = process.env.E2E_URL;
export const baseURL = runningURL ?? `http://localhost:${port}`;
const devURL = `http://localhost:${port + 1}`;
/** What talks to the phone office, whoever it is. */
const officeTests = /\/(office(-[a-z-]+)?|alerts|answers|quote|demo-phone|requests)\.spec/;
const executablePath = quickBrowserPath() ?? undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/set-up-office.ts',
  fullyParallel: false,
  // A page waits more than it works: a pause and an idle moment come before every hydration.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    // It would answer requests that tests hold back or change; its own tests (offline.spec.ts) let it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // The map in the footer is another site's, and not reachable from everywhere.
      args: [...browserFlags, '--host-resolver-rules=MAP www.google.com ~NOTFOUND'],
    },
  },
  projects: [
    // One at a time: these share the one business number, its settings and the stand-in's faults.
    // First, so that the other projects run beside them and not before.
    { name: 'office', use: { ...devices['Desktop Chrome'] }, testMatch: officeTests, workers: 1 },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'] },
      // On a phone alone, which most visitors hold; the keyboard's walk is hardest on its small screen.
      testIgnore: [officeTests, /visitor(-keyboard)?\.spec/],
      grepInvert: /@phone/,
    },
    // The same components and routes as in production.
    { name: 'dev', use: { ...devices['Desktop Chrome'], baseURL: devURL }, testMatch: /\/routes\.spec/ },
    // As many pixels as points: these tests look at boxes, and three times as many take as long to paint.
    { name: 'phone', use: { ...devices['Pixel 7'], deviceScaleFactor: 1 }, testMatch: /visitor/ },
  ],
  webServer: runningURL
    ? []
    : [
        {
          // Each run starts from an empty data folder.
          command: `node -e "require('node:fs').rmSync('${dataDir}', { recursive: true, force: true })" && npm run --silent preview`,
          url: baseURL,
          // Nobody waits a minute for what alerts hold back.
          env: { PORT: String(port), LOCAL_DATA_DIR: dataDir, ALERT_SECONDS: '2' },
          reuseExistingServer: false,
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
        {
          command: 'npm run --silent dev',
          url: devURL,
          // Its tests never get past the login, so that no second stack has to start.
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
