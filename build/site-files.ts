/** The site map and the files that the host reads. */

/** `lastModified` is an ISO date. Null when the last change isn't known. */
type Address = { path: string; lastModified: string | null };

export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** `sitemap.xml`. */
export function sitemapXml(origin: string, addresses: readonly Address[]): string {
  const urls = addresses.map(({ path, lastModified }) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${escapeXml(origin + path)}</loc>${date}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** `_redirects`: a 301 for each old address, with and without a trailing slash. */
export function redirectsFile(redirects: readonly { from: string; to: string }[]): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const address = encodeURI(from).replace(/\/$/, '');
    return [`${address} ${to} 301\n`, `${address}/ ${to} 301\n`];
  });
  return [...new Set(lines)].join('');
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
  /** The hashes of the inline scripts. */
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
  // The addresses under /social/ never change, so browsers ask again after a day.
  return `/*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: ${unusedFeatures.map((feature) => `${feature}=()`).join(', ')}

/social/*
  Cache-Control: public, max-age=86400

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
