/** Which part of the stack answers a request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { TwilioEmulator } from '../twilio-emulator/emulator.ts';
import type { Backend } from './backend.ts';
import type { EdgeFunctions } from './functions/functions.ts';
import { functionsPath } from './functions/gateway.ts';
import type { Mailbox } from './mailbox.ts';
import type { PushService } from './push/push-service.ts';

/** Answers what belongs to the stack and passes everything else on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * The hosts of requests that are meant for this machine. A page of another site can make a browser send requests
 * here under its own host name (DNS rebinding), and must not get the data.
 */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

const apiPath = /^\/(auth|rest|storage)\/v1(?![^/?])/;
const localPagePath = /^\/__(mail|phone|push|twilio)(?![^/?])/;

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
    const isApi = apiPath.test(path);
    if (!isApi && !localPagePath.test(path)) {
      next();
      return;
    }
    if (!localHost.test(request.headers.host ?? '')) {
      response.writeHead(403, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ error: 'The local stack answers to localhost only.', code: 'wrong_host' }),
      );
      return;
    }
    void (isApi ? answerApi(request, response) : answerLocalPages(request, response));
  };
}
