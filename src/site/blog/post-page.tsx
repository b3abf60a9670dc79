import { type ComponentType, type MouseEvent, useMemo } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { callNow, describePost } from '../../content/articles/post-messages';
import type { Article } from '../../content/articles/types';
import { brands } from '../../content/brands';
import type { WithMachine } from '../../content/drawings/drawings';
import { findLinkedPage } from '../../navigation/link-preloading';
import { DrawingFrame } from '../drawings/drawing-frame';
import { MachineDrawing } from '../drawings/machine-drawing';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { TextWithContents } from '../lists/contents-list';
import { SourceList } from '../lists/source-list';
import { formatDay } from '../shared/article-date';
import { ListSection } from '../shared/section';

/** An article with at least this many headings gets a table of contents. */
const partsForContents = 4;

/** What the route loads: the article, or the not-found page for an unknown one. */
export type LoadedPost = WithMachine<Article> | { NotFoundPage: ComponentType };

export function PostPage() {
  const loaded = useLoaderData<LoadedPost>();
  return 'post' in loaded ? <ArticlePage {...loaded} /> : <loaded.NotFoundPage />;
}

function ArticlePage({ post, html, headings, related, machine }: WithMachine<Article>) {
  const { slug, title, description, author, published, modified } = post;
  const lead = post.category === 'Breakdowns' ? `${description} ${callNow}` : description;
  const brand = brands.find((candidate) => candidate.slug === post.brand);
  return (
    <SitePage
      page={{ path: `/blog/${slug}`, kind: 'post' }}
      content={{ title, description: describePost(description), lead }}
      publishedDate={published}
      modifiedDate={modified}
      author={author}
      section={post.category}
      category={brand?.category}
      above={brand ? `${post.category}: ${brand.name}` : post.category}
      aside={
        <div className="max-w-md">
          <DrawingFrame>
            <div className="drawing-plate p-2">
              <MachineDrawing machine={machine} priority />
            </div>
          </DrawingFrame>
        </div>
      }
      header={
        <p className="text-slate">
          <span>{`By ${author}, `}</span>
          <time dateTime={published}>{formatDay(published)}</time>
          {modified === published ? null : (
            <span>
              , last reviewed <time dateTime={modified}>{formatDay(modified)}</time>
            </span>
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
      <ListSection isWide isScreenOnly heading="Related articles" List={CardGrid} items={related} />
    </SitePage>
  );
}

/** Only for HTML of articles, which the build writes. Never use it for text that somebody sent. */
const policy = globalThis.trustedTypes?.createPolicy('html', { createHTML: (html) => html });

/** Rendered Markdown. Links to the site's own pages go through the router. */
function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();
  // A new object would make React write the HTML again.
  const innerHtml = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);

  function followLink(event: MouseEvent) {
    const link = findLinkedPage(event.target);
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  return <div className="prose" onClick={followLink} dangerouslySetInnerHTML={innerHtml} />;
}
