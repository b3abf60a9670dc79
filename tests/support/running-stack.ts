import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isJsonObject } from '../../supabase/functions/_shared/json';
import { startLocalStack, type LocalStack, type LocalStackOptions } from '../../tools/local-stack/stack';

export type RunningStack = LocalStack & {
  /** The lines the stack would have printed. */
  log: string[];
  /** A request to the stack's own origin, with the publishable key unless `apikey` is given. */
  request(path: string, init?: RequestInit & { apikey?: string; token?: string }): Promise<Response>;
};

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What stands before the stack, and what answers the rest: the site. */
type Neighbors = { before?: Middleware; after?: Middleware };

/** Runs the local stack on an HTTP server of its own, on a free port; keeps nothing on disk unless told. */
export async function runStack(
  options: Partial<LocalStackOptions> = {},
  {
    before = (_request, _response, next) => next(),
    after = (_, response) => void response.writeHead(404).end(),
  }: Neighbors = {},
): Promise<RunningStack> {
  const log: string[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  let stack: LocalStack;
  try {
    stack = await startLocalStack({
      port,
      env: { LOCAL_DATA_DIR: 'memory' },
      log: (line) => log.push(line),
      ...options,
    });
  } catch (error) {
    server.close();
    throw error;
  }
  server.on('request', (request, response) => {
    before(request, response, () =>
      stack.middleware(request, response, () =>
        after(request, response, () => response.writeHead(404).end()),
      ),
    );
  });
  return {
    ...stack,
    log,
    request(path, { apikey = stack.info.publishableKey, token, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (apikey) headers.set('apikey', apikey);
      if (token) headers.set('authorization', `Bearer ${token}`);
      if (typeof init.body === 'string' && !headers.has('content-type')) {
        headers.set('content-type', 'application/json');
      }
      return fetch(stack.info.url + path, { redirect: 'manual', ...init, headers });
    },
    async stop() {
      await stack.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The JSON object of an answer. */
export async function recordOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json();
  if (!isJsonObject(body)) throw new Error(`Not a JSON object, with status ${response.status}`);
  return body;
}

/** The JSON objects of an answer that is a list of them. */
export async function rowsOf(response: Response): Promise<Record<string, unknown>[]> {
  const body: unknown = await response.json();
  if (!Array.isArray(body)) throw new Error(`Not a JSON list, with status ${response.status}`);
  return body.filter(isJsonObject);
}

/** Signs in with e-mail and password and returns the access token. */
export async function signIn(stack: RunningStack, email: string, password: string): Promise<string> {
  const response = await stack.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = await recordOf(response);
  if (typeof token !== 'string') throw new Error(`No session for ${email}: status ${response.status}`);
  return token;
}

/** The first link of the newest mail to the address. */
export async function mailedLink(stack: RunningStack, email: string): Promise<string> {
  const { mails } = await recordOf(await stack.request('/__mail/api'));
  const mail: unknown = Array.isArray(mails)
    ? mails.filter(isJsonObject).find(({ to }) => to === email)
    : null;
  const links: unknown = isJsonObject(mail) ? mail.links : null;
  const link: unknown = Array.isArray(links) ? links[0] : null;
  if (typeof link !== 'string') throw new Error(`No mail with a link for ${email}`);
  return link;
}

/** Signs a new user up, confirms the address by the mailed link, and signs in. */
export async function newUser(stack: RunningStack, email: string, password = 'secret1'): Promise<string> {
  await stack.request('/auth/v1/signup', { method: 'POST', body: JSON.stringify({ email, password }) });
  await fetch(await mailedLink(stack, email), { redirect: 'manual' });
  return signIn(stack, email, password);
}
