/** The files that hosts, crawlers and installed apps read. */
import { business } from '../src/content/business';
import { escapeXml } from '../supabase/functions/_shared/twilio/twiml';
import tailwind from '../tailwind.config';

/** `lastModified` is an ISO day, or null when unknown. */
export type SitemapEntry = { path: string; lastModified: string | null };

/** `sitemap.xml`. */
export function writeSitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, lastModified }) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${escapeXml(origin + path)}</loc>${date}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** `_redirects`: a 301 for each old address, with and without a trailing slash. */
export function writeRedirects(redirects: readonly { from: string; to: string }[]): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const address = encodeURI(from).replace(/\/$/, '');
    return [`${address} ${to} 301\n`, `${address}/ ${to} 301\n`];
  });
  return [...new Set(lines)].join('');
}

type HeaderOptions = {
  connectOrigins: readonly string[];
  /** Other origins whose scripts and frames the pages may load. */
  widgetOrigins?: readonly string[];
  /** The hashes of the inline scripts. */
  scriptHashes: readonly string[];
};

/**
 * `_headers`, which Netlify and Cloudflare read. Pages need no cache rule, because both hosts have browsers
 * revalidate a file without one.
 */
export function writeHeaders({ connectOrigins, scriptHashes, widgetOrigins = [] }: HeaderOptions): string {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...widgetOrigins].join(' '),
    "style-src 'self'",
    // The office shows pictures and recordings from memory (blob:). Every page allows this, because a visitor
    // can enter the office from any page without a new document.
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ['frame-src https://www.google.com', ...widgetOrigins].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    'trusted-types default html',
    "require-trusted-types-for 'script'",
  ].join('; ');
  // Addresses under /social/ stay the same when a picture changes, so they are cached for a day only.
  return `/*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: browsing-topics=(), camera=(), display-capture=(), geolocation=(self), hid=(), microphone=(), payment=(), serial=(), usb=()

/social/*
  Cache-Control: public, max-age=86400

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}

const { name, url: origin, location, serviceRadiusMiles } = business;

const manifestIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

function writeWebManifest(fields: object): string {
  const color = tailwind.theme.extend.colors.paper;
  const looks = { lang: 'en-US', theme_color: color, background_color: color, icons: manifestIcons };
  return JSON.stringify({ ...fields, ...looks }, null, 2);
}

/** Files by path. */
export const metadataFiles = {
  // The office isn't disallowed, so that crawlers can read its noindex.
  '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  // The site opens in the browser. Only the office installs as an application.
  '/site.webmanifest': writeWebManifest({
    name,
    description: `Mobile fleet and heavy-equipment repair in ${location.city}, Oklahoma: trucks, vans, lifts, forklifts and machines repaired where they stand, within ${serviceRadiusMiles} straight-line miles.`,
    id: '/',
    start_url: '/',
    display: 'browser',
  }),
  '/office.webmanifest': writeWebManifest({
    name: `${name}: office`,
    short_name: 'Office',
    id: '/admin/dashboard',
    start_url: '/admin/dashboard?tab=messages',
    scope: '/admin/',
    display: 'standalone',
  }),
};
