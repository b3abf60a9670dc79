/** What the quote form says of a place, in one line. It loads this with the lists of towns and ZIP codes. */
import { business } from '../business';
import { describeArrival } from './area-answers';
import { chooseTier, type Coordinates, measureGap, places } from './places';
import type { AreaFinding } from './service-area';

export { findTownIn } from './service-area';

const { city: base } = business.location;

/** The answer in one line. The distance is left out for the base's own city. */
export function summarizeArea(finding: AreaFinding): string {
  const { city, state, miles } = finding;
  return `${city}, ${state}${city === base ? '' : `, ${miles} miles`}. ${describeArrival(finding)}.`;
}

/** A town is named as the nearest one up to here. */
const nearMiles = 20;

/** The distance and our typical arrival time, such as "Near Vinita, OK, 56 miles from downtown Tulsa." */
export function describePosition(position: Coordinates): string {
  const gaps = places.map((place) => ({ place, gap: measureGap(place, position) }));
  const [nearest] = gaps.toSorted((a, b) => a.gap - b.gap);
  const town = nearest && nearest.gap <= nearMiles ? nearest.place : null;
  const miles = measureGap(business.coordinates, position);
  const distance = `${Math.round(miles)} miles from downtown ${base}`;
  const where = town ? `Near ${town.name}, ${town.state}, ${distance}` : `About ${distance}`;
  return `${where}. ${describeArrival({ tier: chooseTier(town?.county ?? '', miles) })}.`;
}
