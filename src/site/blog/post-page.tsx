import type { ComponentType } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import type { Article } from '../../content/articles/blog';
import { downNow, postDescription } from '../../content/articles/post-words';
import { brands } from '../../content/brands';
import { DrawingFrame } from '../drawings/drawing-frame';
import { MachineDrawing } from '../drawings/machine-drawing';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { SourceList } from '../lists/source-list';
import { ListSection } from '../shared/section';
import { TextWithContents } from '../shared/text-with-contents';
import { ArticleBody } from './article-body';
import { formatDay } from './article-date';

/** An article with at least this many headings gets a table of contents. */
const partsForContents = 4;

/** The article that the route has loaded, or the module of the not-found page. */
export function PostPage() {
  const loaded = useLoaderData<Article | { NotFoundPage: ComponentType }>();
  return 'post' in loaded ? <ArticlePage {...loaded} /> : <loaded.NotFoundPage />;
}

function ArticlePage({ post, html, headings, related }: Article) {
  const { slug, title, description, author, published, modified } = post;
  const lead = post.category === 'Breakdowns' ? `${description} ${downNow}` : description;
  const brand = brands.find((candidate) => candidate.slug === post.brand);
  return (
    <SitePage
      page={{ path: `/blog/${slug}`, kind: 'post' }}
      words={{ title, description: postDescription(description), lead }}
      publishedDate={published}
      modifiedDate={modified}
      author={author}
      section={post.category}
      category={brand?.category}
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
      header={
        <p className="text-slate">
          By {author}, <time dateTime={published}>{formatDay(published)}</time>
          {modified === published ? null : (
            <>
              , last reviewed <time dateTime={modified}>{formatDay(modified)}</time>
            </>
          )}
        </p>
      }
    >
      <article>
        <TextWithContents label="In this article" items={headings.length >= partsForContents ? headings : []}>
          <ArticleBody html={html} />
          {brand ? (
            <p className="mt-10 max-w-measure border-l-8 border-accent bg-paper px-5 py-4">
              More about this brand:{' '}
              <Link to={brand.path} className="link font-semibold">
                {brand.name}
              </Link>
            </p>
          ) : null}
        </TextWithContents>
        {post.sources.length > 0 ? (
          <ListSection heading="Sources" List={SourceList} items={post.sources} />
        ) : null}
      </article>
      <ListSection wide screenOnly heading="Related articles" List={CardGrid} items={related} />
    </SitePage>
  );
}
