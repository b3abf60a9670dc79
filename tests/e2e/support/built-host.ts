import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type Server, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticHost } from '../../../tools/local-stack/static-host';

type Asked = { path: string; headers: IncomingHttpHeaders; body: string };

/** A copy of the built site on a host of its own, which a test may change, watch and cut off. */
export type BuiltHost = {
  origin: string;
  /** What browsers have asked for, in order. */
  asked: Asked[];
  /** Changes a page's file, as a deploy would. */
  changePage: (path: string, change: (html: string) => string) => void;
  /** The same for any file, by its name in the folder. */
  changeFile: (name: string, change: (text: string) => string) => void;
  cutOff: () => Promise<void>;
  connect: () => Promise<void>;
  remove: () => Promise<void>;
};

export async function startBuiltHost(): Promise<BuiltHost> {
  const folder = mkdtempSync(join(tmpdir(), 'built-host-'));
  cpSync('dist', folder, { recursive: true });
  const host = createStaticHost(folder);
  const asked: Asked[] = [];
  let server: Server | null = null;
  let port = 0;

  const connect = async () => {
    const started = createServer((request, response) => {
      const entry = { path: request.url ?? '', headers: request.headers, body: '' };
      asked.push(entry);
      request.on('data', (chunk: Buffer) => (entry.body += chunk.toString()));
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

  const changeFile = (name: string, change: (text: string) => string) => {
    const file = join(folder, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };

  await connect();
  return {
    origin: `http://localhost:${port}`,
    asked,
    changePage: (path, change) => changeFile(join(path, 'index.html'), change),
    changeFile,
    cutOff,
    connect,
    remove: async () => {
      await cutOff();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
