import { locationDrawings } from '../drawings/location-drawings';
import type { LocationContent } from '../location-content';

export default {
  description:
    'Truck, tractor or backhoe down near Stillwater? We repair engines, PTO, hydraulics, brakes and lights on campus, farm or lease. Call 24/7.',
  angle:
    'Truck, tractor, backhoe or lift down near Stillwater? Call, day or night. We come to your farm, your lease or the roadside, typically in 2 to 4 hours.',
  intro: [
    'A winch truck with a dead PTO, a grain truck with no brakes, a campus van that won’t crank, a backhoe with a blown hydraulic hose: give us the location and the serial number. We load for that machine and fix it where it’s parked.',
    'Find yours in the table, with what we ask first.',
  ],
  plan: {
    heading: 'Repairs we do around Stillwater',
    caption: 'Stillwater area breakdowns, by machine',
    columns: ['What’s down', 'What we repair', 'What we ask first'],
    rows: [
      [
        'Truck won’t start or keeps dying',
        'Batteries, cables, starting and charging, fuel filters',
        'Does it crank? When was the fuel filter changed?',
      ],
      [
        'Grain truck or trailer with no air or no brakes',
        'Lines, chambers, valves, slack adjusters, lights',
        'Is it loaded, and which axle is it?',
      ],
      [
        'Winch or vacuum truck that won’t run its PTO',
        'PTO controls, winch, air system',
        'PTO hours, and whether the tank holds product',
      ],
      [
        'Truck in derate',
        'DEF and sensor faults, wiring, a parked regeneration where it’s safe',
        'What does the dash say, and is it counting down?',
      ],
      [
        'Tractor or baler stopped in the field',
        'Hydraulics, PTO, cooling, belts, wiring',
        'Which gate takes our truck, and is the lane dry?',
      ],
      [
        'Backhoe or skid steer with no hydraulics',
        'Hoses, fittings, cylinder seals, pins and bushings',
        'One function, or all of them?',
      ],
      [
        'Lift on campus that won’t go up',
        'Batteries, charger, switches, hydraulics',
        'The code on the display, and which door we use',
      ],
    ],
    note: 'Burst hose? Keep hands and people away from it, and lower the load if it still comes down.',
  },
  sections: [
    {
      heading: 'Broken down on SH-51, US-177 or the Cimarron Turnpike',
      paragraphs: [
        '**Smoke or leaking fuel:** pull off, shut it off, get everyone well away and call 911, then us.',
        '**Stuck in a lane:** call 911 before you call us, and keep your belt on until there’s a safe way out.',
        '**Low air, heat, a bad tire or wheel, or brakes or steering that feel wrong:** pull off at the first safe spot and call.',
        '**None of that:** drive to a hard lot in town or at a grain elevator. It’s a better place to work.',
        'Either way, give us the mile marker or the nearest crossroad, and your direction.',
      ],
    },
    {
      heading: 'Gates, leases and lots in Payne County',
      paragraphs: ['Settle these five before we head out, and we go straight to work:'],
      list: [
        'On campus: a lot permit, and a spot outside the fire lane',
        'Game day: pick another date for planned work. For a breakdown, find out which roads are closed',
        'On a lease: the lease name, gate number, and who has the key',
        'On a farm: which gate takes a truck, and whether rain turns the lane to mud',
        'Room for our truck next to yours, on the side that needs work',
      ],
    },
    {
      heading: 'Planned work around Stillwater, and when to book it',
      paragraphs: [
        'Planned work costs you less when you share the trip. Your second yard, a neighbor’s tractor, the farm down the road: put them on one list and split the service call.',
      ],
      table: {
        caption: 'Stillwater area service, by kind of customer',
        columns: ['Customer', 'What we service', 'Best season', 'Getting in'],
        rows: [
          [
            'Campus and city',
            'Vans, shuttles, dump trucks, lifts',
            'Between terms',
            'Lot permit. For planned work, skip game days',
          ],
          [
            'Farm',
            'Tractors, balers, grain trucks, trailer annuals',
            'Late winter, and after harvest',
            'Dry lane, wide gate, dogs tied up',
          ],
          [
            'Oil and gas yard',
            'Winch tractors, vacuum and bobtail trucks, by hours',
            'Any time of year',
            'Sign-in, fire-resistant clothing, gas monitor if required',
          ],
          [
            'Contractor',
            'Backhoes, skid steers, lowboys',
            'Wet weeks',
            'Gravel or pavement we can reach in the mud',
          ],
        ],
        note: 'Service intervals come from the unit’s plate or manual. Trucks that run a PTO come due by hours.',
      },
    },
    {
      heading: 'Service by hours for PTO and oilfield trucks',
      paragraphs: [
        'Your engine runs all day to turn a pump or a winch, and the odometer barely moves. So we read the engine hours and the PTO hours and set the next oil change by those. Your engine and the size of your oil pan set the limit, so check your manual.',
        'We write both numbers on the record and leave the next due hours where the driver sees them. We draw the oil sample warm. After a few samples you have a trend to work with.',
      ],
    },
  ],
  localFacts: [
    'Stillwater is 60 miles from downtown Tulsa in a straight line, so our regional times apply.',
    'One trip can take in Cushing, Yale or Perry along with Stillwater, so name every unit in the same call.',
  ],
  haveReady: [
    'Both hours and miles, for anything with a PTO',
    'Lease, gate and lock details, or the lot permit',
    'Whether the unit holds product, and which placard it carries',
    'The nearest hard ground, if you can move it',
  ],
  limits: [
    'We don’t enter a lease without your person there or your written OK.',
    'Tank, vessel and code welding go to a weld shop set up for it.',
    'Alignment needs a rack, so that goes on a shop list.',
  ],
  faqs: [
    {
      q: 'How fast do you get to Stillwater?',
      a: 'Two to four hours is typical for an emergency. Ice or high water can slow us down. Call and we’ll give you a time for today.',
    },
    {
      q: 'Will you come out for one farm truck?',
      a: 'Yes. If it’s down, call now. If it’s planned work, we price the trip both ways: yours alone, or shared with a neighbor.',
    },
    {
      q: 'Do farm trucks need a DOT inspection in Oklahoma?',
      a: 'Some do. A covered farm vehicle is exempt from the annual (49 CFR 390.39). For the rest, look at the weight with the trailer, and at where the load comes from and where it’s headed. If load and truck stay in Oklahoma, the federal rules generally start above 26,000 pounds. If the load comes from another state or is bound for one, they can start at 10,001. Confirm with DPS, and we can inspect the ones that need it.',
    },
  ],
  brands: ['international', 'western-star', 'case-ih', 'massey-ferguson'],
  services: ['emergency-repair', 'preventive-maintenance'],
  sources: [
    {
      name: 'Covered farm vehicles: 49 CFR 390.39',
      url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-390/subpart-B/section-390.39',
    },
    {
      name: 'Oklahoma Administrative Code 595:35-1-5, text to September 2025',
      url: 'https://casetext.com/regulation/oklahoma-administrative-code/title-595-department-of-public-safety/chapter-35-enforcement-of-oklahoma-motor-carrier-safety-and-hazardous-materials-transportation-act/section-59535-1-5-effective-until-9142025-applicability',
    },
  ],
  drawing: locationDrawings['truck-repair-stillwater'],
} satisfies LocationContent;
