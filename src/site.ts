/**
 * The table: every public page and every redirect, as plain data. An address exists here or not
 * at all. The router, the prerenderer, both sitemaps, `_redirects`, the finder and the tests read it;
 * nobody keeps a second list. Articles are added by blog.ts; what stands in the shell of every page
 * is in components/navigation.ts, which keeps the table out of the first script.
 */
import { brands } from './content/brands';
import { industries } from './content/industries';
import { localPages } from './content/local-pages';
import { services } from './content/services';

/** Which template draws a page. `routes.tsx` has one for each kind, or it doesn't compile. */
export type PageKind =
  | 'home'
  | 'services'
  | 'service'
  | 'brands'
  | 'brand'
  | 'locations'
  | 'location'
  | 'industry'
  | 'resources'
  | 'blog'
  | 'post'
  | 'contact'
  | 'sitemap'
  | 'policy';

/** The headings under which /sitemap lists the pages. */
export type PageGroup = 'Main' | 'Services' | 'Industries' | 'Locations' | 'Brands' | 'Blog' | 'Policies';

export type Page = {
  path: string;
  kind: PageKind;
  group: PageGroup;
  /** The page's title without the business name, also its text as a link in lists. */
  title: string;
  /** Meta description, before the cut of `seo.ts`. */
  description: string;
  /** Key of the page's content within its kind. */
  slug?: string;
};

export type Redirect = { from: string; to: string };

const singlePages: readonly Page[] = [
  {
    path: '/',
    kind: 'home',
    group: 'Main',
    title: 'Mobile Fleet and Heavy-Equipment Repair in Tulsa',
    description:
      'Trucks, vans, lifts and heavy equipment repaired where they stand, within 120 miles of Tulsa. Emergency service 24/7, maintenance and DOT inspections.',
  },
  {
    path: '/services',
    kind: 'services',
    group: 'Main',
    title: 'Fleet Repair Services',
    description:
      'Emergency repair, preventive maintenance and DOT inspections at your yard, jobsite or roadside: what each covers and how to book it.',
  },
  {
    path: '/brands',
    kind: 'brands',
    group: 'Main',
    title: 'Brands We Repair',
    description:
      'Find your truck, van, engine, excavator, tractor, lift or forklift: makes we work on around Tulsa, with what fails and what to check first.',
  },
  {
    path: '/locations',
    kind: 'locations',
    group: 'Main',
    title: 'Service Area and Locations',
    description:
      'Where we go and how long it typically takes: Tulsa metro, Oklahoma City and every town within 120 straight-line miles.',
  },
  {
    path: '/resources',
    kind: 'resources',
    group: 'Main',
    title: 'Fleet Resources',
    description:
      'Guides and checklists for fleet owners: annual inspection items, daily reports, lift and forklift checks, and where the rules are written.',
  },
  {
    path: '/blog',
    kind: 'blog',
    group: 'Main',
    title: 'Fleet Repair Blog',
    description:
      'Recalls, rules, seasons and checks: dated articles for people who keep trucks and machines working in eastern Oklahoma.',
  },
  {
    path: '/contact',
    kind: 'contact',
    group: 'Main',
    title: 'Contact and Service Quotes',
    description:
      'Call for emergencies at any hour, or send what happened, where the machine is and whether it moves, and we will come back with a quote.',
  },
  {
    path: '/sitemap',
    kind: 'sitemap',
    group: 'Main',
    title: 'Site Map',
    description:
      'Every page of this site on one page: services, industries, places, brands, articles and policies.',
  },
  {
    path: '/privacy',
    kind: 'policy',
    group: 'Policies',
    slug: 'privacy',
    title: 'Privacy Policy',
    description:
      'What we record when you call, text or ask for a quote, why, how long we keep it, and how to have it erased.',
  },
  {
    path: '/sms-policy',
    kind: 'policy',
    group: 'Policies',
    slug: 'sms-policy',
    title: 'SMS Policy',
    description:
      'How our text messages work: what we send and how often, rates, how to stop with STOP, how to get HELP, and what we never share.',
  },
];

/** All public pages but the articles. */
export const pages: readonly Page[] = [
  ...singlePages,
  ...services.map(({ slug, path, title, description }): Page => ({
    path,
    kind: 'service',
    group: 'Services',
    slug,
    title,
    description,
  })),
  ...industries.map(({ slug, path, title, description }): Page => ({
    path,
    kind: 'industry',
    group: 'Industries',
    slug,
    title,
    description,
  })),
  ...localPages.map(({ slug, path, title, description }): Page => ({
    path,
    kind: 'location',
    group: 'Locations',
    slug,
    title,
    description,
  })),
  ...brands.map(({ slug, path, title, description }): Page => ({
    path,
    kind: 'brand',
    group: 'Brands',
    slug,
    title,
    description,
  })),
];

/** Old and short addresses, as the router sees them: decoded, so with a real space. */
export const redirects: readonly Redirect[] = [
  ...['/index', '/index.html', '/home'].map((from) => ({ from, to: '/' })),
  ...['/service', '/service/'].map((from) => ({ from, to: '/services' })),
  ...['/blogs', '/articles'].map((from) => ({ from, to: '/blog' })),
  ...[
    '/services/request',
    '/services/book-repair',
    '/services/schedule',
    '/services/emergency',
    '/services/diagnostics',
  ].map((from) => ({ from, to: '/contact' })),
  ...brands.map(({ slug, path }) => ({ from: `/${slug}`, to: path })),
  { from: '/john deere-repair-tulsa', to: '/john-deere-repair-tulsa' },
];
