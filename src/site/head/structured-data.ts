/**
 * The JSON-LD of a page, for search engines, in the types of schema.org's vocabulary. No review or
 * rating nodes: a business may not rate itself. No FAQPage either: the questions stand in the page,
 * and nobody shows the markup's result any more.
 */
import type {
  AutoRepair,
  BlogPosting,
  Brand,
  BreadcrumbList,
  City,
  GeoCircle,
  Graph,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { business } from '../../content/business';
import type { PageKind } from '../../pages';
import { breadcrumbs } from './breadcrumbs';
import { startOfDay } from './start-of-day';
import { scriptJson } from './script-json';
import { absoluteUrl, documentTitle, metaDescription } from '../../ui/seo';

/** What a dated page adds to its head. Dates are ISO days. */
export type Dating = {
  publishedDate?: string;
  modifiedDate?: string;
  author?: string;
  category?: string;
};

/** What a page about one service says of it. */
export type DescribedService = {
  /** The kind of work, as people call it: "Mobile truck repair". */
  type: string;
  /** The one town in Oklahoma that the page is about. */
  city?: string;
  /** The brand whose machines the page is about. It isn't the business's own. */
  brand?: string;
};

/** What the graph of a page is made from; `image` is a full address. */
type DescribedPage = Dating & {
  path: string;
  kind: PageKind | 'post' | 'missing';
  title: string;
  description: string;
  image: string;
  service?: DescribedService;
  /** The business in full, on the pages that describe it (business-node.ts). */
  business?: AutoRepair;
};

const metresPerMile = 1609.344;
export const businessId = `${absoluteUrl('/')}#business`;
const webSiteId = `${absoluteUrl('/')}#website`;
const language = 'en-US';

/** A town of the state; one name may be that of a town elsewhere. */
export const cityOf = (name: string): City => ({
  '@type': 'City',
  name,
  containedInPlace: { '@type': 'State', name: 'Oklahoma' },
});

export function serviceArea(): GeoCircle {
  const { latitude, longitude } = business.coordinates;
  return {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
    geoRadius: Math.round(business.serviceRadiusMiles * metresPerMile),
  };
}

/** The business on pages that don't describe it: its node is on the home page. */
const provider = {
  '@type': 'AutoRepair',
  '@id': businessId,
  name: business.name,
  url: absoluteUrl('/'),
} as const;

function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId,
    url: absoluteUrl('/'),
    name: business.name,
    inLanguage: language,
    publisher: { '@id': businessId },
  };
}

/** The page itself; one about a service names it as its entity. */
function webPage({ path, title, description, image, modifiedDate, service: about }: DescribedPage): WebPage {
  const url = absoluteUrl(path);
  const brand: Brand[] = about?.brand ? [{ '@type': 'Brand', name: about.brand }] : [];
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: documentTitle(title),
    description: metaDescription(description),
    inLanguage: language,
    isPartOf: { '@id': webSiteId },
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    about: [{ '@id': businessId }, ...brand],
    ...(modifiedDate && { dateModified: startOfDay(modifiedDate) }),
    ...(about && { mainEntity: { '@id': `${url}#service` } }),
  };
}

function breadcrumbList({ path }: DescribedPage): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs(path).map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: step.label,
      ...(step.path && { item: absoluteUrl(step.path) }),
    })),
  };
}

function serviceOf(page: DescribedPage, { type, city }: DescribedService): Service {
  const url = absoluteUrl(page.path);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: page.title,
    serviceType: type,
    description: metaDescription(page.description),
    url,
    provider,
    areaServed: city ? cityOf(city) : serviceArea(),
  };
}

function blogPosting(page: DescribedPage): BlogPosting {
  const { title, publishedDate, modifiedDate, author = business.name, category, image } = page;
  const url = absoluteUrl(page.path);
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: metaDescription(page.description),
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    isPartOf: { '@id': webSiteId },
    publisher: provider,
    image,
    ...(publishedDate && { datePublished: startOfDay(publishedDate) }),
    ...(modifiedDate && { dateModified: startOfDay(modifiedDate) }),
    author: author === business.name ? provider : { '@type': 'Person', name: author },
    ...(category && { articleSection: category }),
  };
}

function nodesFor(page: DescribedPage): readonly Thing[] {
  if (page.kind === 'post') return [blogPosting(page), breadcrumbList(page)];
  const isHome = page.kind === 'home';
  return [
    ...(page.business ? [page.business] : []),
    ...(isHome ? [webSite()] : []),
    ...(page.service ? [serviceOf(page, page.service)] : []),
    webPage(page),
    ...(isHome ? [] : [breadcrumbList(page)]),
  ];
}

/** The page's graph as the text of a script element. */
export function structuredData(page: DescribedPage): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodesFor(page) };
  return scriptJson(graph);
}
