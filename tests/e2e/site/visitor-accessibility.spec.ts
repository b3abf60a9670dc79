import { expect, type Page, test } from '@playwright/test';
import { officePaths } from '../../../src/content/office-paths';
import { pages } from '../../../src/pages';
import { findViolations } from '../support/axe';
import { listBuiltPages } from '../support/built-pages';
import { waitForHydration } from '../support/hydration';
import { noteComplaints } from '../support/policy-violations';

test.describe.configure({ mode: 'parallel' });

const others = ['/blog/def-rules-2025-2026', '/blog/forks-chains-pads', '/no-such-page', officePaths.login];
const paths = new Set([...listBuiltPages().map(({ path }) => path), ...others]);

/** WCAG 1.4.10 asks for 320 px, the width of a 1280 px window at 400 % zoom. */
const narrowest = 320;
const phone = 390;
/** The width of a 1280 px window at 200 % zoom (WCAG 1.4.4). */
const zoomedTwice = 640;

async function findOverflow(page: Page, width: number, textSize = ''): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The boxes whose content is wider and can't be scrolled. */
const cutOff = (boxes: Element[]) =>
  boxes.filter((box) => box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX !== 'auto');

/** The first page of each template and of each color. The others differ only in their words. */
const seen = new Set<string | undefined>();
const firsts = listBuiltPages().flatMap(({ path, html }) => {
  const kind = pages.find((page) => page.path === path)?.kind;
  const [, color] = /<main[^>]*><div data-category="(\w+)"/.exec(html) ?? [];
  const isNew = !seen.has(kind) || !seen.has(color);
  seen.add(kind).add(color);
  return isNew ? [path] : [];
});

for (const path of paths) {
  const isFirst = [...firsts, ...others].includes(path);
  const promise = `hydrates without errors or warnings${isFirst ? ', passes axe' : ''} and never scrolls sideways`;
  test(`${path} ${promise}`, async ({ page }) => {
    const complaints = await noteComplaints(page);
    await page.goto(path);
    if (path === officePaths.login) {
      await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    } else {
      await waitForHydration(page);
    }
    expect(complaints.filter((text) => path !== '/no-such-page' || !text.includes('404'))).toEqual([]);
    if (isFirst) {
      expect(await findViolations(page)).toEqual([]);
    }
    if (isFirst) {
      expect(await findOverflow(page, phone, '200%'), 'text at 200 %').toBeLessThanOrEqual(0);
    }
    expect(await findOverflow(page, zoomedTwice), 'at 200 %').toBeLessThanOrEqual(0);
    expect(await findOverflow(page, narrowest), `at ${narrowest} px`).toBeLessThanOrEqual(0);
    expect(await page.locator(':has(> table)').evaluateAll(cutOff), 'tables cut off').toEqual([]);
  });
}

test('pages have no animation when the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/cat-repair-tulsa', '/contact']) {
    await page.goto(path);
    const moving = await page.evaluate(() => {
      const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
      const lasts = (durations: string) => durations.split(',').some((one) => Number.parseFloat(one) > 0.001);
      return styles.filter(
        ({ transitionDuration, animationDuration, scrollBehavior }) =>
          scrollBehavior === 'smooth' || lasts(transitionDuration) || lasts(animationDuration),
      ).length;
    });
    expect(moving, path).toBe(0);
  }
});
