/**
 * Builds the service worker (src/offline/worker.ts) into one file of its own at the root of the site:
 * the folder it lies in is what it may answer for, and its name never changes, so that browsers find
 * the next one.
 */
import { join } from 'node:path';
import { type Plugin, build } from 'vite';

const entry = join(import.meta.dirname, '../src/offline/worker.ts');

async function bundleWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [file] = output && 'output' in output ? output.output : [];
  if (file?.type !== 'chunk') throw new Error('The service worker came out empty.');
  return file.code;
}

export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: 'offline-worker.js', source: await bundleWorker() });
    },
  };
}
