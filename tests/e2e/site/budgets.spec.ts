/**
 * What the first visit to each page costs, in bytes as hosts send the files that `npm run build` wrote:
 * brotli of quality 5. Sizes and counts only, which don't depend on the machine. 1 KB is 1000 bytes.
 *
 * A browser visits the largest page of each kind.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { sentSize } from '../../support/sent-size';
import { type PageKind, pages } from '../../../src/pages';
import { hydrated } from '../support/hydration';

const most = {
  html: 15_000,
  script: 130_000,
  styles: 12_000,
  fonts: 70_000,
  total: 190_000,
  requests: 15,
  laterBrand: 14_500,
  firstFollowed: 22_000,
};

function fileAt(address: string): string {
  const path = decodeURI(address.split('#')[0] ?? '');
  return /\.\w+$/.test(path) ? `dist${path}` : `dist${path.replace(/\/$/, '')}/index.html`;
}

const sizes = new Map<string, number>();

/** The size of the file at an address, which is read once. */
function sizeAt(address: string): number {
  const file = fileAt(address);
  const size = sizes.get(file) ?? sentSize(file, readFileSync(file));
  sizes.set(file, size);
  return size;
}

const sum = (addresses: Iterable<string>) =>
  [...addresses].reduce((total, address) => total + sizeAt(address), 0);

/** Notes the addresses of our own that a page asks for; the icon belongs to the browser's window. */
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

/** Scrolls a page through, for pictures that wait until they are near. */
async function seeWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

type Kind = PageKind | 'post';

const kinds: readonly Kind[] = [...new Set(pages.map(({ kind }) => kind)), 'post'];

/** The addresses of a kind's pages; articles are not in the registry but in the site map. */
function pathsOf(kind: Kind): string[] {
  if (kind !== 'post') return pages.filter((page) => page.kind === kind).map(({ path }) => path);
  const locations = readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...locations]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => path.startsWith('/blog/'));
}

for (const kind of kinds) {
  test(`the largest page of the kind "${kind}" keeps to its budget`, async ({ page }) => {
    const [largest] = pathsOf(kind).sort((one, other) => sizeAt(other) - sizeAt(one));
    if (largest === undefined) throw new Error(`There is no page of the kind ${kind}.`);
    const asked = noteRequests(page);
    await page.goto(largest);
    await hydrated(page, { isTouched: false });
    await page.waitForLoadState('networkidle');
    const late = await page.evaluate(() => {
      const waiting = [...document.images].filter(({ loading }) => loading === 'lazy');
      return new Set(waiting.map(({ src }) => src.split('#')[0])).size;
    });
    await seeWhole(page);
    const cost = (ending: string) => sum([...asked].filter((address) => address.endsWith(ending)));
    expect(cost('.js')).toBeGreaterThan(50_000);
    expect(sizeAt(largest), 'HTML').toBeLessThanOrEqual(most.html);
    expect(cost('.js'), 'script before interaction').toBeLessThanOrEqual(most.script);
    expect(cost('.css'), 'styles').toBeLessThanOrEqual(most.styles);
    expect(cost('.woff2'), 'fonts').toBeLessThanOrEqual(most.fonts);
    expect(sum(asked), 'all').toBeLessThanOrEqual(most.total);
    expect(asked.size - late, 'requests').toBeLessThanOrEqual(most.requests);
  });
}

/** Follows a link of the page's own text, as a visitor does with a mouse, and sums up what that fetched. */
async function follow(page: Page, asked: Set<string>, path: string): Promise<number> {
  const before = new Set(asked);
  const link = page.locator(`main a[href="${path}"], header a[href="${path}"]`).first();
  await link.hover();
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toBeFocused();
  await page.waitForLoadState('networkidle');
  await seeWhole(page);
  return sum([...asked].filter((address) => !before.has(address)));
}

test('a link to a brand page brings its words and its drawing, and no other code', async ({ page }) => {
  const asked = noteRequests(page);
  await page.goto('/toyota-forklift-repair-tulsa');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const before = asked.size;
  expect(await follow(page, asked, '/hyster-forklift-repair-tulsa')).toBeLessThanOrEqual(most.laterBrand);
  const code = [...asked].slice(before).filter((address) => /\.(js|css)$/.test(address));
  expect(code).toHaveLength(1);
});

test('the first link to a page of another kind brings its template, once', async ({ page }) => {
  const asked = noteRequests(page);
  await page.goto('/');
  await hydrated(page);
  expect(await follow(page, asked, '/services')).toBeLessThanOrEqual(most.firstFollowed);
  await follow(page, asked, '/brands');
  expect(await follow(page, asked, '/john-deere-repair-tulsa')).toBeLessThanOrEqual(most.laterBrand);
  const related = page.locator('main section a[href$="-repair-tulsa"]').first();
  const path = (await related.getAttribute('href')) ?? '';
  expect(await follow(page, asked, path)).toBeLessThanOrEqual(most.laterBrand);
});
