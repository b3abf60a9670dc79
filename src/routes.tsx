/** The routes of all pages, redirects, articles and the office, and the not-found page. */
import { type ComponentType, type ReactNode, Suspense, lazy } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import { createBrowserRouter, createPath, matchRoutes, redirect, replace } from 'react-router-dom';
import { ErrorPage } from './site/layout/error-page';
import { officePaths } from './content/office-paths';
import { routePath } from './navigation/paths';
import type { LoadedPost } from './site/blog/post-page';
import { PageSkeleton } from './site/layout/page-skeleton';
import { SiteShell } from './site/layout/site-shell';
import { type Page, type PageKind, pages, redirects } from './pages';
import { type Words, loadWords } from './words';

type Loaded = ComponentType<{ page: Page }>;

/** A template for a page with its own words, which load in parallel. */
function withWords<Kind extends keyof Words>(
  kind: Kind,
  loadTemplate: () => Promise<ComponentType<{ page: Page; copy: Words[Kind] }>>,
) {
  return async ({ slug }: Page): Promise<Loaded> => {
    const [Template, copy] = await Promise.all([loadTemplate(), loadWords(kind, slug)]);
    return ({ page }) => <Template page={page} copy={copy} />;
  };
}

/** The code of each kind of page, together with the words of the page. */
const templates: Record<PageKind, (page: Page) => Promise<Loaded>> = {
  home: async () => (await import('./site/home/home-page')).HomePage,
  services: async () => (await import('./site/service/services-page')).ServicesPage,
  service: withWords('service', async () => (await import('./site/service/service-page')).ServicePage),
  brands: async () => (await import('./site/brands/brands-page')).BrandsPage,
  brand: withWords('brand', async () => (await import('./site/brand/brand-page')).BrandPage),
  locations: async () => (await import('./site/location/locations-page')).LocationsPage,
  location: withWords('location', async () => (await import('./site/location/location-page')).LocationPage),
  industry: withWords('industry', async () => (await import('./site/industry/industry-page')).IndustryPage),
  resources: async () => (await import('./site/resources/resources-page')).ResourcesPage,
  blog: async () => (await import('./site/blog/blog-page')).BlogPage,
  contact: async () => (await import('./site/contact/contact-page')).ContactPage,
  sitemap: async () => (await import('./site/sitemap/sitemap-page')).SitemapPage,
  policy: async () => (await import('./site/policy/policy-page')).PolicyPage,
};

/** Set by {@link startRouter}. */
let router: ReturnType<typeof createBrowserRouter> | undefined;

/**
 * A `catch` handler that loads the page in full when its code can't be fetched, for example after a deploy.
 * Rethrows the error offline without a service worker, and when the visitor has gone elsewhere meanwhile.
 */
const leaveFor =
  (path: string) =>
  (error: unknown): Promise<never> => {
    const isReachable = !import.meta.env.SSR && (navigator.onLine || navigator.serviceWorker?.controller);
    // A lazy route isn't told the query and hash of the link.
    const next = router?.state.navigation.location;
    const isWanted = next && routePath(next.pathname) === routePath(path);
    // Reloading the current page would fail in the same way.
    if (!isReachable || !isWanted || routePath(location.pathname) === routePath(path)) throw error;
    location.assign(createPath(next));
    return new Promise<never>(() => undefined);
  };

/** A route whose code can be fetched ahead of the visit. */
type PreloadedRoute = RouteObject & { preload?: (params: Params) => Promise<unknown> };

const lazyRoute = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: () => load().then((Component) => ({ Component }), leaveFor(path)),
});

function pageRoute(page: Page): PreloadedRoute {
  const load = async () => {
    const Template = await templates[page.kind](page);
    return () => <Template page={page} />;
  };
  return { ...lazyRoute(page.path, load), preload: load };
}

const loadNotFoundPage = () => import('./site/layout/not-found-page');

/** An article, or the not-found page for an unknown slug. Throws when a known article can't be loaded. */
const loadArticle = (slug = ''): Promise<LoadedPost> =>
  loadWords('post', slug).catch(async (error: unknown) => {
    const { posts } = await import('./content/articles/post-index');
    if (posts.some((post) => post.slug === slug)) throw error;
    return loadNotFoundPage();
  });

const loadPostPage = async () => ({ Component: (await import('./site/blog/post-page')).PostPage });

const postRoute: PreloadedRoute & { id: string } = {
  id: 'post',
  path: '/blog/:slug',
  lazy: loadPostPage,
  loader: ({ params: { slug } }) => loadArticle(slug).catch(leaveFor(`/blog/${slug}`)),
  preload: ({ slug }) => Promise.all([loadPostPage(), loadArticle(slug)]),
};

const officeRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./office/office')).Office }),
  children: [
    ...[officePaths.login, officePaths.loginAlias].map((path) =>
      lazyRoute(path, async () => (await import('./office/auth/login-page')).LoginPage),
    ),
    lazyRoute(officePaths.dashboard, async () => {
      const [page] = await Promise.all([import('./office/dashboard-page'), import('./office/first-visit')]);
      return page.openDashboard();
    }),
  ],
};

const LazyNotFoundPage = lazy(async () => ({ default: (await loadNotFoundPage()).NotFoundPage }));

/** Replaces an old address that was opened, but not the page whose link led to it. */
const leadTo = (path: string) => (router?.state.initialized ? redirect(path) : replace(path));

const unmatched = (page: ReactNode): RouteObject => ({ errorElement: <SiteShell>{page}</SiteShell> });

/**
 * Never matches a path. The router uses it for addresses that not even `*` matches: those with an encoded
 * line break.
 */
const unmatchedRoute: RouteObject = unmatched(
  <Suspense fallback={<PageSkeleton />}>
    <LazyNotFoundPage />
  </Suspense>,
);

export const routes: RouteObject[] = [
  unmatchedRoute,
  {
    element: <SiteShell />,
    hydrateFallbackElement: (
      <SiteShell>
        <PageSkeleton />
      </SiteShell>
    ),
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          ...pages.map(pageRoute),
          postRoute,
          ...redirects.map(({ from, to }) => ({ path: from, loader: () => leadTo(to) })),
          officeRoutes,
          { path: '*', lazy: async () => ({ Component: (await loadNotFoundPage()).NotFoundPage }) },
        ],
      },
    ],
  },
];

export function startRouter(options: Parameters<typeof createBrowserRouter>[1]) {
  router = createBrowserRouter(routes, options);
  return router;
}

/** Preloads the code and words of the page at a path. Failures are ignored, because the visit tries again. */
export function preloadPage(path: string): void {
  const matches: { route: PreloadedRoute; params: Params }[] = matchRoutes(routes, path) ?? [];
  for (const { route, params } of matches) void route.preload?.(params).catch(() => undefined);
}

/**
 * Loads the routes at a path for hydration, and returns the router's loader data. `isMissing`: the host has
 * no file for the path, so the not-found page is loaded and no article is requested.
 */
export async function prepareRoutes(path: string, isMissing: boolean) {
  const loaderData: Record<string, unknown> = {};
  const matches = matchRoutes(routes, path);
  if (!matches) {
    const { NotFoundPage } = await loadNotFoundPage();
    Object.assign(unmatchedRoute, unmatched(<NotFoundPage />));
  }
  await Promise.all(
    (matches ?? []).map(async ({ route, params }) => {
      if (route === postRoute)
        loaderData[postRoute.id] = await (isMissing ? loadNotFoundPage() : loadArticle(params['slug']));
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
  return { loaderData };
}
