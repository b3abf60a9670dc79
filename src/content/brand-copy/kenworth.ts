import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Kenworth Truck Repair in Tulsa',
  description:
    'T280 brake pedals, T680 side lamps, frozen displays: the small Kenworth items that stop a truck, found at your gate in Tulsa first.',
  drawing: 'truck',
  angle: 'Medium-duty brakes and marker lights: small Kenworth items that park trucks.',
  intro: [
    'Not every Kenworth is a W900. The T280 to T480 service trucks have a brake valve campaign of their own, and some T680s were built without a reflector that an inspector looks for. Both are found at the gate.',
    'Small items cost a whole day when an inspector finds them first. We would rather spend the time on lamps, plungers and tape before the truck leaves.',
  ],
  aroundTulsa:
    'T680 fleets on I-44, T880 dumps and winch trucks bound for the oil patch, W900 and W990 owner-operators, and T280, T380 and T480 chassis carrying rollback and service bodies.',
  onSite:
    'On a medium-duty truck we start at the brake pedal, and if the plunger is suspect the truck does not move. On a tractor we walk the side lamps with a lens in hand, then the steering, then the air system with every lift axle both raised and lowered.',
  models: [
    {
      name: 'T680',
      kind: 'Tractor',
      note: 'Covered by 18V-816 for side reflectors, 22V-779 for the display and the 2024 steering gear campaign.',
    },
    {
      name: 'T880, W990, W900 and L770',
      kind: 'Vocational, classic and cabover',
      note: 'T880, W990 and L770 are listed in the 2024 steering gear recall, the W900 in the lamp recall of 2020.',
    },
    {
      name: 'T280, T380 and T480',
      kind: 'Medium duty',
      note: 'Model years 2021 to 2024 were recalled under 23V-087 together with Peterbilt’s 536, 537 and 548: more than 8,000 trucks.',
    },
  ],
  engines: [
    'MX-11, MX-13 or Cummins X15 in Class 8.',
    'PX-7 and PX-9 in the medium-duty trucks; their drain intervals depend on pan size and hours, as the PACCAR page explains.',
  ],
  failures: [
    {
      name: 'Brake pedal plunger comes apart',
      sign: 'The pedal does nothing after a fast release',
      firstCheck: 'Do not drive it. Inspect the plunger and the valve where the truck stands',
      place: 'field-then-shop',
      part: 'cab',
      detail:
        'Under 23V-087 the plunger may disconnect from the valve when a fully applied pedal is let go quickly.',
    },
    {
      name: 'Side marker lamp without a reflector',
      sign: 'A note from a roadside inspector, on a truck whose lamps all work',
      firstCheck: 'The lamps on the side extenders. The cure is tape',
      place: 'field',
      part: 'marker-lights',
      detail:
        '1,619 trucks of 2013 to 2019 fell under 18V-816, whose remedy is reflective tape. Lights made up 12.8 percent of out-of-service violations at Roadcheck 2025.',
    },
    {
      name: 'Frozen digital cluster',
      sign: 'Speed and warnings stop updating',
      firstCheck: 'Software level against the campaign',
      place: 'dealer',
      part: 'dash',
      detail: 'Campaign 22V-779. Until it is done, treat every reading on that screen as possibly old.',
    },
    {
      name: 'Steering gear built short of balls',
      sign: 'A wheel that catches or turns heavier one way',
      firstCheck: 'The VIN against the 2024 campaign before anyone touches an adjuster',
      place: 'dealer',
      part: 'steering',
      detail:
        'The T880, W990 and L770 are named with the T680. Play at the drag link and kingpins is measured as well, because a worn joint can be blamed on a gear.',
    },
  ],
  intervals: [
    {
      item: 'Kingpins, slack adjusters, wheel ends',
      when: 'By miles or by weeks, whichever the dust on your roads argues for.',
    },
    {
      item: 'Annual inspection',
      when: 'Within 12 months of the last; every axle counts, lift axles included.',
    },
    { item: 'Engine oil', when: 'By the engine’s own manual, PACCAR or Cummins.' },
  ],
  recalls: [
    { date: '2024', text: 'Steering gear with missing balls; about 47,208 trucks of 2024 and 2025.' },
    { date: '2023', campaign: '23V-087', text: 'Brake pedal plunger, T280, T380 and T480 of 2021 to 2024.' },
    {
      date: '2022',
      campaign: '22V-779',
      text: 'Frozen instrument display on 2022 and 2023 trucks; more than 76,000 across both PACCAR makes.',
    },
    {
      date: '2020',
      text: 'ABS and stability lamp fuse; reaches back to 2008 for T170, T270, T370, T660, T800 and W900.',
    },
    {
      date: '2018',
      text: 'PACCAR’s share of the Cummins ISX15 and X15 fuel line campaign, near 50,000 trucks.',
    },
    {
      date: '2018',
      campaign: '18V-816',
      text: 'T680 side marker lamps without reflex reflectors; 1,619 trucks of 2013 to 2019.',
    },
  ],
  makerNotes: [],
  limits:
    'Cluster software and brake-valve campaign work are free at a Kenworth dealer and stay there. We look up which of them your VIN is in and bring the list.',
  haveReady: [
    'VIN',
    'Air or hydraulic brakes',
    'Date of the last annual inspection',
    'Number of axles, lift axles counted',
  ],
  faqs: [
    {
      q: 'Is my T370 part of the pedal recall?',
      a: 'That campaign names T280, T380 and T480. Check the VIN anyway: the lamp-fuse recall does name the T370.',
    },
    {
      q: 'Can you do the annual DOT on a T880 with a lift axle?',
      a: 'Yes. Every axle and its brake chambers are inspected, raised and lowered.',
    },
    {
      q: 'The cluster froze once and came back. Can it wait?',
      a: 'Have the VIN looked up before the next trip. A speedometer that stops is a safety item even when it recovers.',
    },
  ],
  related: ['peterbilt', 'paccar'],
  industries: ['delivery', 'construction', 'utilities-energy'],
  regulations: ['cfr-396-17', 'cfr-393', 'cfr-396-11'],
} as const satisfies BrandCopy;
