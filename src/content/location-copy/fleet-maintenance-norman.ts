import type { LocationCopy } from '../location-copy';

export default {
  angle: 'Planned days, not emergencies: Norman is 99 miles away, and we say so.',
  intro: [
    'A mechanic 99 straight-line miles away is a poor answer to a flat battery and a good answer to twenty oil services. That is the whole idea of this page: bring the units together on one day a month, and the drive is shared by all of them.',
    'Norman is in Cleveland County, which puts it in the Oklahoma City area: same day is typical for emergencies, never an hour. If you need somebody in the next hour, a local shop serves you better, and the dispatcher will tell you that.',
  ],
  plan: {
    heading: 'A monthly batch day, hour by hour',
    caption: 'Batch day for a fleet of ten to twenty units in Norman',
    columns: ['Step', 'When', 'What happens', 'Who'],
    rows: [
      ['List', 'Two weeks ahead', 'Unit numbers, VINs, miles or hours, last service, complaints', 'You'],
      [
        'Parts',
        'One week ahead',
        'Filters, oil, pads and belts sorted by unit; recalls looked up by VIN',
        'Us',
      ],
      ['Stage', 'Evening before', 'Units parked in service order, keys tagged, trailers dropped', 'You'],
      [
        'First block',
        'Morning',
        'Services that need a warm engine and a road test',
        'Us, one driver on call',
      ],
      ['Second block', 'Midday', 'Trailers, lifts and mowers that do not need a driver', 'Us'],
      ['Third block', 'Afternoon', 'Defects found in the morning, with your yes on each', 'Both'],
      ['Close', 'Before the drive home', 'Written record by unit, what waits, date of the next day', 'Us'],
    ],
    note: 'Service intervals come from each unit’s own manual or oil-life monitor; check your manual or VIN. The batch changes the date, not the interval.',
  },
  sections: [
    {
      heading: 'What the same-day rule means here',
      paragraphs: [
        'Our areas go by name before distance. Oklahoma, Cleveland and Canadian counties are one same-day run down the turnpike. Call before mid-morning and the job usually makes that day’s truck; call in the afternoon and it may be evening, or the first stop next day.',
        'Batch days come first on that truck. If your fleet has one booked, an emergency in Norman that day is answered by a mechanic who is already in town.',
      ],
    },
    {
      heading: 'University, city and service fleets',
      paragraphs: [
        'A campus fleet is a hundred small jobs: carts, vans, mowers, a bucket truck, two lifts in a gym. What they share is a calendar. Summer, winter break and the week after commencement are when most of it stands still, so that is where the long jobs go.',
        'City and contractor fleets share something else: many trucks between 10,001 and 26,000 pounds that never leave Oklahoma. Those are generally outside the federal annual inspection, while anything heavier, or anything that crosses a state line, is in it. We sort the list by that rule before we quote inspections nobody asked for.',
      ],
      table: {
        caption: 'Where the long jobs go in a campus year',
        columns: ['Window', 'Standing still', 'Fits'],
        rows: [
          ['Winter break', 'Shuttles, most vans', 'Batteries, coolant strength, heaters, brakes'],
          ['Spring break', 'Half the vans', 'Air conditioning before the heat, tires'],
          ['After commencement', 'Shuttles, event lifts', 'Annual lift inspections, long brake jobs'],
          ['Midsummer', 'Little: mowers and crews at work', 'Oil services by hours, cooling packs cleaned'],
        ],
      },
    },
  ],
  localFacts: [
    '131,010 people in the July 2024 estimate, and the home of a major university: fleets here keep an academic calendar.',
    'The way down is the Turner Turnpike to Oklahoma City, then south. It is cashless: a service truck pays by plate.',
    'Moore and Midwest City lie on the same run, so units there can join a Norman batch day.',
  ],
  haveReady: [
    'A unit list in a spreadsheet: number, VIN, miles or hours, last service',
    'A yard where the units can stand together with room for a service truck',
    'A contact who can approve extra work during the day',
    'Storm plan: an indoor bay or a second date',
  ],
  limits: [
    'No one-hour promise in Norman, on any page or on the phone.',
    'A single oil service that far out costs more in driving than in oil; we will say so before you book it.',
    'Work that needs a lift or an alignment rack is listed and left for a local shop.',
  ],
  faqs: [
    {
      q: 'How many units make a batch day worthwhile?',
      a: 'Five is where it starts to make sense, ten to twenty fills a day. Fewer can share a day with a neighbour: tell us and we look for one.',
    },
    {
      q: 'What if a unit fails the day after the visit?',
      a: 'Call. If it is our work, it comes first on the next truck down. If it is something else, you get an honest answer about whether waiting for us or a local shop is quicker.',
    },
    {
      q: 'Do you keep the records for all units?',
      a: 'Each visit leaves a written record by unit. Federal rules ask the carrier to keep maintenance records for a year, and six months after a vehicle leaves, so the copies are yours.',
    },
  ],
  brands: ['ford-transit', 'international', 'genie'],
  services: ['preventive-maintenance', 'dot-inspection'],
  sources: [
    {
      name: 'Oklahoma motor carrier rule, OAC 595:35-1-5',
      url: 'https://casetext.com/regulation/oklahoma-administrative-code/title-595-department-of-public-safety/chapter-35-enforcement-of-oklahoma-motor-carrier-safety-and-hazardous-materials-transportation-act/section-59535-1-5-effective-until-9142025-applicability',
    },
    {
      name: 'How long to keep inspection and maintenance records',
      url: 'https://jjkeller.com/learn/inspection-maintenance-recordkeeping',
    },
    { name: 'Population of Oklahoma cities', url: 'https://www.citypopulation.de/en/usa/cities/oklahoma' },
  ],
} satisfies LocationCopy;
