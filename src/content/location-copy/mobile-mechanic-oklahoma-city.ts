import type { LocationCopy } from '../location-copy';

export default {
  angle: 'Same day, by appointment lane: one truck a day down the turnpike, and how to be on it.',
  intro: [
    'Oklahoma City is 97.5 straight-line miles from base, and the turnpike is longer. We don’t pretend to be around the corner. What we run is a lane: a service truck that goes down in the morning with the parts for the day’s list and works across the metro until the list is done.',
    'The sooner a job is on the list, the more of it can be finished in one go, because the right parts are on the truck.',
  ],
  plan: {
    heading: 'How the lane fills',
    caption: 'Oklahoma City lane: when you call and what is typical',
    columns: ['You call', 'Typical', 'Parts on the truck', 'Best for'],
    rows: [
      [
        'A week ahead',
        'A fixed day and stop number',
        'Ordered by VIN or serial',
        'Fleet service, lift annuals, DOT inspections',
      ],
      [
        'The day before',
        'A morning or afternoon window',
        'Common filters, pads, hoses, batteries',
        'A defect that can wait a night',
      ],
      ['Before mid-morning', 'Same day', 'What the truck carries', 'A unit down, not blocking anyone'],
      [
        'Afternoon',
        'Evening, or first stop next day',
        'What the truck carries',
        'Ask: a local shop may be quicker',
      ],
      [
        'Night',
        'Dispatcher decides with you',
        'Emergency stock',
        'A unit that blocks a dock, a road or a pour',
      ],
    ],
    note: 'Typical, not promised. Ice on the turnpike, or a storm day, moves everything; we call you, you don’t chase us.',
  },
  sections: [
    {
      heading: 'Which addresses count as Oklahoma City',
      paragraphs: [
        'The rule goes by county: Oklahoma, Cleveland and Canadian. That takes in Edmond, Midwest City, Moore, Norman and Yukon. Shawnee and Guthrie are in other counties, nearer to base, and fall under the regional time instead. It sounds odd, and it keeps the promise simple: inside the three counties you are on the lane.',
      ],
    },
    {
      heading: 'Distribution parks',
      paragraphs: [
        'A distribution park has forklifts that cannot leave, trailers that nobody owns for long, and a dock that must not stop. One lane stop can take all three when the list says so.',
      ],
      list: [
        'Forklift services timed to the battery change or the meal break',
        'Dock-side trailer repairs with the door locked out',
        'Yard tractors: fifth wheel, air, lamps, and the hours since the last oil',
        'Scissor lifts for the racking crew: frequent inspection every 3 months or 150 hours, annual within 13 months',
      ],
    },
    {
      heading: 'Base and aerospace suppliers',
      paragraphs: [
        'Tinker Air Force Base and Boeing anchor the city’s aerospace work, and the shops that supply them have rules a mechanic must meet at the door: who enters, with what tools, and what may not be photographed. Tell us when you book, not at the gate. Tool lists, fluid data sheets and certificates can be sent ahead.',
        'Ground support machines, lifts and forklifts in such plants often have low hours and old fluids. There the calendar column of the service schedule is the one that counts.',
      ],
    },
  ],
  localFacts: [
    '712,919 people in the July 2024 estimate, 681,054 in the 2020 count: the biggest fleet market in the state.',
    'The Turner Turnpike carries I-44 from Tulsa. All Oklahoma turnpikes have been cashless since November 2024.',
    'Midwest City, next to the base, is 90.8 straight-line miles out and on the near side of the lane.',
  ],
  haveReady: [
    'The county, if your address is near a line',
    'Security and entry rules of the site, with lead times',
    'Unit list with serial numbers, hours and symptoms',
    'How late we may work, and whether there is light',
  ],
  limits: [
    'No one-hour response in the metro: same day is typical, and it is not a guarantee.',
    'No crane inspection; lifts, forklifts and trucks only.',
    'Warranty repairs stay with the dealer of the make.',
  ],
  faqs: [
    {
      q: 'What does the drive cost me?',
      a: 'It is shared by the stops on that day’s lane, so a booked day costs less than a lone emergency. You get the figure before the truck leaves.',
    },
    {
      q: 'Can I reserve the same day each month?',
      a: 'Yes. A standing day is the best use of the lane, and standing customers are the first stop when something breaks in between.',
    },
    {
      q: 'Do you inspect scissor lifts and booms here?',
      a: 'Yes, frequent and annual inspections by model. Have the last report and the maker’s manual on the machine: the manual must be there anyway.',
    },
  ],
  brands: ['toyota-forklift', 'jlg', 'freightliner', 'crown'],
  services: ['preventive-maintenance', 'dot-inspection'],
  sources: [
    { name: 'Turner Turnpike', url: 'https://en.wikipedia.org/wiki/Turner_Turnpike' },
    { name: 'Population of Oklahoma cities', url: 'https://www.citypopulation.de/en/usa/cities/oklahoma' },
  ],
} satisfies LocationCopy;
