import type { LocationCopy } from '../location-copy';

export default {
  angle: 'Fourteen miles from base: the Creek Turnpike, the plants beside it, and the second shift.',
  intro: [
    'Broken Arrow is close enough that distance is never the problem. Time of day is. Plants that run two or three shifts have trucks and trailers free when a day shop is dark, and drivers who find the fault at the change of shift, not at eight in the morning.',
    'So the work here is planned around the shift clock. This is the pattern that leaves the most units rolling; bend it to your own line times.',
  ],
  plan: {
    heading: 'A day of work at a two-shift plant',
    caption: 'Second-shift plan for a plant yard',
    columns: ['When', 'Units free', 'Work that fits', 'What we need from you'],
    rows: [
      [
        'Before first shift',
        'Yard tractors, box trucks',
        'Lights, tires, air leaks found the evening before',
        'Defect reports left in one place',
      ],
      [
        'Mid-morning',
        'Empty trailers at the fence',
        'Annual inspections, door and floor repair, ABS lamps',
        'Trailer list with positions',
      ],
      [
        'Shift change',
        'Almost everything, briefly',
        'Walk-around with both drivers, fault codes read',
        'Ten minutes of the outgoing driver',
      ],
      [
        'Second shift',
        'Day trucks parked for the night',
        'Oil service, brakes, batteries, cooling',
        'Keys, gate code, lit place with hard ground',
      ],
      [
        'After midnight',
        'Emergency only',
        'What keeps the first load from leaving',
        'One name who can say yes to the work',
      ],
    ],
    note: 'Hours shown are the shape of a typical plant day, not an offer of a slot. The office is open Monday to Friday 7:00 AM to 6:00 PM and Saturday mornings; emergencies at any hour.',
  },
  sections: [
    {
      heading: 'The Creek Turnpike, from a mechanic’s side',
      paragraphs: [
        'The Creek Turnpike runs 33.2 miles around the south and east of Tulsa, through Sapulpa, Jenks, Tulsa and Broken Arrow. For a service truck it is the quick way across; for a loaded combination with a fault it is a road with few places to stop well.',
        'If an air warning or a temperature lamp comes on, take the next exit instead of the shoulder. Tell us the exit and the direction, not only the road. A truck eastbound and one westbound at the same mile post are a long way apart for somebody who has to turn at an interchange.',
      ],
    },
    {
      heading: 'Trailers at your docks',
      paragraphs: [
        'Trailers are missed because they have no driver. Each one in a combination needs its own annual inspection under 49 CFR 396.17, and the proof travels with the trailer, not with the tractor. A dock row can be done in one visit when the doors are free in turn.',
      ],
      list: [
        'Glad-hand seals, air lines, and the spring brakes holding when the supply is pulled',
        'ABS lamp on the trailer’s left rear: on at power-up, then off',
        'Tires, wheels and hub oil, inside duals as well',
        'Rear impact guard, door hinges, floor and crossmembers',
        'Lights and reflective tape, with the plug cleaned before any bulb is blamed',
      ],
    },
  ],
  localFacts: [
    'Population 113,577 in the 2020 census and 122,756 in the 2024 estimate: the largest of Tulsa’s neighbours, with a fleet to match.',
    'The Creek Turnpike (SH-364) crosses the south and east of town and ends at the Turner Turnpike in Sapulpa and I-44 near Catoosa.',
    'Coweta, Bixby and the port side of Catoosa are all on the way home from a Broken Arrow job.',
  ],
  haveReady: [
    'Turnpike exit and direction, or the gate your carriers use',
    'Shift hours and the name of the lead on each',
    'Trailer numbers with dock or fence position',
    'Last annual inspection date of each unit, from the sticker',
    'Tire size and wheel type if a tire is the problem',
  ],
  limits: [
    'No work on a trailer that is being loaded: it is locked out or it waits.',
    'Refrigeration units are diagnosed for power and fuel only; sealed systems go to a reefer shop.',
    'We don’t sign an annual for a trailer we could not get under.',
  ],
  faqs: [
    {
      q: 'Can you do a row of trailers without a tractor?',
      a: 'Yes. The service truck carries air, so brakes and lights are tested with shop air and a power supply. It is quicker with one yard tractor and a driver to shuffle the row.',
    },
    {
      q: 'Is it cheaper to come to you?',
      a: 'There is nowhere to come to: we are mobile only. The travel from base to Broken Arrow is short, so the cost is nearly all work, and it falls again when several units stand together.',
    },
    {
      q: 'Do you service trucks during second shift?',
      a: 'Planned work after hours is arranged in advance with a contact on that shift. An emergency needs no arrangement; call at any hour.',
    },
  ],
  brands: ['international', 'freightliner', 'hyster'],
  services: ['emergency-repair', 'dot-inspection'],
  sources: [
    { name: 'Creek Turnpike', url: 'https://en.wikipedia.org/wiki/Creek_Turnpike' },
    {
      name: '49 CFR 396.17, periodic inspection',
      url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-396/section-396.17',
    },
    { name: 'Population of Oklahoma cities', url: 'https://www.citypopulation.de/en/usa/cities/oklahoma' },
  ],
} satisfies LocationCopy;
