/** Which part of the stack answers a request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { TwilioEmulator } from '../twilio-emulator/emulator.ts';
import { quotePhoneNumbers, type Backend } from './backend.ts';
import type { EdgeFunctions } from './functions/functions.ts';
import { functionsPath } from './functions/gateway.ts';
import type { Mailbox } from './mailbox.ts';
import type { PushService } from './push/push-service.ts';

/** Answers what belongs to the stack and passes everything else on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * True when the request was meant for this machine. A page of another site can make a browser
 * send requests here under its own host name (DNS rebinding), and must not get at the data so.
 */
function isLocalHost(host: string | undefined): boolean {
  return localHosts.includes((host ?? '').replace(/:\d+$/, '').toLowerCase());
}

function startsWithAny(path: string, prefixes: string[]): boolean {
  return prefixes.some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`),
  );
}

export function createMiddleware(
  functions: EdgeFunctions,
  backend: Backend,
  mailbox: Mailbox,
  pushService: PushService,
  emulator: TwilioEmulator | null,
): Middleware {
  const answerApi = getRequestListener(
    (request, { incoming }) => backend.fetch(request, incoming.socket.remoteAddress ?? null),
    { overrideGlobalObjects: false },
  );
  const answerLocalPages = getRequestListener(
    async (request) =>
      mailbox.handle(request) ??
      (await pushService.handle(request)) ??
      (await emulator?.handle(request)) ??
      new Response('Not found', { status: 404 }),
    { overrideGlobalObjects: false },
  );
  return (request, response, next) => {
    const path = request.url ?? '/';
    if (path.startsWith(functionsPath)) {
      functions.handle(request, response);
      return;
    }
    const isApi = startsWithAny(path, ['/auth/v1', '/rest/v1', '/storage/v1']);
    if (!isApi && !startsWithAny(path, ['/__mail', '/__phone', '/__push', '/__twilio'])) {
      next();
      return;
    }
    if (!isLocalHost(request.headers.host)) {
      response.writeHead(403, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ error: 'The local stack answers to localhost only.', code: 'wrong_host' }),
      );
      return;
    }
    if (isApi) request.url = quotePhoneNumbers(path);
    void (isApi ? answerApi(request, response) : answerLocalPages(request, response));
  };
}
