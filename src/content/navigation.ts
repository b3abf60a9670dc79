/** The links on every page. Listed by hand, because the whole registry would enlarge the first script. */
import { industries } from './industries';
import { officePaths } from './office-paths';
import { services } from './services';

export type NavigationLink = { label: string; path: string; rel?: string };

/** The main navigation, in order. */
export const navigation: readonly NavigationLink[] = [
  { label: 'Home', path: '/' },
  { label: 'Services', path: '/services' },
  { label: 'Brands', path: '/brands' },
  { label: 'Locations', path: '/locations' },
  { label: 'Resources', path: '/resources' },
  { label: 'Contact', path: '/contact' },
];

/** The drawer has the blog too. */
export const drawerNavigation: readonly NavigationLink[] = [...navigation, { label: 'Blog', path: '/blog' }];

export const footerGroups: readonly { heading: string; links: readonly NavigationLink[] }[] = [
  { heading: 'Services', links: services.map(({ name, path }) => ({ label: name, path })) },
  { heading: 'Industries', links: industries.map(({ name, path }) => ({ label: name, path })) },
  {
    heading: 'Quick links',
    links: [
      { label: 'Brands we repair', path: '/brands' },
      { label: 'Service area', path: '/locations' },
      { label: 'Resources', path: '/resources' },
      { label: 'Blog', path: '/blog' },
      { label: 'Contact', path: '/contact' },
      { label: 'Site map', path: '/sitemap' },
    ],
  },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy Policy', path: '/privacy' },
  { label: 'SMS Policy', path: '/sms-policy' },
  { label: 'Admin', path: officePaths.login, rel: 'nofollow' },
];
