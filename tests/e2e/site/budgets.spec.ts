/**
 * How many bytes the first visit to each page downloads, compressed as hosts do it (Brotli, quality 5).
 * Only sizes and counts are checked, because they don't depend on the machine. 1 KB is 1,000 bytes.
 *
 * A browser visits the largest page of each kind.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { brands } from '../../../src/content/brands';
import { pages } from '../../../src/pages';
import { measureSentSize } from '../../support/sent-size';
import { listBuiltPages, findFile } from '../support/built-pages';
import { waitForHydration } from '../support/hydration';

// The sixteenth request of an article is for the code that logs its loading times, after hydration. The script with what
// comes later has the chunk with the saved hours, too (load-opening-hours.ts); the page in all hasn't.
const visit = { html: 15_000, script: 130_000, styles: 12_000, fonts: 70_000, total: 190_000, requests: 17 };
const most = { ...visit, lateScript: 140_000, laterBrand: 14_500, firstFollowed: 22_000, brandRow: 25 };

const measureSize = (address: string) => measureSentSize(findFile(address), readFileSync(findFile(address)));

const sum = (addresses: Iterable<string>) =>
  [...addresses].reduce((total, one) => total + measureSize(one), 0);

/** Records the files that a page requests from our site, except the browser's own icon and manifest. */
function noteRequests(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (
      pathname === '/favicon.svg' ||
      pathname === '/manifest.webmanifest' ||
      pathname.startsWith('/rest/')
    ) {
      return;
    }
    if (
      request.isNavigationRequest()
        ? request.frame() === page.mainFrame()
        : origin === new URL(page.url()).origin
    ) {
      asked.add(pathname);
    }
  });
  return asked;
}

/** Loads every picture, including those that wait until they are scrolled near. */
async function seeWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) {
      image.loading = 'eager';
    }
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

/** The largest page of each kind. Articles are not in the registry and count as the kind "post". */
const largest = new Map<string, { path: string; size: number }>();
for (const { path } of listBuiltPages()) {
  const kind = pages.find((page) => page.path === path)?.kind ?? 'post';
  const size = measureSize(path);
  if (size > (largest.get(kind)?.size ?? 0)) {
    largest.set(kind, { path, size });
  }
}

for (const [kind, { path, size }] of largest) {
  test(`the largest page of the kind "${kind}" stays within its size budget`, async ({ page }) => {
    const asked = noteRequests(page);
    await page.goto(path);
    await waitForHydration(page, { isTouched: false });
    const early = await page.evaluate(() => {
      const hydratedAt = performance.getEntriesByName('hydrated')[0]?.startTime ?? Infinity;
      const asked = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < hydratedAt);
      return asked
        .map(({ name }) => new URL(name))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname);
    });
    const earlyScript = new Set(early.filter((address) => address.endsWith('.js')));
    expect(sum(earlyScript), 'script until hydration').toBeLessThanOrEqual(most.script);
    const measureCost = (ending: string) => sum([...asked].filter((address) => address.endsWith(ending)));
    await page.waitForLoadState('networkidle');
    const late = await page.evaluate(() => {
      const waiting = [...document.images].filter(({ loading }) => loading === 'lazy');
      return new Set(waiting.map(({ src }) => src.split('#')[0])).size;
    });
    await seeWhole(page);
    expect(measureCost('.js')).toBeGreaterThan(50_000);
    const isOfficeCode = (address: string) =>
      /GoTrueClient|PostgrestClient|twilio-manage/.test(readFileSync(findFile(address), 'utf8'));
    expect([...asked].filter((address) => address.endsWith('.js') && isOfficeCode(address))).toEqual([]);
    expect(size, 'HTML').toBeLessThanOrEqual(most.html);
    expect(measureCost('.css'), 'styles').toBeLessThanOrEqual(most.styles);
    expect(measureCost('.woff2'), 'fonts').toBeLessThanOrEqual(most.fonts);
    expect(sum(asked), 'all').toBeLessThanOrEqual(most.total);
    expect(asked.size - late, 'requests').toBeLessThanOrEqual(most.requests);
    // Near the footer, the page asks for the saved hours if it hasn't yet.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => [...asked].some((address) => /\/load-opening-hours-/.test(address))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(measureCost('.js'), 'script with what comes later').toBeLessThanOrEqual(most.lateScript);
  });
}

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
  await waitForHydration(page);
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
  const added = measureSentSize(entry, Buffer.from(script)) - measureSentSize(entry, Buffer.from(before));
  expect(added / last.length).toBeLessThanOrEqual(most.brandRow);
});

test('the service worker is no larger than 5.3 KB', () =>
  expect(measureSize('/offline-worker.js')).toBeLessThanOrEqual(5300));
