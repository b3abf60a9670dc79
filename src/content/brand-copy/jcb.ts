import type { BrandCopy } from '../brand-copy';

export default {
  title: 'JCB Equipment Repair in Tulsa',
  description:
    '500 hours or six months, whichever lands first. JCB backhoes, Loadalls and loaders near Tulsa, with both clocks written on the sheet.',
  drawing: 'backhoe',
  angle: 'Hours or calendar, whichever lands first, and less in heat and dust.',
  intro: [
    'JCB prints hours and calendar side by side: 500 hours equals six months. Machines that sit through winter fail that test quietly. We log both and tell you which is due.',
    'A backhoe that worked sixty hours since spring is not a machine that needs nothing. Its oil has met condensation, its hoses have met the sun, and its chart says so in the second column.',
  ],
  aroundTulsa:
    '3CX and 1CX backhoes with utilities and farms, Loadall handlers on framing and hay, and Teleskid loaders here and there.',
  onSite:
    'We start with the date plate and your last invoice and mark both clocks on the sheet. On a 3CX the sideshift clamps are pressured and measured; on a Loadall the boom is run out so that pads and chain can be seen along their whole length. Every joint is greased before the machine is folded up again.',
  models: [
    {
      name: '3CX and 4CX',
      kind: 'Backhoe loaders',
      note: 'One trade guide credits JCB’s Mk 1 of 1953 as the first true backhoe loader. The ECO 3CX and 4CX have a manual of January 2011.',
    },
    {
      name: 'Loadall 507-42, 509-42, 535-125 to 550-170',
      kind: 'Telehandlers',
      note: 'The 535-125 to 550-170 share one service manual.',
    },
    { name: '411HT, 413S and 417HT', kind: 'Wheel loaders', note: 'The three share one manual.' },
    {
      name: '3TS-8T Teleskid',
      kind: 'Telescopic skid-steer',
      note: 'Boom checks of a handler on the chassis of a loader.',
    },
  ],
  engines: [
    'Dieselmax, with mechanical or electronic injection. Which one you have changes the diagnosis completely.',
    'The small Loadall 525-60 uses a 74 hp JCB by Kohler diesel without a particulate filter.',
  ],
  failures: [
    {
      name: 'Overdue by calendar',
      sign: 'Low hours, old fluids, and an owner who is sure it is fine',
      firstCheck: 'Date plate and last invoice',
      place: 'field',
      part: 'engine',
      detail:
        'The schedule gives every hour figure a calendar twin. Seasonal machines nearly always reach the calendar first.',
    },
    {
      name: 'Sideshift clamp and kingpost wear',
      sign: 'The hoe walks along its rail while digging',
      firstCheck: 'Clamp pressure, pads, pins',
      place: 'field',
      part: 'kingpost',
      detail: 'A matter for sideshift machines of the 3CX kind. Pads are cheap; a worn rail is not.',
    },
    {
      name: 'Loadall boom chain and pads',
      sign: 'Jerky extension',
      firstCheck: 'Measure pads, grease, adjust the chain',
      place: 'field',
      detail:
        'Thin pads let the boom rattle; a slack chain makes it move late and then jump. Long Loadalls show both sooner than the short ones.',
    },
    {
      name: 'Dieselmax diagnosed for the wrong injection',
      sign: 'No start after someone changed a fuel part',
      firstCheck: 'Mechanical or electronic: the pump and the wiring at the head tell',
      place: 'field',
      detail:
        'The Loadall service manual covers both versions between the same covers. A test that is right for one is meaningless on the other.',
    },
  ],
  intervals: [
    { item: 'Daily', when: '10 h.' },
    { item: 'Weekly', when: '50 h.' },
    { item: 'Six months', when: '500 h.' },
    { item: 'Yearly', when: '1,000 h.' },
    { item: 'Two years', when: '2,000 h.' },
    { item: 'Eight years', when: '8,000 h.' },
    {
      item: 'High heat, dust or water',
      when: 'Shorter than all of the above. JCB says the intervals must not be exceeded.',
    },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'Programming with JCB’s ServiceMaster is dealer level. A Dieselmax with mechanical injection asks for little of it.',
  haveReady: [
    'Photo of the VIN plate',
    'Hours and date of the last service',
    'Mechanical or electronic injection, if you know',
  ],
  faqs: [
    { q: 'Is six months real for 60 hours?', a: 'By the chart, yes. Oil and fuel age too.' },
    {
      q: 'Are telehandlers part of your forklift service?',
      a: 'The daily exam rule is the same; the boom checks are not. We do both.',
    },
    {
      q: 'Can one visit cover a backhoe and a Loadall?',
      a: 'Yes, and it is the better way: same grease, same book style, one trip.',
    },
  ],
  related: ['manitou', 'case'],
  industries: ['construction', 'agriculture'],
  regulations: ['osha-1910-178'],
} as const satisfies BrandCopy;
