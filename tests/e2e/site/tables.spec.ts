import { expect, test } from '@playwright/test';
import { places } from '../../../src/content/area/places';

test('at 320 px, or a window at 400 %, the town tables show every column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/locations');
  await page.evaluate(() => document.fonts.ready);
  const tables = page.getByRole('region').filter({ has: page.getByRole('table') });
  const frames = tables.and(page.locator('[tabindex]'));
  await expect(frames.getByRole('rowheader')).toHaveCount(places.length);
  const cut = await frames.evaluateAll((elements) =>
    elements
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => element.getAttribute('aria-label')),
  );
  expect(cut).toEqual([]);
});
