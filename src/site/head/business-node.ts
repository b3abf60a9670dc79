/** The business as structured data, apart from what every page's head needs: two pages describe it. */
import type { AutoRepair, DayOfWeek, OfferCatalog, OpeningHoursSpecification } from 'schema-dts';
import { business } from '../../content/business';
import { expertise, servedCities } from '../../content/listed-business';
import type { Proof } from '../../content/proof';
import { services } from '../../content/services';
import { absoluteUrl, socialImagePath } from '../../ui/seo';
import { businessId, cityOf, serviceArea } from './structured-data';

const country = 'US';

function openingHours(
  days: readonly DayOfWeek[],
  { opens, closes }: { opens: string; closes: string },
): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes };
}

/** The business with its hours, its area and what it offers. */
export function businessNode(): AutoRepair {
  const { weekday, saturday } = business.hours;
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
      addressCountry: country,
    },
    areaServed: [serviceArea(), ...servedCities.map(cityOf)],
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
    knowsAbout: expertise,
    hasOfferCatalog: offerCatalog(),
    ...(priceRange === null ? {} : { priceRange }),
    ...(payment.length > 0 ? { paymentAccepted: payment.join(', ') } : {}),
    ...(founded === null ? {} : { foundingDate: String(founded) }),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

function offerCatalog(): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: 'Mobile fleet and equipment services',
    itemListElement: services.map(({ name, path }) => ({
      '@type': 'Offer' as const,
      itemOffered: { '@type': 'Service' as const, name, url: absoluteUrl(path) },
    })),
  };
}
