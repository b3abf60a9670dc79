/** The industries the business serves; copy in industry-copy.ts. */
export type Industry = { slug: string; path: string; name: string; title: string; description: string };

export const industries = [
  {
    slug: 'construction',
    path: '/fleet-maintenance-construction',
    name: 'Construction',
    title: 'Construction Fleet Maintenance in Tulsa',
    description:
      'Field maintenance for construction fleets around Tulsa: one visit a site, planned around pours and lane closures, with a machine list in advance.',
  },
  {
    slug: 'delivery',
    path: '/fleet-maintenance-delivery-vehicles',
    name: 'Delivery and logistics',
    title: 'Delivery Vehicle Fleet Maintenance',
    description:
      'Maintenance for delivery and logistics fleets near Tulsa, in batches at your dock after the routes end: brakes, batteries, doors and recall checks.',
  },
  {
    slug: 'utilities-energy',
    path: '/fleet-service-utilities-energy',
    name: 'Utilities and energy',
    title: 'Utility and Energy Fleet Service',
    description:
      'Service for utility and energy fleets in northeast Oklahoma: bucket trucks, PTO hours, interlocks, dielectric test dates and storm-day response.',
  },
  {
    slug: 'agriculture',
    path: '/fleet-maintenance-agriculture',
    name: 'Agriculture',
    title: 'Farm Equipment Fleet Maintenance',
    description:
      'Tractor, combine and farm truck maintenance in eastern Oklahoma, booked ahead of hay and wheat harvest, with field repair while the crop is standing.',
  },
] as const satisfies readonly Industry[];

export type IndustrySlug = (typeof industries)[number]['slug'];
