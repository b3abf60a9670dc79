import { Helmet } from 'react-helmet-async';
import type { AutoRepair } from 'schema-dts';
import { business } from '../../content/business';
import {
  absoluteUrl,
  documentTitle,
  metaDescription,
  postTitle,
  socialImagePath,
  socialImageSize,
} from '../../ui/seo';
import { startOfDay } from './start-of-day';
import { type Dating, type DescribedService, structuredData } from './structured-data';
import type { PageKind } from '../../pages';

export type PageHeadProps = Dating & {
  path: string;
  kind: PageKind | 'post' | 'missing';
  /** Without the business name, which is added unless there is a vertical bar in it. */
  title: string;
  /** Cut to 155 characters. */
  description: string;
  /** The one service that the page is about. */
  service?: DescribedService;
  /** The business in full, on a page that describes it. */
  business?: AutoRepair;
  /** The address that search engines should list instead of the page's own. */
  canonicalUrl?: string;
  /** Path or address of the picture shown when the page is shared, instead of the one drawn for it. */
  ogImage?: string;
  /** JSON-LD in the place of what is made from the other fields. */
  schemaMarkup?: string;
  /** Asks search engines to leave the page out. Such a page has no canonical address and no JSON-LD. */
  noIndex?: boolean;
};

/** Title, description, address and structured data of a page. Each page renders exactly one. */
export function PageHead(props: PageHeadProps) {
  const { path, kind, publishedDate, modifiedDate, author, category, noIndex = false } = props;
  const title = documentTitle(kind === 'post' ? postTitle(props.title) : props.title);
  const description = metaDescription(props.description);
  const url = props.canonicalUrl ?? absoluteUrl(path);
  // A page without an address of its own shows the home page's picture.
  const ogImage = props.ogImage ?? socialImagePath(noIndex ? '/' : path);
  const image = new URL(ogImage, business.url).href;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content={kind === 'post' ? 'article' : 'website'} />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(socialImageSize.width)} />
      <meta property="og:image:height" content={String(socialImageSize.height)} />
      {props.ogImage === undefined && (
        <meta property="og:image:alt" content={`Work order with a line drawing: ${props.title}`} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {author ? <meta name="author" content={author} /> : null}
      {kind === 'post' && publishedDate ? (
        <meta property="article:published_time" content={startOfDay(publishedDate)} />
      ) : null}
      {kind === 'post' && modifiedDate ? (
        <meta property="article:modified_time" content={startOfDay(modifiedDate)} />
      ) : null}
      {category ? <meta property="article:section" content={category} /> : null}
      {noIndex ? null : (
        <script type="application/ld+json">
          {props.schemaMarkup ?? structuredData({ ...props, image })}
        </script>
      )}
    </Helmet>
  );
}
