/** The files beside the pages: what crawlers, feed readers and the host read. Text in, text out. */

type Address = { path: string; lastModified?: string };

type FeedEntry = {
  path: string;
  title: string;
  description: string;
  author: string;
  published: string;
  modified: string;
};

const escapeXml = (text: string) =>
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

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it: a 301 for each old address, with and
 * without a trailing slash, and the office's addresses rewritten to its empty shell.
 */
export function redirectsFile(
  redirects: readonly { from: string; to: string }[],
  officePaths: readonly string[],
): string {
  const lines = new Set<string>();
  for (const { from, to } of redirects) {
    const address = encodeURI(from).replace(/\/$/, '');
    lines.add(`${address} ${to} 301`);
    lines.add(`${address}/ ${to} 301`);
  }
  for (const path of officePaths) lines.add(`${path} /app.html 200`);
  return [...lines, ''].join('\n');
}

/**
 * `_headers`, in the same format. Styles may be inline because the page's own style sheet, its
 * style attributes and the notices' are; of inline scripts only those run whose hash is given.
 */
export function headersFile({
  connectOrigins,
  scriptHashes,
}: {
  connectOrigins: readonly string[];
  scriptHashes: readonly string[];
}): string {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    'frame-src https://www.google.com',
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
  const everywhere = [
    `Content-Security-Policy: ${policy}`,
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), geolocation=(), microphone=()',
  ];
  const revalidated = ['Cache-Control: no-cache'];
  // No two of these overlap in a header: the hosts would join the values with a comma.
  const rules: [path: string, headers: string[]][] = [
    ['/*', everywhere],
    ['/', revalidated],
    ['/:file', revalidated],
    ['/services/:page', revalidated],
    ['/blog/:page', revalidated],
    ['/admin/*', [...revalidated, 'X-Robots-Tag: noindex']],
    ['/auth/*', [...revalidated, 'X-Robots-Tag: noindex']],
    ['/assets/*', ['Cache-Control: public, max-age=31536000, immutable']],
  ];
  return rules
    .map(([path, headers]) => [path, ...headers.map((header) => `  ${header}`), ''].join('\n'))
    .join('\n');
}

/** `feed.xml`, an Atom feed of the articles, newest first. */
export function atomFeed(site: { origin: string; title: string }, entries: readonly FeedEntry[]): string {
  const instant = (day: string) => `${day}T00:00:00Z`;
  const updated = entries.reduce(
    (latest, { modified }) => (modified > latest ? modified : latest),
    '1970-01-01',
  );
  const items = entries.map(({ path, title, description, author, published, modified }) => {
    const url = escapeXml(site.origin + path);
    return [
      '  <entry>',
      `    <id>${url}</id>`,
      `    <title>${escapeXml(title)}</title>`,
      `    <link href="${url}"/>`,
      `    <published>${instant(published)}</published>`,
      `    <updated>${instant(modified)}</updated>`,
      `    <author><name>${escapeXml(author)}</name></author>`,
      `    <summary>${escapeXml(description)}</summary>`,
      '  </entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${escapeXml(site.origin)}/blog</id>`,
    `  <title>${escapeXml(site.title)}</title>`,
    `  <link href="${escapeXml(site.origin)}/blog"/>`,
    `  <link rel="self" href="${escapeXml(site.origin)}/feed.xml"/>`,
    `  <updated>${instant(updated)}</updated>`,
    ...items,
    '</feed>',
    '',
  ].join('\n');
}
