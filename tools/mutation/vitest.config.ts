import { defineConfig } from 'vitest/config';

/** The tests that hold what `stryker.config.json` beside it mutates, without the others. */
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
