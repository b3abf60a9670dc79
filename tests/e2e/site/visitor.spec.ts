import { type Route, expect, test } from '@playwright/test';
import { hydrated } from '../support/hydration';

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
