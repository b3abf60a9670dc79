import { expect, test } from '@playwright/test';
import { pages } from '../../../src/pages';
import { waitForHydration } from '../support/hydration';

test.describe.configure({ mode: 'parallel' });

/** One page of each kind, and an article. */
const article = '/blog/def-rules-2025-2026';
const sample = [...new Map(pages.map(({ kind, path }) => [kind, path])).values(), article];

for (const path of sample) {
  test(`every element on ${path} that Tab reaches is visible while it has the focus`, async ({ page }) => {
    await page.route(/google\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(path);
    await waitForHydration(page);
    const hidden: string[] = [];
    const seen = new Set<string>();
    for (let stop = 0; stop < 400; stop++) {
      await page.keyboard.press('Tab');
      const state = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) {
          return null;
        }
        const all = [...document.querySelectorAll('*')];
        const { left, top, width, height } = element.getBoundingClientRect();
        const isPartOf = (other: Element | null) =>
          element.contains(other) ||
          other?.contains(element) === true ||
          // The text of its label shows a radio button that has no look of its own.
          other?.closest('label')?.control === element;
        // A grid of nine points, because the focused control may be covered in part but not completely.
        const isSeen = [0.1, 0.5, 0.9]
          .flatMap((x) => [0.1, 0.5, 0.9].map((y) => ({ x, y })))
          .some(({ x, y }) => isPartOf(document.elementFromPoint(left + width * x, top + height * y)));
        return {
          key: String(all.indexOf(element)),
          name: `${element.tagName} ${element.textContent?.trim().slice(0, 40) ?? ''}`,
          isSeen: isSeen || element.tagName === 'IFRAME',
        };
      });
      if (state === null || seen.has(state.key)) {
        break;
      }
      seen.add(state.key);
      if (!state.isSeen) {
        hidden.push(state.name);
      }
    }
    expect(seen.size).toBeGreaterThan(10);
    expect(hidden).toEqual([]);
  });
}

test('Tab continues from the target of a link within the page', async ({ page }) => {
  await page.goto('/resources');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  const first = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
  await first.focus();
  const part = page.locator((await first.getAttribute('href')) ?? '');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(part.locator(':focus')).toHaveCount(1);
});

test('Skip to content keeps the step of the quote form', async ({ page }) => {
  await page.goto('/contact?kind=repair#quote-place');
  const place = page.getByRole('form', { name: 'Quote request' }).getByLabel('Where is the machine?');
  await expect(place).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(place).toBeVisible();
});
