/** Serves a built site as Netlify and Cloudflare do: `_redirects`, `_headers`, files, then 404.html. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';

/** A block of `_headers`: the headers for addresses that match `path`, which may end in `*`. */
export type HeaderRule = { path: string; headers: [name: string, value: string][] };

export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((candidate) => candidate.trim() !== '')) {
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    rules.at(-1)?.headers.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** The headers for an address. Our rules never set a header twice. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return new Map(matching.flatMap(({ headers }) => headers));
}

/** The target of each redirected address. */
function parseRedirects(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [from, to] = line.split(' ');
      return from && to ? [[from, to]] : [];
    }),
  );
}

export function createStaticHost(dir: string): (request: IncomingMessage, response: ServerResponse) => void {
  // Read for every request, because a build may be running.
  const read = (name: string) => (existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : '');
  const serveFile = sirv(dir, { dev: true, etag: true });
  // About the level that the hosts use when they compress files on the fly.
  const compress = compression({ brotli: true, level: 5 });

  return (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
    response.setHeader('vary', 'Accept-Encoding');
    for (const [name, value] of findHeaders(parseHeaders(read('_headers')), path)) {
      response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const target = parseRedirects(read('_redirects')).get(path);
    if (target !== undefined) {
      response.writeHead(301, { location: query === undefined ? target : `${target}?${query}` }).end();
      return;
    }
    compress(request, response, () => {
      const sendNotFound = () => {
        response.writeHead(404, {
          'content-type': 'text/html;charset=utf-8',
          // A host must not cache that a file of another build is missing.
          'cache-control': 'no-store',
        });
        response.end(read('404.html'));
      };
      if (/^\/_(headers|redirects)$/.test(path)) {
        sendNotFound();
      } else {
        serveFile(request, response, sendNotFound);
      }
    });
  };
}
