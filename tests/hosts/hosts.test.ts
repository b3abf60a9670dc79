/** What Netlify and Cloudflare make of `dist/`, by their own code. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { officePaths } from '../../src/content/navigation';
import { business } from '../../src/content/business';
import { pages, redirects } from '../../src/pages';
import { posts } from '../../src/content/articles/post-index';
import { hostCommands } from '../../tools/hosts/deploy-site';
import { type HostProcess, startCloudflare, startNetlify } from './host-process';

const paths = [...pages.map(({ path }) => path), ...posts.map(({ slug }) => `/blog/${slug}`)];

/** The answers at these addresses that aren't as expected, by address. */
async function unlike(
  expected: ReadonlyMap<string, string>,
  answer: (address: string) => Promise<string>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [address, wanted] of expected) {
    const found = await answer(address);
    if (found !== wanted) wrong.push(`${address}: ${found}`);
  }
  return wrong;
}

const ask = (url: string) => fetch(url, { redirect: 'manual' });

/** Status and what the page says it is: its canonical address, or that it isn't to be indexed. */
async function pageAt(url: string): Promise<string> {
  const response = await ask(url);
  const html = await response.text();
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  const isUnlisted = /<meta[^>]* name="robots" content="noindex"/.test(html);
  return `${response.status} ${canonical ?? (isUnlisted ? 'unlisted' : 'unknown')}`;
}

/** The addresses of all pages, and what `pageAt` finds there. */
const allPages = new Map([
  ...paths.map((path) => [path, `200 ${business.url}${path}`] as const),
  ...Object.values(officePaths).map((path) => [path, '200 unlisted'] as const),
]);

const protection = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'strict-transport-security',
  'cross-origin-opener-policy',
  'permissions-policy',
];

const assetPath = (ending: string) =>
  `/assets/${readdirSync('dist/assets').find((name) => name.endsWith(ending))}`;

const builtPolicy = /Content-Security-Policy: (.*)/.exec(readFileSync('dist/_headers', 'utf8'))?.[1];

describe.each([
  ['Cloudflare', startCloudflare],
  ['Netlify', startNetlify],
] as const)('%s', (name, start) => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.stop());

  test('answers every page and the office with their files, without a hop', async () => {
    expect(await unlike(allPages, (path) => pageAt(host.origin + path))).toEqual([]);
  });

  test('redirects every old address in one hop, with and without a slash at the end', async () => {
    // Netlify puts files before redirects, and these two are other names of the home page's file.
    const isFile = (address: string) => name === 'Netlify' && /^\/index(\.html)?$/.test(address);
    const expected = new Map<string, string>();
    for (const { from, to } of redirects) {
      const address = encodeURI(from).replace(/\/$/, '');
      if (isFile(address)) continue;
      expected.set(address, `301 ${to}`).set(`${address}/`, `301 ${to}`);
    }
    expect(expected.has('/john%20deere-repair-tulsa')).toBe(true);
    const answer = async (path: string) => {
      const response = await ask(host.origin + path);
      const target = new URL(response.headers.get('location') ?? '', host.origin);
      return `${response.status} ${target.pathname}`;
    };
    expect(await unlike(expected, answer)).toEqual([]);
  });

  test('answers what is not there with 404 and the not-found page', async () => {
    const missing = ['/no-such-page', '/blog/no-such-article', '/admin/anything', '/auth/anything', '/a/b/c'];
    for (const path of [...missing, '/assets/gone-1a2b.js']) {
      const response = await ask(host.origin + path);
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain('Page not found');
    }
  });

  test('sends the built policy and all protecting headers with pages, files and what is not there', async () => {
    for (const path of [
      '/',
      '/contact',
      '/admin/dashboard',
      assetPath('.js'),
      '/robots.txt',
      '/no-such-page',
    ]) {
      const { headers } = await ask(host.origin + path);
      for (const header of protection) expect(headers.get(header), `${path}: ${header}`).not.toBeNull();
      expect(headers.get('content-security-policy'), path).toBe(builtPolicy);
    }
  });

  test('has browsers keep an asset for good and ask for a page each time', async () => {
    const cacheOf = async (path: string) => (await ask(host.origin + path)).headers.get('cache-control');
    expect(await cacheOf(assetPath('.css'))).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/social/blog.png')).toBe('public, max-age=86400');
    expect(await cacheOf('/contact')).toBe('public, max-age=0, must-revalidate');
  });

  test('takes every line of _redirects and _headers', () => {
    expect(host.log()).not.toMatch(/invalid|ignoring|syntax error/i);
  });
});

test('deploy:site hands Cloudflare what its command line takes: a dry run with the same words', () => {
  const [program = '', ...args] = hostCommands.cloudflare;
  const { status, stdout, stderr } = spawnSync(program, [...args, '--dry-run'], {
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  expect(stdout + stderr).toContain('--dry-run: exiting now.');
  expect(status).toBe(0);
});
