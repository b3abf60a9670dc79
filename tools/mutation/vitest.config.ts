import { defineConfig } from 'vitest/config';

/** Only the tests of the files that `stryker.config.json` changes. */
export default defineConfig({
  test: {
    environment: 'node',
    // Files share one process, because loading the functions takes longer than most tests.
    isolate: false,
    globalSetup: 'tests/support/database/database-image.ts',
    include: [
      'tests/functions/**/{database-calls,quote-rate-limits,quote-rules,request-quote}.test.ts',
      'tests/functions/**/{forwarding-rules,sms-handler,status-reports,twilio-manage}.test.ts',
      'tests/trust/{doors,fuzz,webhooks,signature,sending}.test.ts',
    ],
    setupFiles: ['tests/support/console-guard.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
