import { expect, type Page, test } from '@playwright/test';
import { checklists } from '../../../src/content/main-pages/resources';
import { hydrated } from '../support/hydration';

/** Margins that browsers print with unless told otherwise. */
const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' };

/** The pages of US Letter that the page takes as it is now. */
async function letterPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter', margin })).toString('latin1');
  return [...pdf.matchAll(/\/Type\s*\/Page(?!s)/g)].length;
}

/** Opens a page in which printing leaves the page as it was prepared, without a dialog. */
async function openForPrinting(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

test('a checklist prints alone, on one page', async ({ page }) => {
  await openForPrinting(page, '/resources');
  const list = page.getByRole('article').nth(1);
  const title = (await list.getByRole('heading').first().textContent()) ?? '';
  await list.getByRole('button', { name: 'Print this list' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading').filter({ visible: true }).first()).toHaveText(title);
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(1);
  expect(await letterPages(page)).toBe(1);
});

test('printed from the menu, the resources page is its forms, one a page', async ({ page }) => {
  await openForPrinting(page, '/resources');
  expect(await letterPages(page)).toBe(checklists.length);
});

test('what is folded on a brand page stands open on paper', async ({ page }) => {
  await openForPrinting(page, '/cat-repair-tulsa');
  const intervals = page.getByRole('table', { name: 'Cat service intervals, by item' });
  await expect(intervals).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(intervals).toBeVisible();
});

test('a page prints its text without the furniture of the screen', async ({ page }) => {
  await openForPrinting(page, '/fleet-maintenance-norman');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  expect(await letterPages(page)).toBeLessThanOrEqual(7);
});
