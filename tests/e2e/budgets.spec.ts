/**
 * What the first visit to a page costs, in bytes of the compressed files that `npm run build` wrote.
 * Sizes and counts only: they don't depend on the machine. 1 KB is 1000 bytes.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '../../src/site';
import { hydrated } from './hydration';

/** Limits in KB: what was reached, rounded up. */
type Budget = { html: number; script: number; total: number; requests: number };

const staticPage = { script: 80, requests: 10 };

const budgets: Readonly<Record<string, Budget>> = {
  '/': { html: 20, script: 88, total: 152, requests: 12 },
  '/freightliner-repair-tulsa': { ...staticPage, html: 17, total: 130 },
  '/cat-repair-tulsa': { ...staticPage, html: 17, total: 130 },
  '/contact': { html: 12, script: 90, total: 150, requests: 12 },
  '/brands': { html: 12, script: 90, total: 150, requests: 17 },
  '/locations': { html: 16, script: 85, total: 145, requests: 14 },
  '/resources': { html: 16, script: 90, total: 150, requests: 12 },
  '/services': { ...staticPage, html: 16, total: 145 },
  '/services/emergency-repair': { ...staticPage, html: 16, total: 145 },
  '/fleet-maintenance-construction': { ...staticPage, html: 18, total: 145, requests: 14 },
  '/truck-repair-stillwater': { ...staticPage, html: 18, total: 145 },
  '/blog': { ...staticPage, html: 12, total: 140, requests: 14 },
  '/blog/pto-trucks-that-creep': { ...staticPage, html: 16, total: 145 },
  '/sitemap': { ...staticPage, html: 13.5, total: 140 },
  '/privacy': { ...staticPage, html: 12, total: 140 },
};

const mostHtml = 20_000;
const mostStyles = 12_000;
const mostFonts = 70_000;

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

/** A font is compressed already; everything else comes as brotli from any static host. */
function sizeOf(path: string): number {
  const isFile = /\.\w+$/.test(path);
  const content = readFileSync(`dist${isFile ? path : `${path.replace(/\/$/, '')}/index.html`}`);
  return path.endsWith('.woff2') ? content.length : compressed(content);
}

/** The addresses of our own that a first visit asks for, until the page is hydrated and idle again. */
async function visit(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(page.url()).origin || request.isNavigationRequest()) asked.push(pathname);
  });
  await page.goto(path);
  await hydrated(page, { isTouched: false });
  await page.waitForLoadState('networkidle');
  return [...new Set(asked)];
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} keeps to ${budget.script} KB of script, ${budget.total} KB in all and ${budget.requests} requests`, async ({
    page,
  }) => {
    const files = await visit(page, path);
    const sum = (chosen: readonly string[]) =>
      chosen.reduce((total, file) => total + sizeOf(decodeURI(file)), 0);
    expect(sum([path])).toBeLessThanOrEqual(budget.html * 1000);
    const script = sum(files.filter((file) => file.endsWith('.js')));
    expect(script).toBeGreaterThan(50_000);
    expect(script).toBeLessThanOrEqual(budget.script * 1000);
    expect(sum(files.filter((file) => file.endsWith('.woff2')))).toBeLessThanOrEqual(mostFonts);
    expect(sum(files)).toBeLessThanOrEqual(budget.total * 1000);
    expect(files.length).toBeLessThanOrEqual(budget.requests);
  });
}

test('no page has more HTML or styles inside than allowed', () => {
  const large = pages.flatMap(({ path }) => {
    const html = readFileSync(`dist${path}/index.html`, 'utf8');
    const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
    expect(styles, path).not.toBe('');
    return compressed(html) > mostHtml || compressed(styles) > mostStyles ? [path] : [];
  });
  expect(large).toEqual([]);
});

test('a page of text, pictures and links fetches neither its template nor its content', async ({ page }) => {
  const files = await visit(page, '/freightliner-repair-tulsa');
  expect(files.filter((file) => /brand-page|freightliner-[\w-]+\.js/.test(file))).toEqual([]);
});
