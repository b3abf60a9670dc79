import type { BrandCategory } from './brand-categories';

/** The industries the business serves; content in industry-content.ts. */
export type Industry = {
  slug: string;
  path: string;
  name: string;
  title: string;
  description: string;
  /** Decides the color of the page. */
  category: BrandCategory;
};

export const industries = [
  {
    slug: 'construction',
    path: '/fleet-maintenance-construction',
    name: 'Construction',
    title: 'Construction Equipment Repair, Tulsa',
    description:
      'Excavators, loaders and lifts: we fix hydraulics, engines and undercarriages at jobsites within 120 miles of Tulsa.',
    category: 'construction',
  },
  {
    slug: 'delivery',
    path: '/fleet-maintenance-delivery-vehicles',
    name: 'Delivery and logistics',
    title: 'Delivery Fleet Maintenance in Tulsa',
    description:
      'Vans, trucks and forklifts: we fix brakes, batteries, doors and DEF faults at your dock, and service vans after their routes.',
    category: 'van',
  },
  {
    slug: 'utilities-energy',
    path: '/fleet-service-utilities-energy',
    name: 'Utilities and energy',
    title: 'Utility & Energy Fleet Repair, Tulsa',
    description:
      'Bucket trucks, digger derricks and oilfield trucks: we repair PTO, hydraulics, interlocks and engines, on storm nights, too.',
    category: 'lift',
  },
  {
    slug: 'agriculture',
    path: '/fleet-maintenance-agriculture',
    name: 'Agriculture',
    title: 'Mobile Farm Equipment Repair, Tulsa',
    description:
      'Tractors, combines and balers: we come to the field for hydraulics, PTO, belts and engines, 120 miles around Tulsa.',
    category: 'ag',
  },
] as const satisfies readonly Industry[];

export type IndustrySlug = (typeof industries)[number]['slug'];
