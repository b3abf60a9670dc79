import { Link } from 'react-router-dom';
import { loadPostHtml, posts, type Post } from '../blog';
import { ArticleBody } from '../components/article-body';
import { formatDay } from '../components/article-date';
import { CallToAction } from '../components/call-to-action';
import { CardGrid } from '../components/card-grid';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import { SourceList } from '../components/source-list';
import { brands } from '../content/brands';
import type { PageTemplate } from '../page-template';

const relatedCount = 3;

/** Other articles, those of the same make first, then of the same category, then the newest. */
function relatedTo(post: Post): readonly Post[] {
  const closeness = (other: Post) =>
    (post.brand !== undefined && other.brand === post.brand ? 2 : 0) +
    (other.category === post.category ? 1 : 0);
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => closeness(b) - closeness(a))
    .slice(0, relatedCount);
}

export const postPage: PageTemplate = async (page) => {
  const post = posts.find(({ slug }) => slug === page.slug);
  const html = post ? await loadPostHtml(post.slug) : null;
  if (!post || html === null) return null;
  const brand = brands.find(({ slug }) => slug === post.brand);

  return (
    <>
      <PageHead
        page={page}
        publishedDate={post.published}
        modifiedDate={post.modified}
        author={post.author}
        category={post.category}
      />
      <article>
        <PageHeader
          title={post.title}
          lead={post.description}
          tag={post.category}
          category={brand?.category ?? 'general'}
        >
          <p className="text-slate">
            By {post.author}, <time dateTime={post.published}>{formatDay(post.published)}</time>
            {post.modified !== post.published && (
              <>
                , last reviewed <time dateTime={post.modified}>{formatDay(post.modified)}</time>
              </>
            )}
          </p>
        </PageHeader>
        <div className="page-width">
          <div className="form-row border-t border-ink py-8 md:py-12">
            <div className="lg:col-start-2">
              <ArticleBody html={html} />
              {brand && (
                <p className="mt-8 max-w-measure border-l-4 border-steel bg-white px-4 py-3">
                  More about this make:{' '}
                  <Link to={brand.path} className="link">
                    {brand.title}
                  </Link>
                </p>
              )}
            </div>
          </div>
        </div>
        {post.sources.length > 0 && (
          <Section heading="Sources">
            <SourceList sources={post.sources} />
          </Section>
        )}
      </article>
      <div className="print:hidden">
        <Section heading="Related articles">
          <CardGrid
            items={relatedTo(post).map(({ slug, title, description, category }) => ({
              title,
              text: description,
              path: `/blog/${slug}`,
              tag: category,
            }))}
          />
        </Section>
        <CallToAction />
      </div>
    </>
  );
};
