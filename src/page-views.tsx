/** Draws a page of the table: one lazy template for each kind, or this doesn't compile. */
import type { ReactElement } from 'react';
import { staticPage } from './components/static-part';
import type { PageTemplate } from './page-template';
import type { Page, PageKind } from './site';

const templates: Record<PageKind, () => Promise<PageTemplate>> = {
  home: async () => (await import('./pages/home-page')).homePage,
  services: async () => (await import('./pages/services-page')).servicesPage,
  service: async () => (await import('./pages/service-page')).servicePage,
  brands: async () => (await import('./pages/brands-page')).brandsPage,
  brand: async () => (await import('./pages/brand-page')).brandPage,
  locations: async () => (await import('./pages/locations-page')).locationsPage,
  location: async () => (await import('./pages/location-page')).locationPage,
  industry: async () => (await import('./pages/industry-page')).industryPage,
  resources: async () => (await import('./pages/resources-page')).resourcesPage,
  blog: async () => (await import('./pages/blog-page')).blogPage,
  post: async () => (await import('./pages/post-page')).postPage,
  contact: async () => (await import('./pages/contact-page')).contactPage,
  sitemap: async () => (await import('./pages/sitemap-page')).sitemapPage,
  policy: async () => (await import('./pages/policy-page')).policyPage,
};

export const isPageKind = (value: string): value is PageKind => Object.hasOwn(templates, value);

/** Kinds of pages that have nothing but text, pictures and links; prerender.tsx holds them to it. */
const staticKinds: ReadonlySet<PageKind> = new Set<PageKind>([
  'services',
  'service',
  'brand',
  'location',
  'industry',
  'blog',
  'post',
  'sitemap',
  'policy',
]);

export const isStaticKind = (kind: PageKind): boolean => staticKinds.has(kind);

/** Kinds with few rules: they share one set, because the policy of every answer has a hash for each. */
const kindsWithFewRules: ReadonlySet<PageKind> = new Set<PageKind>(['blog', 'post', 'policy', 'sitemap']);

/** Whose rules a page of this kind has in its file. */
export const styleGroup = (kind: PageKind): string => (kindsWithFewRules.has(kind) ? 'few' : kind);

/** The finished page; null when its content doesn't exist. */
export async function renderPage(page: Page): Promise<ReactElement | null> {
  const draw = async () => (await templates[page.kind]())(page);
  return isStaticKind(page.kind) ? staticPage(draw) : draw();
}

export async function renderNotFound(): Promise<ReactElement> {
  const { NotFoundPage } = await import('./pages/not-found-page');
  return <NotFoundPage />;
}
