/** Routes and head tags, which must be the same on the built site and on the development server. */
import { type Page, expect, test } from '@playwright/test';
import { waitForHydration } from '../support/hydration';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Which of the tags that describe a page the document has, and which tags it has twice. */
const readHeadTags = (page: Page) =>
  page.evaluate(() => {
    const tags = document.querySelectorAll('title, meta, link[rel="canonical"], script[type*="ld+json"]');
    const readName = (tag: Element) => tag.getAttribute('name') ?? tag.getAttribute('property');
    const names = [...tags].map((tag) => readName(tag) ?? tag.localName);
    const describing = ['title', 'description', 'og:image', 'twitter:card', 'link', 'script', 'robots'];
    const twice = names.filter((name, at) => names.indexOf(name) !== at);
    return { there: describing.filter((name) => names.includes(name)), twice };
  });

const everywhere = ['title', 'description', 'og:image', 'twitter:card'];
const listed = { there: [...everywhere, 'link', 'script'], twice: [] };

test('following links leaves exactly one of each head tag in the document', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(heading(page)).toBeVisible();
  expect(await readHeadTags(page)).toEqual(listed);
  const steps = { Brands: '/brands', Resources: '/resources', Blog: '/blog', 'Privacy Policy': '/privacy' };
  const titles = new Set([await page.title()]);
  for (const [name, path] of Object.entries(steps)) {
    await page.getByRole('contentinfo').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    expect(await readHeadTags(page), path).toEqual(listed);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(Object.keys(steps).length + 1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(heading(page)).toHaveText('Admin access');
  expect(await readHeadTags(page)).toEqual({ there: ['title', 'robots'], twice: [] });
  await page.goBack();
  await expect(heading(page)).toHaveText('Privacy Policy');
  expect(await readHeadTags(page)).toEqual(listed);
});

for (const path of ['/blog/no-such-article', '/no%0Asuch-page']) {
  test(`${path} shows the not-found page with one set of head tags`, async ({ page }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (!response.ok() && !response.request().isNavigationRequest()) {
        failed.push(response.url());
      }
    });
    await page.goto(path);
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page Not Found/);
    expect(await readHeadTags(page)).toEqual({ there: [...everywhere, 'robots'], twice: [] });
    await waitForHydration(page);
    // Once a later page is shown, all requests of the not-found page have ended.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).first().click();
    await expect(heading(page)).toHaveText('Privacy Policy');
    expect(failed).toEqual([]);
  });
}

test('an article opens by its slug, and its internal links work without a page reload', async ({ page }) => {
  await page.goto('/blog/sprinter-starts-kubota-soot');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset['kept'] = 'yes'));
  // By its address, because the words of an article change.
  await page.locator('article a[href="/blog/def-rules-2025-2026"]').first().click();
  await expect(page).toHaveURL('/blog/def-rules-2025-2026');
  await expect(heading(page)).toContainText('DEF Rules');
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
});

test('a new page starts at its top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/brands');
  const link = page.getByRole('main').getByRole('link', { name: 'Kenworth' });
  await link.scrollIntoViewIfNeeded();
  // The router handles a link only after hydration.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await link.click();
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/brands');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('Back restores the scroll position after a link within the page', async ({ page }) => {
  await page.goto('/cat-repair-tulsa');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await links.first().scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await links.last().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left + 1_000);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});
