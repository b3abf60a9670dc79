/** How an answer of the area check is worded, beside its own field and inside the quote form. */
import { business } from '../../content/business';
import type { AreaFinding } from '../../content/area/service-area';
import { typicalArrival } from './typical-arrival';

/** Such as 'Broken Arrow, OK'. */
export const townName = ({ city, state }: AreaFinding): string => `${city}, ${state}`;

/** Null for the city the reference point lies in: its own center is no distance to travel. */
export const distance = ({ city, miles }: AreaFinding): string | null =>
  city === business.location.city ? null : `${miles} miles`;

export const isServed = ({ tier }: AreaFinding): boolean => tier !== 'justOutside' && tier !== 'outside';

/** Such as 'Typical arrival: 2 to 4 hours', or what we say beyond the edge. */
export const arrival = (finding: AreaFinding): string =>
  isServed(finding) ? `Typical arrival: ${typicalArrival(finding.tier)}` : typicalArrival(finding.tier);

/** What else to know about the answer; null when it stands as it is. */
export function caveat({ tier, miles, namesakes, isNear }: AreaFinding): string | null {
  if (namesakes.length > 0) return `Not the one you mean? There is also ${namesakes.join(' and ')}.`;
  if (isNear) return 'The closest name to what you typed.';
  if (tier === 'oklahomaCity' && miles > business.serviceRadiusMiles) {
    return `Past ${business.serviceRadiusMiles} miles, but in our Oklahoma City area.`;
  }
  return null;
}
