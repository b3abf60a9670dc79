/** A tab that was open during a deploy: its chunks are gone from the host. */
import { type Browser, type Page, expect, test } from '@playwright/test';
import { pages } from '../../../src/pages';
import { isDeep, noteFigure } from '../../support/fuzz';
import { hydrated } from '../support/hydration';
import { type TwoBuilds, startTwoBuilds } from '../support/two-builds';

let builds: TwoBuilds;
test.beforeAll(async () => {
  builds = await startTwoBuilds();
});
test.afterAll(() => builds.remove());

const all = pages.map(({ path }) => path).filter((path) => path !== '/sitemap');
const routes = isDeep ? all : ['/contact', '/cat-repair-tulsa', '/services', '/brands'];

/** A tab of its own with nothing cached, on the page that links to every other, while the next build comes. */
async function openDuringDeploy(browser: Browser, start: string, prepare?: () => void): Promise<Page> {
  builds.serve('first');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  if (prepare) await page.addInitScript(prepare);
  await page.goto(builds.origin + start);
  await hydrated(page);
  builds.serve('next');
  return page;
}

/** Follows the link; whether the page is there in the end, and how often the document was loaded. */
async function follow(page: Page, path: string): Promise<{ isThere: boolean; loads: number }> {
  // The last one: what the header links to may have been fetched already.
  await page.locator(`main a[href="${path}"]`).last().click();
  await expect(page).toHaveURL(builds.origin + path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Site Map');
  await page.waitForLoadState('load');
  const isThere = (await heading.textContent()) !== 'Something went wrong';
  return { isThere, loads: builds.documents().length };
}

test.describe('R14, G15 stale chunks', () => {
  test('every page is reached from a tab of the build before with one reload at most', async ({
    browser,
  }) => {
    if (isDeep) test.setTimeout(400_000);
    const failed: string[] = [];
    let reloads = 0;
    for (const path of routes) {
      const page = await openDuringDeploy(browser, '/sitemap');
      const { isThere, loads } = await follow(page, path);
      if (!isThere || loads > 1) failed.push(`${path}: ${isThere ? 'there' : 'not there'}, ${loads} loads`);
      reloads += loads;
      await page.context().close();
    }
    expect(failed).toEqual([]);
    expect(reloads, 'the chunks were really gone').toBeGreaterThan(0);
    noteFigure({
      target: 'G15',
      figure: `${routes.length} of ${routes.length} pages with ${reloads} reloads, at most one each`,
    });
  });

  test('what was typed into the quote form is there after the reload', async ({ browser }) => {
    const page = await openDuringDeploy(browser, '/contact');
    await page.getByLabel('What happened').fill('Hose burst');
    // What the form loads late may be the first that is missing, and the reload then takes the first tap along.
    await expect(async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click();
      await expect(page).toHaveURL(/\/sitemap$/, { timeout: 3_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Map');
    expect(builds.documents()).toEqual([expect.stringMatching(/^\/(sitemap|contact)$/)]);
    await page.goBack();
    await hydrated(page);
    await expect(page.getByLabel('What happened')).toHaveValue('Hose burst');
    await page.context().close();
  });

  test('a deploy that lost a file ends at the error page', async ({ browser }) => {
    builds.lose(/^login-page/);
    const toLogin = async (page: Page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click();
    const guarded = await openDuringDeploy(browser, '/sitemap');
    await toLogin(guarded);
    await expect(guarded.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    // Once for the build that was open, once for the one that is broken.
    expect(builds.documents().length).toBeLessThanOrEqual(2);
    await guarded.context().close();
  });
});
