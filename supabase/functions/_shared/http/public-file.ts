import { HttpError } from '../runtime/http-error.ts';
import { logFailure } from '../runtime/log.ts';
import { convertToHttpError } from '../twilio/errors.ts';

const notFound = () => new HttpError(404, 'not_found', 'There is nothing at this address.');

/**
 * Builds the request handler of a function that gives out files by a secret in their address, without a token. The log has
 * the function's name only, because whoever reads an address has the file. `read` answers null when there is no such file.
 */
export function createPublicFile(name: string, read: (file: string) => Promise<Response | null>) {
  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { allow: 'GET, HEAD' };
      throw new HttpError(405, 'get_only', 'This address takes GET requests only.', { headers });
    }
    const { pathname } = new URL(request.url);
    const [, file] = new RegExp(`^(?:/functions/v1)?/${name}/([^/]+)$`).exec(pathname) ?? [];
    const found = file === undefined ? null : await read(file);
    if (found === null) {
      throw notFound();
    }
    return request.method === 'HEAD' ? new Response(null, found) : found;
  }

  return async (request: Request): Promise<Response> => {
    const requestId = crypto.randomUUID();
    let response: Response;
    try {
      response = await answer(request);
    } catch (error) {
      const refused =
        convertToHttpError(error) ??
        new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
      if (refused.status >= 500) {
        logFailure(`/${name}`, refused.code, error, requestId);
      }
      const { status, code, message, more } = refused;
      response = Response.json({ error: message, code }, { status, headers: more.headers ?? {} });
    }
    response.headers.set('x-request-id', requestId);
    response.headers.set('cache-control', 'no-store');
    response.headers.set('x-content-type-options', 'nosniff');
    // Nothing that a calendar opens from here learns the address.
    response.headers.set('referrer-policy', 'no-referrer');
    response.headers.set('x-robots-tag', 'noindex');
    return response;
  };
}
