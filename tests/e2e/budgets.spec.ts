/**
 * What the first visit to each page costs, in bytes of the compressed files that `npm run build` wrote.
 * Sizes and counts only: they don't depend on the machine. 1 KB is 1000 bytes.
 *
 * A browser visits one page of each kind and tells which script it asked for. What another page of the kind
 * costs is then read from its own HTML: the fonts, pictures and styles it names, and the same script.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { type PageKind, pages } from '../../src/pages';
import { hydrated } from './hydration';

const most = {
  html: 20_000,
  brandHtml: 14_000,
  script: 90_000,
  styles: 12_000,
  fonts: 70_000,
  total: 180_000,
  brandTotal: 130_000,
  requests: 12,
  laterBrand: 12_000,
  firstFollowed: 22_000,
};

function fileAt(address: string): string {
  const path = decodeURI(address.split('#')[0] ?? '');
  return /\.\w+$/.test(path) ? `dist${path}` : `dist${path.replace(/\/$/, '')}/index.html`;
}

/** As a static host sends it: the brotli file beside it where there is one. */
function sentSize(address: string): number {
  const file = fileAt(address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const sum = (addresses: Iterable<string>) =>
  [...addresses].reduce((total, address) => total + sentSize(address), 0);

/** What a page's HTML has the browser fetch before and besides script: without fragments, each once. */
function namedInHtml(html: string): Set<string> {
  const preloads = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)];
  const pictures = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)];
  return new Set([...preloads, ...pictures].map(([, address = '']) => address.split('#')[0] ?? ''));
}

function stylesIn(html: string): string {
  const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  return styles;
}

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

const isScript = (address: string) => address.endsWith('.js');

const kinds = [...new Set(pages.map(({ kind }) => kind)), 'post'] as const satisfies PageKind[];

/** The addresses of a kind's pages; articles are not in the table but in the site map. */
function pathsOf(kind: PageKind): string[] {
  if (kind !== 'post') return pages.filter((page) => page.kind === kind).map(({ path }) => path);
  const locations = readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...locations]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => path.startsWith('/blog/'));
}

for (const kind of kinds) {
  test(`every page of the kind "${kind}" keeps to its budget`, async ({ page }) => {
    const paths = pathsOf(kind);
    const [visited] = paths;
    if (visited === undefined) throw new Error(`There is no page of the kind ${kind}.`);

    const asked = noteRequests(page);
    await page.goto(visited);
    await hydrated(page, { isTouched: false });
    await page.waitForLoadState('networkidle');
    await seeWhole(page);
    const [script, rest] = [[...asked].filter(isScript), [...asked].filter((address) => !isScript(address))];
    const sheets = rest.filter((address) => address.endsWith('.css'));
    // What follows is computed from the HTML alone; here it equals what a browser asked for.
    const html = readFileSync(fileAt(visited), 'utf8');
    expect([visited, ...namedInHtml(html), ...sheets].sort()).toEqual(rest.sort());
    expect(sum(script)).toBeGreaterThan(50_000);
    expect(sum(script), 'script before interaction').toBeLessThanOrEqual(most.script);

    const isBrand = kind === 'brand';
    const tooLarge = paths.flatMap((path) => {
      const pageHtml = readFileSync(fileAt(path), 'utf8');
      const fetched = [path, ...namedInHtml(pageHtml), ...sheets, ...script];
      const figures: [figure: string, value: number, limit: number][] = [
        ['HTML', sentSize(path), isBrand ? most.brandHtml : most.html],
        ['styles inside', brotliCompressSync(stylesIn(pageHtml)).length, most.styles],
        ['fonts', sum(fetched.filter((address) => address.endsWith('.woff2'))), most.fonts],
        ['all', sum(fetched), isBrand ? most.brandTotal : most.total],
        ['requests', fetched.length, most.requests],
      ];
      expect(stylesIn(pageHtml), path).not.toBe('');
      return figures
        .filter(([, value, limit]) => value > limit)
        .map(([figure, value, limit]) => `${path}: ${figure} ${value} > ${limit}`);
    });
    expect(tooLarge).toEqual([]);
  });
}

test('a page of text, pictures and links fetches neither its template nor its content', async ({ page }) => {
  const asked = noteRequests(page);
  await page.goto('/freightliner-repair-tulsa');
  await hydrated(page, { isTouched: false });
  await page.waitForLoadState('networkidle');
  expect([...asked].filter((file) => /brand-page|freightliner-[\w-]+\.js/.test(file))).toEqual([]);
});

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

test('a link to a brand page brings its words and its drawing, and no code at all', async ({ page }) => {
  const asked = noteRequests(page);
  await page.goto('/toyota-forklift-repair-tulsa');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const before = asked.size;
  expect(await follow(page, asked, '/hyster-forklift-repair-tulsa')).toBeLessThanOrEqual(most.laterBrand);
  expect([...asked].slice(before).filter((address) => /\.(js|css)$/.test(address))).toEqual([]);
});

test('the first link to a page of another kind also brings the other styles, once', async ({ page }) => {
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
