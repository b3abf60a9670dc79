import type { LocationCopy } from '../location-copy';

export default {
  angle: 'Sixty miles west: campus, farms and oil yards in one trip.',
  intro: [
    'Stillwater sits 60.4 straight-line miles west of base, nearly due west, and the useful way to serve it is a loop. A campus van, a hay rig and a winch truck have nothing in common but the road, and the road is the expensive part.',
    'So a planned visit goes out one way and comes home another, and every stop on it shares the drive. Emergencies don’t wait for the loop: two to four hours is typical, and the dispatcher gives you a time when you call.',
  ],
  plan: {
    heading: 'One trip, three kinds of fleet',
    caption: 'Stillwater loop by kind of customer',
    columns: ['Stop', 'Typical units', 'Best season', 'Work that fits one stop', 'Ground and gate'],
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
        'PTO and winch service by hours, air systems',
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
    note: 'Service hours come from the plate or manual of each unit; check your manual. Trucks that work on the PTO age by hours, not by miles.',
  },
  sections: [
    {
      heading: 'SH-51 and the way home',
      paragraphs: [
        'The state highway straight west is a two-lane road for much of its length, with farm traffic in season and few wide shoulders. A loaded truck with a brake fault should not try the last thirty miles. Stop at a town, or at an elevator or station with a hard apron, and call from there.',
        'The way back can pass Cushing or Perry. Both have fleets of their own, so a call from either often joins the same trip.',
      ],
    },
    {
      heading: 'Hours, not miles',
      paragraphs: [
        'Oilfield and farm trucks in this county run their engines to turn pumps and winches. The odometer says little about them. The manual of one common medium-duty engine ends the oil drain at 500 hours, which a PTO truck reaches long before the miles; check your manual for yours.',
        'We write the hours on the record and the next hours on the door, and put the oil sample in the post. Two samples show a trend; one shows a number.',
      ],
    },
    {
      heading: 'Parking, gates and game days',
      paragraphs: [],
      list: [
        'On campus, a service truck needs a lot permit and a place a fire lane doesn’t cross',
        'On days with a home game, roads near the stadium close early: book another day',
        'On a lease, send the lease name and the gate number, and who has the lock',
        'On farms, say which gate takes a truck with a crane, and whether rain closes it',
        'Leave room for two trucks: the unit, and ours beside the failed part',
      ],
    },
  ],
  localFacts: [
    'A university town of 50,138 people in the 2024 estimate, in Payne County.',
    'Cushing, in the same county, is 44.6 miles from base and on the way.',
    'The growing season in this part of the state is about 220 days, and the rain peaks from April to June: lanes that carry a truck in March may not in May.',
  ],
  haveReady: [
    'Hours and miles, both, for anything with a PTO',
    'Lease, gate and lock details, or the lot permit',
    'Whether the unit holds product, and its placard',
    'The nearest hard ground if the unit can be moved',
  ],
  limits: [
    'No entry on a lease without your person or your written leave.',
    'No tank, vessel or code welding.',
    'Combine and baler work in season is by phone first: standing crop goes to the front of the list.',
  ],
  faqs: [
    {
      q: 'How quickly do you get to Stillwater?',
      a: 'Two to four hours is typical for an emergency, by tier. It is 60.4 miles in a straight line and more by road. Call to confirm; in ice or flood the answer changes.',
    },
    {
      q: 'Will you come for one farm truck?',
      a: 'Yes, if it is down. For planned work, ask which week the loop runs and join it: the drive is then shared.',
    },
    {
      q: 'Do farm trucks need a DOT inspection here?',
      a: 'It depends on weight, trailer and whether you cross a state line. For work only in Oklahoma the federal parts generally start above 26,000 pounds; confirm the current rule for your case.',
    },
  ],
  brands: ['case-ih', 'western-star', 'john-deere', 'massey-ferguson'],
  services: ['emergency-repair', 'preventive-maintenance'],
  sources: [
    { name: 'Climate of northeast Oklahoma', url: 'https://localwiki.org/tulsa/Weather' },
    { name: 'Population of Oklahoma cities', url: 'https://www.citypopulation.de/en/usa/cities/oklahoma' },
  ],
} satisfies LocationCopy;
