import { defineConfig } from 'vitest/config';

/** Only the tests of the files that `stryker.config.json` changes. */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'tests/support/database/database-image.ts',
    include: [
      'tests/functions/{calls,quotes,texts}/*.test.ts',
      'tests/functions/**/{contract,database-calls,start-conversation}.test.ts',
      'tests/trust/{access,fuzz,webhooks,signature,sending}.test.ts',
    ],
    setupFiles: ['tests/support/console-guard.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
