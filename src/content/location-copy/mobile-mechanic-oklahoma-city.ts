import type { LocationCopy } from '../location-copy';
import { locationDrawings } from '../drawings/location-drawings';

export default {
  description:
    'Truck, forklift or lift down in Oklahoma City? We repair brakes, batteries, hydraulics and derates at your dock. Same day is typical. Call 24/7.',
  angle:
    'We drive to Oklahoma City for emergencies 24/7, and we typically get there the same day. The more you tell us, the better the odds that the right part is on the truck.',
  intro: [
    'Call, and we’ll give you a time for your address. What to expect depends on when you call, as the table shows.',
    'Someone in danger, or a truck in a traffic lane? Call 911 first.',
  ],
  plan: {
    heading: 'How soon we get to Oklahoma City',
    caption: 'Mobile repair in OKC, by when you call',
    columns: ['You call', 'What to expect', 'Parts we bring', 'Good for'],
    rows: [
      [
        'A week ahead or more',
        'A date that works for both of us',
        'Ordered by VIN or serial number',
        'Fleet service, lift service, DOT inspections',
      ],
      [
        'The day before',
        'A morning or an afternoon slot',
        'Filters, pads and batteries for your units',
        'A defect that can wait one night',
      ],
      [
        'In the morning',
        'Same day is typical',
        'What fits the model and serial you give us',
        'A unit down right now',
      ],
      [
        'In the afternoon',
        'Emergencies: same day is typical. Anything that can wait may get a slot tomorrow',
        'What we can load for your symptom',
        'A truck you need back tomorrow',
      ],
      [
        'At night',
        'We come out at night for a unit that can’t wait. You get a time on the phone',
        'Tools, test gear and what the call tells us',
        'A unit that blocks a dock, a road or a pour',
      ],
    ],
    note: 'Ice or a storm can push these times back, so call and we’ll confirm yours.',
  },
  sections: [
    {
      heading: 'What we fix in Oklahoma City',
      paragraphs: [
        'The forklift won’t lift, the yard tractor won’t build air, and the trailer lights are dead at the dock: we repair all three in one stop. Call with the unit, the symptom and the site.',
        'On trucks, we fix no-starts, air leaks, brakes, lights, hoses, overheating and derates, at your yard or off the highway.',
      ],
    },
    {
      heading: 'Truck down on an Oklahoma City highway',
      paragraphs: [
        '**Smoke or spilled fuel:** everybody out and far from the truck, then call 911.',
        '**Stuck in a lane:** dial 911 before our number. If there’s no smoke and no spilled fuel, keep the seat belt on until there’s a safe way off the road.',
        '**Still moving:** if air is low, the engine is hot, or brakes, steering or wheels feel wrong, stop at the first safe spot. If all of that is fine, roll to a truck stop or a big lot off the next exit and call from there.',
        'Tell us the highway (I-35, I-40, I-44 or I-240), the direction and the exit. On the truck, we repair:',
      ],
      list: [
        'Dead batteries, bad cables, starters and alternators',
        'Air leaks, brake chambers, valves, and brakes that drag',
        'Burst coolant and hydraulic hoses, belts and thermostats',
        'Derates: sensors, DEF quality, a parked regeneration where that’s safe',
        'Lights, trailer cords and chafed wires',
      ],
    },
    {
      heading: 'What counts as Oklahoma City',
      paragraphs: [
        'Anywhere in Oklahoma County, Cleveland County or Canadian County. That takes in Edmond, Midwest City, Moore, Norman and Yukon. In Shawnee or Guthrie? You’re in our regional area: 2 to 4 hours, as a rule.',
      ],
    },
    {
      heading: 'Warehouses and distribution centers in OKC',
      paragraphs: [
        'Your forklifts can’t leave, your trailers come and go, and the dock can’t stop. Put everything on one list and we work through it:',
      ],
      list: [
        'Forklift service while a battery is being changed, or over lunch',
        'Trailer repair at the dock, with the door locked out',
        'Yard tractors: fifth wheel, air system, lights and oil service',
        'Scissor lifts: batteries, chargers, limit and tilt faults, oil leaks. JLG asks for a frequent inspection every 3 months or 150 hours. Check your manual, and call with the model if one is due',
      ],
    },
    {
      heading: 'Aerospace plants and secure sites',
      paragraphs: [
        'Around Tinker Air Force Base and Boeing, the gate has rules: who gets in, which tools, no photos. Tell us when you book. If your security desk needs documents from us, send the list early so nobody waits outside.',
        'Lifts and ground equipment in those plants often have low hours and old fluid. We service them by the calendar, not by the hour meter.',
      ],
    },
  ],
  localFacts: [
    'We come in on the Turner Turnpike, I-44, so the drive is a bit longer than the straight line on the map.',
    'Give us the exit, the gate and the dock door, and we drive straight to the unit.',
    'Midwest City is 91 miles out, Moore 101 and Yukon 108. All three get the same response.',
  ],
  haveReady: [
    'Street address, and the county if you’re near a line',
    'Site security and entry rules, with lead times',
    'Unit list with serial numbers, hours and symptoms',
    'How late we may work, and whether there is light',
  ],
  limits: [
    'Most cranes go to a crane company. Ask about yours when you call.',
    'Warranty repairs and recalls go to that brand’s dealer.',
    'Transmission overhaul and engine swaps need a shop floor. We diagnose them and write up what we found.',
  ],
  faqs: [
    {
      q: 'What does a service call to OKC cost me?',
      a: 'We quote the service call and the hourly rate on the phone, before we roll. You get a price for the repair once we’ve found the cause. Several units at one stop share the one service call.',
    },
    {
      q: 'Why call somebody from Tulsa?',
      a: 'Because one stop covers the forklift, the yard tractor and the trailer, whatever the brand. You don’t wait on three vendors, and you pay for one service call. You hear its price and our time before you decide. If you need somebody sooner than that, we’ll say so.',
    },
    {
      q: 'Can we get the same service day every month?',
      a: 'Yes. Send the unit list early and keep the units in the same yard, and we set a regular date with you.',
    },
    {
      q: 'Do you work on scissor lifts and booms in OKC?',
      a: 'Yes, we repair them: batteries, drive, hydraulics, joysticks, limit and tilt faults. For the annual inspection, give us brand and model, and we’ll tell you if we’re qualified on it.',
    },
  ],
  brands: ['toyota-forklift', 'jlg', 'freightliner', 'crown'],
  services: ['preventive-maintenance', 'dot-inspection'],
  sources: [
    {
      name: 'JLG on annual lift inspections',
      url: 'https://jlg.com/en/direct-access/2022/05/10/9-things-you-need-to-check-when-conducting-an-annual-jlg-boom-lift-inspection',
    },
  ],
  drawing: locationDrawings['mobile-mechanic-oklahoma-city'],
} satisfies LocationCopy;
