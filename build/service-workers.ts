/**
 * Builds the service workers of the site and of the office, one file each. A worker controls only its own
 * folder, and its name never changes, so that browsers find the next version.
 */
import { resolve } from 'node:path';
import { type Plugin, build } from 'vite';

/** The key is the file's name in `dist/`. */
const workers = {
  'offline-worker.js': '../src/offline/worker.ts',
  'admin/office-worker.js': '../src/office/alerts/office-worker.ts',
};

async function bundleWorker(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: resolve(import.meta.dirname, source), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [file] = output && 'output' in output ? output.output : [];
  if (file?.type !== 'chunk') throw new Error('The service worker came out empty.');
  return file.code;
}

export function serviceWorkers(sources = workers): Plugin {
  return {
    name: 'service-workers',
    // In development, alerts need the office's worker.
    configureServer({ middlewares }) {
      middlewares.use('/admin/office-worker.js', (_request, response, next) => {
        const send = (code: string) => response.setHeader('content-type', 'text/javascript').end(code);
        bundleWorker(sources['admin/office-worker.js']).then(send, next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of Object.entries(sources)) {
        this.emitFile({ type: 'asset', fileName, source: await bundleWorker(source) });
      }
    },
  };
}
