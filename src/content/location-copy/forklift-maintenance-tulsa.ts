import type { LocationCopy } from '../location-copy';

export default {
  angle: 'Six clocks and three numbers: hours, forks, chains.',
  intro: [
    'A forklift has no odometer, no annual sticker that a policeman reads, and an operator who may change three times a day. What it has is a set of clocks. One maker’s plan runs six of them, from every eight hours to every two thousand, and the calendar runs beside the hour meter: whichever comes first.',
    'The table is that plan, with what each clock is for. Most trucks in Tulsa warehouses share its shape, whatever the paint.',
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
        'Oil on engine trucks; terminals and contactors on electric ones, battery gravity',
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
    note: 'The hour and calendar steps are those of a Toyota 8FBE manual, which shortens service to 170 hours or a month in hard use; the work in the last column is what such steps usually hold. Check your manual.',
  },
  sections: [
    {
      heading: 'Three numbers that retire a part',
      paragraphs: [
        'Forks and chains wear slowly, in places nobody looks. A caliper and a tape settle it in ten minutes.',
      ],
      table: {
        caption: 'Wear limits on forks and chains',
        columns: ['Measure', 'Limit', 'How', 'Then'],
        rows: [
          [
            'Fork heel thickness',
            '90% of new',
            'Caliper on the heel against the shank, both forks',
            'Replace; a welded fork is scrap',
          ],
          [
            'Height of the tips',
            'Within 3% of fork length',
            'Level floor, mast upright: 1.46 in on 48-inch forks',
            'Find the bent one, replace as a pair',
          ],
          [
            'Lift chain stretch',
            '3% longer than new',
            'Count links over a length, compare with new pitch',
            'Replace both strands and check the anchors',
          ],
        ],
        note: 'Fork limits as in a Hyster service manual, chain limit as in a Clark manual, fork inspection every 12 months or 2,000 hours by trained staff. Your maker’s figures come first: check your manual.',
      },
    },
    {
      heading: 'The daily examination, and what the rule really says',
      paragraphs: [
        'OSHA 1910.178(q)(7) asks that a truck be examined before it goes into service, at least daily, and after each shift when it works around the clock. Defects are reported and corrected at once, and an unsafe truck leaves service.',
        'It does not ask for a written form. Keep one anyway: a sheet is how a defect gets from the night shift to the person who can fix it. There is one to print on our resources page.',
      ],
    },
    {
      heading: 'Batteries and LP gas in a Tulsa summer',
      paragraphs: [
        'About 66 days a year reach 90 F here. A warehouse without cooling is hotter, and a lead-acid battery charged hot and watered late loses capacity for good. Water after the charge, never before; keep the room open; note the gravity of one pilot cell at every service.',
        'On LP trucks the regulator and lockoff see the same heat. Smell, hard hot-starts and a high idle come weeks before the truck quits.',
      ],
    },
  ],
  localFacts: [
    'Many Tulsa docks lie close to the inner loop, so a service round of several customers fits one shift.',
    'Port and pipe yards on the Catoosa side run big pneumatic-tire trucks outside; dust and extra shifts shorten the clocks.',
    'Plant trucks that run three shifts reach 2,000 hours in about four months: theirs is an hour plan, not a calendar plan.',
  ],
  haveReady: [
    'Make, model and serial number from the plate, with the hour meter',
    'Fuel: electric with battery volts, LP, diesel',
    'Attachment, if any, and the capacity plate that goes with it',
    'Last fork and chain measurements, or “never”',
    'When the truck can stand: break, shift change, weekend',
  ],
  limits: [
    'No welding or heating of forks, mast or overhead guard.',
    'No counterweight or capacity changes without the maker’s written approval.',
    'Battery cell replacement is done with the battery supplier.',
  ],
  faqs: [
    {
      q: 'Can we measure the forks ourselves?',
      a: 'Yes, and you should between our visits. The yearly inspection is for trained staff, with a caliper and the fork’s own stamp in hand.',
    },
    {
      q: 'We have five makes. Is that five plans?',
      a: 'One list, five columns. The clocks are close enough to visit all trucks together; filters and limits are kept by serial number.',
    },
    {
      q: 'Do you train operators?',
      a: 'No. Training and evaluation are the employer’s duty under 1910.178(l). We show the daily examination on your own truck when we service it.',
    },
  ],
  brands: ['toyota-forklift', 'hyster', 'yale', 'crown'],
  services: ['preventive-maintenance', 'emergency-repair'],
  sources: [
    {
      name: 'OSHA letter on 1910.178(q)(7)',
      url: 'https://www.osha.gov/laws-regs/standardinterpretations/2005-03-03',
    },
  ],
} satisfies LocationCopy;
