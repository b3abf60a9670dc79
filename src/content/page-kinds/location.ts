/** The texts that all local pages share. */
import { brandCategories } from '../brand-categories';
import { brands } from '../brands';
import { services } from '../services';
import { isServed, measuredArrival, typicalArrival } from '../area/response-times';
import type { Place } from '../area/places';
import { business } from '../business';
import { serviceAreaTiers } from '../area/tiers';
import type { LocationCopy } from '../location-copy';
import type { SectionWords } from '../section-words';

export function locationWords(town: string, { plan, drawing }: LocationCopy) {
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
  } satisfies Record<string, SectionWords>;
}

const { city, state } = business.location;

/** The trip from base to a town: how far it is, and the typical arrival. */
export function tripTo(place: Place, destination = 'Your yard or the roadside') {
  const atBase = place.name === city;
  return {
    title: 'Response time',
    measure: isServed(place.tier) ? serviceAreaTiers[place.tier].title : 'Outside',
    fields: [
      { term: 'From', value: `${city}, ${state}` },
      {
        term: 'To',
        value: atBase ? destination : `${place.name}, ${place.state}`,
        detail: atBase ? undefined : `${place.county} County`,
      },
      {
        term: 'Distance',
        value: atBase ? 'In the city' : `About ${Math.round(place.miles)} miles`,
        detail: atBase ? 'Metro area' : 'Straight line',
      },
      { term: 'Typical arrival', value: typicalArrival(place.tier), detail: measuredArrival(place.tier) },
    ],
    note: 'Typical time. Call to confirm.',
  };
}

/** The text alternative of a town's map. */
export const mapOf = ({ name }: Place): string =>
  name === city ? `Map of the service area around ${city}` : `Map of the service area with ${name} ringed`;

/** Cards of the services and brands that the page names. */
export function relatedTo(copy: LocationCopy) {
  const named = new Set<string>([...copy.services, ...copy.brands]);
  return [
    ...services.map(({ description, ...service }) => ({ ...service, text: description })),
    ...brands.map(({ category, ...brand }) => ({ ...brand, text: brandCategories[category] })),
  ]
    .filter(({ slug }) => named.has(slug))
    .map(({ name, text, path }) => ({ title: name, text, path }));
}
