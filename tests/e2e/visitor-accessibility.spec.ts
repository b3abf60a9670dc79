import { expect, test } from '@playwright/test';
import { pages } from '../../src/site';
import { violations } from './axe';
import { hydrated } from './hydration';

/** One page of each kind, and of each group of brands a drawing exists for. */
const kinds = new Map(pages.map(({ kind, path }) => [kind, path]));
const sample = [
  ...kinds.values(),
  '/freightliner-repair-tulsa',
  '/jlg-lift-repair-tulsa',
  '/privacy',
  '/blog/def-rules-2025-2026',
  '/no-such-page',
];

test.beforeEach(async ({ page }) => {
  await page.route(/google\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
});

for (const path of sample) {
  test(`axe finds nothing on ${path}, and it does not scroll sideways`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
