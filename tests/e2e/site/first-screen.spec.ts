/** What a visitor sees and can press without scrolling, and how long the pages are. */
import { expect, type Page, test } from '@playwright/test';
import { brands } from '../../../src/content/brands';
import { pages } from '../../../src/pages';
import { weekdays } from '../../../supabase/functions/_shared/domain/business-hours';
import { listBuiltPages } from '../support/built-pages';
import { waitForHydration } from '../support/hydration';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Ways to reach us' });
const barHeight = 54;

// The first page of each kind, because the others have the same parts.
const kinds = 'home services service brand location industry'.split(' ');
const withArrival = kinds.flatMap((kind) => pages.find((page) => page.kind === kind) ?? []);

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, javaScriptEnabled: false });

  test('the arrival time stands above the bar on each kind of page, and the bar calls, texts and asks', async ({
    page,
  }) => {
    for (const { path } of withArrival) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const arrival = page.getByRole('main').getByText('30 to 60 minutes').filter({ visible: true }).first();
      const { y, height } = (await arrival.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height, path).toBeLessThanOrEqual(664 - barHeight);
      const links = bar(page).getByRole('link');
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets.map((target) => target?.replace(/[+\d].*/, ''))).toEqual([
        'tel:',
        'sms:',
        '/contact#quote',
      ]);
    }
  });

  test('the home page’s picture is on its first screen', async ({ page }) => {
    await page.goto('/');
    const scene = page.getByRole('main').getByRole('img').first();
    const { y, height } = (await scene.boundingBox()) ?? { y: Infinity, height: 0 };
    expect(y + height).toBeLessThanOrEqual(664 - barHeight);
  });

  test('the bar doesn’t offer the form where the form is', async ({ page }) => {
    await page.goto('/contact');
    await expect(bar(page).getByRole('link')).toHaveText([/^Call/, 'Text us']);
  });

  test('the footer’s hours stand in two columns', async ({ page }) => {
    await page.goto('/services');
    const values = page.getByRole('contentinfo').getByRole('definition');
    const lefts = await values.evaluateAll((all) => all.map((value) => value.getBoundingClientRect().left));
    expect(lefts.length).toBeGreaterThan(2);
    expect(new Set(lefts).size).toBe(1);
  });
});

test('the header’s call button says Call on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/services');
  const words = page
    .getByRole('banner')
    .getByRole('link', { name: /^Call/ })
    .getByText('Call', { exact: true });
  const { width } = (await words.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(20);
});

test('no page about a town has an empty box under its map', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/mobile-mechanic-tulsa', '/fleet-maintenance-norman']) {
    await page.goto(path);
    const frame = page.getByRole('figure').filter({ hasText: 'Straight-line distances' });
    const map = (await frame.getByRole('img').boundingBox()) ?? { height: 0 };
    const box = (await frame.boundingBox()) ?? { height: Infinity };
    expect(box.height - map.height, path).toBeLessThan(80);
  }
});

test('the last review of the carousel comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page);
  const next = page.getByRole('button', { name: 'Next review' });
  for (const place of ['2 of 5', '3 of 5', '4 of 5', '5 of 5']) {
    await next.click();
    await expect(page.getByText(place)).toBeVisible();
  }
  await expect(
    page
      .getByRole('figure', { includeHidden: false })
      .filter({ has: page.locator('blockquote') })
      .last(),
  ).toBeInViewport({ ratio: 0.9 });
});

test.describe('the length of a page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  const most = new Map([
    ['/', 8000],
    ['/resources', 6000],
    ...brands.map(({ path }): [string, number] => [path, 9000]),
  ]);
  test('is within its limit', async ({ page }) => {
    const lengths: [string, number][] = [];
    for (const { path } of listBuiltPages().filter((built) => most.has(built.path))) {
      await page.goto(path, { waitUntil: 'load' });
      lengths.push([path, await page.evaluate(() => document.documentElement.scrollHeight)]);
    }
    expect(lengths).toHaveLength(most.size);
    expect(lengths.filter(([path, length]) => length > (most.get(path) ?? 0))).toEqual([]);
  });
});

test('the office’s hours and notice appear in the room that is kept for them', async ({ page }) => {
  const day = { opens: '00:00', closes: '00:00' };
  const week = Object.fromEntries(weekdays.map((name) => [name, day]));
  const row = { hours: week, days_off: [], notice: 'Ice storm: long waits east of Claremore' };
  await page.route('**/rest/v1/opening_hours*', (route) => route.fulfill({ json: [row] }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page);
  const button = page.getByRole('main').getByRole('link', { name: 'Request a Service Quote' }).first();
  const before = await button.boundingBox();
  await expect(page.getByText(row.notice)).toBeVisible();
  await expect(page.getByText('Office open until 12:00 AM')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await expect(page.getByRole('contentinfo').getByText('Monday to Sunday')).toBeAttached();
});
