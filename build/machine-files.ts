/** The files for crawlers and installed apps, by path. */
import tailwind from '../tailwind.config';
import { business } from '../src/content/business';

const { name, url: origin, location, serviceRadiusMiles } = business;

const manifestIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

function webManifest(fields: object): string {
  const color = tailwind.theme.extend.colors.paper;
  const looks = { lang: 'en-US', theme_color: color, background_color: color, icons: manifestIcons };
  return JSON.stringify({ ...fields, ...looks }, null, 2);
}

export const machineFiles = {
  // The office isn't disallowed, so that crawlers can read its noindex.
  '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  // The site opens in the browser. Only the office installs as an application.
  '/site.webmanifest': webManifest({
    name,
    description: `Mobile fleet and heavy-equipment repair in ${location.city}, Oklahoma: trucks, vans, lifts, forklifts and machines repaired where they stand, within ${serviceRadiusMiles} straight-line miles.`,
    id: '/',
    start_url: '/',
    display: 'browser',
  }),
  '/office.webmanifest': webManifest({
    name: `${name}: office`,
    short_name: 'Office',
    id: '/admin/dashboard',
    start_url: '/admin/dashboard?tab=messages',
    scope: '/admin/',
    display: 'standalone',
  }),
};
