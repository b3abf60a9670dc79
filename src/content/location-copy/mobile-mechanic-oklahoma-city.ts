import type { LocationCopy } from '../location-copy';

export default {
  description:
    'Mobile fleet repair in Oklahoma City, typically the same day: what to expect by the notice you give, for trucks, trailers, lifts and forklifts.',
  angle: 'Same day is typical, and the earlier you call the more of the right parts can come along.',
  intro: [
    'Oklahoma City is 97.5 straight-line miles from downtown Tulsa, and longer by road. Nobody from Tulsa is around the corner. What helps is a list: with unit numbers and symptoms in hand before the service truck is loaded, more of the work is finished in one trip.',
    'The table shows what is realistic by the time you call. It is a guide. Ask for the answer for your day, and for the cost of the drive, before you say yes.',
  ],
  plan: {
    heading: 'When you call, and what to expect',
    caption: 'Oklahoma City by the notice you can give',
    columns: ['You call', 'What to expect', 'Parts that come along', 'Suits'],
    rows: [
      [
        'A week ahead or more',
        'A date agreed with you',
        'Ordered by VIN or serial number',
        'Fleet service, lift annuals, DOT inspections',
      ],
      [
        'The day before',
        'Ask for a morning or an afternoon',
        'Common filters, pads, hoses, batteries',
        'A defect that can wait one night',
      ],
      [
        'In the morning',
        'Same day is typical',
        'What the truck carries, plus what you can name',
        'A unit down that blocks nobody',
      ],
      [
        'In the afternoon',
        'Ask: it may be evening or the next morning',
        'What the truck carries',
        'Compare with a local shop first',
      ],
      [
        'At night',
        'The emergency line answers; the plan is made with you',
        'What the truck carries',
        'A unit that blocks a dock, a road or a pour',
      ],
    ],
    note: 'Typical, not promised. Ice on the turnpike or a storm day moves everything. Call to confirm.',
  },
  sections: [
    {
      heading: 'Which addresses count as Oklahoma City',
      paragraphs: [
        'The rule goes by county: Oklahoma, Cleveland and Canadian. That takes in Edmond, Midwest City, Moore, Norman and Yukon. Shawnee and Guthrie are in other counties, a little nearer to Tulsa, and fall under the regional time of 2 to 4 hours. It sounds odd, but it means that one question, which county, gives you the answer.',
      ],
    },
    {
      heading: 'Distribution parks',
      paragraphs: [
        'A distribution park has forklifts that cannot leave, trailers that come and go, and a dock that must not stop. One visit can take all three when the list says so.',
      ],
      list: [
        'Forklift services timed to the battery change or the meal break',
        'Dock-side trailer repairs with the door locked out',
        'Yard tractors: fifth wheel, air, lamps, and the hours since the last oil',
        'Scissor lifts for the racking crew: by JLG’s table a frequent inspection every 3 months or 150 hours and the annual within 13 months; check your manual',
      ],
    },
    {
      heading: 'Aerospace suppliers',
      paragraphs: [
        'Tinker Air Force Base and Boeing anchor the city’s aerospace work. Shops that supply them often have rules a mechanic must meet at the door: who enters, with which tools, and what may not be photographed. Tell us when you book, not at the gate, and ask for any paper your security desk needs in advance.',
        'Lifts, forklifts and ground support machines in such plants can have low hours and old fluids. There the calendar column of the service schedule is the one that counts.',
      ],
    },
  ],
  localFacts: [
    'Oklahoma City had 681,054 people in 2020 and 712,919 in the July 2024 estimate.',
    'The Turner Turnpike carries I-44 from Tulsa. Every Oklahoma turnpike has been cashless since November 20, 2024.',
    'Midwest City is 90.8 straight-line miles out, Moore 100.8 and Yukon 108.4: the metro is wider than it looks from Tulsa.',
  ],
  haveReady: [
    'The county, if your address is near a line',
    'Security and entry rules of the site, with lead times',
    'Unit list with serial numbers, hours and symptoms',
    'How late work may go on, and whether there is light',
  ],
  limits: [
    'No one-hour response in the metro: same day is typical, and it is not a guarantee.',
    'Trucks, vans, lifts, forklifts and earthmovers; cranes are not inspected.',
    'Warranty repairs stay with the dealer of the make.',
  ],
  faqs: [
    {
      q: 'What does the drive cost me?',
      a: 'Ask for a quote that includes it before you book. Several units at one stop share one drive, so ask for one quote for the whole list.',
    },
    {
      q: 'Can I have the same day each month?',
      a: 'Ask. A regular date is easier to agree when the unit list comes early and the yard is the same each time.',
    },
    {
      q: 'Do you inspect scissor lifts and booms here?',
      a: 'Ask with the make and model: the annual has to be done by a mechanic qualified on that model. Keep the last report and the maker’s manual with the machine.',
    },
  ],
  brands: ['toyota-forklift', 'jlg', 'freightliner', 'crown'],
  services: ['preventive-maintenance', 'dot-inspection'],
  sources: [
    { name: 'Turner Turnpike and cashless tolls', url: 'https://en.wikipedia.org/wiki/Turner_Turnpike' },
    { name: 'Population of Oklahoma cities', url: 'https://www.citypopulation.de/en/usa/cities/oklahoma' },
    {
      name: 'JLG on annual lift inspections',
      url: 'https://jlg.com/en/direct-access/2022/05/10/9-things-you-need-to-check-when-conducting-an-annual-jlg-boom-lift-inspection',
    },
  ],
} satisfies LocationCopy;
