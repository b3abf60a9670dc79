import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** The phone's page, read anew each time so that edits show at once. */
export function phonePage(request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Use GET.', { status: 405, headers: { Allow: 'GET' } });
  }
  const nonce = randomBytes(16).toString('base64');
  const page = readFileSync(join(import.meta.dirname, 'phone.html'), 'utf8').replaceAll('%nonce%', nonce);
  return new Response(page, {
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data: https: http:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      // As the site's own pages have it, or each link to the office would open a window of its own.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

/** A script or style sheet of the page, by its name; 404 for any other. */
export function phoneFile(name: string): Response {
  const type = types[extname(name)];
  const file = join(import.meta.dirname, name);
  if (type === undefined || !/^[\w-]+\.\w+$/.test(name) || !existsSync(file)) {
    return new Response('Not found', { status: 404 });
  }
  return new Response(readFileSync(file), { headers: { ...headers, 'Content-Type': type } });
}
