import type { LocationCopy } from '../location-copy';

export default {
  description:
    'Forklift maintenance in Tulsa: 250 to 2,000 hour plans, fork and chain wear limits, battery care and OSHA daily exams for any make.',
  angle: 'Six clocks and three numbers: hours, forks, chains.',
  intro: [
    'A forklift has no odometer, no sticker that an officer reads at the roadside, and an operator who may change at every shift. What it has is a set of clocks. One maker’s plan runs six of them, from every eight hours to every two thousand, with the calendar beside the hour meter: whichever comes first.',
    'The table is that plan, with what each clock is for. Other makers count differently, so put your own manual’s hours in the first column.',
  ],
  plan: {
    heading: 'The six clocks',
    caption: 'A forklift maintenance plan by hours and calendar',
    columns: ['Hours', 'Calendar', 'Who', 'What it is for'],
    rows: [
      [
        '8',
        'Daily',
        'Operator',
        'The examination before service: forks, chains, horn, brake, steering, leaks, tires, mast',
      ],
      ['40', 'Weekly', 'User', 'Battery water or fuel system, lift chain tension, cleaning'],
      [
        '250',
        'Six weeks',
        'Service',
        'Oil on engine trucks; terminals and contactors on electric ones, battery level and gravity',
      ],
      ['500', 'Three months', 'Service', 'Filters, mast rollers, brake adjustment'],
      ['1,000', 'Six months', 'Service', 'Transmission and hydraulic filters, drive motor or ignition'],
      [
        '2,000',
        'Yearly',
        'Service',
        'Hydraulic oil, coolant, forks measured, mast and chain condition in full',
      ],
    ],
    note: 'The hour and calendar steps are those of a Toyota 8FBE owner’s manual, which shortens service to 170 hours or a month in hard use. The work in the last column is what such steps usually hold. Check your manual.',
  },
  sections: [
    {
      heading: 'Three numbers that retire a part',
      paragraphs: [
        'Forks and chains wear slowly, in places nobody looks. A caliper and a steel tape settle it.',
      ],
      table: {
        caption: 'Wear limits on forks and chains',
        columns: ['Measure', 'Limit', 'How', 'Then'],
        rows: [
          [
            'Fork heel thickness',
            '90% of new',
            'Caliper on the heel against the shank, both forks',
            'Replace; never weld',
          ],
          [
            'Height of the tips',
            'Within 3% of fork length',
            'Level floor, mast upright: 1.46 in on 48-inch forks',
            'Find the bent one; replace as a pair',
          ],
          [
            'Lift chain stretch',
            '3% longer than new',
            'Count links over a length, compare with new pitch',
            'Replace both strands and check the anchors',
          ],
        ],
        note: 'Fork limits as in a Hyster service manual, chain limit as in a Clark manual. A Cascade manual citing ANSI B56.1 asks for a fork inspection every 12 months or 2,000 hours by trained staff. Your maker’s figures come first: check your manual.',
      },
    },
    {
      heading: 'The daily examination, and what the rule really says',
      paragraphs: [
        'OSHA 1910.178(q)(7) asks that a truck be examined before it goes into service, at least daily, and after each shift when it works around the clock. Defects are reported and corrected at once, and an unsafe truck leaves service.',
        'It does not ask for a written form. Keep one anyway: a sheet is how a defect gets from the night shift to the person who can fix it. Our resources page has one to print.',
      ],
    },
    {
      heading: 'Batteries and LP gas in a Tulsa summer',
      paragraphs: [
        'About 66 days a year reach 90 F here, and a warehouse without cooling is hotter. Heat ages a lead-acid battery. Add water after the charge, not before; keep the charging room open; write down the gravity of the same cell at every service, so that a trend shows.',
        'On LP trucks watch for smell, hard starting when hot and a high idle: regulator and lockoff are the first places to look. A truck that smells of gas is parked outside and tagged.',
      ],
    },
  ],
  localFacts: [
    'Tulsa is in the metro tier: for a truck that is down, 30 to 60 minutes is typical. Planned service keeps to a time agreed with you.',
    'Dust, outdoor yards and extra shifts shorten the clocks. A Hyster schedule is written for one clean eight-hour shift a day.',
    'A plant that runs two or three shifts should plan by the hour meter: the calendar column comes too late for it.',
  ],
  haveReady: [
    'Make, model and serial number from the plate, with the hour meter',
    'Fuel: electric with battery volts, LP, or diesel',
    'Attachment, if any, and the capacity plate that goes with it',
    'Last fork and chain measurements, or “never”',
    'When the truck can stand: break, shift change, weekend',
  ],
  limits: [
    'No welding or heating of forks, mast or overhead guard.',
    'No counterweight or capacity changes without the maker’s written approval.',
    'Battery cell replacement is a job for the battery supplier.',
  ],
  faqs: [
    {
      q: 'Can we measure the forks ourselves?',
      a: 'Yes, and it is a good habit between services. The yearly fork inspection is for trained staff, and it looks for cracks and worn hooks as well.',
    },
    {
      q: 'We have five makes. Is that five plans?',
      a: 'One list with a row for each truck. The clocks of most makes are close enough to visit all trucks together; filters and limits are kept by serial number.',
    },
    {
      q: 'Do you train operators?',
      a: 'No. Training and evaluation of operators are the employer’s duty. The daily list on our resources page can help your trainer.',
    },
  ],
  brands: ['toyota-forklift', 'hyster', 'yale', 'crown'],
  services: ['preventive-maintenance', 'emergency-repair'],
  sources: [
    {
      name: 'OSHA letter on 1910.178(q)(7)',
      url: 'https://www.osha.gov/laws-regs/standardinterpretations/2005-03-03',
    },
    {
      name: 'No written record required: summary of OSHA letters (PMPA)',
      url: 'https://www.pmpa.org/tag/29cfr1910-178/',
    },
    {
      name: 'Average count of hot days in Tulsa (KTUL)',
      url: 'http://ktul.com/weather/summer-heat-returns-01-12-2016',
    },
  ],
} satisfies LocationCopy;
