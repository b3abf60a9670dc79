import type { LocationCopy } from '../location-copy';

export default {
  description:
    'Diesel repair in Edmond: derate, DEF and cold-start checks in the order that saves time, what same day means at 86 miles, and when a shop is better.',
  angle:
    'Pickups, box trucks, school and service fleets north of Oklahoma City: derates in summer, gelled fuel in winter.',
  intro: [
    'This page is about two complaints: the truck lost power and shows a countdown, or it will not start in the cold. Each has an order of checks that can settle whether somebody has to drive 86.4 miles, or whether fresh fluid and a phone call will do.',
    'Work down the table before you call. The left column is what the truck tells you. The last column is what to do before the next key cycle.',
  ],
  plan: {
    heading: 'Derate help, in the order that saves time',
    caption: 'Diesel derate triage',
    columns: ['What you see', 'Likely family', 'Check first', 'Until we come'],
    rows: [
      [
        'DEF lamp, tank not empty',
        'Level or quality sensor, old fluid',
        'Date and container of the last fill',
        'Top up with fresh fluid from a sealed jug',
      ],
      [
        'DEF warning after a hot week',
        'Fluid aged in the heat',
        'Refractometer, smell, crystals at the cap',
        'Add no more from the old container',
      ],
      [
        'Countdown of starts or miles',
        'Inducement has begun',
        'The exact number shown',
        'Do not cycle the key; leave it running if that is safe',
      ],
      [
        'Filter lamp, engine willing',
        'Interrupted regeneration',
        'Idle hours, short trips',
        'Park on bare ground away from grass; run the parked cycle if offered',
      ],
      [
        'Filter lamp, power nearly gone',
        'Soot past the limit',
        'Codes, and how long the lamp was on',
        'Stop: more driving can cost the filter',
      ],
      [
        'Low power, no lamp',
        'Fuel or air restriction, boost leak',
        'Fuel filter age, charge pipes, air gauge',
        'Drain the water separator',
      ],
    ],
    note: 'Lamps, limits and cycles differ by maker and year. Check your manual for what each lamp means on your engine before you act on it.',
  },
  sections: [
    {
      heading: 'What changed in the rules, in two paragraphs',
      paragraphs: [
        'In August 2025 the EPA urged makers to soften their derate software: for trucks a warning lamp first, then a 15 percent torque cut. In March 2026 a further letter, IACD-2026-05, dropped the requirement for a urea quality sensor and allowed monitoring by NOx sensors instead.',
        'Neither letter changes a truck by itself. Ask the dealer of the make, by VIN, whether an approved update exists. DEF, the SCR catalyst and the NOx limits remain, and deletes stay illegal.',
      ],
    },
    {
      heading: 'Cold starts: the lesson of -14 F',
      paragraphs: [
        'On February 16, 2021 Tulsa fell to -14 F, and every site of the Oklahoma Mesonet was below zero at once that night. A list for the week before the next one:',
      ],
      list: [
        'Fuel: winter blend or additive before the cold, not after the fuel has clouded',
        'Spare fuel filters in the cab, with the wrench that fits',
        'Batteries load-tested in the fall: one weak battery pulls its twin down',
        'Block heater and cord tested while it is still warm, and the outlet checked',
        'Air tanks drained dry and the dryer cartridge in date: wet tanks freeze valves',
        'DEF freezes and thaws by design. A frozen tank is no fault; a heater code is',
      ],
    },
    {
      heading: 'When a shop is the better answer',
      paragraphs: [
        'Some diesel jobs belong in a building: filter cleaning off the truck, turbochargers with no room to reach, injector cup work, warranty claims. For those, ask for a written hand-off with the codes, the freeze-frame data and what was measured, and take it to the dealer of the make or a diesel shop near you. A hand-off with numbers saves paying for the diagnosis twice.',
      ],
    },
  ],
  localFacts: [
    'Edmond is 86.4 straight-line miles from downtown Tulsa, in Oklahoma County: same day is typical, an hour is not.',
    'The city had 94,427 people in 2020 and 99,040 in the July 2024 estimate.',
    'School buses that stand still in summer are free for cooling, brakes and aftertreatment then.',
  ],
  haveReady: [
    'Photo of the dash with every lamp, engine running',
    'Engine, year and VIN; miles and idle hours if the display has them',
    'Where the last DEF and fuel came from, and when',
    'What changed lately: tune, battery, sensor, long idle',
  ],
  limits: [
    'No deletes, no emulators, no tunes that hide a fault.',
    'Key, immobilizer and locked calibration work stays with the dealer.',
    'Injection pumps are rebuilt by specialists, not in a driveway.',
  ],
  faqs: [
    {
      q: 'Can you clear the countdown over the phone?',
      a: 'No. But the cause is sometimes a tank of old fluid, and you can find that out with the table above before you pay for a trip.',
    },
    {
      q: 'Is Edmond too far for a breakdown call?',
      a: 'For one no-start in a driveway, a local shop is often quicker. For several units at one yard, or a fault that a first shop did not find, the trip can make sense. Ask what is realistic that day.',
    },
    {
      q: 'Do you service school buses?',
      a: 'Engines, aftertreatment, batteries and brakes can be looked at in your yard. State school bus inspection has its own rules and its own inspectors.',
    },
  ],
  brands: ['cummins', 'ford-transit', 'sprinter', 'detroit'],
  services: ['emergency-repair', 'preventive-maintenance'],
  sources: [
    {
      name: 'EPA responds to DEF concerns, August 2025 (Land Line)',
      url: 'https://landline.media/epa-responds-to-truckers-def-concerns-with-new-guidance/',
    },
    {
      name: 'EPA drops the DEF sensor requirement, March 2026 (Morning Overview)',
      url: 'https://morningoverview.com/epa-drops-def-sensor-requirement-after-trump-push-reports-say',
    },
    {
      name: 'Oklahoma Monthly Climate Summary, February 2021',
      url: 'https://docslib.org/doc/3173976/february-2021',
    },
    { name: 'Population of Oklahoma cities', url: 'https://www.citypopulation.de/en/usa/cities/oklahoma' },
  ],
} satisfies LocationCopy;
