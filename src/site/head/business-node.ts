/**
 * The full structured data of the business. Separate from structured-data.ts because only two pages need it.
 */
import type { AutoRepair, DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import { business } from '../../content/business';
import { expertise, servedCities } from '../../content/listed-business';
import type { Proof } from '../../content/proof';
import { services } from '../../content/services';
import { absoluteUrl, socialImagePath } from '../../ui/seo';
import { businessId, cityOf, serviceArea } from './structured-data';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const openingHours = (
  dayOfWeek: readonly DayOfWeek[],
  { opens, closes }: { opens: string; closes: string },
): OpeningHoursSpecification => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes });

/** The business with its hours, service area and services. */
export function businessNode(): AutoRepair {
  const { weekday, saturday, emergency } = business.hours;
  const { founded, rates, payment }: Proof = business.proof;
  const priceRange = rates.hourly ?? rates.callOut;
  const profiles = Object.values<string | null>(business.social).filter((profile) => profile !== null);
  return {
    '@type': 'AutoRepair',
    '@id': businessId,
    name: business.name,
    legalName: business.legalName,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    image: absoluteUrl(socialImagePath('/')),
    telephone: business.phone.e164,
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.location.city,
      addressRegion: business.location.state,
      addressCountry: 'US',
    },
    areaServed: [serviceArea, ...servedCities.map(cityOf)],
    openingHoursSpecification: [openingHours(weekdays, weekday), openingHours(['Saturday'], saturday)],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: emergency.label,
      telephone: business.phone.e164,
      hoursAvailable: openingHours([...weekdays, 'Saturday', 'Sunday'], { opens: '00:00', closes: '23:59' }),
    },
    knowsAbout: expertise,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Mobile fleet and equipment services',
      itemListElement: services.map(({ name, path }) => ({
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name, url: absoluteUrl(path) },
      })),
    },
    ...(priceRange === null ? {} : { priceRange }),
    ...(payment.length > 0 ? { paymentAccepted: payment.join(', ') } : {}),
    ...(founded === null ? {} : { foundingDate: String(founded) }),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}
