/**
 * What the first visit to each page costs, in bytes as hosts send the files that `npm run build` wrote:
 * brotli of quality 5. Sizes and counts only, which don't depend on the machine. 1 KB is 1000 bytes.
 *
 * A browser visits one page of each kind and tells which script it asked for. What another page of the kind
 * costs is then read from its own HTML: the fonts, pictures, styles and script files it names, and the same rest.
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

/** What a page's HTML has the browser fetch before and besides script: without fragments, each once. */
function namedInHtml(html: string): Set<string> {
  const preloads = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)];
  const pictures = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)];
  return new Set([...preloads, ...pictures].map(([, address = '']) => address.split('#')[0] ?? ''));
}

/** How many picture files wait until a visitor scrolls near them. */
function lateImages(html: string): number {
  const sources = (loading: string) =>
    [...html.matchAll(/<img[^>]*>/g)].flatMap(([tag]) =>
      tag.includes(`loading="${loading}"`) ? (/ src="([^"#]+)/.exec(tag)?.[1] ?? []) : [],
    );
  const early = new Set(sources('eager'));
  return new Set(sources('lazy').filter((source) => !early.has(source))).size;
}

/** The script files that are the page's own, beside what every page has. */
const chunksIn = (html: string) =>
  (/ data-chunks="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean);

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
    const shared = script.filter((address) => !chunksIn(html).includes(address));

    const tooLarge = paths.flatMap((path) => {
      const pageHtml = readFileSync(fileAt(path), 'utf8');
      const ownScript = [...shared, ...chunksIn(pageHtml)];
      const fetched = [path, ...namedInHtml(pageHtml), ...sheets, ...ownScript];
      const figures: [figure: string, value: number, limit: number][] = [
        ['HTML', sizeAt(path), most.html],
        ['script before interaction', sum(ownScript), most.script],
        ['styles', sum(sheets), most.styles],
        ['fonts', sum(fetched.filter((address) => address.endsWith('.woff2'))), most.fonts],
        ['all', sum(fetched), most.total],
        ['requests', fetched.length - lateImages(pageHtml), most.requests],
      ];
      return figures
        .filter(([, value, limit]) => value > limit)
        .map(([figure, value, limit]) => `${path}: ${figure} ${value} > ${limit}`);
    });
    expect(tooLarge).toEqual([]);
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
