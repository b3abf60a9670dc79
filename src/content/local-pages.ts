/** A local page: a place or a kind of machine in a place. The content is in location-content.ts. */
export type LocalPage = {
  slug: string;
  path: string;
  city: string;
  name: string;
};

export const localPages = [
  {
    slug: 'mobile-mechanic-tulsa',
    path: '/mobile-mechanic-tulsa',
    city: 'Tulsa',
    name: 'Mobile Fleet Mechanic in Tulsa',
  },
  {
    slug: 'truck-repair-broken-arrow',
    path: '/truck-repair-broken-arrow',
    city: 'Broken Arrow',
    name: 'Mobile Truck Repair in Broken Arrow',
  },
  {
    slug: 'truck-repair-stillwater',
    path: '/truck-repair-stillwater',
    city: 'Stillwater',
    name: 'Mobile Truck Repair in Stillwater',
  },
  {
    slug: 'diesel-repair-edmond',
    path: '/diesel-repair-edmond',
    city: 'Edmond',
    name: 'Mobile Diesel Repair in Edmond',
  },
  {
    slug: 'mobile-mechanic-oklahoma-city',
    path: '/mobile-mechanic-oklahoma-city',
    city: 'Oklahoma City',
    name: 'Mobile Fleet Mechanic, Oklahoma City',
  },
  {
    slug: 'fleet-maintenance-norman',
    path: '/fleet-maintenance-norman',
    city: 'Norman',
    name: 'Mobile Fleet Maintenance in Norman',
  },
  {
    slug: 'semi-truck-repair-tulsa',
    path: '/semi-truck-repair-tulsa',
    city: 'Tulsa',
    name: 'Mobile Semi Truck Repair in Tulsa',
  },
  {
    slug: 'delivery-van-service-tulsa',
    path: '/delivery-van-service-tulsa',
    city: 'Tulsa',
    name: 'Delivery Van Repair in Tulsa',
  },
  {
    slug: 'forklift-maintenance-tulsa',
    path: '/forklift-maintenance-tulsa',
    city: 'Tulsa',
    name: 'Forklift Repair & Service in Tulsa',
  },
  {
    slug: 'excavator-repair-tulsa',
    path: '/excavator-repair-tulsa',
    city: 'Tulsa',
    name: 'Mobile Excavator Repair in Tulsa',
  },
] as const satisfies readonly LocalPage[];

export type LocalPageSlug = (typeof localPages)[number]['slug'];
