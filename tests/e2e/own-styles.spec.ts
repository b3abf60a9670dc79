/**
 * A page that React takes over has only the rules of its own kind (build/critical-styles.ts). Whatever a
 * visitor can have it show must look as it would with the whole style sheet.
 */
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './hydration';

/** What a visitor does on each kind of page before its look is compared. */
const visits: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    const area = page.getByRole('form', { name: 'Area check' });
    await area.getByRole('textbox').fill('Broken Arrow');
    await area.getByRole('textbox').press('Enter');
    await expect(page.getByText(/\d+ miles/).first()).toBeVisible();
    const finder = page.getByRole('search', { name: 'Find a make' });
    await finder.getByRole('searchbox').fill('Cat');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Caterpillar/ })
        .first(),
    ).toBeVisible();
  },
  '/brands': async (page) => {
    const finder = page.getByRole('search', { name: 'Find a make' });
    await finder.getByRole('searchbox').fill('bobcat');
    await expect(page.getByText(/\b\d of \d+ makes with a page/)).toBeVisible();
  },
  '/locations': async (page) => {
    const field = page.getByRole('form', { name: 'Area check' }).getByRole('textbox');
    await field.fill('74012');
    await field.press('Enter');
    await expect(page.getByText(/\d+ miles/).first()).toBeVisible();
  },
  '/resources': () => Promise.resolve(),
  '/contact': async (page) => {
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  },
  '/auth/login': async (page) => {
    await page.getByRole('tab', { name: 'Sign Up' }).click();
  },
};

/** Where everything stands and what it looks like. */
const look = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderTopColor, borderTopWidth, font, opacity, stroke, fill } =
        getComputedStyle(element);
      const place = [x, y + scrollY, width, height].map(Math.round);
      const paint = [color, backgroundColor, borderTopColor, borderTopWidth, font, opacity, stroke, fill];
      return `${element.tagName} ${element.getAttribute('class') ?? ''}: ${[...place, ...paint].join(' ')}`;
    }),
  );

for (const [path, visit] of Object.entries(visits)) {
  for (const width of [390, 1280]) {
    test(`${path} has every rule it needs, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      await visit(page);
      await page.mouse.move(0, 0);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const own = await look(page);
      await page.evaluate(() => window.wholeStyles?.());
      expect(await page.locator('link[rel="stylesheet"][href*="/assets/style"]').count()).toBe(1);
      expect(own).toEqual(await look(page));
    });
  }
}
