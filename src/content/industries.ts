/** The industries the business serves; copy in industry-copy.ts. */
export type Industry = { slug: string; path: string; name: string; title: string; description: string };

export const industries = [
  {
    slug: 'construction',
    path: '/fleet-maintenance-construction',
    name: 'Construction',
    title: 'Construction Equipment Repair, Tulsa',
    description:
      'Excavator, loader or lift down on the job? We repair hydraulics, engines and undercarriages at your jobsite within 120 miles of Tulsa.',
  },
  {
    slug: 'delivery',
    path: '/fleet-maintenance-delivery-vehicles',
    name: 'Delivery and logistics',
    title: 'Delivery Fleet Maintenance in Tulsa',
    description:
      'Vans and box trucks missing routes? We fix brakes, batteries, doors and DEF faults at your Tulsa dock and service the fleet after routes.',
  },
  {
    slug: 'utilities-energy',
    path: '/fleet-service-utilities-energy',
    name: 'Utilities and energy',
    title: 'Utility & Energy Fleet Repair, Tulsa',
    description:
      'Bucket truck, digger or oilfield truck down? We repair PTO, hydraulics, interlocks and engines in northeast Oklahoma, storm nights included.',
  },
  {
    slug: 'agriculture',
    path: '/fleet-maintenance-agriculture',
    name: 'Agriculture',
    title: 'Mobile Farm Equipment Repair, Tulsa',
    description:
      'Tractor, combine or baler down in the field? We repair hydraulics, PTO, belts and engines on farms across eastern Oklahoma.',
  },
] as const satisfies readonly Industry[];

export type IndustrySlug = (typeof industries)[number]['slug'];
