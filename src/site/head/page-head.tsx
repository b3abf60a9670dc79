import { Helmet } from 'react-helmet-async';
import { business } from '../../content/business';
import {
  buildAbsoluteUrl,
  buildDocumentTitle,
  buildMetaDescription,
  buildPostTitle,
  buildSocialImagePath,
  socialImageSize,
} from '../../ui/seo';
import { type PageFacts, formatDayStart, writeStructuredData } from './structured-data';

export type PageHeadProps = PageFacts & {
  /** The address that search engines should list instead of the page's own. */
  canonicalUrl?: string;
  /** Path or address of the picture for sharing, instead of the generated one. */
  ogImage?: string;
  /** JSON-LD that replaces the generated one. */
  schemaMarkup?: string;
  /** Asks search engines to leave the page out. Such a page has no canonical address and no JSON-LD. */
  noIndex?: boolean;
};

/** Title, description, address and structured data of a page. Each page renders exactly one. */
export function PageHead(props: PageHeadProps) {
  const { path, kind, publishedDate, modifiedDate, author, section, noIndex = false } = props;
  const isPost = kind === 'post';
  const title = buildDocumentTitle(isPost ? buildPostTitle(props.title) : props.title);
  const description = buildMetaDescription(props.description);
  const url = props.canonicalUrl ?? buildAbsoluteUrl(path);
  // A page that isn't listed has no picture, so it uses the home page's.
  const image = new URL(props.ogImage ?? buildSocialImagePath(noIndex ? '/' : path), business.url).href;
  const properties: Record<string, string | false | undefined> = {
    'og:type': isPost ? 'article' : 'website',
    'og:site_name': business.name,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:width': String(socialImageSize.width),
    'og:image:height': String(socialImageSize.height),
    'og:image:alt': props.ogImage === undefined && `Work order with a drawing: ${props.title}`,
    'article:published_time': isPost && publishedDate && formatDayStart(publishedDate),
    'article:modified_time': isPost && modifiedDate && formatDayStart(modifiedDate),
    'article:section': section,
  };
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {Object.entries(properties).map(([property, content]) =>
        content ? <meta key={property} property={property} content={content} /> : null,
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {author ? <meta name="author" content={author} /> : null}
      {noIndex ? null : (
        <script type="application/ld+json">
          {props.schemaMarkup ?? writeStructuredData({ ...props, image })}
        </script>
      )}
    </Helmet>
  );
}
