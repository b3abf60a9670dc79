/** R21: a filter, a proxy or a bad connection blocks pictures, fonts or the map. */
import { expect, test, type Page } from '@playwright/test';
import { pages } from '../../../src/pages';
import { waitForHydration } from '../support/hydration';

/** The first page of each kind: of the pages with the same key, a map keeps the last. */
const paths = [...new Map(pages.toReversed().map(({ kind, path }) => [kind, path])).values()];
const pictureEnding = /\.(svg|avif|webp|png|jpe?g)(#.*)?$/;

/** Blocks fonts and other hosts, and pictures on request. Returns how to count what was blocked. */
async function block(page: Page, { pictures }: { pictures: boolean }): Promise<() => number> {
  let blocked = 0;
  await page.route(
    (url) =>
      url.hostname !== 'localhost' ||
      url.pathname.endsWith('.woff2') ||
      (pictures && pictureEnding.test(url.pathname) && url.pathname !== '/placeholder.svg'),
    (route) => {
      blocked += 1;
      return route.abort('blockedbyclient');
    },
  );
  return () => blocked;
}

/** Pictures and maps that can't be seen, and content that is wider than the page. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      found.push(`scrolls sideways by ${scrollWidth - clientWidth}`);
    }
    for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
      const { width, height } = image.getBoundingClientRect();
      // Some pictures are only for wider screens.
      if (!image.checkVisibility()) {
        continue;
      }
      if (width < 24 || height < 24) {
        found.push(`${image.src} is ${width} × ${height}`);
      }
    }
    const frame = document.querySelector('iframe')?.getBoundingClientRect();
    if (!frame || frame.height < 100) {
      found.push('the map has lost its place');
    }
    return found;
  });

test('every kind of page keeps its layout without pictures, fonts and the map', async ({ page }) => {
  const blocked = await block(page, { pictures: true });
  for (const path of paths) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /call/i }).first()).toBeVisible();
    await waitForHydration(page);
    expect(await findFaults(page), `${path} at 390 px`).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 844 });
    expect(await findFaults(page), `${path} at 1440 px`).toEqual([]);
  }
  expect(blocked(), 'something was kept away').toBeGreaterThan(paths.length);
  await page.goto('/cat-repair-tulsa');
  const picture = page.locator('main img').first();
  await expect(picture).toHaveAttribute('src', '/placeholder.svg');
  await expect(picture).toHaveCSS('opacity', '1');
});

test('a page keeps its height to within 3 % without its fonts', async ({ page }) => {
  const height = async () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.goto('/cat-repair-tulsa');
  await page.evaluate(() => document.fonts.ready);
  const heightWithFonts = await height();
  await block(page, { pictures: false });
  await page.goto('/cat-repair-tulsa');
  await page.evaluate(() => document.fonts.ready);
  expect(Math.abs((await height()) - heightWithFonts) / heightWithFonts).toBeLessThan(0.03);
});
