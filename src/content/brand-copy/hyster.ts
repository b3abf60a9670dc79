import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Hyster Forklift Repair in Tulsa',
  description:
    'Fork heel under 90 percent? We bring the caliper. Forks, chains, cooling and transmission work on Hyster trucks in Tulsa yards and plants.',
  drawing: 'forklift',
  angle: 'Heel at 90 percent, tips within three: the fork check with numbers.',
  intro: [
    'Forks are the only part of a lift truck that touches every load. Hyster gives two numbers that decide whether they stay: heel thickness and tip alignment. Bring a caliper.',
    'Both checks need a caliper, a straightedge and no software. They are skipped because a worn fork looks like a fork; only the caliper knows that it has lost a tenth of its heel.',
  ],
  aroundTulsa:
    'H50 to H80 LP trucks in lumber and pipe yards, H155 and larger in steel and at the port, S-series trucks indoors.',
  onSite:
    'Battery off or key out, the tag goes on the wheel, and then the forks are measured at heel and tip before anything else, since a failed fork ends the visit for that truck. Chains are oiled and their tension compared. The engine, cooling and transmission follow, and dusty yards get their intervals written down shorter.',
  models: [
    {
      name: 'H40-70FT and S40-70FT',
      kind: 'Pneumatic and cushion',
      note: 'Periodic maintenance manual 8000 SRM 1150.',
    },
    {
      name: 'H80-120FT',
      kind: 'Larger pneumatic',
      note: 'Periodic maintenance manual 8000 SRM 1248, for series N005 and P005.',
    },
    {
      name: 'H155, H300HD and up',
      kind: 'Heavy',
      note: 'Pipe, steel and containers. Tires and mast rollers are where the money goes.',
    },
  ],
  engines: [
    'LP, diesel and larger Cummins engines by truck size, with the DuraMatch transmission as an option. Parts cross to Yale under different numbers, so we look both up.',
    'The block carries a plate of its own. A Kubota or Cummins in a Hyster has that maker’s filters and that maker’s codes.',
  ],
  failures: [
    {
      name: 'Worn fork heel',
      sign: 'Looks fine, measures thin',
      firstCheck: 'Caliper at the heel: below 90 percent of original, replace',
      place: 'field',
      part: 'fork-heel',
      detail:
        'The manual wants no less than 90 percent. Measure the shank for the original figure; it does not wear.',
    },
    {
      name: 'Fork tips out of line',
      sign: 'Pallets catch on one side',
      firstCheck: 'Within 3 percent of fork length: 1.46 inches on 48-inch forks',
      place: 'field',
      part: 'fork-tip',
      detail: 'Hyster’s table: 36-inch forks 1.10 in, 48-inch 1.46 in, 72-inch 2.17 in.',
    },
    {
      name: 'Dry lift chains',
      sign: 'Squeaks, stiff links',
      firstCheck: 'SAE 30 oil, and equal tension on both',
      place: 'field',
      part: 'chain',
      detail: 'Hyster lists engine oil for chains. Spray that smells nice stays on the outside.',
    },
    {
      name: 'Hot running by the second shift',
      sign: 'Temperature climbs in a lumber or pipe yard',
      firstCheck: 'Radiator fins from both sides, belt, coolant level cold',
      place: 'field',
      detail:
        'Hyster’s schedule is drawn up for one clean shift. In bark dust or mill scale the radiator plugs first, so its cleaning gets a date of its own.',
    },
  ],
  intervals: [
    { item: 'Hyster’s schedule', when: 'Assumes one clean 8-hour shift; less for dust or extra shifts.' },
    { item: 'Fork inspection', when: '12 months or 2,000 h by trained staff, as Cascade quotes ANSI B56.1.' },
    { item: 'Fork heel', when: 'Replace below 90 percent of original thickness.' },
    { item: 'Fork tips', when: 'Within 3 percent of length.' },
  ],
  recalls: [],
  makerNotes: ['The manual asks for a DO NOT OPERATE tag and a disconnected battery before work begins.'],
  limits:
    'Transmission calibration takes Hyster’s PC Service Tool. Forks, chains and cooling take a caliper and hand tools.',
  haveReady: [
    'Model and serial',
    'Fork length and class',
    'Shifts a day',
    'Where it works: yard, plant or both',
  ],
  faqs: [
    { q: 'Why 90 percent and not 10?', a: 'They are the same limit: ten percent wear at the heel.' },
    { q: 'Can forks be welded?', a: 'No. Replace them, in pairs.' },
    {
      q: 'How do I check tips without you?',
      a: 'Level the forks on a flat floor at the same width and measure both tips up from it. The difference is your number.',
    },
  ],
  related: ['yale', 'toyota-forklift'],
  industries: ['delivery', 'construction'],
  regulations: ['osha-1910-178'],
} as const satisfies BrandCopy;
