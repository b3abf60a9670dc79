/** The three services; copy in service-copy.ts. */
export type Service = { slug: string; path: string; name: string; title: string; description: string };

export const services = [
  {
    slug: 'emergency-repair',
    path: '/services/emergency-repair',
    name: 'Emergency repair',
    title: '24/7 Truck & Equipment Repair, Tulsa',
    description:
      'Truck, lift or heavy equipment down? Emergency repair at the roadside or jobsite within 120 miles of Tulsa: engine, brakes, hydraulics.',
  },
  {
    slug: 'preventive-maintenance',
    path: '/services/preventive-maintenance',
    name: 'Preventive maintenance',
    title: 'Fleet Preventive Maintenance, Tulsa',
    description:
      'Fleet due for service? We do oil, filters, brakes and oil samples at your yard, with a record for every unit.',
  },
  {
    slug: 'dot-inspection',
    path: '/services/dot-inspection',
    name: 'DOT inspection',
    title: 'Mobile DOT Inspections in Tulsa',
    description:
      'DOT decal about to expire? We do annual inspections on trucks, trailers and dollies at your yard and fix what we can on the spot.',
  },
] as const satisfies readonly Service[];

export type ServiceSlug = (typeof services)[number]['slug'];
