/** The routes of all pages, redirects, articles and the office, and the not-found page. */
import { type ComponentType, type ReactNode, Suspense, lazy } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import { createBrowserRouter, createPath, matchRoutes, redirect, replace } from 'react-router-dom';
import { officePaths } from './content/office-paths';
import { normalizePath } from './navigation/paths';
import { type PageContent, loadContent } from './page-content';
import { type Page, type PageKind, pages, redirects } from './pages';
import type { LoadedPost } from './site/blog/post-page';
import { ErrorPage } from './site/layout/error-page';
import { PageSkeleton } from './site/layout/page-skeleton';
import { SiteShell } from './site/layout/site-shell';

type Loaded = ComponentType<{ page: Page }>;

/** A template for a page with its own content, which loads in parallel. */
function combineWithContent<Kind extends keyof PageContent>(
  kind: Kind,
  loadTemplate: () => Promise<ComponentType<{ page: Page; content: PageContent[Kind] }>>,
) {
  return async ({ slug }: Page): Promise<Loaded> => {
    const [Template, content] = await Promise.all([loadTemplate(), loadContent(kind, slug)]);
    return ({ page }) => <Template page={page} content={content} />;
  };
}

/** The code of each kind of page, together with the content of the page. */
const templates: Record<PageKind, (page: Page) => Promise<Loaded>> = {
  home: async () => (await import('./site/home/home-page')).HomePage,
  services: async () => (await import('./site/service/services-page')).ServicesPage,
  service: combineWithContent(
    'service',
    async () => (await import('./site/service/service-page')).ServicePage,
  ),
  brands: async () => (await import('./site/brands/brands-page')).BrandsPage,
  brand: combineWithContent('brand', async () => (await import('./site/brand/brand-page')).BrandPage),
  locations: async () => (await import('./site/location/locations-page')).LocationsPage,
  location: combineWithContent(
    'location',
    async () => (await import('./site/location/location-page')).LocationPage,
  ),
  industry: combineWithContent(
    'industry',
    async () => (await import('./site/industry/industry-page')).IndustryPage,
  ),
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
    const isWanted = next && normalizePath(next.pathname) === normalizePath(path);
    // Reloading the current page would fail in the same way.
    if (!isReachable || !isWanted || normalizePath(location.pathname) === normalizePath(path)) {
      throw error;
    }
    location.assign(createPath(next));
    return new Promise<never>(() => undefined);
  };

/** A route whose code can be fetched ahead of the visit. */
type PreloadedRoute = RouteObject & { preload?: (params: Params) => Promise<unknown> };

const makeLazyRoute = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: () => load().then((Component) => ({ Component }), leaveFor(path)),
});

function makePageRoute(page: Page): PreloadedRoute {
  const load = async () => {
    const Template = await templates[page.kind](page);
    return () => <Template page={page} />;
  };
  return { ...makeLazyRoute(page.path, load), preload: load };
}

const loadNotFoundPage = () => import('./site/not-found/not-found-page');

/** An article, or the not-found page for an unknown slug. Throws when a known article can't be loaded. */
const loadArticle = (slug = ''): Promise<LoadedPost> =>
  loadContent('post', slug).catch(async (error: unknown) => {
    const { posts } = await import('./content/articles/post-index');
    if (posts.some((post) => post.slug === slug)) {
      throw error;
    }
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

const loadDashboardPage = () => import('./office/dashboard/dashboard-page');

const officeRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./office/dashboard/office')).Office }),
  children: [
    ...[officePaths.login, officePaths.loginAlias].map((path) =>
      makeLazyRoute(path, async () => {
        const { LoginPage } = await import('./office/auth/login-page');
        return () => <LoginPage loadDashboard={loadDashboardPage} />;
      }),
    ),
    makeLazyRoute(officePaths.dashboard, async () => {
      const [page] = await Promise.all([
        import('./office/dashboard/dashboard-page'),
        import('./office/dashboard/first-visit'),
      ]);
      return page.openDashboard();
    }),
  ],
};

const LazyNotFoundPage = lazy(async () => ({ default: (await loadNotFoundPage()).NotFoundPage }));

/** Replaces an old address that was opened, but not the page whose link led to it. */
const leadTo = (path: string) => (router?.state.initialized ? redirect(path) : replace(path));

const wrapUnmatched = (page: ReactNode): RouteObject => ({ errorElement: <SiteShell>{page}</SiteShell> });

/**
 * Never matches a path. The router uses it for addresses that not even `*` matches: those with an encoded
 * line break.
 */
const unmatchedRoute: RouteObject = wrapUnmatched(
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
          ...pages.map(makePageRoute),
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

/** Preloads the code and content of the page at a path. Failures are ignored, because the visit tries again. */
export function preloadPage(path: string): void {
  const matches: { route: PreloadedRoute; params: Params }[] = matchRoutes(routes, path) ?? [];
  for (const { route, params } of matches) {
    void route.preload?.(params).catch(() => undefined);
  }
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
    Object.assign(unmatchedRoute, wrapUnmatched(<NotFoundPage />));
  }
  await Promise.all(
    (matches ?? []).map(async ({ route, params }) => {
      if (route === postRoute) {
        loaderData[postRoute.id] = await (isMissing ? loadNotFoundPage() : loadArticle(params['slug']));
      }
      if (typeof route.lazy !== 'function') {
        return;
      }
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
  return { loaderData };
}
