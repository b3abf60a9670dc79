import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaticHost } from '../../tools/local-stack/static-host';

describe('the host', () => {
  const dir = mkdtempSync(join(tmpdir(), 'static-host-'));
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    const page = '<h1>Services</h1>'.repeat(100);
    mkdirSync(join(dir, 'services'));
    mkdirSync(join(dir, 'assets'));
    writeFileSync(join(dir, 'index.html'), '<h1>Home</h1>');
    writeFileSync(join(dir, '404.html'), '<h1>Page not found</h1>');
    writeFileSync(join(dir, 'services', 'index.html'), page);
    writeFileSync(join(dir, 'assets', 'app-1a2b.js'), 'export {};');
    writeFileSync(join(dir, '_redirects'), '/service /services 301\n/two%20words / 301\n');
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
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toContain('<h1>Services</h1>');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ])('a browser that takes "%s" gets %s', async (accepted, encoding) => {
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
    expect(again.headers.get('vary')).toBe('Accept-Encoding');
    const changed = await get('/services', { 'if-none-match': 'W/"1-2"' });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).toBe(known);
  });

  test('a redirect keeps the query', async () => {
    const response = await get('/service?from=card');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/services?from=card');
  });

  test('an address with an escaped space is redirected', async () => {
    expect((await get('/two%20words')).headers.get('location')).toBe('/');
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
    '/%E0%A4%A',
    '/../package.json',
    '/..%2fpackage.json',
  ])('%s answers 404 with the not-found page, which nobody keeps', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('Page not found');
  });

  test('only reading is possible', async () => {
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
  });

  test('a rebuilt rule file counts at once', async () => {
    writeFileSync(join(dir, '_redirects'), '/service /services 301\n/new / 301\n');
    expect((await get('/new')).status).toBe(301);
  });
});
