/**
 * The tiers of the service area, each with the typical time until we arrive. Their edge at 120 miles is written out,
 * because business.ts, which has the number, imports this file's types by way of proof.ts.
 */

/** Straight-line miles to the edge of the metro tier. */
export const metroMiles = 25;

type ServiceAreaTier = { title: string; description: string; responseTime: string };

export const serviceAreaTiers = {
  metro: {
    title: 'Tulsa metro',
    description: `Tulsa, Broken Arrow, Claremore and the other towns within about ${metroMiles} straight-line miles.`,
    responseTime: '30 to 60 minutes',
  },
  oklahomaCity: {
    title: 'Oklahoma City',
    description: 'Anywhere in Oklahoma County, Cleveland County or Canadian County, even past 120 miles.',
    responseTime: 'Same day',
  },
  regional: {
    title: 'Regional, within 120 miles',
    description: 'Muskogee, Bartlesville, Stillwater and every other town in our service area.',
    responseTime: '2 to 4 hours',
  },
} as const satisfies Record<string, ServiceAreaTier>;

export type ServiceAreaTierId = keyof typeof serviceAreaTiers;
