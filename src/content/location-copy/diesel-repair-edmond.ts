import type { LocationCopy } from '../location-copy';

export default {
  angle:
    'Pickups, box trucks, school and service fleets north of Oklahoma City: derates in summer, gelled fuel in winter.',
  intro: [
    'Most diesel calls from Edmond are one of two sentences: it lost power and shows a countdown, or it will not start in the cold. Both have an order of questions that decides whether somebody must drive 86 miles or whether you can fix it with a jug and a phone.',
    'Work down the table with us on the line. The left column is what the truck tells you; the last column is what to do before the next key cycle.',
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
        'Do not mix more old fluid in',
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
        'Park on bare ground away from grass, run the parked cycle if offered',
      ],
      [
        'Filter lamp, power nearly gone',
        'Soot past the limit',
        'Codes, and how long the lamp was on',
        'Stop; more driving makes a filter job of it',
      ],
      [
        'Low power, no lamp',
        'Fuel or air restriction, boost leak',
        'Fuel filter age, charge pipes, air gauge',
        'Drain the water separator',
      ],
    ],
    note: 'Lamps, limits and cycles differ by maker and year. Check your manual for what each lamp means on your engine before acting on it.',
  },
  sections: [
    {
      heading: 'What changed in the rules, in two paragraphs',
      paragraphs: [
        'In August 2025 the EPA urged makers to ease their derate software: for trucks a warning first, then a mild torque cut, and no sudden crawl for a long while after. On 26 March 2026 a further letter said the urea quality sensor is no longer required, and monitoring by NOx sensors is allowed.',
        'None of that has changed your truck by itself. Only the maker’s approved software does, so ask a dealer by VIN. DEF, the SCR catalyst and the NOx limits remain, and deleting them stays illegal; we don’t do it.',
      ],
    },
    {
      heading: 'Cold starts: the lesson of -14 F',
      paragraphs: [
        'On 16 February 2021 Tulsa fell to -14 F, and every station of the Oklahoma Mesonet was below zero at once that night. Fleets that had blended their fuel and charged their batteries the weekend before went to work. The rest learned what a gelled filter looks like.',
      ],
      list: [
        'Fuel: winter blend or additive before the cold, never after it has clouded',
        'Spare fuel filters in the cab, filled with treated fuel when fitted',
        'Batteries load-tested in November; one weak battery pulls its twin down',
        'Block heater and cord tested warm, with a lamp on the post that shows power',
        'Air tanks drained dry and the dryer cartridge in date: wet tanks freeze valves',
        'DEF thaws by design: a frozen tank is no fault, forcing it is',
      ],
    },
    {
      heading: 'Shops we hand off to',
      paragraphs: [
        'Some diesel jobs belong in a building: filter baking, turbocharger replacement on cab-over vans, injector cup work, warranty claims. For those we write down codes, freeze-frame data and what we measured, and you take that sheet to the dealer of the make or a diesel shop near you. A hand-off with numbers avoids paying for the diagnosis twice.',
      ],
    },
  ],
  localFacts: [
    '86.4 straight-line miles from the reference point, in Oklahoma County: same day is typical, an hour is not.',
    '99,040 people in the July 2024 estimate, up from 94,427 in 2020; home building brings trades and their diesel pickups.',
    'School fleets here stand still in summer, which is when cooling, brakes and aftertreatment should be done.',
  ],
  haveReady: [
    'Photo of the dash with every lamp, engine running',
    'Engine, year and VIN; miles and idle hours if the display has them',
    'Where the last DEF and fuel came from, and when',
    'What changed lately: tune, battery, sensor, long idle',
  ],
  limits: [
    'No deletes, no emulators, no tunes that hide a fault.',
    'Key, immobiliser and locked calibration work stays with the dealer.',
    'Injector pump rebuilds are sent out, not done in a driveway.',
  ],
  faqs: [
    {
      q: 'Can you clear the countdown over the phone?',
      a: 'No, and nobody honest can. But the cause is sometimes a tank of old fluid, and we can tell you how to find that out before you pay for a trip.',
    },
    {
      q: 'Is 86 miles too far for a breakdown?',
      a: 'For a no-start in a driveway, a local shop is often quicker. For several trucks, a fleet that must not be towed, or a fault two shops have not found, the same-day run makes sense.',
    },
    {
      q: 'Do you service school buses?',
      a: 'Engines, aftertreatment, batteries and brakes, in your yard. State school bus inspection has its own rules and its own inspectors.',
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
      name: 'What the DEF guidance says and does not',
      url: 'https://glendross.com/the-def-rules-changed-this-week-here-is-what-the-guidance-actually-says-and-what-it-does-not',
    },
  ],
} satisfies LocationCopy;
