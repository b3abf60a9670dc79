import { business, serviceAreaTiers } from '../business';
import type { Proof } from '../proof';
import type { PlaceTier } from './places';

/** The arrival time of a tier in words. Places outside the circle have none. */
export function typicalArrival(tier: PlaceTier): string {
  if (tier === 'justOutside') return 'Just outside: call, we may still come';
  if (tier === 'outside') return 'Outside the area';
  return serviceAreaTiers[tier].responseTime;
}

/** What the owner has measured in a tier, to stand under its typical time. */
export function measuredArrival(tier: string, { responseTimes }: Proof = business.proof): string | undefined {
  const measured = responseTimes.find((row) => row.tier === tier);
  return measured && `Measured: ${measured.time}. ${measured.basis}`;
}

/** How soon most callers see us, where the table doesn't stand on the first screen of a phone. */
export const metroArrival = `${serviceAreaTiers.metro.title}: typically ${serviceAreaTiers.metro.responseTime}`;

/** Arrival times by area, with the emergency hours below them, since those are no arrival time. */
export const responseTimes = {
  title: 'Emergency response',
  measure: 'Typical arrival',
  fields: Object.entries(serviceAreaTiers).map(([tier, { title, responseTime }]) => ({
    term: title,
    value: responseTime,
    detail: measuredArrival(tier),
  })),
  note: `${business.hours.emergency.label}: ${business.hours.emergency.display}. Planned work is by appointment.`,
};
