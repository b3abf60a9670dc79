/**
 * Builds the service workers of the site and of the office, one file each. A worker controls only its own
 * folder, and its name never changes, so that browsers find the next version.
 */
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** The key is the file's name in `dist/`. */
const workers = {
  'offline-worker.js': '../src/offline/worker.ts',
  'admin/office-worker.js': '../src/office/device/office-worker.ts',
};

export function buildServiceWorkers(sources = workers): Plugin {
  return {
    name: 'service-workers',
    // In development, alerts need the office's worker.
    configureServer({ middlewares }) {
      middlewares.use('/admin/office-worker.js', (_request, response, next) => {
        const send = (code: string) => response.setHeader('content-type', 'text/javascript').end(code);
        bundleScript(sources['admin/office-worker.js']).then(send, next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') {
        return;
      }
      for (const [fileName, source] of Object.entries(sources)) {
        this.emitFile({ type: 'asset', fileName, source: await bundleScript(source) });
      }
    },
  };
}
