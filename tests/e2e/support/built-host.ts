import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../../../tools/local-stack/functions/free-port';
import { createStaticHost } from '../../../tools/local-stack/static-host';

export type BuiltHost = Awaited<ReturnType<typeof startBuiltHost>>;

/** Serves a copy of the built site, which a test may change. */
export async function startBuiltHost() {
  const folder = mkdtempSync(join(tmpdir(), 'built-host-'));
  cpSync('dist', folder, { recursive: true });
  const server = createServer(createStaticHost(folder));
  const port = await listen(server, 0, 'localhost');
  return {
    origin: `http://localhost:${port}`,
    /** Changes a page's file, as a deploy would. */
    changePage: (path: string, change: (html: string) => string) => {
      const file = join(folder, path, 'index.html');
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    },
    remove: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
