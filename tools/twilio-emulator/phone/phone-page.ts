import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data: https: http:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // As on the site's own pages, so that each link to the office reuses one window.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/** A file of the phone's page, read each time so that edits show at once. 404 for any other name. */
export function answerPhoneFile(name: string): Response {
  const type = types[extname(name)];
  const file = join(import.meta.dirname, name);
  if (type === undefined || !/^[\w-]+\.\w+$/.test(name) || !existsSync(file)) {
    return new Response('Not found', { status: 404 });
  }
  return new Response(readFileSync(file), { headers: { ...headers, 'Content-Type': type } });
}
