/**
 * The JSON-LD of a page, for search engines, in the types of schema.org's vocabulary. No review or
 * rating nodes: a business may not rate itself. No FAQPage either: the questions stand in the page,
 * and nobody shows the markup's result any more.
 */
import type {
  AutoRepair,
  BlogPosting,
  BreadcrumbList,
  DayOfWeek,
  GeoCircle,
  Graph,
  OpeningHoursSpecification,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { business, serviceAreaTiers } from '../../content/business';
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

/** What the graph of a page is made from; `image` is a full address. */
type DescribedPage = Dating & {
  path: string;
  kind: PageKind | 'post' | 'missing';
  title: string;
  description: string;
  image: string;
};

const metresPerMile = 1609.344;
const businessId = `${absoluteUrl('/')}#business`;
const country = 'US';

/** Named beside the circle (spec section 9). */
const servedCities = [
  serviceAreaTiers.oklahomaCity.title,
  'Tulsa',
  'Broken Arrow',
  'Claremore',
  'Muskogee',
  'Bartlesville',
];

function serviceArea(): GeoCircle {
  const { latitude, longitude } = business.coordinates;
  return {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
    geoRadius: Math.round(business.serviceRadiusMiles * metresPerMile),
  };
}

function openingHours(
  days: readonly DayOfWeek[],
  { opens, closes }: { opens: string; closes: string },
): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes };
}

function autoRepair(): AutoRepair {
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
    areaServed: [serviceArea(), ...servedCities.map((name) => ({ '@type': 'City' as const, name }))],
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

/** The business on pages that don't describe it: its node stands on the home page. */
const provider = { '@type': 'AutoRepair', '@id': businessId, name: business.name } as const;

const isAboutService = (kind: DescribedPage['kind']) =>
  ['service', 'brand', 'location', 'industry'].includes(kind);

function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    url: absoluteUrl('/'),
    name: business.name,
    publisher: { '@id': businessId },
  };
}

/** The page itself. Its description stands in the head; a page about one service names it as its entity. */
function webPage({ path, title, kind }: DescribedPage): WebPage {
  const url = absoluteUrl(path);
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: documentTitle(title),
    about: { '@id': businessId },
    ...(isAboutService(kind) ? { mainEntity: { '@id': `${url}#service` } } : {}),
  };
}

function breadcrumbList(page: DescribedPage): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs(page.path).map(({ label, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      ...(path ? { item: absoluteUrl(path) } : {}),
    })),
  };
}

function service(page: DescribedPage): Service {
  const url = absoluteUrl(page.path);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: page.title,
    serviceType: page.title,
    description: metaDescription(page.description),
    url,
    provider,
    areaServed: serviceArea(),
  };
}

function blogPosting(page: DescribedPage): BlogPosting {
  const { publishedDate, modifiedDate, author, category, image } = page;
  const url = absoluteUrl(page.path);
  return {
    '@type': 'BlogPosting',
    headline: page.title,
    description: metaDescription(page.description),
    url,
    mainEntityOfPage: url,
    publisher: provider,
    image,
    ...(publishedDate ? { datePublished: startOfDay(publishedDate) } : {}),
    ...(modifiedDate ? { dateModified: startOfDay(modifiedDate) } : {}),
    ...(author ? { author: { '@type': 'Organization' as const, name: author, url: absoluteUrl('/') } } : {}),
    ...(category ? { articleSection: category } : {}),
  };
}

function nodesFor(page: DescribedPage): readonly Thing[] {
  switch (page.kind) {
    case 'home':
      return [autoRepair(), webSite(), webPage(page)];
    case 'contact':
      return [autoRepair(), webPage(page), breadcrumbList(page)];
    case 'service':
    case 'brand':
    case 'location':
    case 'industry':
      return [service(page), webPage(page), breadcrumbList(page)];
    case 'post':
      return [blogPosting(page), breadcrumbList(page)];
    default:
      return [webPage(page), breadcrumbList(page)];
  }
}

/** The page's graph as the text of a script element. */
export function structuredData(page: DescribedPage): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodesFor(page) };
  return scriptJson(graph);
}
