import { locationDrawings } from '../drawings/location-drawings';
import type { LocationContent } from '../location-content';

export default {
  description:
    'Truck, forklift or lift down in Oklahoma City? We repair brakes, batteries, hydraulics and derates at your dock. Same day is typical. Call 24/7.',
  angle:
    'Truck, trailer, forklift or lift down in Oklahoma City? Call us, day or night. We come to your dock, your yard or the roadside, and same day is typical.',
  intro: [
    'Tell us the machine, what it does or won’t do, and where it is. You get a time for your address on the phone, and the likely parts ride along.',
    'Someone in danger, even up in a lift, or a truck in a traffic lane? Call 911 first.',
  ],
  plan: {
    heading: 'What we fix in Oklahoma City',
    caption: 'Mobile repair in OKC, machine by machine',
    columns: ['What’s down', 'What we do there', 'What to tell us'],
    rows: [
      [
        'Truck won’t start, or quits on the road',
        'Test the batteries, cables, starter, alternator and fuel, and replace the bad part',
        'Does it crank, click or do nothing?',
      ],
      [
        'Truck or yard tractor won’t build air, or a brake drags',
        'Find the leak, then replace the line, the chamber or the valve',
        'Which axle, and where you hear air',
      ],
      [
        'Engine hot, or coolant on the ground',
        'Pressure-test it and replace the hose, belt or thermostat',
        'Where the coolant is going. Leave the cap on',
      ],
      [
        'Derate, DEF or DPF light',
        'Read the codes, test the DEF and the sensors, run a parked regeneration where that’s safe',
        'The message and any countdown. Call before you turn the key off',
      ],
      [
        'Trailer lights or ABS out at the dock',
        'Trace the wire and repair the plug, the cord or the light',
        'Trailer number and dock door',
      ],
      [
        'Forklift won’t lift, drive or charge',
        'Check oil, codes, contactors, battery and charger, and repair what failed',
        'Model and serial number. Is it electric, LP or diesel?',
      ],
      [
        'Scissor lift or boom won’t raise or drive',
        'Load-test the batteries, then trace switches, joysticks and hydraulics',
        'The code on the display, and whether the ground controls work',
      ],
    ],
    note: 'Don’t see yours? Give us the brand and the model, and we’ll say right then whether we can fix it.',
  },
  sections: [
    {
      heading: 'Truck down on an Oklahoma City highway',
      paragraphs: [
        '**Smoke or spilled fuel:** everybody out and far from the truck, then call 911.',
        '**Stuck in a lane:** dial 911 before our number. If there’s no smoke and no spilled fuel, keep the seat belt on until there’s a safe way off the road.',
        '**Still moving:** if air is low, the engine is hot, or brakes, steering or wheels feel wrong, stop at the first safe spot. If all of that is fine, roll to a truck stop or a big lot off the next exit and call from there.',
        'Tell us the highway (I-35, I-40, I-44 or I-240), the direction and the exit.',
      ],
    },
    {
      heading: 'How soon we get to Oklahoma City',
      paragraphs: ['It depends on when you call. This is what to expect:'],
      table: {
        caption: 'Typical visits to OKC, by when you call',
        columns: ['You call', 'What to expect', 'Parts we bring', 'Good for'],
        rows: [
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
          [
            'The day before',
            'A morning or an afternoon slot',
            'Filters, pads and batteries for your units',
            'A defect that can wait one night',
          ],
          [
            'A week ahead or more',
            'A date that works for both of us',
            'Ordered by VIN or serial number',
            'Fleet service, lift service, DOT inspections',
          ],
        ],
        note: 'Ice or a storm can push these times back, so call and we’ll confirm yours.',
      },
    },
    {
      heading: 'What counts as Oklahoma City',
      paragraphs: [
        'Anywhere in Oklahoma County, Cleveland County or Canadian County. That takes in Edmond, Midwest City, Moore, Norman and Yukon. Shawnee and Guthrie are in the counties next door, a bit closer to us, so they count as regional: 2 to 4 hours, as a rule.',
      ],
    },
    {
      heading: 'Warehouses and distribution centers in OKC',
      paragraphs: [
        'Your forklifts can’t leave, your trailers come and go, and the dock can’t stop. For planned work, put everything on one list and we work through it:',
      ],
      list: [
        'Forklift service between shifts or on a weekend',
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
  ],
  haveReady: [
    'Street address, and the county if you’re near a line',
    'Site security and entry rules, with lead times',
    'Unit list with serial numbers, hours and symptoms',
    'How late we can work, and if there’s light',
  ],
  limits: [
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
      a: 'Because one stop covers the forklift, the yard tractor and the trailer, whatever the brand. You don’t wait on three vendors, and you pay for one service call. You hear the price and how soon we’d be there before you decide.',
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
} satisfies LocationContent;
