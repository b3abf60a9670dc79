import { expect, test, type Page } from '@playwright/test';
import { pages } from '../../../src/pages';
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

test('large letters break the header’s links into lines and push nothing out of the window', async ({
  page,
}) => {
  await page.goto('/services');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const call = page.getByRole('banner').getByRole('link', { name: /^Call/ });
    await expect(call, `at ${width} px`).toBeInViewport({ ratio: 1 });
  }
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

test('on a phone every link that dials is tall enough for a thumb', async ({ page }) => {
  for (const path of ['/contact', '/brands', '/blog/def-derate-cold-weather']) {
    await page.goto(path);
    const links = page.locator('a[href^="tel:"]').filter({ visible: true });
    for (const link of await links.all()) {
      const { height } = (await link.boundingBox()) ?? { height: 0 };
      expect(height, `${path}: ${await link.textContent()}`).toBeGreaterThanOrEqual(44);
    }
  }
});

test.describe('on the first screen of a phone, above the call bar', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 - 54 } });

  // The first page of each kind: the others have the same parts.
  const landing = (
    [
      'home',
      'brands',
      'brand',
      'services',
      'service',
      'industry',
      'location',
      'locations',
      'contact',
    ] as const
  ).flatMap((kind) => pages.find((page) => page.kind === kind) ?? []);
  test('each page that people land on says how soon we come', async ({ page }) => {
    for (const { path } of landing) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const arrival = page.getByRole('main').getByText(/30 to 60 minutes|2 to 4 hours|same day/i);
      await expect(arrival.filter({ visible: true }).first(), path).toBeInViewport({ ratio: 1 });
    }
  });
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
