import type { LocationCopy } from '../location-copy';

export default {
  description:
    'Tulsa mobile fleet mechanic: what we fix on site, what needs a shop, what to have ready, and typical arrival times by straight-line distance.',
  angle: 'What can be repaired where it stands, and what cannot.',
  intro: [
    'A mobile mechanic is worth calling when the repair fits the place. A battery, a hose, an air leak, a sensor or a lamp usually does. Work that needs a lift, a press or a clean room does not, and then a visit only adds a bill to the tow.',
    'The table shows which is which before anybody drives. A job in the shop column can still be worth a look on site when a wrong guess would be expensive: a truck towed for an engine may only need a ground cable.',
  ],
  plan: {
    heading: 'What we fix where it stands',
    caption: 'On-site scope, by system',
    columns: ['System', 'On site', 'Shop or dealer', 'First thing we ask'],
    rows: [
      [
        'Starting and charging',
        'Batteries, cables, starters, alternators, parasitic draw',
        'Body control modules that need maker coding',
        'Does it click, crank or stay silent?',
      ],
      [
        'Air and brakes',
        'Chambers, slack adjusters, hoses, valves, dryer service',
        'Drum machining, axle-end welding',
        'What do both needles read after a minute?',
      ],
      [
        'Cooling',
        'Hoses, belts, thermostats, water pumps with room to reach',
        'Radiator core repair, head gaskets',
        'Where is the coolant, and how fast does it go?',
      ],
      [
        'Aftertreatment',
        'Sensors, heaters, dosing lines, DEF quality, forced regeneration',
        'Filter cleaning off the truck, locked calibration files',
        'Which lamps, and any countdown on the dash?',
      ],
      [
        'Hydraulics',
        'Hoses, fittings, filters, seals on cylinders that fit a bench',
        'Pump and motor rebuilds',
        'Slow everywhere, or one function only?',
      ],
      [
        'Engine',
        'Leaks, belts, oil sampling, injectors where they can be reached',
        'In-frame overhaul, engine swap',
        'Oil pressure, noise, color of the smoke?',
      ],
      [
        'Driveline',
        'U-joints, carrier bearings, wheel seals, clutch adjustment',
        'Transmission overhaul',
        'At what speed or load does it show?',
      ],
      [
        'Frame and body',
        'Brackets, lights, mirrors, mud flaps, doors',
        'Frame welding, straightening',
        'One photo from six feet away, one close up?',
      ],
    ],
    note: 'What a given unit allows depends on access, weather and ground. Check your manual or VIN for campaign work: an open recall is repaired by the dealer without charge.',
  },
  sections: [
    {
      heading: 'Getting us through your gate',
      paragraphs: [
        'A locked gate delays a repair as surely as a missing part. Warehouses, plants and the port each have their own way in, and a service truck does not fit every dock apron. Send these with the call, and the mechanic goes straight to the unit.',
      ],
      list: [
        'Gate name or dock number, and the street it opens to: map pins often land on the office door',
        'Who meets us, with a phone number for every shift the job may run into',
        'Rules on badges, escorts, safety talks or flame-resistant clothing',
        'Height limit at the dock, and whether a service truck may idle there',
        'Whether hot work needs a permit, and who signs it',
        'A hard, level place within reach, if the unit can be rolled',
      ],
    },
    {
      heading: 'On the shoulder of a Tulsa highway',
      paragraphs: [
        'Work on a shoulder is the last choice. If the truck rolls safely, take it to the next exit, a fuel-stop apron or a parking lot: the same repair is quicker there, and nobody stands beside traffic.',
        'If it does not roll, switch on the flashers, set out the triangles, leave the cab on the side away from traffic and wait behind the barrier. If the truck is in a lane or anyone is in danger, call 911 before you call us. Then give us the highway (I-44, I-244, US-75), the direction and the nearest exit or mile marker.',
      ],
    },
  ],
  localFacts: [
    'Downtown sits inside the Inner Dispersal Loop, made of I-244, US-64 and US-75. Say which leg of it you are on.',
    'Tulsa’s city limits reach into Osage, Rogers and Wagoner counties, so give the cross streets, not only “Tulsa”.',
    'I-44 becomes the Turner Turnpike toward Oklahoma City and the Will Rogers Turnpike toward Missouri. All Oklahoma turnpikes have been cashless since November 2024.',
    'The Tulsa Port of Catoosa heads the McClellan-Kerr waterway. Ask your terminal how a service truck gets in, and pass that on.',
  ],
  haveReady: [
    'Unit number, make, model, VIN or serial number',
    'What happened, in the order it happened',
    'Codes or messages exactly as shown',
    'Address, gate and a phone on site',
    'Loaded or empty, and what the load is',
  ],
  limits: [
    'Engine swaps, transmission overhaul and frame welding are not roadside work.',
    'We don’t remove or disable emissions equipment.',
    'We don’t work between a vehicle and live traffic.',
  ],
  faqs: [
    {
      q: 'How soon can you be here?',
      a: 'Typically 30 to 60 minutes inside the metro. Weather, traffic and jobs already running move that, so call to confirm, and say whether the unit blocks a dock door or a lane.',
    },
    {
      q: 'My driver says it only needs a jump. Should somebody still look?',
      a: 'Yes. A battery that died has a reason: age, a draw or the alternator. All three can be tested on the spot, and the test tells you whether the truck will start tomorrow.',
    },
    {
      q: 'Can you work in our dock while trucks load?',
      a: 'If your site allows it, and if the unit is locked out with the keys in the mechanic’s hand. Wheel chocks, the dock lock and a word with the dock lead come first.',
    },
  ],
  brands: ['freightliner', 'international', 'cummins'],
  services: ['emergency-repair', 'preventive-maintenance'],
  sources: [
    { name: 'Tulsa, city limits and counties', url: 'https://en.wikipedia.org/wiki/Tulsa,_Oklahoma' },
    { name: 'Turner Turnpike and cashless tolls', url: 'https://en.wikipedia.org/wiki/Turner_Turnpike' },
  ],
} satisfies LocationCopy;
