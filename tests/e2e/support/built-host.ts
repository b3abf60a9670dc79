import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticHost } from '../../../tools/local-stack/static-host';

/** A copy of the built site on a host of its own, which a test may change, watch and cut off. */
export type BuiltHost = {
  origin: string;
  /** The paths that browsers have asked for, in order. */
  asked: string[];
  /** Changes a page's file, as a deploy would. */
  changePage: (path: string, change: (html: string) => string) => void;
  cutOff: () => Promise<void>;
  connect: () => Promise<void>;
  remove: () => Promise<void>;
};

export async function startBuiltHost(): Promise<BuiltHost> {
  const folder = mkdtempSync(join(tmpdir(), 'built-host-'));
  cpSync('dist', folder, { recursive: true });
  const host = createStaticHost(folder);
  const asked: string[] = [];
  let server: Server | null = null;
  let port = 0;

  const connect = async () => {
    const started = createServer((request, response) => {
      asked.push(request.url ?? '');
      host(request, response);
    });
    await new Promise<void>((resolve) => started.listen(port, 'localhost', resolve));
    const address = started.address();
    if (typeof address === 'object' && address) port = address.port;
    server = started;
  };
  const cutOff = async () => {
    const stopped = server;
    server = null;
    if (!stopped) return;
    const closed = new Promise((resolve) => stopped.close(resolve));
    stopped.closeAllConnections();
    await closed;
  };

  const changePage = (path: string, change: (html: string) => string) => {
    const file = join(folder, path, 'index.html');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };

  await connect();
  return {
    origin: `http://localhost:${port}`,
    asked,
    changePage,
    cutOff,
    connect,
    remove: async () => {
      await cutOff();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
