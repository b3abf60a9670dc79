import { describe, expect, test } from 'vitest';
import { targetOf } from '../../src/addresses';
import { postPages } from '../../src/blog';
import { documentTitle } from '../../src/lib/seo';
import { pages, redirects } from '../../src/site';
import { specPages, specRedirects } from './spec-addresses';

const allPages = [...pages, ...postPages];

describe('the table', () => {
  test('holds exactly the 66 pages of the specification', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual([...specPages].sort());
    expect(pages).toHaveLength(66);
  });

  test('holds exactly the 52 redirects of the specification', () => {
    expect(Object.fromEntries(redirects.map(({ from, to }) => [from, to]))).toEqual(specRedirects);
    expect(redirects).toHaveLength(52);
  });

  test('sends every redirect straight to a page, never to another redirect', () => {
    const paths = new Set(allPages.map(({ path }) => path));
    for (const { from, to } of redirects) {
      expect(paths.has(to), `${from} leads to ${to}`).toBe(true);
      expect(paths.has(from), `${from} is both a page and a redirect`).toBe(false);
    }
  });

  test('writes its paths in lower case, with hyphens and without a slash at the end', () => {
    for (const { path } of allPages) expect(path).toMatch(/^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/);
  });

  test('gives every page a path, a title and a description of its own', () => {
    for (const values of [
      allPages.map(({ path }) => path),
      allPages.map(({ title }) => documentTitle(title)),
      allPages.map(({ description }) => description),
    ]) {
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  test('describes every page in 50 to 155 characters, so that nothing is ever cut', () => {
    for (const { path, description } of allPages) {
      expect(Array.from(description).length, path).toBeGreaterThanOrEqual(50);
      expect(Array.from(description).length, path).toBeLessThanOrEqual(155);
    }
  });
});

describe('looking an address up', () => {
  test.each(allPages.map((page) => [page.path, page] as const))('%s finds its page', (path, page) => {
    expect(targetOf(path)).toEqual({ kind: 'page', page });
  });

  test.each(Object.entries(specRedirects))('%s leads to %s', (from, to) => {
    expect(targetOf(from)).toEqual({ kind: 'redirect', to });
    expect(targetOf(encodeURI(from))).toEqual({ kind: 'redirect', to });
  });

  test.each(['/contact/', '/Contact', '/CONTACT//', '/%63ontact'])('%s finds the contact page', (path) => {
    expect(targetOf(path)).toMatchObject({ kind: 'page', page: { path: '/contact' } });
  });

  test.each(['/nothing-here', '/__proto__', '/constructor', '/%E0%A4%A', '/services/nothing', '/404'])(
    '%s finds nothing',
    (path) => {
      expect(targetOf(path)).toEqual({ kind: 'missing' });
    },
  );
});
