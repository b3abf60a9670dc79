import { expect, test, type Page } from '@playwright/test';
import { pages } from '../../../src/pages';
import { waitForHydration } from '../support/hydration';

test.use({ viewport: { width: 390, height: 844 } });

const bar = (page: Page) => page.getByRole('complementary', { name: 'Ways to reach us' });

test('the call bar is hidden in the office, in print and below a one-line header', async ({ page }) => {
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
  expect((await links.first().boundingBox())?.y).toBe((await links.last().boundingBox())?.y);
});

test('the header’s call link stays in view when text is twice as large', async ({ page }) => {
  await page.goto('/services');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const call = page.getByRole('banner').getByRole('link', { name: /^Call/ });
    await expect(call, `at ${width} px`).toBeInViewport({ ratio: 1 });
  }
});

test('the call bar is hidden while a text field has the focus', async ({ page }) => {
  await page.goto('/brands');
  await waitForHydration(page);
  const field = page.getByRole('searchbox');
  await field.focus();
  await expect(bar(page)).toBeHidden();
  await field.blur();
  await expect(bar(page)).toBeVisible();
});

test('on a phone, every phone number link is at least 44 pixels tall', async ({ page }) => {
  for (const path of ['/contact', '/brands', '/blog/def-derate-cold-weather']) {
    await page.goto(path);
    const links = page.locator('a[href^="tel:"], a[href^="sms:"]').filter({ visible: true });
    for (const link of await links.all()) {
      const { height } = (await link.boundingBox()) ?? { height: 0 };
      expect(height, `${path}: ${await link.textContent()}`).toBeGreaterThanOrEqual(44);
    }
  }
});

test.describe('the part of a phone’s first screen above the call bar', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 - 54 } });

  // The first page of each kind, because the others have the same parts.
  const kinds = 'home brands brand services service industry location locations contact'.split(' ');
  const landing = kinds.flatMap((kind) => pages.find((page) => page.kind === kind) ?? []);
  test('shows the arrival time on each kind of landing page', async ({ page }) => {
    for (const { path } of landing) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const arrival = page.getByRole('main').getByText(/30 to 60 minutes|2 to 4 hours|same day/i);
      await expect(arrival.filter({ visible: true }).first(), path).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('in a low window', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const [name, viewport] of [
    ['on a phone in landscape', { width: 844, height: 390 }],
    ['at 400 % zoom', { width: 320, height: 256 }],
  ] as const) {
    test(`the call bar and a low header stay ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/services');
      await expect(page.getByRole('banner')).toBeInViewport();
      await page.getByRole('heading', { name: 'Compare our services' }).scrollIntoViewIfNeeded();
      const header = (await page.getByRole('banner').boundingBox()) ?? { y: Infinity, height: Infinity };
      expect(header.y).toBe(0);
      expect(header.height).toBeLessThanOrEqual(52);
      await expect(bar(page)).toBeInViewport();
      const { height } = (await bar(page).boundingBox()) ?? { height: Infinity };
      expect(height).toBeLessThanOrEqual(viewport.height / 6);
    });
  }
});
