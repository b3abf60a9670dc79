import { posts } from '../../content/articles/post-index';
import { brands } from '../../content/brands';
import * as content from '../../content/main-pages/blog';
import type { Page } from '../../pages';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { makeAnchor } from '../shared/anchor';
import { formatDay } from '../shared/article-date';
import { Section } from '../shared/section';

const sections = [...new Set(posts.map(({ category }) => category))].sort().map((category) => ({
  id: makeAnchor(category),
  heading: category,
  lead: content.categoryLeads.get(category),
  linkText: category,
  cards: posts
    .filter((post) => post.category === category)
    .map(({ slug, title, description, published, drawing, brand }) => {
      const make = brands.find((candidate) => candidate.slug === brand)?.name;
      return {
        title,
        text: description,
        path: `/blog/${slug}`,
        tag: `${formatDay(published)}${make ? `, Brand: ${make}` : ''}`,
        drawing,
      };
    }),
}));

export function BlogPage({ page }: { page: Page }) {
  return (
    <SitePage page={page} content={content} header={null} sections={sections}>
      {sections.map(({ cards, ...section }, index) => (
        <Section key={section.id} {...section} isWide background={index % 2 === 0 ? 'white' : 'paper'}>
          <CardGrid items={cards} />
        </Section>
      ))}
    </SitePage>
  );
}
