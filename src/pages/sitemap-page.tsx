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
  return (
    <>
      <PageHead page={page} />
      <PageHeader
        title={page.title}
        tag="Index"
        lead={`${pages.length} pages and ${postPages.length} ${postPages.length === 1 ? 'article' : 'articles'}, each with the line that says what is on it.`}
      />
      {[...groups].map(([group, entries]) => (
        <Section key={group} heading={group}>
          <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
            {entries.map(({ path, title, description }) => (
              <li key={path} className="border-t border-line pt-2">
                <Link to={path} className="link inline-flex min-h-6 items-center font-semibold">
                  {title}
                </Link>
                <p className="text-sm text-slate">{description}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
};
