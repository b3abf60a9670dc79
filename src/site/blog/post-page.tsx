import { Link, useLoaderData } from 'react-router-dom';
import type { Article } from '../../content/articles/blog';
import { ArticleBody } from './article-body';
import { formatDay } from './article-date';
import { CallToAction } from '../shared/call-to-action';
import { CardGrid } from '../lists/card-grid';
import { DrawingFrame } from '../drawings/drawing-frame';
import { MachineDrawing } from '../drawings/machine-drawing';
import { PageHead } from '../head/page-head';
import { MissingPage } from '../layout/missing-page';
import { PageHeader } from '../../ui/page-header';
import { Section } from '../shared/section';
import { SourceList } from '../lists/source-list';
import { TextWithContents } from '../shared/text-with-contents';
import { brands } from '../../content/brands';

/** An article with this many parts or more gets a list of them. */
const partsForContents = 4;

/** The article that the route has loaded; null for an unknown slug. */
export function PostPage() {
  const article = useLoaderData<Article | null>();
  return article ? <ArticlePage {...article} /> : <MissingPage />;
}

function ArticlePage({ post, html, headings, related }: Article) {
  const brand = brands.find(({ slug }) => slug === post.brand);

  return (
    <div {...(brand && { 'data-category': brand.category })}>
      <PageHead
        path={`/blog/${post.slug}`}
        kind="post"
        title={post.title}
        description={post.description}
        publishedDate={post.published}
        modifiedDate={post.modified}
        author={post.author}
        category={post.category}
      />
      <article>
        <PageHeader
          title={post.title}
          lead={post.description}
          above={brand ? `${post.category}: ${brand.name}` : post.category}
          aside={
            <div className="max-w-md">
              <DrawingFrame>
                <div className="p-2">
                  <MachineDrawing name={post.drawing} priority />
                </div>
              </DrawingFrame>
            </div>
          }
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
        <TextWithContents label="In this article" items={headings.length >= partsForContents ? headings : []}>
          <ArticleBody html={html} />
          {brand && (
            <p className="mt-10 max-w-measure border-l-8 border-accent bg-paper px-5 py-4">
              More about this brand:{' '}
              <Link to={brand.path} className="link font-semibold">
                {brand.name}
              </Link>
            </p>
          )}
        </TextWithContents>
        {post.sources.length > 0 && (
          <Section heading="Sources">
            <SourceList sources={post.sources} />
          </Section>
        )}
      </article>
      <Section wide screenOnly heading="Related articles">
        <CardGrid
          items={related.map(({ slug, title, description, category, drawing }) => ({
            title,
            text: description,
            path: `/blog/${slug}`,
            tag: category,
            drawing,
          }))}
        />
      </Section>
      <CallToAction />
    </div>
  );
}
