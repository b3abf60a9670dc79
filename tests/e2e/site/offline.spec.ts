/** What a visitor sees without a network: saved copies of the pages they have read. */
import { type Locator, type Page, expect, test } from '@playwright/test';
import { business } from '../../../src/content/business';
import { type BuiltHost, startBuiltHost } from '../support/built-host';
import { waitForHydration } from '../support/hydration';

test.use({ serviceWorkers: 'allow' });

let host: BuiltHost;
test.beforeEach(async () => {
  host = await startBuiltHost();
});
test.afterEach(() => host.remove());

const brandPage = '/cat-repair-tulsa';

/** The paths in these caches. */
const listSaved = (page: Page, ...names: string[]) =>
  page.evaluate(async (wanted) => {
    const keys = await Promise.all(wanted.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  }, names);
const listSavedPages = (page: Page) => listSaved(page, 'pages');
const listSavedAssets = (page: Page) => listSaved(page, 'assets', 'pictures');

/** Opens a page and waits until its copy is saved. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(host.origin + path);
  await waitForHydration(page);
  await expect.poll(() => listSavedPages(page)).toContain(path);
  await expect.poll(async () => (await listSavedAssets(page)).length).toBeGreaterThan(3);
}

const loseNetwork = (page: Page) => page.context().setOffline(true);
const regainNetwork = (page: Page) => page.context().setOffline(false);

const listLoadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );

/** Checks that there are this many links, each large enough for a thumb. */
async function expectTappable(links: Locator, count: number): Promise<void> {
  await expect(links).toHaveCount(count);
  for (const link of await links.all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
}

const notice = (page: Page) => page.getByRole('complementary', { name: 'Offline' });
const findNumber = (page: Page) => notice(page).getByRole('link', { name: business.phone.display });

test('offline, a page that was read shows its saved copy with a notice, and works', async ({ page }) => {
  await read(page, brandPage);
  await loseNetwork(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/cat/i);
  await expect(notice(page)).toContainText(/saved copy from \w+ \d+, \d{4}/);
  await expect(findNumber(page)).toHaveAttribute('href', `tel:${business.phone.e164}`);
  await expectTappable(notice(page).getByRole('link'), 2);
  await waitForHydration(page);
  await expect
    .poll(() => listLoadedFonts(page))
    .toEqual(expect.arrayContaining(['Archivo Variable', 'Atkinson Hyperlegible Next Variable']));
  await regainNetwork(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).first().click();
  await expect(notice(page)).toHaveCount(0);
});

test('offline, an unread page is replaced by the phone number and a link home', async ({ page }) => {
  await read(page, brandPage);
  await loseNetwork(page);
  await page.goto(`${host.origin}/services`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  const call = page.getByRole('link', { name: business.phone.display });
  await expect(call).toHaveAttribute('href', `tel:${business.phone.e164}`);
  await expectTappable(page.getByRole('link'), 3);
  await regainNetwork(page);
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL(`${host.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tulsa');
});

test('an online visitor sees a changed page at once, and its saved copy is updated', async ({ page }) => {
  await read(page, brandPage);
  host.changePage(brandPage, (html) => html.replace('</h1>', ', as of today</h1>'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('as of today');
  const copy = () => page.evaluate(async (path) => (await caches.match(path))?.text(), brandPage);
  await expect.poll(copy).toContain('as of today');
  await loseNetwork(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('as of today');
  await expect(notice(page)).toBeVisible();
  await regainNetwork(page);
  host.changePage(brandPage, (html) => html.replace('as of today', 'as of tomorrow'));
  await notice(page).getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('as of tomorrow');
  await expect(notice(page)).toBeHidden();
});

test('the oldest saved pages and files are deleted when there are too many', async ({ page }) => {
  await read(page, brandPage);
  await page.evaluate(async () => {
    const fill = async (name: string, path: string, count: number) => {
      const cache = await caches.open(name);
      for (let number = 0; number < count; number += 1) {
        await cache.put(path + number, new Response(''));
      }
    };
    await fill('pages', '/page-', 40);
    await fill('assets', '/assets/old.js?', 200);
  });
  await page.goto(`${host.origin}/contact`);
  await waitForHydration(page);
  await expect.poll(async () => (await listSavedPages(page)).length).toBe(30);
  expect(await listSavedPages(page)).toContain('/contact');
  await expect.poll(async () => (await listSavedAssets(page)).length).toBeLessThanOrEqual(170);
});

test('no office page and no answer to an office request is saved', async ({ page }) => {
  await read(page, '/contact');
  await page.goto(`${host.origin}/auth/login`);
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await page.evaluate(() => fetch('/rest/v1/user_roles').then((response) => response.text()));
  await page.goto(`${host.origin}/`);
  await expect.poll(() => listSavedPages(page)).toEqual(['/contact', '/']);
  await loseNetwork(page);
  await expect(page.goto(`${host.origin}/auth/login`)).rejects.toThrow(/ERR_/);
});
