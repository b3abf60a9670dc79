/**
 * A static host that obeys `_redirects` and `_headers`, the files that Netlify and Cloudflare
 * Pages read, so that what is tested on this machine is what ships.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** A line of `_redirects`. `from` may end in `/*` and hold `:name` segments; 200 rewrites, 3xx redirects. */
export type RedirectRule = { from: string; to: string; status: number };

/** A block of `_headers`: the headers that paths like `path` get. */
export type HeaderRule = { path: string; headers: [name: string, value: string][] };

const isComment = (line: string) => line.trim() === '' || line.trimStart().startsWith('#');

/** Reads `_redirects`. A status that is left out means 301; a `!` after it changes nothing here. */
export function parseRedirects(text: string): RedirectRule[] {
  return text
    .split('\n')
    .filter((line) => !isComment(line))
    .flatMap((line) => {
      const [from, to, status = '301'] = line.trim().split(/\s+/);
      return from && to ? [{ from, to, status: Number.parseInt(status, 10) }] : [];
    });
}

/** Reads `_headers`: a path on a line of its own, its headers indented below it. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((candidate) => !isComment(candidate))) {
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    if (colon > 0) rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** The path with its escapes resolved; null when they are broken. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** What the `*` and `:name` parts of the pattern stand for in the path; null when it doesn't match. */
function matchPattern(pattern: string, path: string): Map<string, string> | null {
  const found = new Map<string, string>();
  const wanted = pattern.split('/');
  const given = path.split('/');
  for (const [index, part] of wanted.entries()) {
    if (part === '*' && index === wanted.length - 1) {
      found.set('splat', given.slice(index).join('/'));
      return found;
    }
    const segment = given[index];
    if (segment === undefined) {
      // `/admin/*` covers `/admin` as well.
      return part === '*' ? found : null;
    }
    if (part.startsWith(':') && segment !== '') found.set(part.slice(1), segment);
    else if (decodePath(part) !== decodePath(segment)) return null;
  }
  return wanted.length === given.length ? found : null;
}

/**
 * Where the first rule that matches leads; null when none does. The query goes along, unless the
 * target has one of its own.
 *
 * @param url path and query, as in a request line
 */
export function findRedirect(rules: RedirectRule[], url: string): { to: string; status: number } | null {
  const [path = '/', query] = url.split('?', 2);
  for (const { from, to, status } of rules) {
    const found =
      matchPattern(from, path) ?? (from.endsWith('/*') ? matchPattern(from.slice(0, -2), path) : null);
    if (!found) continue;
    const target = to.replace(
      /:([a-z]\w*)/gi,
      (whole, name: string) => found.get(name) ?? (name === 'splat' ? '' : whole),
    );
    return { to: query && !target.includes('?') ? `${target}?${query}` : target, status };
  }
  return null;
}

/** The headers for a path: every rule that matches, in order; values of one name are joined by a comma. */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
  const result = new Map<string, string>();
  for (const rule of rules) {
    if (!matchPattern(rule.path, path)) continue;
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase();
      const earlier = result.get(key);
      result.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return result;
}

/** Reads a file through a parser, again whenever the file has changed; no file reads as empty. */
function liveFile<T>(file: string, parse: (text: string) => T): () => T {
  let value = parse('');
  let readAt = -1;
  return () => {
    const changedAt = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (changedAt !== readAt) {
      value = parse(changedAt === 0 ? '' : readFileSync(file, 'utf8'));
      readAt = changedAt;
    }
    return value;
  };
}

const encodings = [
  { extension: '.br', name: 'br', pattern: /\bbr\b/ },
  { extension: '.gz', name: 'gzip', pattern: /\bgzip\b/ },
];

function sendNotFound(dir: string, request: IncomingMessage, response: ServerResponse): void {
  const page = join(dir, '404.html');
  response.statusCode = 404;
  response.removeHeader('etag');
  response.setHeader('cache-control', 'no-store');
  if (!existsSync(page)) {
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end('Not found\n');
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = encodings.find(
    ({ extension, pattern }) => pattern.test(accepted) && existsSync(page + extension),
  );
  response.setHeader('content-type', 'text/html;charset=utf-8');
  response.setHeader('vary', 'Accept-Encoding');
  if (encoding) response.setHeader('content-encoding', encoding.name);
  response.end(readFileSync(page + (encoding?.extension ?? '')));
}

/** Serves a built site the way the hosts do: redirects first, then files, then 404.html. */
export function createStaticHost(dir: string): (request: IncomingMessage, response: ServerResponse) => void {
  const redirects = liveFile(join(dir, '_redirects'), parseRedirects);
  const headers = liveFile(join(dir, '_headers'), parseHeaders);
  const serveFile = sirv(dir, {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    // Called for a file that is sent, whose own it sets afterwards.
    setHeaders: (response) => response.removeHeader('etag'),
  });

  return (request, response) => {
    const url = request.url ?? '/';
    const [path = '/'] = url.split('?', 1);
    for (const [name, value] of headersFor(headers(), path)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (decodePath(path) === null) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad request\n');
      return;
    }
    const redirect = findRedirect(redirects(), url);
    if (redirect && redirect.status >= 300 && redirect.status < 400) {
      response.writeHead(redirect.status, { location: redirect.to }).end();
      return;
    }
    if (redirect) request.url = redirect.to;
    // Every host knows this type, only sirv doesn't.
    if (path.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
    // For answers of 304 too, where sirv leaves them out (RFC 9110, 15.4.5).
    response.setHeader('vary', 'Accept-Encoding');
    const known = request.headers['if-none-match'];
    if (known !== undefined) response.setHeader('etag', known);
    if (/^\/_(redirects|headers)(\.(br|gz))?$/.test(path)) {
      sendNotFound(dir, request, response);
      return;
    }
    serveFile(request, response, () => sendNotFound(dir, request, response));
  };
}
