/** The files for readers that aren't people, made from the pages, the articles and the business. */
import tailwind from '../tailwind.config';
import { business, serviceAreaTiers } from '../src/content/business';
import { startOfDay } from '../src/site/head/start-of-day';
import type { PageGroup, PageKind } from '../src/pages';
import { posts } from '../src/content/articles/post-index';
import { loadWords } from '../src/words';
import { atomFeed, feedLength, llmsTxt, robotsTxt, officeManifest, webManifest } from './site-files';

/** A page with what its head says; title and description are text of HTML. */
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

/** The groups of pages by their headings; the format has its own word for what may be left out. */
const llmsSections: readonly { heading: string; holds: (page: DescribedPage) => boolean }[] = [
  { heading: 'Start here', holds: ({ kind, group }) => group === 'Main' && kind !== 'post' },
  ...(['Services', 'Industries', 'Locations', 'Brands'] as const).map((heading) => ({
    heading,
    holds: ({ group }: DescribedPage) => group === heading,
  })),
  { heading: 'Articles', holds: ({ kind }) => kind === 'post' },
  { heading: 'Optional', holds: ({ group }) => group === 'Policies' },
];

function llms(pages: readonly DescribedPage[]): string {
  const office = [hours.weekday, hours.saturday, hours.sunday].map(
    ({ label, display }) => `${label} ${display}`,
  );
  const arrivals = Object.values(serviceAreaTiers).map(
    ({ title, responseTime }) => `${title} ${responseTime.toLowerCase()}`,
  );
  const facts = [
    `Phone: ${phone.display} (${phone.e164}), ${hours.emergency.label.toLowerCase()} ${hours.emergency.display}`,
    `Office hours (Central Time): ${office.join('; ')}`,
    `Typical arrival, not guaranteed: ${arrivals.join('; ')}`,
    `Quotes for planned work: ${origin}/contact or ${email}`,
    'Independent: not authorized by or affiliated with any maker named on this site',
  ];
  const sections = llmsSections.map(({ heading, holds }) => ({ heading, links: pages.filter(holds) }));
  return llmsTxt({ origin, name, summary, facts }, sections);
}

async function feed(pages: readonly DescribedPage[]): Promise<string> {
  const entries = await Promise.all(
    posts.slice(0, feedLength).map(async (post) => ({
      ...post,
      path: `/blog/${post.slug}`,
      published: startOfDay(post.published),
      modified: startOfDay(post.modified),
      html: (await loadWords('post', post.slug)).html,
    })),
  );
  const blog = pages.find(({ kind }) => kind === 'blog');
  return atomFeed({ origin, title: `${name}: articles`, subtitle: blog?.description ?? summary }, entries);
}

/** The files' contents by their addresses. */
export async function machineFiles(
  pages: readonly DescribedPage[],
): Promise<Readonly<Record<string, string>>> {
  return {
    '/robots.txt': robotsTxt(origin),
    '/feed.xml': await feed(pages),
    '/llms.txt': llms(pages),
    '/site.webmanifest': webManifest({
      name,
      description: summary,
      color: tailwind.theme.extend.colors.paper,
    }),
    '/office.webmanifest': officeManifest({ name, color: tailwind.theme.extend.colors.paper }),
  };
}
