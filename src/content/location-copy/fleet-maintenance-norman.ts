import type { LocationCopy } from '../location-copy';

export default {
  description:
    'Fleet maintenance in Norman on planned days: how a batch day for vans, trucks and lifts can run, what 99 miles mean, and what to leave to a local shop.',
  angle:
    'Norman is 99 miles from downtown Tulsa, so plan the work: one batch day instead of many single trips.',
  intro: [
    'A mechanic 99.1 straight-line miles away is a poor answer to one flat battery and a good answer to a row of oil services. Bring the units together on one day, and they share one drive.',
    'Norman is in Cleveland County, which belongs to our Oklahoma City area: for an emergency the same day is typical. If you need somebody within the hour, a local shop will serve you better, and you will hear that when you call.',
  ],
  plan: {
    heading: 'How a batch day can run',
    caption: 'Example of a batch day in Norman, from list to record',
    columns: ['Step', 'When', 'What happens', 'Who'],
    rows: [
      [
        'List',
        'When you ask for a date',
        'Unit numbers, VINs, miles or hours, last service, complaints',
        'You',
      ],
      [
        'Parts',
        'Before the day',
        'Filters, oil, pads and belts sorted by unit; open recalls looked up by VIN',
        'Us',
      ],
      ['Stage', 'Evening before', 'Units parked in service order, keys tagged, trailers dropped', 'You'],
      [
        'First block',
        'Morning',
        'Services that need a warm engine and a road test',
        'Us, with one of your drivers on call',
      ],
      ['Second block', 'Midday', 'Trailers, lifts and mowers that need no driver', 'Us'],
      ['Third block', 'Afternoon', 'Defects found in the morning, with your yes on each', 'Both'],
      ['Close', 'Before the drive home', 'Written record by unit, and a list of what waits', 'Us'],
    ],
    note: 'An example, not a timetable. Service intervals come from each unit’s own manual or oil-life monitor: check your manual. A batch moves the date, not the interval.',
  },
  sections: [
    {
      heading: 'What the same-day rule means here',
      paragraphs: [
        'Our areas go by county before distance. Oklahoma, Cleveland and Canadian counties are the Oklahoma City area, where the typical arrival is the same day. Typical is not guaranteed: the earlier you call, the better the odds.',
        'For an emergency, ask plainly which is quicker, we or a shop in town. For planned work, ask which dates are open before you pull units off their routes.',
      ],
    },
    {
      heading: 'University, city and service fleets',
      paragraphs: [
        'A campus fleet is many small jobs: carts, vans, mowers, a bucket truck, a lift in a gym. What they share is a calendar. The long jobs belong in the weeks when most of it stands still.',
        'City and contractor fleets often run trucks between 10,001 and 26,000 pounds that never leave Oklahoma. Those are generally outside the federal annual inspection. Heavier units, and units that cross a state line, are generally in it. Sort the list by that rule before you pay for inspections that nobody asked for, and confirm the current state text.',
      ],
      table: {
        caption: 'Where the long jobs can go in a campus year',
        columns: ['Window', 'Standing still', 'Fits'],
        rows: [
          ['Winter break', 'Shuttles, most vans', 'Batteries, coolant strength, heaters, brakes'],
          ['Spring break', 'Some of the vans', 'Air conditioning before the heat, tires'],
          ['After commencement', 'Shuttles, event lifts', 'Annual lift inspections, long brake jobs'],
          ['Midsummer', 'Little: mowers and crews at work', 'Oil services by hours, cooling packs cleaned'],
        ],
      },
    },
  ],
  localFacts: [
    'Norman had 131,010 people in the July 2024 estimate and is the home of a major university.',
    'From Tulsa the road is the Turner Turnpike, I-44, to Oklahoma City and then south. The turnpike is cashless.',
    'Moore, in the same county, is in the same area. Units that stand there can be put on one list with yours.',
  ],
  haveReady: [
    'A unit list as a spreadsheet: number, VIN, miles or hours, last service',
    'A yard where the units can stand together, with room for a service truck',
    'A contact who can approve extra work during the day',
    'A plan for rain: an indoor bay or a second date',
  ],
  limits: [
    'No one-hour arrival in Norman. Same day is typical and depends on the day.',
    'One oil service this far out costs more in driving than in oil. Batch it, or use a local shop.',
    'Work that needs an alignment rack or a floor lift is listed and left to a local shop.',
  ],
  faqs: [
    {
      q: 'How many units make a batch day worthwhile?',
      a: 'There is no fixed number: it depends on how much each one needs. Send the list, and ask how many fit into one day. If the answer is too few to pay for the drive, you should know before you book.',
    },
    {
      q: 'What if a unit fails the day after the visit?',
      a: 'Call, with the record of the visit at hand. It shows what was done and measured, so the first question, whether the two are connected, is settled on the phone.',
    },
    {
      q: 'Who keeps the records?',
      a: 'You do: each visit leaves a written record by unit. Carriers under the federal rules keep maintenance records for one year, and for six months after a vehicle leaves them.',
    },
  ],
  brands: ['ford-transit', 'international', 'genie'],
  services: ['preventive-maintenance', 'dot-inspection'],
  sources: [
    {
      name: 'Oklahoma Administrative Code 595:35-1-5 (version effective until September 14, 2025)',
      url: 'https://casetext.com/regulation/oklahoma-administrative-code/title-595-department-of-public-safety/chapter-35-enforcement-of-oklahoma-motor-carrier-safety-and-hazardous-materials-transportation-act/section-59535-1-5-effective-until-9142025-applicability',
    },
    {
      name: 'How long to keep inspection and maintenance records',
      url: 'https://jjkeller.com/learn/inspection-maintenance-recordkeeping',
    },
    { name: 'Population of Oklahoma cities', url: 'https://www.citypopulation.de/en/usa/cities/oklahoma' },
  ],
} satisfies LocationCopy;
