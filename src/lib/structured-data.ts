/** The JSON-LD of a page, for search engines. No review or rating nodes: a business may not rate itself. */
import { business, serviceAreaTiers } from '../content/business';
import type { Page } from '../site';
import { breadcrumbs } from './breadcrumbs';
import { scriptJson } from './script-json';
import { absoluteUrl, documentTitle, metaDescription } from './seo';

type JsonLdValue = string | number | JsonLdNode | readonly JsonLdValue[];
type JsonLdNode = { readonly [key: string]: JsonLdValue };

/** What a dated page adds to its head. Dates are ISO days. */
export type Authorship = {
  publishedDate?: string | undefined;
  modifiedDate?: string | undefined;
  author?: string | undefined;
  category?: string | undefined;
  ogImage?: string | undefined;
};

const metresPerMile = 1609.344;
const businessId = `${absoluteUrl('/')}#business`;
const country = 'US';

function serviceArea(): JsonLdNode {
  const { latitude, longitude } = business.coordinates;
  return {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
    geoRadius: Math.round(business.serviceRadiusMiles * metresPerMile),
  };
}

function openingHours(
  days: readonly string[],
  { opens, closes }: { opens: string; closes: string },
): JsonLdNode {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes };
}

function autoRepair(): JsonLdNode {
  const { weekday, saturday } = business.hours;
  const profiles = Object.values<string | null>(business.social).filter((profile) => profile !== null);
  return {
    '@type': 'AutoRepair',
    '@id': businessId,
    name: business.name,
    legalName: business.legalName,
    url: absoluteUrl('/'),
    telephone: business.phone.e164,
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.location.city,
      addressRegion: business.location.state,
      addressCountry: country,
    },
    areaServed: [
      serviceArea(),
      { '@type': 'City', name: serviceAreaTiers.oklahomaCity.title },
      ...['Tulsa', 'Broken Arrow', 'Claremore', 'Muskogee', 'Bartlesville'].map((name) => ({
        '@type': 'City',
        name,
      })),
    ],
    openingHoursSpecification: [
      openingHours(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], weekday),
      openingHours(['Saturday'], saturday),
    ],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: business.hours.emergency.label,
      telephone: business.phone.e164,
      hoursAvailable: openingHours(
        ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        { opens: '00:00', closes: '23:59' },
      ),
    },
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

function webPage(page: Page): JsonLdNode {
  const url = absoluteUrl(page.path);
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: documentTitle(page.title),
    description: metaDescription(page.description),
    about: { '@id': businessId },
  };
}

function breadcrumbList(page: Page): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs(page.path).map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path ? { item: absoluteUrl(path) } : {}),
    })),
  };
}

function service(page: Page): JsonLdNode {
  return {
    '@type': 'Service',
    name: page.title,
    serviceType: page.title,
    description: metaDescription(page.description),
    url: absoluteUrl(page.path),
    provider: { '@type': 'AutoRepair', '@id': businessId, name: business.name },
    areaServed: serviceArea(),
  };
}

function blogPosting(page: Page, authorship: Authorship): JsonLdNode {
  const { publishedDate, modifiedDate, author, category, ogImage } = authorship;
  const url = absoluteUrl(page.path);
  return {
    '@type': 'BlogPosting',
    headline: page.title,
    description: metaDescription(page.description),
    url,
    mainEntityOfPage: url,
    publisher: { '@type': 'Organization', name: business.name, url: absoluteUrl('/') },
    ...(ogImage ? { image: ogImage } : {}),
    ...(publishedDate ? { datePublished: publishedDate } : {}),
    ...(modifiedDate ? { dateModified: modifiedDate } : {}),
    ...(author ? { author: { '@type': 'Organization', name: author, url: absoluteUrl('/') } } : {}),
    ...(category ? { articleSection: category } : {}),
  };
}

function nodesFor(page: Page, authorship: Authorship): JsonLdNode[] {
  switch (page.kind) {
    case 'home':
      return [
        autoRepair(),
        { '@type': 'WebSite', url: absoluteUrl('/'), name: business.name, publisher: { '@id': businessId } },
        webPage(page),
      ];
    case 'contact':
      return [autoRepair(), webPage(page), breadcrumbList(page)];
    case 'service':
    case 'brand':
    case 'location':
    case 'industry':
      return [service(page), webPage(page), breadcrumbList(page)];
    case 'post':
      return [blogPosting(page, authorship), breadcrumbList(page)];
    default:
      return [webPage(page), breadcrumbList(page)];
  }
}

/** The page's graph as the text of a script element. */
export function structuredData(page: Page, authorship: Authorship): string {
  const graph: JsonLdNode = { '@context': 'https://schema.org', '@graph': nodesFor(page, authorship) };
  return scriptJson(graph);
}
