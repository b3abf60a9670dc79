import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Makes a server listen, on any free port unless one is given. Resolves with the port. Rejects when it is taken. */
export async function listen(server: Server, port = 0, host?: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** A free port of 127.0.0.1: the wanted one, or any. Rejects when the wanted one is taken. */
export async function findFreePort(wanted = 0): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, wanted, '127.0.0.1');
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
