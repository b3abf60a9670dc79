/**
 * The registry of all public pages and redirects except articles (content/articles/post-index.ts). It is part of the first script,
 * so it has no texts beyond names.
 */
import { brands } from './content/brands';
import { industries } from './content/industries';
import { localPages } from './content/local-pages';
import { services } from './content/services';

/** Pages that are the only one of their kind. */
type MainKind = 'home' | 'services' | 'brands' | 'locations' | 'resources' | 'blog' | 'contact' | 'sitemap';

/** Which template draws a page. `routes.tsx` has one for each kind, or it doesn't compile. */
export type PageKind = MainKind | 'service' | 'brand' | 'location' | 'industry' | 'policy';

/** The groups of the site map page. */
type PageGroup = 'Main' | 'Services' | 'Industries' | 'Local services' | 'Brands' | 'Policies';

export type Page = {
  path: string;
  kind: PageKind;
  group: PageGroup;
  /** The text of a link to the page in lists. */
  name: string;
  /** Key of the page's content within its kind. */
  slug: string;
};

const makeMainPage = (path: string, kind: MainKind, name: string): Page => {
  return { path, kind, group: 'Main', name, slug: kind };
};

const makePages = (
  kind: PageKind,
  group: PageGroup,
  content: readonly Pick<Page, 'path' | 'slug' | 'name'>[],
) => content.map(({ path, slug, name }) => ({ path, kind, group, name, slug }));

/** All public pages except articles. */
export const pages: readonly Page[] = [
  makeMainPage('/', 'home', 'Home'),
  makeMainPage('/services', 'services', 'Services'),
  makeMainPage('/brands', 'brands', 'Brands'),
  makeMainPage('/locations', 'locations', 'Locations'),
  makeMainPage('/resources', 'resources', 'Resources'),
  makeMainPage('/blog', 'blog', 'Blog'),
  makeMainPage('/contact', 'contact', 'Contact'),
  makeMainPage('/sitemap', 'sitemap', 'Site map'),
  { path: '/privacy', kind: 'policy', group: 'Policies', name: 'Privacy Policy', slug: 'privacy' },
  { path: '/sms-policy', kind: 'policy', group: 'Policies', name: 'SMS Policy', slug: 'sms-policy' },
  ...makePages('service', 'Services', services),
  ...makePages('industry', 'Industries', industries),
  ...makePages('location', 'Local services', localPages),
  ...makePages('brand', 'Brands', brands),
];

/** Old and short addresses, as the router sees them: decoded, so with a real space. */
export const redirects: readonly { from: string; to: string }[] = [
  ...['/index', '/index.html', '/home'].map((from) => ({ from, to: '/' })),
  ...['/service', '/service/'].map((from) => ({ from, to: '/services' })),
  ...['/blogs', '/articles'].map((from) => ({ from, to: '/blog' })),
  ...['request', 'book-repair', 'schedule', 'emergency', 'diagnostics'].map((step) => {
    return { from: `/services/${step}`, to: '/contact' };
  }),
  ...brands.map(({ slug, path }) => ({ from: `/${slug}`, to: path })),
  { from: '/john deere-repair-tulsa', to: '/john-deere-repair-tulsa' },
];
