/** The files for feed readers, language models and installers, made from the pages, the articles and the business. */
import tailwind from '../tailwind.config';
import { business, serviceAreaTiers } from '../src/content/business';
import { startOfDay } from '../src/site/head/start-of-day';
import type { PageGroup, PageKind } from '../src/pages';
import type { Post } from '../src/content/articles/blog';
import { posts } from '../src/content/articles/post-index';
import { loadWords } from '../src/words';
import { escapeXml, robotsTxt } from './site-files';

/** A page with what its head says. */
export type DescribedPage = {
  path: string;
  kind: PageKind | 'post';
  group: PageGroup;
  slug: string;
  title: string;
  description: string;
  /** An ISO day; null where the last change isn't known. */
  lastModified: string | null;
};

const { name, url: origin, phone, email, hours, location, serviceRadiusMiles } = business;

const summary = `Mobile fleet and heavy-equipment repair in ${location.city}, Oklahoma: trucks, vans, lifts, forklifts and machines repaired where they stand, within ${serviceRadiusMiles} straight-line miles.`;

const llmsHeadings = ['Start here', 'Services', 'Industries', 'Locations', 'Brands', 'Articles', 'Optional'];

/** "Optional" is the format's own word for what a reader in a hurry may leave out. */
function llmsHeadingOf({ kind, group }: DescribedPage): string {
  if (kind === 'post') return 'Articles';
  if (group === 'Policies') return 'Optional';
  return group === 'Main' ? 'Start here' : group;
}

/** `llms.txt` (llmstxt.org): who the business is, what a reader needs at once, and every page. */
function llmsTxt(pages: readonly DescribedPage[]): string {
  const office = [hours.weekday, hours.saturday, hours.sunday].map(
    ({ label, display }) => `${label} ${display}`,
  );
  const arrivals = Object.values(serviceAreaTiers).map(
    ({ title, responseTime }) => `${title} ${responseTime.toLowerCase()}`,
  );
  const lists = llmsHeadings.flatMap((heading) => [
    `## ${heading}`,
    '',
    ...pages
      .filter((page) => llmsHeadingOf(page) === heading)
      .map(({ path, title, description }) => `- [${title}](${origin}${path}): ${description}`),
    '',
  ]);
  return [
    `# ${name}`,
    '',
    `> ${summary}`,
    '',
    `- Phone: ${phone.display} (${phone.e164}), ${hours.emergency.label.toLowerCase()} ${hours.emergency.display}`,
    `- Office hours (Central Time): ${office.join('; ')}`,
    `- Typical arrival, not guaranteed: ${arrivals.join('; ')}`,
    `- Quotes for planned work: ${origin}/contact or ${email}`,
    '- Independent: not authorized by or affiliated with any maker named on this site',
    '',
    ...lists,
  ].join('\n');
}

/** How many articles the feed holds; readers keep what they have seen. */
const feedLength = 20;

async function feedEntry(post: Post): Promise<string> {
  const { html } = await loadWords('post', post.slug);
  const url = `${origin}/blog/${post.slug}`;
  return `  <entry>
    <id>${url}</id>
    <title>${escapeXml(post.title)}</title>
    <link href="${url}"/>
    <published>${startOfDay(post.published)}</published>
    <updated>${startOfDay(post.modified)}</updated>
    <author><name>${escapeXml(post.author)}</name></author>
    <category term="${escapeXml(post.category)}"/>
    <summary>${escapeXml(post.description)}</summary>
    <content type="html" xml:base="${url}">${escapeXml(html)}</content>
  </entry>`;
}

/** `feed.xml`: the newest articles in full as an Atom feed (RFC 4287). */
async function atomFeed(pages: readonly DescribedPage[]): Promise<string> {
  const shown = posts.slice(0, feedLength);
  const latest = Math.max(...shown.map(({ modified }) => Date.parse(startOfDay(modified))));
  const blog = pages.find(({ kind }) => kind === 'blog');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${origin}/blog</id>
  <title>${escapeXml(name)}: articles</title>
  <subtitle>${escapeXml(blog?.description ?? summary)}</subtitle>
  <link href="${origin}/blog"/>
  <link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>
  <icon>${origin}/icon-192.png</icon>
  <updated>${new Date(latest).toISOString()}</updated>
${(await Promise.all(shown.map(feedEntry))).join('\n')}
</feed>
`;
}

/** Files in public/. */
export const manifestIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

function webManifest(fields: object): string {
  const color = tailwind.theme.extend.colors.paper;
  const manifest = {
    ...fields,
    lang: 'en-US',
    theme_color: color,
    background_color: color,
    icons: manifestIcons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The files' contents by their addresses. */
export async function machineFiles(
  pages: readonly DescribedPage[],
): Promise<Readonly<Record<string, string>>> {
  return {
    '/robots.txt': robotsTxt(origin),
    '/feed.xml': await atomFeed(pages),
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
  };
}
