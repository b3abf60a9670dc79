import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isJsonObject } from '../../supabase/functions/_shared/runtime/json';
import { listen } from '../../tools/local-stack/functions/free-port';
import { startLocalStack, type LocalStackOptions } from '../../tools/local-stack/stack';
import { makeRequest, type StackRequest } from './stack-client';

export type RunningStack = Awaited<ReturnType<typeof runStack>>;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Handlers that run before the stack, and after it for requests that it doesn't answer. */
type Neighbors = { before?: Middleware; after?: Middleware };

/** Runs the local stack on its own HTTP server at a free port. By default it keeps nothing on disk. */
export async function runStack(
  options: Partial<LocalStackOptions> = {},
  {
    before = (_request, _response, next) => next(),
    after = (_, response) => void response.writeHead(404).end(),
  }: Neighbors = {},
) {
  const log: string[] = [];
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  const settings = { port, env: { LOCAL_DATA_DIR: 'memory' }, log: (line: string) => log.push(line) };
  const stack = await startLocalStack({ ...settings, ...options });
  server.on('request', (request, response) => {
    before(request, response, () =>
      stack.middleware(request, response, () =>
        after(request, response, () => response.writeHead(404).end()),
      ),
    );
  });
  return {
    ...stack,
    /** The lines the stack would have printed. */
    log,
    request: (path: string, init?: StackRequest) => makeRequest(stack.info, path, init),
    async stop() {
      await stack.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The JSON object of an answer. */
export async function readRecord(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json();
  if (!isJsonObject(body)) {
    throw new Error(`Not a JSON object, with status ${response.status}`);
  }
  return body;
}

/** The JSON objects of an answer that is a list. */
export async function readRows(response: Response): Promise<Record<string, unknown>[]> {
  const body: unknown = await response.json();
  if (!Array.isArray(body)) {
    throw new Error(`Not a JSON list, with status ${response.status}`);
  }
  return body.filter(isJsonObject);
}
