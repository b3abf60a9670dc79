/** What the quote form says of a place, in one line. It loads this with the lists of towns and ZIP codes. */
import { business } from '../business';
import { describeArrival } from './area-answers';
import { chooseTier, type Coordinates, measureGap, places, type PlaceTier } from './places';
import type { AreaFinding } from './service-area';

export { findTownIn } from './service-area';

const { city: base } = business.location;

/** How the answer says it. Another language has its own. */
export type AreaWords = {
  arrival: (tier: PlaceTier) => string;
  miles: (miles: number) => string;
  /** The distance from the base, in whole miles. */
  distance: (miles: number) => string;
  near: (town: string, distance: string) => string;
  far: (distance: string) => string;
};

const areaWords: AreaWords = {
  arrival: (tier) => describeArrival({ tier }),
  miles: (miles) => `${miles} miles`,
  distance: (miles) => `${miles} miles from downtown ${base}`,
  near: (town, distance) => `Near ${town}, ${distance}`,
  far: (distance) => `About ${distance}`,
};

/** The answer in one line. The distance is left out for the base's own city. */
export function summarizeArea({ city, state, miles, tier }: AreaFinding, words = areaWords): string {
  return `${city}, ${state}${city === base ? '' : `, ${words.miles(miles)}`}. ${words.arrival(tier)}.`;
}

/** A town is named as the nearest one up to here. */
const nearMiles = 20;

/** The distance and our typical arrival time, such as "Near Vinita, OK, 56 miles from downtown Tulsa." */
export function describePosition(position: Coordinates, words = areaWords): string {
  const gaps = places.map((place) => ({ place, gap: measureGap(place, position) }));
  const [nearest] = gaps.toSorted((a, b) => a.gap - b.gap);
  const town = nearest && nearest.gap <= nearMiles ? nearest.place : null;
  const miles = measureGap(business.coordinates, position);
  const distance = words.distance(Math.round(miles));
  const where = town ? words.near(`${town.name}, ${town.state}`, distance) : words.far(distance);
  return `${where}. ${words.arrival(chooseTier(town?.county ?? '', miles))}.`;
}
