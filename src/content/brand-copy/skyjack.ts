import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Skyjack Scissor and Boom Repair in Tulsa',
  description:
    'Three manuals for one SJIII 3219: the serial number picks. Limit switches, harnesses, batteries and annuals for Skyjacks in Tulsa yards.',
  drawing: 'scissor-lift',
  angle: 'The serial number picks the manual: how Skyjack breaks its years apart.',
  intro: [
    'Two SJIII 3219 scissors that look the same can belong to three different manuals. Skyjack prints the serial cut-offs, and we look yours up before opening the tray.',
    'Past that hurdle the machines are friendly. Controls built on relays can be reasoned about with a meter and a drawing, which is why so many old ones still go up and down every day.',
  ],
  aroundTulsa:
    'SJIII 3219 and 4632 scissors across rental yards, SJ68-type rough-terrain scissors outside, SJ46AJ and larger booms on steel.',
  onSite:
    'Before a hand goes inside a raised stack the maintenance support is swung down, the platform lowered until the support carries it, and the master switched off. After that we ask one question: does it fail from the platform, from the ground, or from both? The answer halves the wiring to look at.',
  models: [
    {
      name: 'SJIII 3215 and 3219',
      kind: 'Compact scissors',
      note: 'Manual 143909 starts at serial 22,013,838 for the 3219; earlier machines use 118941 or 117129.',
    },
    {
      name: 'SJIII 3220, 3226, 4620, 4626, 4632',
      kind: 'Conventional scissors',
      note: 'ANSI and CSA manual 157928, and later 165984.',
    },
    {
      name: 'SJ68RT, SJ7127, 9250',
      kind: 'Rough-terrain scissors',
      note: 'The 9250 has a different emergency lowering. Learn it before you need it.',
    },
  ],
  engines: [
    'Batteries, relays and simple boards on the slab scissors; a Kubota, diesel or dual-fuel, on the rough-terrain ones.',
    'Skyjack’s head office is in Guelph, Ontario, and its manuals are organized by serial range.',
  ],
  failures: [
    {
      name: 'Work under a raised stack without the support',
      sign: 'Not a fault but a hazard',
      firstCheck: 'Swing the support down, lower until it carries, master off',
      place: 'field',
      part: 'stack',
      detail: 'The manual warns of serious injury or death for anyone working inside the linkage without it.',
    },
    {
      name: 'Limit switch mounting',
      sign: 'Functions cut out at a certain height',
      firstCheck: 'Secure, undamaged, free to move',
      place: 'field',
      part: 'limit-switch',
      detail:
        'A named daily item for rough-terrain scissors. A switch that moves on its bracket reports a height that is not there.',
    },
    {
      name: 'Chafed base-to-platform harness',
      sign: 'Intermittent from the platform only',
      firstCheck: 'Flex the cable where it leaves base and platform',
      place: 'field',
      part: 'harness',
      detail: 'Listed first among the daily electrical checks, with reason.',
    },
    {
      name: 'Emergency lowering nobody has tried',
      sign: 'A crew that cannot say where the valve is',
      firstCheck: 'One supervised lowering with power off on each model you own',
      place: 'field',
      detail:
        'The 9250 does it differently from its smaller relatives. The time to learn that is on a flat yard, with somebody watching.',
    },
  ],
  intervals: [
    { item: 'Limit switches and harness, rough-terrain', when: 'Daily.' },
    { item: 'Frequent inspection', when: '3 months or 150 h, as for other mobile lifts (ANSI A92.22).' },
    { item: 'Annual inspection', when: 'Within 13 months of the last.' },
    { item: 'Which book', when: 'By serial range, read off the plate before any of the above.' },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'Structural crack repair follows Skyjack engineering. We tag the machine out. Relays, switches and harnesses are repaired on the spot.',
  haveReady: [
    'The full serial from the plate',
    'Whether it fails from platform or ground',
    'What the charger shows',
    'Firm level ground where it can go all the way up',
  ],
  faqs: [
    {
      q: 'Why do Skyjacks stay in fleets so long?',
      a: 'Relay controls are easy to test with a meter, so small faults rarely write off a machine.',
    },
    { q: 'Can annuals be done at a jobsite?', a: 'Yes, on firm level ground with room to raise fully.' },
    {
      q: 'Where is the serial if the plate is gone?',
      a: 'Call before ordering anything. There are other marks on the frame, and a wrong guess means a wrong manual.',
    },
  ],
  related: ['genie', 'mec'],
  industries: ['construction'],
  regulations: ['ansi-a92-22', 'osha-scissor'],
} as const satisfies BrandCopy;
