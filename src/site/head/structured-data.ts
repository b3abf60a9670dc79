/**
 * The JSON-LD of a page for search engines. It has no ratings, which a business may not give itself, and no
 * FAQPage, which search engines no longer show.
 */
import type { AutoRepair, BlogPosting, City, GeoCircle, Graph, Service, Thing, WebPage } from 'schema-dts';
import { business } from '../../content/business';
import type { PageKind } from '../../pages';
import { buildAbsoluteUrl, buildDocumentTitle, buildMetaDescription } from '../../ui/seo';
import { listBreadcrumbs } from './breadcrumbs';

export type PageFacts = {
  path: string;
  kind: PageKind | 'post' | 'missing';
  /** Without the business name, which is added unless the title has a vertical bar. */
  title: string;
  /** Cut to 155 characters. */
  description: string;
  /** ISO days. */
  publishedDate?: string;
  modifiedDate?: string;
  author?: string;
  /** The category of an article. */
  section?: string;
  /** The service that the page is about: the type of work, and its town or brand. */
  service?: { type: string; city?: string; brand?: string };
  /** The business in full, on the pages that describe it (business-node.ts). */
  business?: AutoRepair;
};

/** `image` is a full address. */
type DescribedPage = PageFacts & { image: string };

const metersPerMile = 1609.344;
const home = buildAbsoluteUrl('/');
export const businessId = `${home}#business`;
const webSiteId = `${home}#website`;
const language = 'en-US';

/** The start of an ISO day in the business's time zone, with its offset from UTC, such as '-06:00'. */
export function formatDayStart(day: string): string {
  // Built only when needed, because it takes a slow phone a tenth of a second and most pages have no date.
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: business.timeZone, timeZoneName: 'longOffset' });
  // Midnight UTC is the evening before in America. The clocks change later in the night.
  return `${day}T00:00:00${clock.format(new Date(day)).replace(/^.*GMT/, '')}`;
}

/** A town in Oklahoma. The state distinguishes it from other towns with the same name. */
export const describeCity = (name: string): City => ({
  '@type': 'City',
  name,
  containedInPlace: { '@type': 'State', name: 'Oklahoma' },
});

export const serviceArea: GeoCircle = {
  '@type': 'GeoCircle',
  geoMidpoint: { '@type': 'GeoCoordinates', ...business.coordinates },
  geoRadius: Math.round(business.serviceRadiusMiles * metersPerMile),
};

/** A reference to the business, for pages without its full node. */
const provider = { '@type': 'AutoRepair', '@id': businessId, name: business.name, url: home } as const;

const webSite: Thing = {
  '@type': 'WebSite',
  '@id': webSiteId,
  url: home,
  name: business.name,
  inLanguage: language,
  publisher: { '@id': businessId },
};

/** The node of the page. On a page about a service, the service is its main entity. */
function describePage({ path, title, description, image, modifiedDate, service }: DescribedPage): WebPage {
  const url = buildAbsoluteUrl(path);
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: buildDocumentTitle(title),
    description: buildMetaDescription(description),
    inLanguage: language,
    isPartOf: { '@id': webSiteId },
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    // Another company's brand, so it is a subject of the page and not the business's `brand`.
    about: [
      { '@id': businessId },
      ...(service?.brand ? [{ '@type': 'Brand' as const, name: service.brand }] : []),
    ],
    ...(modifiedDate && { dateModified: formatDayStart(modifiedDate) }),
    ...(service && { mainEntity: { '@id': `${url}#service` } }),
  };
}

const describeBreadcrumbs = (path: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: listBreadcrumbs(path).map((step, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: step.label,
    ...(step.path && { item: buildAbsoluteUrl(step.path) }),
  })),
});

function describeService({ path, title, description }: DescribedPage, type: string, city?: string): Service {
  const url = buildAbsoluteUrl(path);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    serviceType: type,
    description: buildMetaDescription(description),
    url,
    provider,
    areaServed: city ? describeCity(city) : serviceArea,
  };
}

function describePost(page: DescribedPage): BlogPosting {
  const { title, publishedDate, modifiedDate, author = business.name, section, image } = page;
  const url = buildAbsoluteUrl(page.path);
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: buildMetaDescription(page.description),
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    isPartOf: { '@id': webSiteId },
    publisher: provider,
    image,
    ...(publishedDate && { datePublished: formatDayStart(publishedDate) }),
    ...(modifiedDate && { dateModified: formatDayStart(modifiedDate) }),
    author: author === business.name ? provider : { '@type': 'Person', name: author },
    ...(section && { articleSection: section }),
  };
}

function listNodes(page: DescribedPage): readonly Thing[] {
  const { path, kind, service } = page;
  if (kind === 'post') {
    return [describePost(page), describeBreadcrumbs(path)];
  }
  return [
    ...(page.business ? [page.business] : []),
    ...(kind === 'home' ? [webSite] : []),
    ...(service ? [describeService(page, service.type, service.city)] : []),
    describePage(page),
    ...(kind === 'home' ? [] : [describeBreadcrumbs(path)]),
  ];
}

/** JSON for a script element. It escapes `<`, so that no text can end the element. */
export const writeScriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page's graph as the text of a script element. */
export const writeStructuredData = (page: DescribedPage) =>
  writeScriptJson({ '@context': 'https://schema.org', '@graph': listNodes(page) } satisfies Graph);
