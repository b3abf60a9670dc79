import { business } from '../business';
import type { Proof } from '../proof';
import type { PlaceTier } from './places';
import { serviceAreaTiers, type ServiceAreaTierId } from './tiers';

/** Whether places of this tier are in the service area. */
export const isServed = (tier: PlaceTier): tier is ServiceAreaTierId => tier in serviceAreaTiers;

/** The arrival time of a tier in words. Places outside the circle have none. */
export function tellTypicalArrival(tier: PlaceTier): string {
  if (isServed(tier)) {
    return serviceAreaTiers[tier].responseTime;
  }
  return tier === 'justOutside' ? 'Just outside: call, we may still come' : 'Outside the area';
}

/** What the owner has measured in a tier, to stand under its typical time. */
export function tellMeasuredArrival(
  tier: string,
  { responseTimes }: Proof = business.proof,
): string | undefined {
  const measured = responseTimes.find((row) => row.tier === tier);
  return measured && `Measured: ${measured.time}. ${measured.basis}`;
}

/** The line above the title of pages without the arrival card. */
export const metroArrival = `${serviceAreaTiers.metro.title}: we’re typically there in ${serviceAreaTiers.metro.responseTime}`;

/** The texts of the arrival card: arrival times by area. */
export const responseTimes = {
  title: 'Emergency response',
  measure: 'Typical arrival',
  fields: Object.entries(serviceAreaTiers).map(([tier, { title, responseTime }]) => ({
    term: title,
    value: responseTime,
    detail: tellMeasuredArrival(tier),
  })),
  note: `${business.emergency.label}: ${business.emergency.display}. Planned work is by appointment.`,
};
