import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { serviceWorkers } from '../../build/service-workers.ts';
import { freePort } from '../../tools/local-stack/functions/free-port.ts';
import { takeConsoleErrors } from '../support/console-guard.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('the development server answers 500 for an office’s worker with a mistake, and runs on', async () => {
  const root = temporaryFolder(onTestFinished);
  const source = join(root, 'worker.ts');
  writeFileSync(source, 'const = 1;');
  const server = await createServer({
    root,
    configFile: false,
    plugins: [serviceWorkers({ 'offline-worker.js': source, 'admin/office-worker.js': source })],
    server: { host: '127.0.0.1', port: await freePort(), watch: null, ws: false },
    logLevel: 'silent',
  });
  onTestFinished(() => server.close());
  await server.listen();
  const [origin] = server.resolvedUrls?.local ?? [];
  const signal = AbortSignal.timeout(10_000);
  expect((await fetch(`${origin}admin/office-worker.js`, { signal })).status).toBe(500);
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('Build failed')]);
});
