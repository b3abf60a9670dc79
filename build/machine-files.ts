/** The files for feed readers, language models, crawlers and installation. */
import tailwind from '../tailwind.config';
import { business, serviceAreaTiers } from '../src/content/business';
import { startOfDay } from '../src/site/head/start-of-day';
import { posts } from '../src/content/articles/post-index';
import { loadWords } from '../src/words';
import { escapeXml } from './site-files';

/** A page with its title and description. */
export type DescribedPage = { path: string; title: string; description: string };

const { name, url: origin, phone, email, hours, location, serviceRadiusMiles } = business;

const summary = `Mobile fleet and heavy-equipment repair in ${location.city}, Oklahoma: trucks, vans, lifts, forklifts and machines repaired where they stand, within ${serviceRadiusMiles} straight-line miles.`;

/** `llms.txt` (llmstxt.org): who the business is, what a reader needs at once, and every page. */
function llmsTxt(pages: readonly DescribedPage[]): string {
  const opening = Object.values(hours).map(({ label, display }) => `${label} ${display}`);
  const arrivals = Object.values(serviceAreaTiers).map(
    ({ title, responseTime }) => `${title} ${responseTime.toLowerCase()}`,
  );
  return `# ${name}

> ${summary}

- Phone: ${phone.display} (${phone.e164}); e-mail: ${email}
- Hours (Central Time): ${opening.join('; ')}
- Typical arrival, not guaranteed: ${arrivals.join('; ')}
- Independent: not authorized by or affiliated with any maker named on this site

## Pages

${pages.map(({ path, title, description }) => `- [${title}](${origin}${path}): ${description}\n`).join('')}`;
}

/** How many articles the feed has. Feed readers keep older ones. */
const feedLength = 20;

/** `feed.xml`: the newest articles in full as an Atom feed (RFC 4287). */
async function atomFeed(): Promise<string> {
  const shown = posts.slice(0, feedLength);
  const [latest = ''] = shown
    .map(({ modified }) => modified)
    .sort()
    .reverse();
  const entries = shown.map(async ({ slug, title, published, modified, author, category, description }) => {
    const { html } = await loadWords('post', slug);
    const url = `${origin}/blog/${slug}`;
    return `  <entry>
    <id>${url}</id>
    <title>${escapeXml(title)}</title>
    <link href="${url}"/>
    <published>${startOfDay(published)}</published>
    <updated>${startOfDay(modified)}</updated>
    <author><name>${escapeXml(author)}</name></author>
    <category term="${escapeXml(category)}"/>
    <summary>${escapeXml(description)}</summary>
    <content type="html" xml:base="${url}">${escapeXml(html)}</content>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${origin}/blog</id>
  <title>${escapeXml(name)}: articles</title>
  <link href="${origin}/blog"/>
  <link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>
  <icon>${origin}/icon-192.png</icon>
  <updated>${startOfDay(latest)}</updated>
${(await Promise.all(entries)).join('')}</feed>
`;
}

/** Files in public/. */
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

/** The files' contents by their addresses. */
export const machineFiles = async (
  pages: readonly DescribedPage[],
): Promise<Readonly<Record<string, string>>> => ({
  // The office isn't disallowed: a crawler must be able to read its noindex.
  '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  '/feed.xml': await atomFeed(),
  '/llms.txt': llmsTxt(pages),
  // Opens in the browser: these are pages to read and a number to call, not an application.
  '/site.webmanifest': webManifest({
    name,
    description: summary,
    id: '/',
    start_url: '/',
    display: 'browser',
  }),
  // Installs the office as an application that opens its conversations.
  '/office.webmanifest': webManifest({
    name: `${name}: office`,
    short_name: 'Office',
    id: '/admin/dashboard',
    start_url: '/admin/dashboard?tab=messages',
    scope: '/admin/',
    display: 'standalone',
  }),
});
