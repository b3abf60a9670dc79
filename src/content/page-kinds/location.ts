/** The texts that all local pages share. */
import type { Place } from '../area/places';
import { isServed, tellMeasuredArrival, tellTypicalArrival } from '../area/response-times';
import { serviceAreaTiers } from '../area/tiers';
import { brandCategories } from '../brand-categories';
import { brands } from '../brands';
import { business } from '../business';
import type { LocationContent } from '../location-content';
import type { SectionHead } from '../section-head';
import { services } from '../services';

export function describeLocationSections(town: string, { plan, drawing }: LocationContent) {
  return {
    plan: { id: 'plan', linkText: 'What we do here', heading: plan.heading, lead: plan.lead },
    machine: { id: 'machine', linkText: 'What breaks', heading: drawing.heading },
    area: { id: 'area', linkText: 'Where we go', heading: `Where we go around ${town}` },
    beforeYouCall: {
      id: 'before-you-call',
      linkText: 'Before you call',
      heading: 'Before you call',
    },
    questions: { id: 'questions', linkText: 'Questions', heading: `Questions about repair in ${town}` },
    related: { id: 'related', linkText: 'Services and brands', heading: 'Related services and brands' },
    sources: { heading: 'Sources' },
  } satisfies Record<string, SectionHead>;
}

const { city, state } = business.location;

/** The trip from base to a town: how far it is, and the typical arrival. */
export function describeTrip(place: Place, destination = 'Your yard or the roadside') {
  const atBase = place.name === city;
  return {
    title: 'Response time',
    measure: isServed(place.tier) ? serviceAreaTiers[place.tier].title : 'Outside',
    fields: [
      {
        term: 'Typical arrival',
        value: tellTypicalArrival(place.tier),
        detail: tellMeasuredArrival(place.tier),
      },
      {
        term: 'To',
        value: atBase ? destination : `${place.name}, ${place.state}`,
        detail: atBase ? undefined : `${place.county} County`,
      },
      ...(atBase
        ? []
        : [
            {
              term: `From ${city}, ${state}`,
              value: `About ${Math.round(place.miles)} miles`,
              detail: 'Straight line',
            },
          ]),
    ],
    note: 'Typical time. Call to confirm.',
  };
}

/** The text alternative of a town's map. */
export const describeMap = ({ name }: Place): string =>
  name === city ? `Map of the service area around ${city}` : `Map of the service area with ${name} ringed`;

/** Cards of the services and brands that the page names. */
export function listRelated(content: LocationContent) {
  const named = new Set<string>([...content.services, ...content.brands]);
  return [
    ...services.map(({ description, ...service }) => ({ ...service, text: description })),
    ...brands.map(({ category, ...brand }) => ({ ...brand, text: brandCategories[category] })),
  ]
    .filter(({ slug }) => named.has(slug))
    .map(({ name, text, path }) => ({ title: name, text, path }));
}
