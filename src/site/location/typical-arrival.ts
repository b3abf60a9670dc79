import { serviceAreaTiers } from '../../content/business';
import type { PlaceTier } from '../../content/area/places';

/** How a tier's arrival time is worded; beyond the circle there is none to give. */
export function typicalArrival(tier: PlaceTier): string {
  if (tier === 'justOutside') return 'Just outside: call, we may still come';
  if (tier === 'outside') return 'Outside the area';
  return serviceAreaTiers[tier].responseTime;
}
