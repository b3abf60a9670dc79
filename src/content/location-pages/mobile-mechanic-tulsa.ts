import { locationDrawings } from '../drawings/location-drawings';
import type { LocationContent } from '../location-content';

export default {
  description:
    'Truck, van or machine down in Tulsa? Our mobile mechanics fix no-starts, air brakes, hydraulics and derates at your yard or on the road. Call 24/7.',
  angle:
    'Truck, van, forklift or excavator down in Tulsa? Call, day or night. We come to your yard, your jobsite or the roadside, typically in 30 to 60 minutes.',
  intro: [
    'No start, low air, a hot engine, a hydraulic leak, a check-engine light: tell us what it’s doing, the unit number and the address. Give us the model and serial number too, and we load what’s most likely to fix it.',
    'Plenty of no-starts come down to a battery, a cable or a ground. We test for those before anybody orders a tow truck. If the job does need a shop, we tell you so and tell you why.',
  ],
  plan: {
    heading: 'What we fix on site in Tulsa',
    caption: 'Mobile repair in Tulsa, system by system',
    columns: ['System', 'We fix on site', 'Goes to a shop or dealer', 'First thing we ask'],
    rows: [
      [
        'Starting and charging',
        'Batteries, cables, starters, alternators, parasitic draws',
        'Control modules that need dealer coding',
        'Does it click, crank or do nothing?',
      ],
      [
        'Air and brakes',
        'Brake chambers, slack adjusters, air lines, valves, air dryers',
        'Drum machining, axle welding',
        'With the engine running, what do both air gauges read?',
      ],
      [
        'Cooling',
        'Hoses, belts, thermostats, water pumps we can reach',
        'Radiator core repair, head gaskets',
        'Where is the coolant going, and how fast?',
      ],
      [
        'Aftertreatment',
        'Sensors, heaters, dosing lines, DEF quality, forced regeneration',
        'Filter cleaning off the truck, locked calibration files',
        'Which warning lights, and is there a countdown?',
      ],
      [
        'Hydraulics',
        'Hoses, fittings, filters, cylinder seals',
        'Pump and motor rebuilds',
        'Is everything slow, or one function?',
      ],
      [
        'Engine',
        'Oil leaks, belts, sensors, oil samples, injectors we can reach',
        'In-frame overhaul, engine swap',
        'Oil pressure, noise, smoke color?',
      ],
      [
        'Driveline',
        'U-joints, carrier bearings, wheel seals, clutch adjustment',
        'Transmission overhaul',
        'At what speed or load does it act up?',
      ],
      [
        'Lights and body',
        'Wiring, lights, mirrors, mud flaps, doors, brackets',
        'Frame welding and straightening',
        'Can you send one photo close up and one from six feet?',
      ],
    ],
    note: 'Whether we can do it on your site also depends on access, weather and the ground. Open recall? The dealer generally fixes it free. Check the VIN at nhtsa.gov/recalls. For a heavy truck, ask the dealer too.',
  },
  sections: [
    {
      heading: 'Broken down on a Tulsa highway',
      paragraphs: [
        '**Smoke, leaking fuel, or anyone in danger:** get everybody well away and call 911, then us.',
        '**In a traffic lane:** call 911 first, then us. If there’s no smoke and no leak, stay belted in unless you can get off the road safely.',
        '**On the shoulder:** turn on the flashers, get out on the side away from traffic and set the triangles. Then get well off the road, behind the guardrail if there is one.',
        '**Still rolling:** with low air, a hot engine, or trouble with brakes, steering, a tire or a wheel, stop at the first safe spot and call. If none of that applies, take the next exit and find a fuel stop or a parking lot. We work faster there, and your driver is out of traffic.',
        'Give us the highway (I-44, I-244, US-75), the direction and the nearest exit or mile marker.',
      ],
    },
    {
      heading: 'Getting a service truck through your Tulsa gate',
      paragraphs: [
        'A locked gate costs you as much time as a missing part. Have these ready when you call, and we’ll drive straight to the unit.',
      ],
      list: [
        'Gate name or dock number, and the street it opens to. Map pins often land on the office door',
        'Who meets us, with a phone number for every shift',
        'Badge, escort, safety-talk or fire-resistant clothing rules',
        'Height limit at the dock, and whether we can idle there',
        'Who signs a hot-work permit, if you need one',
        'The nearest hard, level spot, if the unit still rolls',
      ],
    },
  ],
  localFacts: [
    'Downtown sits inside the Inner Dispersal Loop: I-244, US-64 and US-75. Tell us which leg you’re on.',
    'Tulsa city limits reach into Osage, Rogers and Wagoner counties, and we cover all of it. Along with the address, give us the nearest cross street.',
    'I-44 turns into the Turner Turnpike toward Oklahoma City and the Will Rogers Turnpike toward Missouri. On either one, give us the last exit you passed.',
    'At the Tulsa Port of Catoosa, ask your terminal which gate service trucks use, then pass it on to us.',
  ],
  haveReady: [
    'Unit number, make, model, VIN or serial number',
    'What happened, in the order it happened',
    'Codes and messages, word for word',
    'Address, gate and a phone number on site',
    'Loaded or empty, and what the load is',
  ],
  limits: [
    'Engine swaps, transmission overhaul and frame welding go to a shop. We diagnose first, so you only tow once.',
    'We don’t remove or disable emissions equipment.',
    'We don’t work with live traffic at our backs. If the shoulder is too narrow, a truck that’s safe to drive goes to the next exit. One that isn’t needs a short tow first. Tell us about the shoulder when you call.',
  ],
  faqs: [
    {
      q: 'How soon can you get to me in Tulsa?',
      a: 'Typically 30 to 60 minutes inside the metro. Traffic, weather and the job ahead of yours can change that. Call and we’ll give you the time for right now.',
    },
    {
      q: 'What will a visit in Tulsa cost?',
      a: 'You hear it on the phone: the price of the service call and the hourly rate before the truck leaves. Once we know the cause, you get the likely cost and decide.',
    },
    {
      q: 'My driver says it only needs a jump. Is it worth a call?',
      a: 'Yes. We get it started, then test the battery and the alternator, and look for a draw. That tells you whether it starts tomorrow.',
    },
    {
      q: 'Can you work at our dock while trucks load?',
      a: 'Yes, if your site allows it and nobody is loading the unit we’re on. We chock the wheels, lock it out and hold the key. Have your dock lead meet us.',
    },
  ],
  brands: ['freightliner', 'international', 'cummins'],
  services: ['emergency-repair', 'preventive-maintenance'],
  sources: [{ name: 'Recall look-up by VIN (NHTSA)', url: 'https://www.nhtsa.gov/recalls' }],
  drawing: locationDrawings['mobile-mechanic-tulsa'],
} satisfies LocationContent;
