/** The footer with its map, controls in forced colors, and a link that is tapped twice. */
import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from '../support/hydration';

/** Answers the requests for the map and counts them. */
async function countMaps(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route(/google\.com/, (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/html', body: '' });
  });
  return () => asked;
}

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
const mapLink = (page: Page) => page.getByRole('link', { name: /Google Maps/ });

test('the map loads when the visitor scrolls near it, not when they follow links', async ({ page }) => {
  const maps = await countMaps(page);
  await page.goto('/');
  await waitForHydration(page);
  for (const name of ['Services', 'Contact', 'Locations']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(maps()).toBe(0);
  await scrollToEnd(page);
  await expect.poll(maps).toBe(1);
});

test('offline, the footer shows a text and a link instead of the map', async ({ page, context }) => {
  const maps = await countMaps(page);
  await page.goto('/privacy');
  await waitForHydration(page);
  await context.setOffline(true);
  await scrollToEnd(page);
  await expect(page.getByText(/120 miles around\. The map/)).toBeInViewport();
  await expect(mapLink(page)).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/);
  expect(maps()).toBe(0);
});

test('on a tablet, the footer shows each day and its hours on one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/privacy');
  const footer = page.getByRole('contentinfo');
  const hours = await footer.getByRole('definition').all();
  expect(hours).toHaveLength(4);
  for (const [index, day] of (await footer.getByRole('term').all()).entries()) {
    expect((await day.boundingBox())?.y).toBe((await hours[index]?.boundingBox())?.y);
  }
});

test('in forced colors, every primary action has a visible border', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  await waitForHydration(page);
  const bar = page.getByRole('complementary');
  const actions = [
    page.getByRole('button', { name: /^Next/ }),
    bar.getByRole('link', { name: /^Call/ }),
    bar.getByRole('link', { name: 'Text us' }),
  ];
  for (const action of actions) {
    await expect(action).toHaveCSS('border-top-style', 'solid');
    await expect(action).toHaveCSS('border-top-width', '2px');
    await expect(action).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  }
});

test('in forced colors, the selected tab has a text color of its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/auth/login');
  const ink = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).color);
  expect(await ink('Login')).not.toBe(await ink('Sign Up'));
});

test('two taps on a link to the quote form add one entry to the history', async ({ page }) => {
  await page.goto('/services');
  await waitForHydration(page);
  const before = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: /quote/i }).filter({ visible: true }).first().dblclick();
  await expect(page).toHaveURL(/\/contact#quote$/);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});
