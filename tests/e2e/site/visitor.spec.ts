import { type Route, expect, test } from '@playwright/test';
import { redirects } from '../../../src/pages';
import { hydrated } from '../support/hydration';

test('every redirect answers 301 with its page, in one step', async ({ request }) => {
  expect(redirects).toHaveLength(52);
  for (const { from, to } of redirects) {
    const response = await request.get(encodeURI(from), { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(new URL(response.headers().location ?? '', response.url()).pathname, from).toBe(to);
  }
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
      await expect.poll(() => lines.join('\n')).toMatch(new RegExp(`${name} \\d+\\.\\d{3}`));
  });
});
