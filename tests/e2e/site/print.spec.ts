import { expect, type Page, test } from '@playwright/test';
import { checklists } from '../../../src/content/main-pages/resources';
import { waitForHydration } from '../support/hydration';

/** The default print margins of browsers. */
const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' };

/** The number of US Letter sheets that the page takes in its current state. */
async function countLetterPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter', margin })).toString('latin1');
  return [...pdf.matchAll(/\/Type\s*\/Page(?!s)/g)].length;
}

/** Opens a page in which `print()` opens no dialog, so the page stays as it was prepared for printing. */
async function openForPrinting(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(path);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

test('a single checklist prints alone on one page', async ({ page }) => {
  await openForPrinting(page, '/resources');
  const list = page.getByRole('article').nth(1);
  const title = (await list.getByRole('heading').first().textContent()) ?? '';
  await list.getByRole('button', { name: 'Print this list' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading').filter({ visible: true }).first()).toHaveText(title);
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(1);
  expect(await countLetterPages(page)).toBe(1);
});

test('the browser’s Print command prints each form of the resources on its own page', async ({ page }) => {
  await openForPrinting(page, '/resources');
  expect(await countLetterPages(page)).toBe(checklists.length);
});

test('a brand page prints its collapsed sections expanded', async ({ page }) => {
  await openForPrinting(page, '/cat-repair-tulsa');
  const intervals = page.getByRole('table', { name: 'Cat service intervals, by item' });
  await expect(intervals).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(intervals).toBeVisible();
});

test('a page prints without its header and navigation', async ({ page }) => {
  await openForPrinting(page, '/fleet-maintenance-norman');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  expect(await countLetterPages(page)).toBeLessThanOrEqual(7);
});

test('the quote form prints a box around each field that is written in', async ({ page }) => {
  await openForPrinting(page, '/contact');
  await page.emulateMedia({ media: 'print' });
  const fields = page.getByRole('main').getByRole('textbox').filter({ visible: true });
  const borders = await fields.evaluateAll((all) => all.map((field) => getComputedStyle(field).borderStyle));
  expect(borders.length).toBeGreaterThan(3);
  expect(new Set(borders)).toEqual(new Set(['solid']));
});
