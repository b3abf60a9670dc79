import { expect, test } from '@playwright/test';
import { officePaths, legalLinks } from '../../../src/content/navigation';
import { redirects } from '../../../src/pages';
import { type BuiltPage, isBuilt, readBuiltSite } from '../support/built-pages';

let site = new Map<string, BuiltPage>();
/** The pages with an address; the not-found page has none. */
const published = () => [...site.values()].filter(({ path }) => path !== '/404.html');

test.beforeAll(async ({ browser }) => {
  site = await readBuiltSite(browser);
});

test('no link inside the site is broken, leads through a redirect or names an anchor that is not there', () => {
  const redirected = new Set(redirects.map(({ from }) => encodeURI(from)));
  const office = new Set<string>(Object.values(officePaths));
  const broken = [...site.values()].flatMap(({ path: from, links }) =>
    links.flatMap(({ path, anchor }) => {
      if (office.has(path)) return [];
      if (redirected.has(path) || !isBuilt(path)) return [`${from} → ${path}`];
      return anchor === '' || site.get(path)?.ids.includes(anchor) ? [] : [`${from} → ${path}#${anchor}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('every page is at most three clicks away from the home page', () => {
  const clicks = new Map([['/', 0]]);
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    for (const link of site.get(path)?.links ?? []) {
      if (clicks.has(link.path)) continue;
      clicks.set(link.path, (clicks.get(path) ?? 0) + 1);
      queue.push(link.path);
    }
  }
  expect(published().filter(({ path }) => (clicks.get(path) ?? Infinity) > 3)).toEqual([]);
});

test('no page is an orphan: another page than the site map links to it from its text', () => {
  const inShell = new Set(['/', '/sitemap', ...legalLinks.map(({ path }) => path)]);
  const linked = new Set(
    published()
      .filter(({ path }) => path !== '/sitemap')
      .flatMap(({ path: from, links }) =>
        links.filter(({ path, isInShell }) => path !== from && !isInShell).map(({ path }) => path),
      ),
  );
  const orphans = published().filter(({ path }) => !inShell.has(path) && !linked.has(path));
  expect(orphans.map(({ path }) => path)).toEqual([]);
});
