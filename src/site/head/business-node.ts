/**
 * The full structured data of the business. Separate from structured-data.ts because only two pages need it.
 */
import type { AutoRepair, DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import { business, type OpenHours, weekdays } from '../../content/business';
import { expertise, servedCities } from '../../content/listed-business';
import type { Proof } from '../../content/proof';
import { services } from '../../content/services';
import { buildAbsoluteUrl, buildSocialImagePath } from '../../ui/seo';
import { businessId, describeCity, serviceArea } from './structured-data';

const describeHours = (
  dayOfWeek: DayOfWeek | readonly DayOfWeek[],
  hours: OpenHours,
): OpeningHoursSpecification => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...hours });

/** The business with its hours, service area and services. */
export function describeBusiness(): AutoRepair {
  const { founded, rates, payment }: Proof = business.proof;
  const priceRange = rates.hourly ?? rates.callOut;
  const profiles = Object.values<string | null>(business.social).filter((profile) => profile !== null);
  return {
    '@type': 'AutoRepair',
    '@id': businessId,
    name: business.name,
    legalName: business.legalName,
    url: buildAbsoluteUrl('/'),
    logo: buildAbsoluteUrl('/icon-512.png'),
    image: buildAbsoluteUrl(buildSocialImagePath('/')),
    telephone: business.phone.e164,
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.location.city,
      addressRegion: business.location.state,
      addressCountry: 'US',
    },
    areaServed: [serviceArea, ...servedCities.map(describeCity)],
    openingHoursSpecification: weekdays.flatMap((day) => {
      const hours = business.hours[day];
      return hours ? [describeHours(day, hours)] : [];
    }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: business.emergency.label,
      telephone: business.phone.e164,
      hoursAvailable: describeHours(weekdays, { opens: '00:00', closes: '23:59' }),
    },
    knowsAbout: expertise,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Mobile fleet and equipment services',
      itemListElement: services.map(({ name, path }) => ({
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name, url: buildAbsoluteUrl(path) },
      })),
    },
    ...(priceRange === null ? {} : { priceRange }),
    ...(payment.length > 0 ? { paymentAccepted: payment.join(', ') } : {}),
    ...(founded === null ? {} : { foundingDate: String(founded) }),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}
