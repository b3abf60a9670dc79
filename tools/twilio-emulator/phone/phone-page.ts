import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The phone: one self-contained page, read anew each time so that edits show at once. */
export function phonePage(request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Use GET.', { status: 405, headers: { Allow: 'GET' } });
  }
  const nonce = randomBytes(16).toString('base64');
  const page = read('phone.html')
    .replaceAll('%nonce%', nonce)
    .replace('/* style */', () => read('phone.css'))
    .replace('/* script */', () => read('phone.js'))
    .replace('/* tour */', () => read('tour.js'));
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data: https: http:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      // As the site's own pages have it, or each link to the office would open a window of its own.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
