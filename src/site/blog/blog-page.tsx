import { Link } from 'react-router-dom';
import type { Post } from '../../content/articles/blog';
import { formatDay } from './article-date';
import { ArticleList } from './article-list';
import { CallToAction } from '../shared/call-to-action';
import { DrawingSheet } from '../drawings/drawing-frame';
import { DrawingThumbnail } from '../drawings/drawing-thumbnail';
import { IndexTabs } from '../lists/index-tabs';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../../ui/page-header';
import { Section } from '../shared/section';
import { brands } from '../../content/brands';
import type { Page } from '../../pages';
import { posts } from '../../content/articles/post-index';
import { categoryLeads, description, title } from '../../content/main-pages/blog';

const makes: ReadonlyMap<string, string> = new Map(brands.map(({ slug, name }) => [slug, name]));

const anchorOf = (category: string) => category.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export function BlogPage({ page }: { page: Page }) {
  const [newest] = posts;
  const categories = [...new Set(posts.map(({ category }) => category))].sort();
  return (
    <>
      <PageHead {...page} title={title} description={description} />
      <PageHeader
        title={title}
        lead="Fault guides, recalls, DOT rules and seasonal checks for fleets in eastern Oklahoma, with dates and sources."
        {...(newest && { aside: <Newest post={newest} /> })}
      >
        <IndexTabs
          label="Categories"
          items={categories.map((category) => ({
            id: anchorOf(category),
            text: category,
            count: posts.filter((post) => post.category === category).length,
          }))}
        />
      </PageHeader>
      {categories.map((category, index) => {
        const lead = categoryLeads.get(category);
        return (
          <Section
            key={category}
            id={anchorOf(category)}
            wide
            heading={category}
            ground={index % 2 === 0 ? 'sheet' : 'paper'}
            {...(lead && { lead })}
          >
            <ArticleList posts={posts.filter((post) => post.category === category)} makes={makes} />
          </Section>
        );
      })}
      <CallToAction />
    </>
  );
}

function Newest({ post: { slug, title, published, drawing } }: { post: Post }) {
  return (
    <div className="max-w-md">
      <DrawingSheet>
        <div className="p-2">
          <DrawingThumbnail name={drawing} className="w-full" />
        </div>
      </DrawingSheet>
      <p className="mt-4 text-sm text-steel">
        Newest, <time dateTime={published}>{formatDay(published)}</time>
      </p>
      <p>
        <Link to={`/blog/${slug}`} className="link font-heading text-xl leading-tight font-bold">
          {title}
        </Link>
      </p>
    </div>
  );
}
