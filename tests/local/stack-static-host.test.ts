import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createStaticHost,
  findRedirect,
  headersFor,
  parseHeaders,
  parseRedirects,
} from '../../supabase/local/static-host';

describe('_redirects', () => {
  const rules = parseRedirects(`
# comment
/home              /                       301
/john%20deere      /john-deere             301
/news/*            /blog/:splat            302
/brand/:name       /:name-repair-tulsa
/gone              https://example.com/x?a=1 308!
/admin/*           /app.html               200
`);

  test.each([
    ['/home', { to: '/', status: 301 }],
    ['/home?utm=1', { to: '/?utm=1', status: 301 }],
    ['/john%20deere', { to: '/john-deere', status: 301 }],
    ['/news/2026/a-post', { to: '/blog/2026/a-post', status: 302 }],
    ['/brand/cat', { to: '/cat-repair-tulsa', status: 301 }],
    ['/gone?b=2', { to: 'https://example.com/x?a=1', status: 308 }],
    ['/admin/dashboard', { to: '/app.html', status: 200 }],
    ['/admin', { to: '/app.html', status: 200 }],
  ])('%s leads where its rule says', (url, expected) => {
    expect(findRedirect(rules, url)).toEqual(expected);
  });

  test.each(['/', '/home/', '/Home', '/brand/', '/brand/cat/x', '/administrator', '/%zz'])(
    '%s matches no rule',
    (url) => {
      expect(findRedirect(rules, url)).toBeNull();
    },
  );

  test('the first rule that matches wins', () => {
    expect(findRedirect(parseRedirects('/a /first\n/a /second'), '/a')).toEqual({
      to: '/first',
      status: 301,
    });
  });
});

describe('_headers', () => {
  const rules = parseHeaders(`
/*
  X-Frame-Options: DENY
  Link: </a.css>; rel=preload
/assets/*
  Cache-Control: public, max-age=31536000, immutable
  Link: </b.css>; rel=preload
`);

  test('every matching block counts, and values of one name are joined', () => {
    expect(Object.fromEntries(headersFor(rules, '/assets/a.js'))).toEqual({
      'x-frame-options': 'DENY',
      'cache-control': 'public, max-age=31536000, immutable',
      link: '</a.css>; rel=preload, </b.css>; rel=preload',
    });
  });

  test('a path outside a block does not get its headers', () => {
    expect(headersFor(rules, '/').has('cache-control')).toBe(false);
  });
});

describe('the host', () => {
  const dir = mkdtempSync(join(tmpdir(), 'static-host-'));
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    const page = '<h1>Services</h1>'.repeat(50);
    mkdirSync(join(dir, 'services'));
    mkdirSync(join(dir, 'assets'));
    writeFileSync(join(dir, 'index.html'), '<h1>Home</h1>');
    writeFileSync(join(dir, 'app.html'), '<div id="root"></div>');
    writeFileSync(join(dir, '404.html'), '<h1>Page not found</h1>');
    writeFileSync(join(dir, 'services', 'index.html'), page);
    writeFileSync(join(dir, 'services', 'index.html.br'), brotliCompressSync(page));
    writeFileSync(join(dir, 'services', 'index.html.gz'), gzipSync(page));
    writeFileSync(join(dir, 'assets', 'app-1a2b.js'), 'export {};');
    writeFileSync(join(dir, '_redirects'), '/service /services 301\n/admin/* /app.html 200\n');
    writeFileSync(
      join(dir, '_headers'),
      '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
    server = createServer(createStaticHost(dir));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });

  afterAll(() => {
    server.close();
    rmSync(dir, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { redirect: 'manual', headers });

  test('a page is served without its file name, with the headers of its path', async () => {
    const response = await get('/services', { 'accept-encoding': 'identity' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toContain('<h1>Services</h1>');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ])('a browser that takes "%s" gets the %s copy', async (accepted, encoding) => {
    const response = await get('/services', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toContain('<h1>Services</h1>');
  });

  test('a page that is known already is answered with 304 and what a cache needs', async () => {
    const known = (await get('/services')).headers.get('etag') ?? '';
    expect(known).not.toBe('');
    const again = await get('/services', { 'if-none-match': known });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(known);
    expect(again.headers.get('vary')).toBe('Accept-Encoding');
    const changed = await get('/services', { 'if-none-match': 'W/"1-2"' });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).toBe(known);
    expect((await get('/nowhere', { 'if-none-match': known })).headers.get('etag')).toBeNull();
  });

  test('a redirect keeps the query', async () => {
    const response = await get('/service?from=card');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/services?from=card');
  });

  test('a rewrite serves the other file under the same address', async () => {
    const response = await get('/admin/dashboard');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<div id="root"></div>');
  });

  test('an asset may be kept for ever', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test.each([
    '/nowhere',
    '/assets/app-old.js',
    '/_redirects',
    '/_headers',
    '/../package.json',
    '/..%2fpackage.json',
  ])('%s answers 404 with the not-found page, which nobody keeps', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('Page not found');
  });

  test('broken escapes are a bad request', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });

  test('only reading is possible', async () => {
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
  });

  test('a rebuilt rule file counts at once', async () => {
    writeFileSync(join(dir, '_redirects'), '/service /services 301\n/admin/* /app.html 200\n/new / 302\n');
    expect((await get('/new')).status).toBe(302);
  });
});
