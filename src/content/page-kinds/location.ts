/** The texts that all local pages share. */
import { brandCategories } from '../brand-categories';
import { brands } from '../brands';
import { services } from '../services';
import { measuredArrival, typicalArrival } from '../area/response-times';
import type { Place } from '../area/places';
import { business, serviceAreaTiers } from '../business';
import type { LocationCopy } from '../location-copy';
import type { SectionWords } from '../section-words';

export function locationWords(town: string, { plan, drawing, destination }: LocationCopy) {
  // The pages about a kind of machine in our own city say where we drive to.
  const aboutMachine = destination !== undefined;
  return {
    plan: { id: 'plan', part: 'What we do here', heading: plan.heading, lead: plan.lead },
    machine: { id: 'machine', part: 'What breaks', heading: drawing.heading },
    area: { id: 'area', part: 'Where we go', heading: `Where we go around ${town}` },
    beforeYouCall: {
      id: 'before-you-call',
      part: 'Before you call',
      heading: aboutMachine ? 'Before you call' : `Before you call from ${town}`,
    },
    questions: {
      id: 'questions',
      part: 'Questions',
      heading: aboutMachine ? 'Questions we hear' : `Questions about repair in ${town}`,
    },
    related: {
      id: 'related',
      part: 'Services and brands',
      heading: aboutMachine ? 'Related services and brands' : `Services and brands for ${town}`,
    },
    sources: { heading: 'Sources' },
  } satisfies Record<string, SectionWords>;
}

const { city, state } = business.location;

/** The trip from base to a town: how far it is, and the typical arrival. */
export function tripTo(place: Place, destination = 'Your yard or the roadside') {
  const atBase = place.name === city;
  const tier =
    place.tier === 'justOutside' || place.tier === 'outside' ? undefined : serviceAreaTiers[place.tier];
  return {
    title: 'Response time',
    measure: tier?.title ?? 'Outside',
    fields: [
      { term: 'From', value: `${city}, ${state}` },
      {
        term: 'To',
        value: atBase ? destination : `${place.name}, ${place.state}`,
        detail: atBase ? undefined : `${place.county} County`,
      },
      {
        term: 'Distance',
        value: atBase ? 'In the city' : `${place.miles} miles ${place.bearing}`,
        detail: atBase ? 'Metro area' : 'Straight line',
      },
      { term: 'Typical arrival', value: typicalArrival(place.tier), detail: measuredArrival(place.tier) },
    ],
    note: 'Typical time. Call to confirm.',
  };
}

/** The text alternative of a town's map. */
export const mapOf = ({ name, miles, bearing }: Place): string =>
  name === city
    ? `Map of the service area around ${city}`
    : `Map of the service area with ${name} ringed, ${miles} miles ${bearing} of the reference point in ${city}`;

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
