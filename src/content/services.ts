/** The three services; content in service-content.ts. */
export type Service = { slug: string; path: string; name: string; title: string; description: string };

export const services = [
  {
    slug: 'emergency-repair',
    path: '/services/emergency-repair',
    name: 'Emergency repair',
    title: '24/7 Truck & Equipment Repair, Tulsa',
    description:
      'We come to the roadside or jobsite 24/7, within 120 miles of Tulsa, for no-starts, air leaks, brakes, hydraulics and wiring.',
  },
  {
    slug: 'preventive-maintenance',
    path: '/services/preventive-maintenance',
    name: 'Preventive maintenance',
    title: 'Fleet Preventive Maintenance, Tulsa',
    description:
      'We change oil and filters, check brakes and do planned repairs at your yard, and every unit gets a service record.',
  },
  {
    slug: 'dot-inspection',
    path: '/services/dot-inspection',
    name: 'DOT inspection',
    title: 'Mobile DOT Inspections in Tulsa',
    description:
      'We do annual DOT inspections on trucks, trailers and dollies at your yard, and we fix what we can there.',
  },
] as const satisfies readonly Service[];

export type ServiceSlug = (typeof services)[number]['slug'];
