/** What a tab does that was open during a deploy, after which its chunks are gone from the host. */
import { type Page, type Route, expect, test } from '@playwright/test';
import { pages } from '../../../src/pages';
import { isDeep, noteFigure } from '../../support/fuzz';
import { doesKeepFailedModules } from '../support/failed-modules';
import { waitForHydration } from '../support/hydration';

const all = pages.map(({ path }) => path).filter((path) => path !== '/sitemap');
const routes = isDeep ? all : ['/contact', '/cat-repair-tulsa', '/services', '/brands'];

/**
 * Opens a page and then simulates a deploy: its chunks are missing until it loads a document again. Returns
 * the paths of the documents loaded since, in order.
 */
async function openDuringDeploy(page: Page, start: string, lost?: RegExp): Promise<string[]> {
  await page.goto(start);
  await waitForHydration(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) {
      return;
    }
    documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/**', (route) =>
    documents.length === 0 || lost?.test(route.request().url())
      ? route.fulfill({ status: 404 })
      : route.continue(),
  );
  return documents;
}

test.describe('after a deploy (R14, G15)', () => {
  test('a tab of an older build reaches every page with at most one reload', async ({ browser }) => {
    if (isDeep) {
      test.setTimeout(400_000);
    }
    const failed: string[] = [];
    let reloads = 0;
    for (const path of routes) {
      // A new tab with nothing cached, on the page that links to all others.
      const page = await browser.newPage();
      const documents = await openDuringDeploy(page, '/sitemap');
      // The last link, because the pages that the header links to may be loaded already.
      await page.locator(`main a[href="${path}"]`).last().click();
      await expect(page).toHaveURL(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).not.toHaveText('Site Map');
      await page.waitForLoadState('load');
      const isThere = (await heading.textContent()) !== 'Something went wrong';
      if (!isThere || documents.length > 1) {
        failed.push(`${path}: ${documents.length} loads`);
      }
      reloads += documents.length;
      await page.close();
    }
    expect(failed).toEqual([]);
    expect(reloads, 'the chunks were really gone').toBeGreaterThan(0);
    noteFigure('G15', `${routes.length} pages with ${reloads} reloads, at most one each`);
  });

  test('the reload keeps the hash of the link', async ({ page }) => {
    const documents = await openDuringDeploy(page, '/cat-repair-tulsa');
    await page.getByRole('link', { name: 'Request a Service Quote' }).first().click();
    await expect(page).toHaveURL(/\/contact#quote$/);
    await expect(page.getByRole('form', { name: 'Quote request' })).toBeVisible();
    expect(documents).toEqual(['/contact']);
  });

  test('a link that was given up does not lead away when its code fails later', async ({ page }) => {
    await page.goto('/services');
    await waitForHydration(page);
    const held = new Promise<Route>((resolve) => void page.route('**/brands-page-*', resolve));
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Brands' }).click();
    const code = await held;
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    const failed = page.waitForEvent('requestfailed');
    await code.abort();
    await failed;
    await menu.getByRole('link', { name: 'Locations' }).click();
    await expect(page).toHaveURL('/locations');
    expect(documents).toBe(0);
  });

  test('a page starts although its script could not be fetched at first', async ({ page, browser }) => {
    test.skip(doesKeepFailedModules(browser), 'this Chromium never asks again for a module that failed');
    for (const file of ['**/assets/index-*.js', '**/contact-page-*.js']) {
      await page.route(file, (route) => route.abort(), { times: 1 });
    }
    await page.goto('/contact');
    await waitForHydration(page);
  });

  test('a tab shows the error page when the new build lacks a file', async ({ page }) => {
    const documents = await openDuringDeploy(page, '/sitemap', /\/login-page/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    // One reload for the old build and one for the broken build.
    expect(documents.length).toBeLessThanOrEqual(2);
  });

  test('a page that lacks a file says so in the console, and a host that adds a slash doesn’t see it again', async ({
    page,
  }) => {
    let loads = 0;
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    const toSlash = '<script>location.replace("/contact/")</script>';
    await page.route('**/contact', (route) => route.fulfill({ contentType: 'text/html', body: toSlash }));
    await page.route('**/contact/', async (route) => {
      loads += 1;
      await route.fulfill({ response: await route.fetch({ url: route.request().url().slice(0, -1) }) });
    });
    await page.route('**/contact-page-*', (route) => route.fulfill({ status: 404 }));
    await page.goto('/contact/');
    await expect.poll(() => errors.join()).toMatch(/TypeError: .*contact-page/);
    expect(loads).toBe(1);
  });
});
