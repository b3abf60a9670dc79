/** A visitor who reads the site in a translation of the browser, which replaces every text node. */
import { type Page, expect, test } from '@playwright/test';
import { listBuiltPages } from '../support/built-pages';
import { expectCurrent, noteErrors, openTranslated } from '../support/translated';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every page opens and is left again while the site is translated', async ({ page }) => {
  test.setTimeout(180_000);
  const errors = noteErrors(page);
  await openTranslated(page, '/sitemap');
  for (const { path } of listBuiltPages().filter((one) => one.path !== '/sitemap')) {
    // Not a real click, which would first have to scroll to the link.
    await page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    await expectCurrent(page, errors);
    await page.goBack();
    await expect(heading(page)).toHaveText('Site Map');
  }
});

test('the finder’s answer stays current on a translated home page', async ({ page }) => {
  const errors = noteErrors(page);
  await openTranslated(page, '/');
  const finder = page.getByLabel('Brand, model or machine');
  const answer = page.getByRole('search').locator('+ div');
  for (const [text, answered] of [
    ['c', /./],
    ['cat', /Cat/],
    ['zzzzy', /zzzzy/],
    ['zzzzyx', /zzzzyx/],
    ['forklift', /forklift/i],
    ['', /./],
    ['cat', /Cat/],
  ] as const) {
    await finder.fill(text);
    await expect(answer).toHaveText(answered);
  }
  await expectCurrent(page, errors);
});

test('the list of brands follows the finder and its kinds on a translated page', async ({ page }) => {
  const errors = noteErrors(page);
  await openTranslated(page, '/brands');
  const finder = page.getByLabel('Brand, model or machine');
  const count = page.getByRole('status').filter({ hasText: 'A linked name has its own page.' });
  await finder.fill('zzzzy');
  await expect(count).toHaveText(/^0 brands/);
  await finder.fill('cat');
  await expect(count).not.toHaveText(/^0 brands/);
  const counts = new Set<string>();
  for (const kind of await page.getByRole('group', { name: 'Kind of equipment' }).getByRole('radio').all()) {
    await kind.check({ force: true });
    counts.add(await count.innerText());
  }
  await finder.fill('');
  expect(counts.size).toBeGreaterThan(1);
  await expectCurrent(page, errors);
});

test('the area check answers one place after another on a translated page', async ({ page }) => {
  const errors = noteErrors(page);
  await openTranslated(page, '/locations');
  const place = page.getByLabel('ZIP code or city');
  const answer = page.getByRole('form', { name: 'Area check' }).locator('+ [aria-live]');
  for (const [text, answered] of [
    ['74012', /Broken Arrow/],
    ['99999', /./],
    ['Tulsa', /Tulsa/],
    ['nowhere', /./],
    ['73034', /Edmond/],
  ] as const) {
    await place.fill(text);
    await place.press('Enter');
    await expect(answer).toHaveText(answered);
  }
  await expectCurrent(page, errors);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the reviews and the menu work on a translated page', async ({ page }) => {
    const errors = noteErrors(page);
    await openTranslated(page, '/');
    await page.getByRole('button', { name: 'Next review' }).click();
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Previous review' }).click();
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL('/services');
    await expect(heading(page)).toBeFocused();
    await expectCurrent(page, errors);
  });
});

test('the quote form says what is missing, goes on and is answered on a translated page', async ({
  page,
}) => {
  const errors = noteErrors(page);
  await page.route('**/request-quote', (route) =>
    route.fulfill({ status: 503, json: { error: 'The request could not be stored.' } }),
  );
  await openTranslated(page, '/contact');
  const form = page.getByRole('form', { name: 'Quote request' });
  const next = form.getByRole('button', { name: /^Next/ });
  await form.getByRole('radio').first().check();
  await expect(form.getByRole('button', { name: 'Add pictures' })).toBeVisible();
  await next.click();
  const summary = form.getByRole('group', { name: 'Please check these fields' });
  await expect(summary.getByRole('listitem')).not.toHaveCount(0);
  await form.getByLabel('Equipment', { exact: true }).fill('Excavator');
  await next.click();
  await form.getByLabel('What happened').fill('Bucket drifts down when hot.');
  await form.getByLabel('Down now, need help today').check();
  await expect(form.getByText('Down now? Call us, at any hour.')).toBeVisible();
  await form.getByLabel('This week').check();
  await next.click();
  await form.getByLabel('Where is the machine?').fill('74012');
  await expect(form.getByText(/Broken Arrow/)).toBeVisible();
  await form.getByLabel('Where is the machine?').fill('99999');
  await expect(form.getByText(/Broken Arrow/)).toHaveCount(0);
  await form.getByRole('button', { name: 'Send request' }).click();
  await form.getByLabel('Where is the machine?').fill('74012');
  await form.getByLabel('Name', { exact: true }).fill('Dana');
  await form.getByLabel('Phone').fill('918');
  await form.getByRole('button', { name: 'Send request' }).click();
  await form.getByLabel('Phone').fill('918-555-0177');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByRole('heading', { name: 'Not sent' })).toBeFocused();
  await form.getByRole('button', { name: /Back/ }).click();
  await expect(next).toBeVisible();
  await expectCurrent(page, errors);
});
