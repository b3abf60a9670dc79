/** How Netlify's and Cloudflare's own code serves `dist/`. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { posts } from '../../src/content/articles/post-index';
import { business } from '../../src/content/business';
import { officePaths } from '../../src/content/office-paths';
import { pages, redirects } from '../../src/pages';
import { hostCommands } from '../../tools/hosts/deploy-site';
import { makeTemporaryFolder } from '../support/temporary-folder';
import { waitForEnd, waitForPrinted } from './child-process';

const tools = resolve('tools/hosts');
const env = { ...process.env, CI: 'true', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' };

async function startHost(args: readonly string[]) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  }
  const origin = await waitForPrinted(child, /Ready on (http:\/\/[\w.]+:\d+)/);
  return { origin, log: () => log, stop: () => waitForEnd(child) };
}

const wrangler = join(tools, 'node_modules/wrangler/wrangler-dist/cli.js');
const settings = 'dev --ip 127.0.0.1 --port 0 --inspector-port 0'.split(' ');

const paths = [...pages.map(({ path }) => path), ...posts.map(({ slug }) => `/blog/${slug}`)];

const ask = (url: string) => fetch(url, { redirect: 'manual' });

/** The status, and the page's canonical address or that it is closed to search engines. */
async function fetchPage(url: string): Promise<string> {
  const response = await ask(url);
  const html = await response.text();
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  const isUnlisted = /<meta[^>]* name="robots" content="noindex"/.test(html);
  return `${response.status} ${canonical ?? (isUnlisted ? 'unlisted' : 'unknown')}`;
}

const findAssetPath = (end: string) =>
  `/assets/${readdirSync('dist/assets').find((name) => name.endsWith(end))}`;

const builtPolicy = /Content-Security-Policy: (.*)/.exec(readFileSync('dist/_headers', 'utf8'))?.[1];

describe.each([
  ['Cloudflare', [wrangler, ...settings]],
  ['Netlify', [join(tools, 'netlify.js'), 'dist']],
] as const)('%s', (name, args) => {
  let host: Awaited<ReturnType<typeof startHost>>;
  beforeAll(async () => {
    host = await startHost(args);
  });
  afterAll(() => host.stop());

  test('serves every page and the office without a redirect', async () => {
    for (const path of paths) {
      expect(await fetchPage(host.origin + path)).toBe(`200 ${business.url}${path}`);
    }
    for (const path of Object.values(officePaths)) {
      expect(await fetchPage(host.origin + path)).toBe('200 unlisted');
    }
  });

  test('redirects every old address in one step, with and without a slash at the end', async () => {
    // Netlify serves files before redirects, and these two addresses name the home page's file too.
    const isFile = (from: string) => name === 'Netlify' && /^\/index(\.html)?$/.test(from);
    const tried = redirects.filter(({ from }) => !isFile(from));
    expect(tried.map(({ from }) => from)).toContain('/john deere-repair-tulsa');
    for (const { from, to } of tried) {
      for (const slash of ['', '/']) {
        const address = encodeURI(from).replace(/\/$/, '') + slash;
        const { status, headers } = await ask(host.origin + address);
        const { pathname } = new URL(headers.get('location') ?? '', host.origin);
        expect(`${status} ${pathname}`, address).toBe(`301 ${to}`);
      }
    }
  });

  test('answers a missing address with 404 and the not-found page', async () => {
    const missing = ['/no-such-page', '/blog/no-such-article', '/admin/anything', '/auth/anything', '/a/b/c'];
    for (const path of [...missing, '/assets/gone-1a2b.js']) {
      const response = await ask(host.origin + path);
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain('Page not found');
    }
  });

  test('sends the built policy with pages, files and 404 answers', async () => {
    const files = ['/', '/contact', '/admin/dashboard', findAssetPath('.js'), '/robots.txt'];
    for (const path of [...files, '/no-such-page']) {
      const { headers } = await ask(host.origin + path);
      expect(headers.get('content-security-policy'), path).toBe(builtPolicy);
    }
  });

  test('lets browsers keep assets permanently and has them check a page each time', async () => {
    const readCache = async (path: string) => (await ask(host.origin + path)).headers.get('cache-control');
    expect(await readCache(findAssetPath('.css'))).toBe('public, max-age=31536000, immutable');
    expect(await readCache('/social/blog.png')).toBe('public, max-age=86400');
    expect(await readCache('/contact')).toBe('public, max-age=0, must-revalidate');
  });

  test('accepts every line of _redirects and _headers', () =>
    expect(host.log()).not.toMatch(/invalid|ignoring|syntax error/i));
});

test('serves every page after one redirect at most with Cloudflare’s default settings', async () => {
  const config = join(makeTemporaryFolder(onTestFinished), 'wrangler.json');
  const assets = { directory: resolve('dist'), not_found_handling: '404-page' };
  writeFileSync(config, JSON.stringify({ name: 'defaults', compatibility_date: '2026-04-01', assets }));
  const host = await startHost([wrangler, ...settings, '--config', config]);
  for (const path of [...paths, ...Object.values(officePaths)]) {
    const { headers } = await ask(host.origin + path);
    const landing = new URL(headers.get('location') ?? path, host.origin);
    expect(await fetchPage(landing.href), path).toMatch(/^200 (?!unknown)/);
  }
  await host.stop();
});

test('deploy:site passes arguments that Cloudflare’s command line accepts in a dry run', () => {
  const [program = '', ...args] = hostCommands.cloudflare;
  const { status, stdout, stderr } = spawnSync(program, [...args, '--dry-run'], { encoding: 'utf8', env });
  expect(stdout + stderr).toContain('--dry-run: exiting now.');
  expect(status).toBe(0);
});

test('deploy:site passes options that Netlify’s command line knows', () => {
  const [program = '', ...args] = hostCommands.netlify;
  const { stdout } = spawnSync(program, [...args, '--help'], { encoding: 'utf8', env });
  const options = args.slice(args.indexOf('deploy')).filter((arg) => arg.startsWith('--'));
  expect(options).toHaveLength(3);
  expect(options.filter((option) => !stdout.includes(option))).toEqual([]);
}, 300_000);
