import type { LocationCopy } from '../location-copy';

export default {
  description:
    'Truck and equipment repair in Stillwater, 60 miles west of Tulsa: how campus, farm and oilfield stops fit into one trip, and what to have ready.',
  angle: 'Sixty miles west: campus, farms and oil yards, and how to put several stops into one trip.',
  intro: [
    'Stillwater is 60.4 straight-line miles due west of downtown Tulsa. A campus van, a hay rig and a winch truck have nothing in common but the road, and the road is a good part of the bill. So for planned work it pays to ask who else could be on the list: your second yard, a neighbor, the farm at the edge of town.',
    'An emergency doesn’t wait for a list. Two to four hours is typical; call to confirm.',
  ],
  plan: {
    heading: 'One trip, four kinds of stop',
    caption: 'Planned work around Stillwater, by kind of customer',
    columns: ['Stop', 'Typical units', 'Good season', 'Work that fits one stop', 'Ground and gate'],
    rows: [
      [
        'Campus and city',
        'Vans, shuttles, dump trucks, lifts',
        'Between terms',
        'Oil, brakes, batteries, lift inspections',
        'Permit for the lot; avoid event days',
      ],
      [
        'Farm',
        'Tractors, balers, grain trucks, trailers',
        'Late winter, and after harvest',
        'Cooling packs, belts, lights, trailer annuals',
        'Dry lane, wide gate, dogs tied',
      ],
      [
        'Oil and gas yard',
        'Winch tractors, vacuum and bobtail trucks',
        'Any; by hours',
        'PTO and winch service, air systems',
        'Sign-in, flame-resistant clothing, gas monitor if required',
      ],
      [
        'Contractor',
        'Backhoes, skid steers, lowboys',
        'Wet weeks',
        'Hydraulic hoses, tracks, pins, greasing',
        'Hard standing away from the pour',
      ],
    ],
    note: 'Service hours come from the plate or manual of each unit: check your manual. Trucks that work on the PTO age by hours, not by miles.',
  },
  sections: [
    {
      heading: 'On SH-51, between towns',
      paragraphs: [
        'SH-51 is the state highway through Stillwater. In season it carries farm machinery as well as trucks. With a brake or steering fault, don’t try to finish the trip: stop at a town, or at an elevator or station with a hard apron, and call from there with the nearest cross road and your direction.',
        'Cushing, in the same county, is 44.6 straight-line miles from Tulsa, and Perry 73.9. If you have units at either, name them in the same call.',
      ],
    },
    {
      heading: 'Hours, not miles',
      paragraphs: [
        'Oilfield and farm trucks run their engines to turn pumps and winches, and the odometer says little about that. The PACCAR PX-7 manual is a plain example: for general duty with the small oil pan it gives 9,000 miles or 500 hours. A truck on a pump can reach the hours long before the miles. Check your manual for your own engine and pan.',
        'Write both figures on the record, miles and hours, and the next due hours where the driver sees them. Draw an oil sample while the oil is warm. Two samples show a trend; one is only a number.',
      ],
    },
    {
      heading: 'Parking, gates and event days',
      paragraphs: [
        'Most lost time at such stops is lost at the gate. Five things to settle before the drive:',
      ],
      list: [
        'On campus, a service truck needs a lot permit and a place that no fire lane crosses',
        'On the day of a home game, choose another day',
        'On a lease, send the lease name, the gate number and who has the lock',
        'On a farm, say which gate takes a truck, and whether rain closes it',
        'Leave room for two trucks: the unit, and ours beside the failed part',
      ],
    },
  ],
  localFacts: [
    'A university town of 50,138 people in the 2024 estimate, in Payne County.',
    'Its tier is regional, within 120 straight-line miles: 2 to 4 hours is typical.',
    'Around Tulsa the wettest months are April to June. A lane that carries a truck in March may not in May, here as well.',
  ],
  haveReady: [
    'Hours and miles, both, for anything with a PTO',
    'Lease, gate and lock details, or the lot permit',
    'Whether the unit holds product, and its placard',
    'The nearest hard ground, if the unit can be moved',
  ],
  limits: [
    'No entry on a lease without your person or your written permission.',
    'No tank, vessel or code welding.',
    'No tire mounting or alignment on the lane: that goes to a tire service.',
  ],
  faqs: [
    {
      q: 'How quickly do you get to Stillwater?',
      a: 'Two to four hours is typical for an emergency. It is 60.4 miles in a straight line and more by road, and in ice or flood the answer changes. Call to confirm.',
    },
    {
      q: 'Will you come for one farm truck?',
      a: 'If it is down, call. For planned work, ask whether it can share a trip with other units nearby; if not, ask for a quote with the drive in it and compare.',
    },
    {
      q: 'Do farm trucks need a DOT inspection here?',
      a: 'It depends on weight, trailer and whether you cross a state line. For work only in Oklahoma the federal parts generally start above 26,000 pounds. Farm exemptions may apply as well, so confirm the current rule for your case.',
    },
  ],
  brands: ['case-ih', 'western-star', 'john-deere', 'massey-ferguson'],
  services: ['emergency-repair', 'preventive-maintenance'],
  sources: [
    { name: 'Climate of Tulsa County', url: 'https://localwiki.org/tulsa/Weather' },
    { name: 'Population of Oklahoma cities', url: 'https://www.citypopulation.de/en/usa/cities/oklahoma' },
    {
      name: 'Oklahoma Administrative Code 595:35-1-5 (version effective until September 14, 2025)',
      url: 'https://casetext.com/regulation/oklahoma-administrative-code/title-595-department-of-public-safety/chapter-35-enforcement-of-oklahoma-motor-carrier-safety-and-hazardous-materials-transportation-act/section-59535-1-5-effective-until-9142025-applicability',
    },
  ],
} satisfies LocationCopy;
