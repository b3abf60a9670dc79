import { Link } from 'react-router-dom';
import { IndexTabs } from '../lists/index-tabs';
import { SitePage } from '../layout/site-page';
import { Section } from '../shared/section';
import { type Page, pages } from '../../pages';
import { posts } from '../../content/articles/post-index';
import { description, title } from '../../content/main-pages/sitemap';

type Entry = { path: string; name: string };

/** The pages under the headings of the registry, the articles before the policies. */
function groupedPages(): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of pages) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  groups.set(
    'Articles',
    posts.map((post) => ({ path: `/blog/${post.slug}`, name: post.title })),
  );
  return groups;
}

const anchorOf = (group: string) => `${group.toLowerCase()}-pages`;

export function SitemapPage({ page }: { page: Page }) {
  const groups = groupedPages();
  return (
    <SitePage
      page={page}
      title={title}
      description={description}
      lead={`${pages.length} pages and ${posts.length} articles.`}
      header={
        <IndexTabs
          label="Groups of pages"
          items={[...groups].map(([group, { length }]) => ({
            id: anchorOf(group),
            text: group,
            count: length,
          }))}
        />
      }
      hasCallToAction={false}
    >
      {[...groups].map(([group, entries], index) => (
        <Section
          key={group}
          id={anchorOf(group)}
          heading={group}
          wide
          background={index % 2 === 0 ? 'white' : 'paper'}
        >
          <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
            {entries.map(({ path, name }) => (
              <li key={path} className="border-t border-line sm:py-3">
                <Link
                  to={path}
                  className="link inline-flex min-h-12 items-center py-1.5 font-heading leading-tight font-bold sm:min-h-6 sm:py-0"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </SitePage>
  );
}
