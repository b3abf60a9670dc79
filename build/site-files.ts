/** The site map, `robots.txt` and the files that the host reads. Text in, text out. */

/** `lastModified` is an ISO day; null where the last change isn't known. */
type Address = { path: string; lastModified: string | null };

export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** `sitemap.xml`. A date stands only where the last change is known. */
export function sitemapXml(origin: string, addresses: readonly Address[]): string {
  const urls = addresses.map(({ path, lastModified }) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${escapeXml(origin + path)}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`. The office isn't disallowed: a crawler must be able to read its noindex. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** `_redirects`: a 301 for each old address, with and without a trailing slash. */
export function redirectsFile(redirects: readonly { from: string; to: string }[]): string {
  const lines = new Set<string>();
  for (const { from, to } of redirects) {
    const address = encodeURI(from).replace(/\/$/, '');
    lines.add(`${address} ${to} 301`);
    lines.add(`${address}/ ${to} 301`);
  }
  return [...lines, ''].join('\n');
}

/** Features of the browser that no page uses, switched off for every page. */
const unusedFeatures = [
  ...['browsing-topics', 'camera', 'display-capture', 'geolocation', 'hid'],
  ...['microphone', 'payment', 'serial', 'usb'],
];

type HeaderOptions = {
  connectOrigins: readonly string[];
  /** Other origins whose scripts and frames the pages may load. */
  widgetOrigins?: readonly string[];
  /** Of the inline scripts. */
  scriptHashes: readonly string[];
};

/**
 * `_headers`, as Netlify and Cloudflare read it. On both, a file without a cache rule is asked for again each
 * time, so pages need no rule.
 */
export function headersFile({ connectOrigins, scriptHashes, widgetOrigins = [] }: HeaderOptions): string {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...widgetOrigins].join(' '),
    "style-src 'self'",
    // Pictures of texts and recordings of calls are fetched with the login, then shown from memory. On every
    // page, because the office may begin in a document that was opened at any address.
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
  const everywhere = [
    `Content-Security-Policy: ${policy}`,
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Strict-Transport-Security: max-age=63072000; includeSubDomains',
    'Cross-Origin-Opener-Policy: same-origin',
    `Permissions-Policy: ${unusedFeatures.map((feature) => `${feature}=()`).join(', ')}`,
  ];
  const rules: [path: string, headers: string[]][] = [
    ['/*', everywhere],
    // Their addresses never change, so browsers ask again after a day.
    ['/social/*', ['Cache-Control: public, max-age=86400']],
    ['/assets/*', ['Cache-Control: public, max-age=31536000, immutable']],
  ];
  return rules
    .map(([path, headers]) => [path, ...headers.map((header) => `  ${header}`), ''].join('\n'))
    .join('\n');
}
