/** The three services; copy in service-copy.ts. */
export type Service = { slug: string; path: string; name: string; title: string; description: string };

export const services = [
  {
    slug: 'emergency-repair',
    path: '/services/emergency-repair',
    name: 'Emergency repair',
    title: 'Emergency Truck and Equipment Repair',
    description:
      'Roadside and jobsite repair within 120 miles of Tulsa, day and night: what we fix where it stands, what needs a shop, and what to say when you call.',
  },
  {
    slug: 'preventive-maintenance',
    path: '/services/preventive-maintenance',
    name: 'Preventive maintenance',
    title: 'Preventive Maintenance for Fleets',
    description:
      'A, B and C services by hours, miles or months at your yard, with oil samples and a record for each unit: what a visit covers and how a plan starts.',
  },
  {
    slug: 'dot-inspection',
    path: '/services/dot-inspection',
    name: 'DOT inspection',
    title: 'DOT Annual Inspection in Tulsa',
    description:
      'Annual DOT inspections for trucks, trailers and dollies at your yard: what 49 CFR 396.17 asks, who needs one in Oklahoma, and the papers you keep.',
  },
] as const satisfies readonly Service[];

export type ServiceSlug = (typeof services)[number]['slug'];
