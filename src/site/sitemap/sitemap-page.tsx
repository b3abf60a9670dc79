import { Link } from 'react-router-dom';
import { posts } from '../../content/articles/post-index';
import * as content from '../../content/main-pages/sitemap';
import { type Page, pages } from '../../pages';
import { SitePage } from '../layout/site-page';
import { Section } from '../shared/section';

const brandsFromAToZ = pages
  .filter(({ kind }) => kind === 'brand')
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en-US'));

const isGeneral = ({ group }: Page) => group === 'Main' || group === 'Policies';

/** Pages and articles in the order of their groups: what somebody with a machine down looks for comes first. */
const allEntries = [
  ...pages.filter((page) => page.kind !== 'brand' && !isGeneral(page)),
  ...brandsFromAToZ,
  ...posts.map(({ slug, title }) => ({ path: `/blog/${slug}`, name: title, group: 'Articles' })),
  ...pages.filter(isGeneral),
];

/** The sections of the page, one for each group. */
const sections = [...new Set(allEntries.map(({ group }) => group))].map((heading) => ({
  id: `${heading.toLowerCase().replaceAll(' ', '-')}-pages`,
  heading,
  linkText: heading,
  entries: allEntries.filter(({ group }) => group === heading),
}));

export const SitemapPage = ({ page }: { page: Page }) => (
  <SitePage page={page} content={content} header={null} sections={sections} hasCallToAction={false}>
    {sections.map(({ id, heading, entries }, index) => (
      <Section key={id} id={id} heading={heading} isWide background={index % 2 === 0 ? 'white' : 'paper'}>
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
