/** A local page: a place or a kind of machine in a place. The copy is in location-copy.ts. */
export type LocalPage = {
  slug: string;
  path: string;
  city: string;
  title: string;
  description: string;
};

export const localPages = [
  {
    slug: 'mobile-mechanic-tulsa',
    path: '/mobile-mechanic-tulsa',
    city: 'Tulsa',
    title: 'Mobile Fleet Mechanic in Tulsa',
    description:
      'Tulsa mobile fleet mechanic: what we fix on site, what needs a shop, what to have ready, and typical arrival times by straight-line distance.',
  },
  {
    slug: 'truck-repair-broken-arrow',
    path: '/truck-repair-broken-arrow',
    city: 'Broken Arrow',
    title: 'Truck Repair in Broken Arrow',
    description:
      'Truck and trailer repair in Broken Arrow: a second-shift plan for plant yards, trailers at the dock, and where to stop well on the Creek Turnpike.',
  },
  {
    slug: 'fleet-maintenance-norman',
    path: '/fleet-maintenance-norman',
    city: 'Norman',
    title: 'Fleet Maintenance in Norman',
    description:
      'Fleet maintenance in Norman on planned days: how a batch day for vans, trucks and lifts can run, what 99 miles mean, and what to leave to a local shop.',
  },
  {
    slug: 'diesel-repair-edmond',
    path: '/diesel-repair-edmond',
    city: 'Edmond',
    title: 'Diesel Repair in Edmond',
    description:
      'Diesel repair in Edmond: derate, DEF and cold-start checks in the order that saves time, what same day means at 86 miles, and when a shop is better.',
  },
  {
    slug: 'mobile-mechanic-oklahoma-city',
    path: '/mobile-mechanic-oklahoma-city',
    city: 'Oklahoma City',
    title: 'Mobile Fleet Mechanic in Oklahoma City',
    description:
      'Mobile fleet repair in Oklahoma City, typically the same day: what to expect by the notice you give, for trucks, trailers, lifts and forklifts.',
  },
  {
    slug: 'truck-repair-stillwater',
    path: '/truck-repair-stillwater',
    city: 'Stillwater',
    title: 'Truck Repair in Stillwater',
    description:
      'Truck and equipment repair in Stillwater, 60 miles west of Tulsa: how campus, farm and oilfield stops fit into one trip, and what to have ready.',
  },
  {
    slug: 'semi-truck-repair-tulsa',
    path: '/semi-truck-repair-tulsa',
    city: 'Tulsa',
    title: 'Semi Truck Repair in Tulsa',
    description:
      'Semi truck repair near Tulsa: the brake, tire and light faults that put trucks out of service, what can be fixed beside the scale, and a yard check.',
  },
  {
    slug: 'forklift-maintenance-tulsa',
    path: '/forklift-maintenance-tulsa',
    city: 'Tulsa',
    title: 'Forklift Maintenance in Tulsa',
    description:
      'Forklift maintenance in Tulsa: 250 to 2,000 hour plans, fork and chain wear limits, battery care and OSHA daily exams for any make.',
  },
  {
    slug: 'excavator-repair-tulsa',
    path: '/excavator-repair-tulsa',
    city: 'Tulsa',
    title: 'Excavator Repair in Tulsa',
    description:
      'Excavator repair in Tulsa by symptom: slow, hot, drifting or no-start, with tracks, pins, hydraulics and the 2,000-hour list for any brand.',
  },
  {
    slug: 'delivery-van-service-tulsa',
    path: '/delivery-van-service-tulsa',
    city: 'Tulsa',
    title: 'Delivery Van Service in Tulsa',
    description:
      'Delivery van service in Tulsa: batch PM at your lot after routes, Transit and Sprinter known faults, brakes, batteries and recall checks.',
  },
] as const satisfies readonly LocalPage[];

export type LocalPageSlug = (typeof localPages)[number]['slug'];
