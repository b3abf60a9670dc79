import { Link } from 'react-router-dom';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import type { PageTemplate } from '../page-template';
import type { Page } from '../site';

export const sitemapPage: PageTemplate = async (page) => {
  // This page alone shows the whole table; its template's chunk stays free of it.
  const [{ pages }, { postPages }] = await Promise.all([import('../site'), import('../blog')]);
  const groups = new Map<string, Page[]>();
  for (const entry of [...pages, ...postPages]) {
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  const anchorOf = (group: string) => `${group.toLowerCase()}-pages`;
  return (
    <>
      <PageHead page={page} />
      <PageHeader
        title={page.title}
        tag="Index"
        lead={`${pages.length} pages and ${postPages.length} ${postPages.length === 1 ? 'article' : 'articles'}.`}
      >
        <nav aria-label="Groups of pages">
          <ul className="flex flex-wrap gap-3">
            {[...groups].map(([group, entries]) => (
              <li key={group}>
                <a href={`#${anchorOf(group)}`} className="index-tab">
                  {group}
                  <span className="text-steel">{entries.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      {[...groups].map(([group, entries], index) => (
        <Section
          key={group}
          id={anchorOf(group)}
          heading={group}
          wide
          ground={index % 2 === 0 ? 'sheet' : 'paper'}
        >
          <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
            {entries.map(({ path, title, description }) => (
              <li key={path} className="border-t border-line sm:py-3">
                <Link
                  to={path}
                  className="link inline-flex min-h-12 items-center py-1.5 font-heading leading-tight font-bold sm:min-h-6 sm:py-0"
                >
                  {title}
                </Link>
                <p className="mt-1 text-base leading-snug text-slate max-sm:hidden">{description}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
};
