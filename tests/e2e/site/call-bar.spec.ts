import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/hydration';

test.use({ viewport: { width: 390, height: 844 } });

const bar = (page: Page) => page.getByRole('complementary', { name: 'Call or ask for a quote' });

test('is away where the header has all links in one line, in the office and on paper', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/services');
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(bar(page)).toBeHidden();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const last = await links.last().boundingBox();
  expect((await links.first().boundingBox())?.y).toBe(last?.y);
});

test('steps aside while a field that brings up the keyboard has the focus', async ({ page }) => {
  await page.goto('/brands');
  await hydrated(page);
  const field = page.getByRole('searchbox');
  await field.focus();
  await expect(bar(page)).toBeHidden();
  await field.blur();
  await expect(bar(page)).toBeVisible();
});

test.describe('in a window of little height', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const [name, viewport] of [
    ['on a phone held sideways', { width: 844, height: 390 }],
    ['at 400 %', { width: 320, height: 256 }],
  ] as const) {
    test(`the bar stays and the header scrolls away, ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/services');
      await expect(page.getByRole('banner')).toBeInViewport();
      await page.getByRole('heading', { name: 'Compare our services' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await expect(bar(page)).toBeInViewport();
      const { height } = (await bar(page).boundingBox()) ?? { height: Infinity };
      expect(height).toBeLessThanOrEqual(viewport.height / 6);
    });
  }
});
