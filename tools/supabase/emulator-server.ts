/** Serves Twilio's emulator and the push service on a separate port that containers can reach too. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { listen } from '../local-stack/functions/free-port';
import type { PushService } from '../local-stack/push/push-service';
import type { TwilioEmulator } from '../twilio-emulator/emulator';

const loopback = /^(::1|(::ffff:)?127\.)/;

/** What is checked by itself: Twilio's API by the account's credentials, a push to a device by its signature. */
const isChecked = (method: string, path: string) =>
  path.startsWith('/__twilio/') || (method === 'POST' && /^\/__push\/(?!devices$)/.test(path));

/**
 * What is checked answers on every address of the machine. The phone's page and the list of pushes need no
 * login, so they answer on this machine only.
 *
 * @param port 0 for any
 */
export async function serveEmulator(
  emulator: TwilioEmulator,
  pushService: PushService,
  port: number,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const answer = getRequestListener(
    async (request, { incoming }) => {
      const { hostname, pathname } = new URL(request.url);
      const isHere =
        loopback.test(incoming.socket.remoteAddress ?? '') && /^(localhost|127\.0\.0\.1)$/.test(hostname);
      if (!isChecked(request.method, pathname) && !isHere) {
        return new Response('The phone answers to localhost only.', { status: 403 });
      }
      return (
        (await pushService.handle(request)) ??
        (await emulator.handle(request)) ??
        new Response('Not found', { status: 404 })
      );
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => void answer(request, response));
  return {
    port: await listen(server, port),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await emulator.stop();
    },
  };
}
