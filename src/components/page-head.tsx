import { business } from '../content/business';
import { absoluteUrl, documentTitle, metaDescription, socialImagePath, socialImageSize } from '../lib/seo';
import { startOfDay } from '../lib/start-of-day';
import { type Authorship, structuredData } from '../lib/structured-data';
import type { Page } from '../site';

type PageHeadProps = Authorship & {
  page: Page;
  /** Asks search engines to leave the page out. Such a page has no canonical address and no graph. */
  noIndex?: boolean;
};

/**
 * Title, description, address and structured data of a page. One per page, rendered by its template;
 * React itself puts the tags into the document's head.
 */
export function PageHead({ page, noIndex = false, ...authorship }: PageHeadProps) {
  const { publishedDate, modifiedDate, author, category, ogImage } = authorship;
  const title = documentTitle(page.title);
  const description = metaDescription(page.description);
  const url = absoluteUrl(page.path);
  // A page without an address of its own shows the home page's.
  const image = absoluteUrl(ogImage ?? socialImagePath(noIndex ? '/' : page.path));
  const isArticle = page.kind === 'post';
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(socialImageSize.width)} />
      <meta property="og:image:height" content={String(socialImageSize.height)} />
      {ogImage === undefined && (
        <meta property="og:image:alt" content={`Work order with a line drawing: ${page.title}`} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {author ? <meta name="author" content={author} /> : null}
      {publishedDate ? <meta property="article:published_time" content={startOfDay(publishedDate)} /> : null}
      {modifiedDate ? <meta property="article:modified_time" content={startOfDay(modifiedDate)} /> : null}
      {category ? <meta property="article:section" content={category} /> : null}
      {noIndex ? null : (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredData(page, { ...authorship, ogImage: image }) }}
        />
      )}
    </>
  );
}
