import type { LocationCopy } from '../location-copy';

export default {
  description:
    'Truck and trailer repair in Broken Arrow: a second-shift plan for plant yards, trailers at the dock, and where to stop well on the Creek Turnpike.',
  angle: 'Fourteen miles from downtown Tulsa: the Creek Turnpike, plant yards and the second shift.',
  intro: [
    'Broken Arrow is 14.3 straight-line miles from the point downtown that we measure from, well inside the metro. Distance is rarely the problem here. The hour is. A plant that runs two shifts has trucks and trailers free when a day shop is dark, and its drivers find faults at the change of shift.',
    'The plan below is one way to fit truck work around the shift clock. Bend it to your own line times.',
  ],
  plan: {
    heading: 'A day of work at a two-shift plant',
    caption: 'Second-shift plan for a plant yard',
    columns: ['When', 'Units free', 'Work that fits', 'What we need from you'],
    rows: [
      [
        'Before first shift',
        'Yard tractors, box trucks',
        'Lights, tires and air leaks written up the evening before',
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
        'Keys, gate code, a lit place with hard ground',
      ],
      [
        'After midnight',
        'Emergency only',
        'Whatever keeps the first load from leaving',
        'One name who can say yes to the work',
      ],
    ],
    note: 'An example of a plant day, not an offer of a time slot. The office is open Monday to Friday 7:00 AM to 6:00 PM and Saturday 8:00 AM to 12:00 PM; emergencies at any hour.',
  },
  sections: [
    {
      heading: 'Stopping well on the Creek Turnpike',
      paragraphs: [
        'The Creek Turnpike is 33.2 miles long and rings the south and east side through Sapulpa, Jenks, Tulsa and Broken Arrow. With an air warning or a temperature lamp on, take the next exit if the truck still steers and stops safely. A ramp apron or a parking lot is a better workplace than a shoulder.',
        'Then tell us the exit and the direction, not only the road. On a turnpike a service truck can turn around only at an interchange, so eastbound and westbound at one mile marker are two different trips.',
      ],
    },
    {
      heading: 'Trailers at your docks',
      paragraphs: [
        'Trailers get missed because they have no driver. Under 49 CFR 396.17 each vehicle in a combination needs its own annual inspection, and the proof rides on the trailer, not on the tractor. A row at the dock can be done in one visit when the doors come free in turn.',
      ],
      list: [
        'Glad-hand seals, air lines, and spring brakes that hold when the supply is pulled',
        'ABS lamp: on at power-up, then off',
        'Tires, wheels and hub oil, inside duals as well',
        'Rear impact guard, door hinges, floor and crossmembers',
        'Lights and reflective tape, with the plug cleaned before any bulb is blamed',
      ],
    },
  ],
  localFacts: [
    'Broken Arrow had 113,577 people in 2020 and 122,756 in the 2024 estimate.',
    'The Creek Turnpike, SH-364, meets the Turner Turnpike at its western end in Sapulpa and joins I-44 and US-412 near Catoosa.',
    'Manufacturing parks lie on the north and east sides of town. Give the gate your carriers use: the street address may be the office.',
  ],
  haveReady: [
    'Turnpike exit and direction, or the gate name',
    'Shift hours and the name of the lead on each',
    'Trailer numbers with dock or fence position',
    'Last annual inspection date of each unit, from the sticker or report',
    'Tire size and wheel type if a tire is the problem',
  ],
  limits: [
    'No work on a trailer while it is being loaded: it is locked out, or it waits.',
    'On refrigeration units we look at power and fuel supply only; sealed systems go to a reefer shop.',
    'No signature on an annual for a trailer that nobody could get under.',
  ],
  faqs: [
    {
      q: 'Can you do a row of trailers without a tractor?',
      a: 'Usually, but say so when you book: air and a 12-volt supply then have to come on the service truck. A yard tractor and a driver to shuffle the row make it quicker.',
    },
    {
      q: 'Can we bring the truck to you instead?',
      a: 'No. There is no shop to visit: the work is done at your yard, your dock or the roadside. Several units in one visit share one drive.',
    },
    {
      q: 'Do you service trucks during second shift?',
      a: 'Planned work outside office hours is agreed in advance, with a contact on that shift. An emergency needs no arrangement: call at any hour.',
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
