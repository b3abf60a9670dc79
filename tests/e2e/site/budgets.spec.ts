/**
 * How many bytes the first visit to each page downloads, compressed as hosts do it (Brotli, quality 5).
 * Only sizes and counts are checked, because they don't depend on the machine. 1 KB is 1,000 bytes.
 *
 * A browser visits the largest page of each kind.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { sentSize } from '../../support/sent-size';
import { brands } from '../../../src/content/brands';
import { pages } from '../../../src/pages';
import { builtPages, fileAt } from '../support/built-pages';
import { hydrated } from '../support/hydration';

const visit = { html: 15_000, script: 130_000, styles: 12_000, fonts: 70_000, total: 190_000, requests: 15 };
const most = { ...visit, laterBrand: 14_500, firstFollowed: 22_000, brandRow: 25 };

const sizeAt = (address: string) => sentSize(fileAt(address), readFileSync(fileAt(address)));

const sum = (addresses: Iterable<string>) => [...addresses].reduce((total, one) => total + sizeAt(one), 0);

/** Records the paths that a page requests from our site, except the browser's own icon and manifest. */
function noteRequests(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname === '/favicon.svg' || pathname === '/manifest.webmanifest') return;
    if (
      request.isNavigationRequest()
        ? request.frame() === page.mainFrame()
        : origin === new URL(page.url()).origin
    )
      asked.add(pathname);
  });
  return asked;
}

/** Loads every picture, including those that wait until they are scrolled near. */
async function seeWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

/** The largest page of each kind. Articles are not in the registry and count as the kind "post". */
const largest = new Map<string, { path: string; size: number }>();
for (const { path } of builtPages()) {
  const kind = pages.find((page) => page.path === path)?.kind ?? 'post';
  const size = sizeAt(path);
  if (size > (largest.get(kind)?.size ?? 0)) largest.set(kind, { path, size });
}

for (const [kind, { path, size }] of largest)
  test(`the largest page of the kind "${kind}" stays within its size budget`, async ({ page }) => {
    const asked = noteRequests(page);
    await page.goto(path);
    await hydrated(page, { isTouched: false });
    await page.waitForLoadState('networkidle');
    const late = await page.evaluate(() => {
      const waiting = [...document.images].filter(({ loading }) => loading === 'lazy');
      return new Set(waiting.map(({ src }) => src.split('#')[0])).size;
    });
    await seeWhole(page);
    const cost = (ending: string) => sum([...asked].filter((address) => address.endsWith(ending)));
    expect(cost('.js')).toBeGreaterThan(50_000);
    const isOfficeCode = (address: string) =>
      /GoTrueClient|PostgrestClient|twilio-manage/.test(readFileSync(fileAt(address), 'utf8'));
    expect([...asked].filter((address) => address.endsWith('.js') && isOfficeCode(address))).toEqual([]);
    expect(size, 'HTML').toBeLessThanOrEqual(most.html);
    expect(cost('.js'), 'script before interaction').toBeLessThanOrEqual(most.script);
    expect(cost('.css'), 'styles').toBeLessThanOrEqual(most.styles);
    expect(cost('.woff2'), 'fonts').toBeLessThanOrEqual(most.fonts);
    expect(sum(asked), 'all').toBeLessThanOrEqual(most.total);
    expect(asked.size - late, 'requests').toBeLessThanOrEqual(most.requests);
  });

/** Follows a link with the keyboard, because a resting mouse preloads any link below it. Returns the bytes fetched. */
async function follow(page: Page, asked: Set<string>, path: string): Promise<number> {
  const before = new Set(asked);
  await page.locator(`main a[href="${path}"], header a[href="${path}"]`).first().press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toBeFocused();
  await page.waitForLoadState('networkidle');
  await seeWhole(page);
  return sum([...asked].filter((address) => !before.has(address)));
}

test('following links loads each template once, then only words and drawings', async ({ page }) => {
  const asked = noteRequests(page);
  await page.goto('/');
  await hydrated(page);
  expect(await follow(page, asked, '/services')).toBeLessThanOrEqual(most.firstFollowed);
  await follow(page, asked, '/brands');
  expect(await follow(page, asked, '/john-deere-repair-tulsa')).toBeLessThanOrEqual(most.laterBrand);
  const before = asked.size;
  const related = page.locator('main section a[href$="-repair-tulsa"]').first();
  const path = (await related.getAttribute('href')) ?? '';
  expect(await follow(page, asked, path)).toBeLessThanOrEqual(most.laterBrand);
  expect([...asked].slice(before).filter((address) => /\.(js|css)$/.test(address))).toHaveLength(1);
});

test('one more brand adds at most 25 bytes to the first script', () => {
  const [entry = ''] = readdirSync('dist/assets').filter((name) => /^index-.*\.js$/.test(name));
  const script = readFileSync(`dist/assets/${entry}`, 'utf8');
  const rows = brands.map(({ slug }) => new RegExp(`\\{slug:\`${slug}\`,[^}]*\\},?`).exec(script)?.[0] ?? '');
  expect(rows).not.toContain('');
  const last = rows.slice(-10);
  const before = last.reduce((rest, row) => rest.replace(row, ''), script);
  const added = sentSize(entry, Buffer.from(script)) - sentSize(entry, Buffer.from(before));
  expect(added / last.length).toBeLessThanOrEqual(most.brandRow);
});

test('the service worker is no larger than 5.1 KB', () =>
  expect(sizeAt('/offline-worker.js')).toBeLessThanOrEqual(5100));
