/** The files for readers that aren't people, made from the table, the articles and the business. */
import { manifestIcons } from '../build/icons';
import { atomFeed, feedLength, llmsTxt, robotsTxt, webManifest } from '../build/site-files';
import tailwind from '../tailwind.config';
import { loadPostBody, postPages, posts } from './blog';
import { business, serviceAreaTiers } from './content/business';
import { metaDescription } from './lib/seo';
import { startOfDay } from './lib/start-of-day';
import { type Page, type PageGroup, pages } from './site';

const { name, url: origin, phone, email, hours, location, serviceRadiusMiles } = business;

const summary = `Mobile fleet and heavy-equipment repair in ${location.city}, Oklahoma: trucks, vans, lifts, forklifts and machines repaired where they stand, within ${serviceRadiusMiles} straight-line miles.`;

/** The groups of the table by their headings; what may be left out stands under the format's own word for it. */
const llmsSections: Record<PageGroup, string> = {
  Main: 'Start here',
  Services: 'Services',
  Industries: 'Industries',
  Locations: 'Locations',
  Brands: 'Brands',
  Blog: 'Articles',
  Policies: 'Optional',
};

function llms(allPages: readonly Page[]): string {
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
  const sections = Object.entries(llmsSections).map(([group, heading]) => ({
    heading,
    links: allPages
      .filter((page) => page.group === group)
      .map(({ path, title, description }) => ({ path, title, description: metaDescription(description) })),
  }));
  return llmsTxt({ origin, name, summary, facts }, sections);
}

async function feed(): Promise<string> {
  const entries = await Promise.all(
    posts.slice(0, feedLength).map(async (post) => ({
      ...post,
      path: `/blog/${post.slug}`,
      published: startOfDay(post.published),
      modified: startOfDay(post.modified),
      html: (await loadPostBody(post.slug))?.html ?? '',
    })),
  );
  const [blog] = pages.filter(({ kind }) => kind === 'blog');
  return atomFeed({ origin, title: `${name}: articles`, subtitle: blog?.description ?? summary }, entries);
}

/** The files' contents by their addresses; the site map is written with the pages, whose dates it holds. */
export async function machineFiles(): Promise<Readonly<Record<string, string>>> {
  return {
    '/robots.txt': robotsTxt(origin),
    '/feed.xml': await feed(),
    '/llms.txt': llms([...pages, ...postPages]),
    '/site.webmanifest': webManifest(
      { name, description: summary, color: tailwind.theme.extend.colors.paper },
      manifestIcons,
    ),
  };
}
