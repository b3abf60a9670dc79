/** A tab that was open during a deploy: its chunks are gone from the host. */
import { type Page, expect, test } from '@playwright/test';
import { pages } from '../../../src/pages';
import { isDeep, noteFigure } from '../../support/fuzz';
import { hydrated } from '../support/hydration';

const all = pages.map(({ path }) => path).filter((path) => path !== '/sitemap');
const routes = isDeep ? all : ['/contact', '/cat-repair-tulsa', '/services', '/brands'];

/**
 * Opens a page and then replaces its build: its chunks are gone until it loads a document again. Answers the
 * paths of the pages loaded since, in order.
 */
async function openDuringDeploy(page: Page, start: string, lost?: RegExp): Promise<string[]> {
  await page.goto(start);
  await hydrated(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/**', (route) =>
    documents.length === 0 || lost?.test(route.request().url())
      ? route.fulfill({ status: 404 })
      : route.continue(),
  );
  return documents;
}

test.describe('R14, G15 stale chunks', () => {
  test('every page is reached from a tab of an older build with one reload at most', async ({ browser }) => {
    if (isDeep) test.setTimeout(400_000);
    const failed: string[] = [];
    let reloads = 0;
    for (const path of routes) {
      // Of its own, with nothing cached, on the page that links to every other.
      const page = await browser.newPage();
      const documents = await openDuringDeploy(page, '/sitemap');
      // The last one: what the header links to may have been fetched already.
      await page.locator(`main a[href="${path}"]`).last().click();
      await expect(page).toHaveURL(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).not.toHaveText('Site Map');
      await page.waitForLoadState('load');
      const isThere = (await heading.textContent()) !== 'Something went wrong';
      if (!isThere || documents.length > 1) failed.push(`${path}: ${documents.length} loads`);
      reloads += documents.length;
      await page.close();
    }
    expect(failed).toEqual([]);
    expect(reloads, 'the chunks were really gone').toBeGreaterThan(0);
    noteFigure({
      target: 'G15',
      figure: `${routes.length} of ${routes.length} pages with ${reloads} reloads, at most one each`,
    });
  });

  test('what was typed into the quote form is there after the reload', async ({ page }) => {
    const documents = await openDuringDeploy(page, '/contact');
    await page.getByLabel('What happened').fill('Hose burst');
    // What the form loads late may be the first that is missing, and the reload then takes the first tap along.
    await expect(async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click();
      await expect(page).toHaveURL(/\/sitemap$/, { timeout: 3_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Map');
    expect(documents).toEqual([expect.stringMatching(/^\/(sitemap|contact)$/)]);
    await page.goBack();
    await expect(page.getByLabel('What happened')).toHaveValue('Hose burst');
  });

  test('a deploy that lost a file ends at the error page', async ({ page }) => {
    const documents = await openDuringDeploy(page, '/sitemap', /\/login-page/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    // Once for the build that was open, once for the one that is broken.
    expect(documents.length).toBeLessThanOrEqual(2);
  });
});
