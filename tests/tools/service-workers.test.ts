import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { buildServiceWorkers } from '../../build/service-workers.ts';
import { findFreePort } from '../../tools/local-stack/functions/free-port.ts';
import { takeConsoleErrors } from '../support/console-guard.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test('the development server answers 500 for an office’s worker with a mistake, and runs on', async () => {
  const root = makeTemporaryFolder(onTestFinished);
  const source = join(root, 'worker.ts');
  writeFileSync(source, 'const = 1;');
  const server = await createServer({
    root,
    configFile: false,
    plugins: [buildServiceWorkers({ 'offline-worker.js': source, 'admin/office-worker.js': source })],
    server: { host: '127.0.0.1', port: await findFreePort(), watch: null, ws: false },
    logLevel: 'silent',
  });
  onTestFinished(() => server.close());
  await server.listen();
  const [origin] = server.resolvedUrls?.local ?? [];
  const signal = AbortSignal.timeout(10_000);
  expect((await fetch(`${origin}admin/office-worker.js`, { signal })).status).toBe(500);
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('Build failed')]);
});
