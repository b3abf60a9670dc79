import { type ComponentType, type MouseEvent, useMemo } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import type { Article } from '../../content/articles/types';
import { callNow, postDescription } from '../../content/articles/post-words';
import { brands } from '../../content/brands';
import { linkedPage } from '../../navigation/link-preloading';
import { DrawingFrame } from '../drawings/drawing-frame';
import { MachineDrawing } from '../drawings/machine-drawing';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { SourceList } from '../lists/source-list';
import { ListSection } from '../shared/section';
import { TextWithContents } from '../lists/contents-list';
import { formatDay } from './article-date';

/** An article with at least this many headings gets a table of contents. */
const partsForContents = 4;

/** What the route loads: the article, or the not-found page for an unknown one. */
export type LoadedPost = Article | { NotFoundPage: ComponentType };

export function PostPage() {
  const loaded = useLoaderData<LoadedPost>();
  return 'post' in loaded ? <ArticlePage {...loaded} /> : <loaded.NotFoundPage />;
}

function ArticlePage({ post, html, headings, related }: Article) {
  const { slug, title, description, author, published, modified } = post;
  const lead = post.category === 'Breakdowns' ? `${description} ${callNow}` : description;
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
      <ListSection isWide isScreenOnly heading="Related articles" List={CardGrid} items={related} />
    </SitePage>
  );
}

type Rules<Html> = { createHTML: (html: string) => Html };

declare global {
  /** Trusted Types, which not every browser has and TypeScript's library doesn't declare. */
  var trustedTypes: { createPolicy: (name: string, rules: Rules<string>) => Rules<TrustedHTML> } | undefined;
}

/** Only for HTML of articles, which the build writes. Never use it for text that somebody sent. */
const policy = globalThis.trustedTypes?.createPolicy('html', { createHTML: (html) => html });

/** Rendered Markdown. Links to the site's own pages go through the router. */
function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();
  // A new object would make React write the HTML again.
  const innerHtml = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);

  function followLink(event: MouseEvent) {
    const link = linkedPage(event.target);
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  return <div className="prose" onClick={followLink} dangerouslySetInnerHTML={innerHtml} />;
}
