import { createStaticHandler, matchRoutes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { posts } from '../../src/content/articles/post-index';
import { business } from '../../src/content/business';
import { decodePagePath } from '../../src/navigation/paths';
import { pages, redirects } from '../../src/pages';
import { routes, startRouter } from '../../src/routes';
import { takeConsoleWarnings } from '../support/console-guard';
import { hostilePaths, prototypeNames } from '../support/hostile-paths';
import { specPages, specRedirects } from './spec-addresses';

/** The declared path of the route that matches an address. */
const routeAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['//contact', '/contact'],
  ['/contact//', '/contact'],
  ['/contact/index.html', '/contact'],
  ['///blog//a-slug///', '/blog/a-slug'],
  ['/blog//a-slug/INDEX.HTML', '/blog/a-slug'],
  ['/index.html/contact', '/index.html/contact'],
])('a host’s file for %s is that of the page at %s', (asked, path) =>
  expect(decodePagePath(asked)).toBe(path),
);

test('the registry holds exactly the pages of the specification', () =>
  expect(pages.map(({ path }) => path).sort()).toEqual([...specPages].sort()));

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['//contact', '/contact'],
  ['/contact//', '/contact'],
  ['/contact/index.html', '/contact'],
  ['///blog//a-slug///', '/blog/a-slug'],
  ['/blog//a-slug/INDEX.HTML', '/blog/a-slug'],
  ['/index.html/contact', '/index.html/contact'],
])('a host’s file for %s is that of the page at %s', (asked, path) =>
  expect(decodePagePath(asked)).toBe(path),
);

test('the registry holds exactly the redirects of the specification', () => {
  expect(Object.fromEntries(redirects.map(({ from, to }) => [from, to]))).toEqual(specRedirects);
  expect(redirects).toHaveLength(Object.keys(specRedirects).length);
});

describe('the router', () => {
  const wanted = [
    ...pages.map(({ path }) => [path, path] as const),
    ...posts.map(({ slug }) => [`/blog/${slug}`, '/blog/:slug'] as const),
    ...['/auth/login', '/dashboard', '/admin/dashboard'].map((path) => [path, path] as const),
    ...['/contact/', '/Contact', '/CONTACT/', '/%63ontact'].map((path) => [path, '/contact'] as const),
  ];

  test('matches every page, article and office screen, in any spelling', () =>
    expect(wanted.filter(([address, path]) => routeAt(address) !== path)).toEqual([]));

  test.each(redirects)('leads from $from to $to without a history entry of its own', async ({ from, to }) => {
    const answer = await createStaticHandler(routes).query(
      new Request(new URL(encodeURI(from), business.url)),
    );
    const { headers } = answer instanceof Response ? answer : new Response();
    expect([headers.get('Location'), headers.get('X-Remix-Replace')]).toEqual([to, 'true']);
  });

  test('leads on from a link to an old address, so that Back returns to the page with the link', async () => {
    const router = startRouter({});
    await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 10_000 });
    await router.navigate('/cat');
    expect(router.state).toMatchObject({
      historyAction: 'PUSH',
      location: { pathname: '/cat-repair-tulsa' },
    });
    router.dispose();
  });

  test('matches no page for any other address', () => {
    const declared = new Set<string | undefined>(pages.map(({ path }) => path));
    const unknown = [
      ...'/nothing-here /%E0%A4%A /services/nothing /404 /a%0Ab /no%E2%80%A8such-page'.split(' '),
      ...prototypeNames.map((name) => `/${name}`),
      ...hostilePaths.map((path) => path.split('?')[0] ?? ''),
    ];
    for (const address of unknown) {
      const path = routeAt(address);
      expect(declared.has(path), `${address} shows ${path}`).toBe(false);
    }
    // The router warns about each malformed address that can't be decoded.
    expect(takeConsoleWarnings().join()).toContain('/%E0%A4%A');
  });
});
