import type { Place } from '../../content/area/places';
import { business, serviceAreaTiers } from '../../content/business';
import { SpecCard } from '../shared/spec-card';
import { typicalArrival } from './typical-arrival';

/** One trip: from base to a town, how far it is, and the typical arrival. */
export function TripSummary({ place }: { place: Place }) {
  const { city, state } = business.location;
  const atBase = place.name === city;
  const tier =
    place.tier === 'justOutside' || place.tier === 'outside' ? undefined : serviceAreaTiers[place.tier];
  return (
    <SpecCard
      title="Response time"
      measure={tier?.title ?? 'Outside'}
      fields={[
        { term: 'From', value: `${city}, ${state}` },
        { term: 'To', value: atBase ? 'Your yard or roadside' : `${place.name}, ${place.state}` },
        {
          term: 'Distance',
          value: atBase ? 'In the city' : `${place.miles} miles ${place.bearing}`,
          detail: atBase ? 'Metro area' : `Straight line, to ${place.county} County`,
        },
        { term: 'Typical arrival', value: typicalArrival(place.tier) },
      ]}
      note="Typical time. Call to confirm."
    />
  );
}
