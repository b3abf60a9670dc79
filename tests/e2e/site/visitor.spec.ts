import { readFileSync, readdirSync } from 'node:fs';
import { type Route, expect, test } from '@playwright/test';
import { pages, redirects } from '../../../src/pages';
import { hydrated } from '../support/hydration';

const parse = (html: string) => ({
  h1s: [...html.matchAll(/<h1[\s>]/g)].length,
  title: /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
  description: /<meta[^>]+name="description"[^>]+content="([^"]*)"/.exec(html)?.[1] ?? '',
  canonical: /<link[^>]+rel="canonical"[^>]+href="([^"]*)"/.exec(html)?.[1] ?? '',
  text: html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' '),
});

test('every page is complete without script: status 200, one h1, its own title and description, its text', async ({
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path } of pages) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const { h1s, title, description, canonical, text } = parse(await response.text());
    expect(h1s, `h1 on ${path}`).toBe(1);
    expect(title, path).toContain(' | ');
    expect(description.length, path).toBeGreaterThan(50);
    expect(description.length, path).toBeLessThanOrEqual(155 + 30);
    expect(new URL(canonical).pathname, path).toBe(path);
    expect(text.split(' ').length, `words on ${path}`).toBeGreaterThan(150);
    titles.add(title);
    descriptions.add(description);
  }
  expect(pages).toHaveLength(66);
  expect(titles.size).toBe(66);
  expect(descriptions.size).toBe(66);
});

test('every redirect answers 301 with its page, in one step', async ({ request }) => {
  expect(redirects).toHaveLength(52);
  for (const { from, to } of redirects) {
    const response = await request.get(encodeURI(from), { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(new URL(response.headers().location ?? '', response.url()).pathname, from).toBe(to);
  }
});

test('an unknown path answers 404 with the not-found page, which asks not to be indexed', async ({
  page,
  request,
}) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  expect(await response.text()).toMatch(/<meta[^>]+name="robots"[^>]+noindex/);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
});

test('the not-found page stands as it was sent until its code is there', async ({ page }) => {
  const held = new Promise<Route>((resolve) => void page.route('**/not-found-page-*.js', resolve));
  await page.goto('/no-such-page', { waitUntil: 'commit' });
  const code = await held;
  // Two frames: what the script draws without waiting would be on the screen.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page).toHaveTitle(/not found/i, { timeout: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i, { timeout: 1 });
  await code.continue();
  await hydrated(page, { isTouched: false });
  await expect(page).toHaveTitle(/not found/i, { timeout: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i, { timeout: 1 });
  await expect(page.locator('title')).toHaveCount(1);
});

test('no script reachable from a public page by static import holds the office or its backend client', () => {
  const assets = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
  const code = new Map(assets.map((file) => [file, readFileSync(`dist/assets/${file}`, 'utf8')]));
  const office = assets.filter((file) => /GoTrueClient/.test(code.get(file) ?? ''));
  expect(
    office.length,
    'the backend client is in some chunk, or this test looks for the wrong thing',
  ).toBeGreaterThan(0);
  const entries = [...readFileSync('dist/index.html', 'utf8').matchAll(/assets\/([\w.-]+\.js)/g)].map(
    ([, file]) => file ?? '',
  );
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const imports = (code.get(file) ?? '').matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
    for (const [, next] of imports) visit(next ?? '');
  };
  entries.forEach(visit);
  expect(seen.size).toBeGreaterThan(0);
  for (const file of office) expect(seen.has(file), file).toBe(false);
});

test.describe('a visitor', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/google\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  });

  test('sees what is repaired, where, how soon and the number to call on the first screen', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('link', { name: /\(918\) 555-0142/ }).first()).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Request a Service Quote' }).first()).toBeVisible();
  });

  test('follows a link to another page, which starts at its top with its heading focused', async ({
    page,
  }) => {
    await page.goto('/brands');
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Kenworth/ })
      .first()
      .click();
    await expect(page).toHaveURL('/kenworth-repair-tulsa');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kenworth');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/Kenworth/);
  });

  test('sees the page painted before any script is asked for, and loses no tap in the meantime', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const beforeLoad: string[] = [];
    let hasLoaded = false;
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && !hasLoaded) beforeLoad.push(request.url());
    });
    page.on('load', () => (hasLoaded = true));
    await page.goto('/');
    expect(beforeLoad).toEqual([]);
    // Nothing listens to this button yet.
    await page.getByRole('button', { name: /next/i }).dispatchEvent('click');
    await hydrated(page, { isTouched: false });
    await expect(page.getByRole('button', { name: /previous/i })).toBeEnabled();
  });

  test('who looks at the console finds the build label and how fast the page loaded', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto('/contact');
    await hydrated(page);
    expect(lines).toContain('version 2.5');
    for (const name of ['TTFB', 'FCP', 'LCP', 'CLS'])
      await expect
        .poll(() => lines.join('\n'))
        .toMatch(new RegExp(`${name} \\d+\\.\\d{3} \\((good|needs-improvement|poor)\\)`));
  });

  test('is sent on from an old address inside the site without an extra step back', async ({ page }) => {
    await page.goto('/blog/def-rules-2025-2026');
    await hydrated(page);
    // As an article would have it that was written before the address changed.
    await page.evaluate(() => {
      const link = document.querySelector('.prose a[href^="/"]');
      link?.setAttribute('href', '/cat');
      if (link instanceof HTMLElement) link.click();
    });
    await expect(page).toHaveURL('/cat-repair-tulsa');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cat');
    await page.goBack();
    await expect(page).toHaveURL('/blog/def-rules-2025-2026');
  });
});
