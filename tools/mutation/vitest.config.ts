import { defineConfig } from 'vitest/config';

/** Only the tests of the files that `stryker.config.json` changes. */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'tests/support/database/database-image.ts',
    include: [
      'tests/functions/**/{database-calls,forwarding-rules,quote-rules,request-quote,sms-handler,twilio-manage}.test.ts',
      'tests/trust/{doors,fuzz,webhooks,signature,sending}.test.ts',
    ],
    setupFiles: ['tests/support/console-guard.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
