import { expect, test } from '@playwright/test';
import { officePaths, policyLinks } from '../../../src/content/navigation';
import { type PageKind, pages, redirects } from '../../../src/pages';
import {
  type BuiltPage,
  isBuilt,
  readBuiltSite,
  runsOfFive,
  withoutFurniture,
  wordsOf,
} from '../support/built-pages';

let site = new Map<string, BuiltPage>();
/** The pages with an address; the not-found page has none. */
const published = () => [...site.values()].filter(({ path }) => path !== '/404.html');
const ofKind = (kind: PageKind) =>
  pages.filter((page) => page.kind === kind).flatMap(({ path }) => site.get(path) ?? []);

test.beforeAll(async ({ browser }) => {
  site = await readBuiltSite(browser);
});

const fewestOwnWords = 350;
/** Two pages of a kind may share this part of their five-word runs, and no more. */
const mostSharedRuns = 0.15;
const fewestArticleWords = 700;

for (const kind of ['brand', 'location', 'industry', 'service'] as const satisfies PageKind[]) {
  test(`every ${kind} page has ${fewestOwnWords} or more words of its own`, () => {
    const counted = withoutFurniture(ofKind(kind)).map(({ path, blocks }) => ({
      path,
      words: blocks.flatMap(wordsOf).length,
    }));
    expect(counted.length).toBeGreaterThan(2);
    expect(counted.filter(({ words }) => words < fewestOwnWords)).toEqual([]);
  });

  test(`no two ${kind} pages share 15 % of their five-word runs`, () => {
    const own = withoutFurniture(ofKind(kind)).map(({ path, blocks }) => ({
      path,
      runs: runsOfFive(blocks),
    }));
    const alike = own.flatMap((page, index) =>
      own.slice(index + 1).flatMap((other) => {
        const shared = [...page.runs].filter((run) => other.runs.has(run)).length;
        const share = shared / Math.min(page.runs.size, other.runs.size);
        return share < mostSharedRuns ? [] : [`${page.path} ${other.path}: ${share.toFixed(2)}`];
      }),
    );
    expect(alike).toEqual([]);
  });
}

test('there are ten or more articles, each long enough, dated and with a drawing', () => {
  const articles = published().filter(({ path }) => path.startsWith('/blog/'));
  expect(articles.length).toBeGreaterThanOrEqual(10);
  for (const { path, article, hasDate, hasDrawing } of articles) {
    expect(wordsOf(article).length, path).toBeGreaterThanOrEqual(fewestArticleWords);
    expect(hasDate, path).toBe(true);
    expect(hasDrawing, path).toBe(true);
  }
});

test('no two pages have the same title, description or main heading', () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const { path, title, description, heading } of published()) {
    for (const [what, value] of Object.entries({ title, description, heading })) {
      expect(value, `${what} of ${path}`).not.toBe('');
      const other = seen.get(`${what}: ${value}`);
      if (other) repeated.push(`${path} and ${other}: ${value}`);
      seen.set(`${what}: ${value}`, path);
    }
    expect([...description].length, path).toBeLessThanOrEqual(155);
  }
  expect(repeated).toEqual([]);
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
  const inShell = new Set(['/', '/sitemap', ...policyLinks.map(({ path }) => path)]);
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

test('no page claims to be authorized by a maker, and none carries review markup', () => {
  for (const { path, blocks, structuredData } of site.values()) {
    const claims = blocks.filter(
      (text) =>
        /\b(we|our|us)\b[^.?]*\b(authori[sz]ed|certified|factory-trained)|official (dealer|partner)/i.test(
          text,
        ) && !/\b(not|no|never)\b|n’t/i.test(text),
    );
    expect(claims, path).toEqual([]);
    expect(structuredData, path).not.toMatch(/"(Aggregate)?Rating"|"Review"/);
  }
});
