import { business, serviceAreaTiers } from '../business';
import type { PlaceTier } from './places';

/** The arrival time of a tier in words. Places outside the circle have none. */
export function typicalArrival(tier: PlaceTier): string {
  if (tier === 'justOutside') return 'Just outside: call, we may still come';
  if (tier === 'outside') return 'Outside the area';
  return serviceAreaTiers[tier].responseTime;
}

/** Arrival times by area, and the emergency hours. */
export const responseTimes = {
  title: 'Response times',
  measure: 'Typical arrival',
  fields: [
    ...Object.values(serviceAreaTiers).map(({ title, responseTime }) => ({
      term: title,
      value: responseTime,
    })),
    { term: business.hours.emergency.label, value: business.hours.emergency.display },
  ],
  note: 'Typical times. Call to confirm yours.',
};
