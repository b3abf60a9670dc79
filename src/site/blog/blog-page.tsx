import { Link } from 'react-router-dom';
import type { Post } from '../../content/articles/blog';
import { formatDay } from './article-date';
import { ArticleList } from './article-list';
import { DrawingFrame } from '../drawings/drawing-frame';
import { DrawingThumbnail } from '../drawings/drawing-thumbnail';
import { IndexTabs } from '../lists/index-tabs';
import { SitePage } from '../layout/site-page';
import { Section } from '../shared/section';
import { brands } from '../../content/brands';
import type { Page } from '../../pages';
import { posts } from '../../content/articles/post-index';
import { categoryLeads, description, lead, title } from '../../content/main-pages/blog';

const makes: ReadonlyMap<string, string> = new Map(brands.map(({ slug, name }) => [slug, name]));

const anchorOf = (category: string) => category.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export function BlogPage({ page }: { page: Page }) {
  const [newest] = posts;
  const categories = [...new Set(posts.map(({ category }) => category))].sort();
  const postsIn = (category: string) => posts.filter((post) => post.category === category);
  return (
    <SitePage
      page={page}
      title={title}
      description={description}
      lead={lead}
      aside={newest && <Newest post={newest} />}
      header={
        <IndexTabs
          label="Categories"
          items={categories.map((category) => ({
            id: anchorOf(category),
            text: category,
            count: postsIn(category).length,
          }))}
        />
      }
    >
      {categories.map((category, index) => (
        <Section
          key={category}
          id={anchorOf(category)}
          wide
          heading={category}
          background={index % 2 === 0 ? 'white' : 'paper'}
          lead={categoryLeads.get(category)}
        >
          <ArticleList posts={postsIn(category)} makes={makes} />
        </Section>
      ))}
    </SitePage>
  );
}

function Newest({ post: { slug, title, published, drawing } }: { post: Post }) {
  return (
    <div className="max-w-md">
      <DrawingFrame>
        <div className="p-2">
          <DrawingThumbnail name={drawing} className="w-full" />
        </div>
      </DrawingFrame>
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
