/** Does what the platform's gateway does between the caller and a function. */
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';

export const functionsPath = '/functions/v1/';

export function refuse(response: ServerResponse, status: number, error: string, code: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  response.end(JSON.stringify({ error, code }));
}

const connectionHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'te',
];

/** Drops the headers that concern a single connection. */
const passOn = <T>(headers: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name)));

/** Passes a request to a function, and its answer back. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  name: string,
): void {
  const caller = request.socket.remoteAddress ?? '';
  // Like the platform's gateway, overwrites what the caller says about itself.
  const headers = {
    ...passOn(request.headers),
    'x-forwarded-for': caller,
    'cf-connecting-ip': caller,
  };
  const passed = httpRequest(
    {
      host: '127.0.0.1',
      port,
      method: request.method,
      // The platform strips /functions/v1 as well; the function's name stays.
      path: (request.url ?? '/').slice(functionsPath.length - 1),
      headers,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, passOn(answer.headers));
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    },
  );
  // A function that answers without reading the body ends its connection: what it has answered still counts.
  passed.once('error', () => {
    if (response.headersSent) {
      return;
    }
    refuse(response, 503, `The edge function ${name} does not answer at the moment.`, 'function_unavailable');
  });
  response.once('close', () => passed.destroy());
  request.pipe(passed);
  // Else a caller that is still sending never hears the answer.
  passed.once('close', () => request.resume());
}
