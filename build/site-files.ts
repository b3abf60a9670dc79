/** The files beside the pages: what crawlers, feed readers and the host read. Text in, text out. */

/** `lastModified` is an ISO day; null where the last change isn't known. */
type Address = { path: string; lastModified: string | null };

/** An article in the feed. */
type FeedEntry = {
  path: string;
  title: string;
  description: string;
  author: string;
  category: string;
  /** With its time and offset, as the other. */
  published: string;
  modified: string;
  /** The whole text. */
  html: string;
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

/**
 * What no page does, of what could harm its visitor: it travels with every answer. All else is closed to the
 * map in the footer anyway, since browsers give a stranger's frame nothing that isn't handed to it.
 */
const refused = 'browsing-topics camera display-capture geolocation hid microphone payment serial usb';
const permissions = refused
  .split(' ')
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * `_headers`, as Netlify and Cloudflare read it. Both have browsers ask again for whatever has no rule for
 * its cache, so pages need none.
 */
export function headersFile({
  connectOrigins,
  scriptHashes,
  widgetOrigins = [],
}: {
  connectOrigins: readonly string[];
  /** Other origins whose scripts and frames the pages may load. */
  widgetOrigins?: readonly string[];
  /** Of the inline scripts. */
  scriptHashes: readonly string[];
}): string {
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
    `Permissions-Policy: ${permissions}`,
  ];
  const rules: [path: string, headers: string[]][] = [
    ['/*', everywhere],
    // Their addresses stay, since whoever shared a page remembers them.
    ['/social/*', ['Cache-Control: public, max-age=86400']],
    ['/assets/*', ['Cache-Control: public, max-age=31536000, immutable']],
  ];
  return rules
    .map(([path, headers]) => [path, ...headers.map((header) => `  ${header}`), ''].join('\n'))
    .join('\n');
}

/** How many articles the feed holds; readers keep what they have seen. */
export const feedLength = 20;

/** `feed.xml`: the articles in full as an Atom feed (RFC 4287), in the order given. */
export function atomFeed(
  site: { origin: string; title: string; subtitle: string },
  entries: readonly FeedEntry[],
): string {
  const origin = escapeXml(site.origin);
  const latest = Math.max(0, ...entries.map(({ modified }) => Date.parse(modified)));
  const items = entries.map(({ path, title, description, author, category, published, modified, html }) => {
    const url = escapeXml(site.origin + path);
    return [
      '  <entry>',
      `    <id>${url}</id>`,
      `    <title>${escapeXml(title)}</title>`,
      `    <link href="${url}"/>`,
      `    <published>${published}</published>`,
      `    <updated>${modified}</updated>`,
      `    <author><name>${escapeXml(author)}</name></author>`,
      `    <category term="${escapeXml(category)}"/>`,
      `    <summary>${escapeXml(description)}</summary>`,
      `    <content type="html" xml:base="${url}">${escapeXml(html)}</content>`,
      '  </entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `  <id>${origin}/blog</id>`,
    `  <title>${escapeXml(site.title)}</title>`,
    `  <subtitle>${escapeXml(site.subtitle)}</subtitle>`,
    `  <link href="${origin}/blog"/>`,
    `  <link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>`,
    `  <icon>${origin}/icon-192.png</icon>`,
    `  <updated>${new Date(latest).toISOString()}</updated>`,
    ...items,
    '</feed>',
    '',
  ].join('\n');
}

type LinkSection = {
  heading: string;
  links: readonly { path: string; title: string; description: string }[];
};

/**
 * `llms.txt` (llmstxt.org): who the business is, what a reader needs at once, and every page with
 * what it says.
 */
export function llmsTxt(
  site: { origin: string; name: string; summary: string; facts: readonly string[] },
  sections: readonly LinkSection[],
): string {
  const lists = sections.map(({ heading, links }) =>
    [
      `## ${heading}`,
      '',
      ...links.map(({ path, title, description }) => `- [${title}](${site.origin}${path}): ${description}`),
      '',
    ].join('\n'),
  );
  const facts = site.facts.map((fact) => `- ${fact}`);
  return [`# ${site.name}`, '', `> ${site.summary}`, '', ...facts, '', ...lists].join('\n');
}

/** Files in public/. */
export const manifestIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/**
 * `site.webmanifest`. The display is the browser's own: these are pages to read and a number to call,
 * with a back button and an address that can be sent on, not an application to be installed.
 */
export function webManifest({
  name,
  description,
  color,
}: {
  name: string;
  description: string;
  color: string;
}): string {
  const manifest = {
    name,
    description,
    lang: 'en-US',
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: color,
    background_color: color,
    icons: manifestIcons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** `office.webmanifest`: lets people install the office as an application that opens its conversations. */
export function officeManifest({ name, color }: { name: string; color: string }): string {
  const manifest = {
    name: `${name}: office`,
    short_name: 'Office',
    lang: 'en-US',
    id: '/admin/dashboard',
    start_url: '/admin/dashboard?tab=messages',
    scope: '/admin/',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    icons: manifestIcons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
