import type { LocationCopy } from '../location-copy';

export default {
  angle: 'What can be repaired where it stands, and what cannot.',
  intro: [
    'A mobile mechanic is worth calling when the repair fits the place. Most of what stops a work truck does: one national mobile provider puts about 85 percent of its services on the customer’s own ground. The rest needs a lift, a press or a clean room, and pretending otherwise costs you a second tow.',
    'The table says which is which before anybody drives. If your job sits in the right-hand column, we still look at it on site when a wrong diagnosis would be expensive: a truck towed for an engine that only needed a ground cable is the bill we like to prevent.',
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
        'Filter baking, locked calibration files',
        'Which lamps, and any countdown on the dash?',
      ],
      [
        'Hydraulics',
        'Hoses, fittings, cylinders reseals that fit on a bench, filters',
        'Pump and motor rebuilds',
        'Slow everywhere, or one function only?',
      ],
      [
        'Engine',
        'Leaks, belts, injectors on many engines, sampling',
        'In-frame overhaul, engine swap',
        'Oil pressure, noise, smoke colour',
      ],
      [
        'Driveline',
        'U-joints, carrier bearings, wheel seals, clutch adjustment',
        'Transmission overhaul',
        'Speed or load at which it shows',
      ],
      [
        'Frame and body',
        'Brackets, lights, mirrors, mud flaps, doors',
        'Frame welding, straightening',
        'Photo from two metres, then close up',
      ],
    ],
    note: 'What a given unit allows depends on access, weather and ground. Check your manual or VIN for campaign work: an open recall is done by the dealer without charge.',
  },
  sections: [
    {
      heading: 'Getting us through your gate',
      paragraphs: [
        'More Tulsa jobs are delayed by a gate than by a part. Warehouses along the inner loop, refinery-side yards and the port each have their own way in, and a service truck with a crane does not fit every dock apron. Send these with the call and the mechanic goes straight to the unit.',
      ],
      list: [
        'Gate name or dock number, and which street it opens to; map pins often land on the office door',
        'Who meets us, and their phone, for every shift the job may run into',
        'Badge, escort, safety talk or flame-resistant clothing rules',
        'Height limit at the dock and whether a service truck may idle there',
        'Whether hot work needs a permit, and who signs it',
        'A hard, level place within reach of the unit if it can be rolled',
      ],
    },
    {
      heading: 'On the shoulder of I-44, I-244 or US-75',
      paragraphs: [
        'Highway shoulders through Tulsa can be narrow, and the traffic does not slow down. We work there when the unit cannot be moved, and never between the truck and the live lane.',
        'If it rolls, roll it. The next exit, a ramp gore with room, or a fuel-stop apron turns a repair that needs police cover into an ordinary one. If it does not roll, put out the triangles, leave the cab on the side away from traffic, stand behind the barrier and call the highway patrol before you call us.',
      ],
    },
  ],
  localFacts: [
    'Downtown is ringed by the Inner Dispersal Loop, made of I-244, US-64 and US-75. Many yards lie one or two exits from it.',
    'Tulsa’s limits reach into Osage, Rogers and Wagoner counties, so a Tulsa address can be a quarter of an hour further than it sounds.',
    'I-44 becomes the Turner Turnpike toward Oklahoma City and the Will Rogers Turnpike toward Missouri. Tolls in Oklahoma have been cashless everywhere since November 2024.',
    'The Tulsa Port of Catoosa is the head of the McClellan-Kerr waterway; heavy-haul and barge customers there have their own entry rules.',
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
    'We don’t remove or disable emissions equipment, whatever the calendar says.',
    'We don’t work beside live traffic without cover.',
  ],
  faqs: [
    {
      q: 'How soon can you be here?',
      a: 'Typically 30 to 60 minutes inside the metro. Tell the dispatcher what the truck blocks: a unit across a dock door or a lane goes ahead of one that is merely late. Call to confirm.',
    },
    {
      q: 'My driver says it only needs a jump. Do I still get a diagnosis?',
      a: 'Yes, unless you tell us not to. A battery that died has a reason: age, a draw or an alternator. We test all three while the cables are on, because the second call from the same driver is always at a worse hour.',
    },
    {
      q: 'Can you work in our dock while trucks load?',
      a: 'If the site allows it and the unit is locked out with the keys in our hands. Wheel chocks, dock lock and a word with the dock lead come first.',
    },
  ],
  brands: ['freightliner', 'international', 'cummins'],
  services: ['emergency-repair', 'preventive-maintenance'],
  sources: [{ name: 'Turner Turnpike', url: 'https://en.wikipedia.org/wiki/Turner_Turnpike' }],
} satisfies LocationCopy;
